import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { Importer } from "#actors/importer"
import { FileImportStore } from "#db/file-imports"
import { FileImport, shownImport } from "#domain/file-import"
import { type FileImportId, newId, type UserId } from "#domain/ids"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { EventStreams, hasSeenAll, streamed } from "#http/event-streams"
import { keepFile } from "#http/kept-file"
import { streamFilePart } from "#http/multipart"
import { EventStream, operation } from "#http/operation"
import {
  cancelImport,
  declineOffers,
  findImport,
  importFile,
  readImportAgain,
} from "#operations/import-file"

/** The body of an import: one file. */
export const ImportForm = Type.Object(
  { file: Type.String({ format: "binary", description: "A file or zip, recognised by content." }) },
  { title: "ImportForm" },
)

const FileImportList = Type.Object(
  { imports: Type.Array(FileImport, { description: "The newest first." }) },
  { title: "FileImportList" },
)

const eventOf = <Name extends string>(name: Name, title: string) =>
  Type.Object({ type: Type.Literal(name), ...FileImport.properties }, { title })

const FileImportEvent = Type.Union(
  [
    eventOf("progress", "ImportProgress"),
    eventOf("import.completed", "ImportCompleted"),
    eventOf("import.failed", "ImportFailed"),
  ],
  { title: "FileImportEvent" },
)

const listed = (caller: UserId) =>
  FileImportStore.use((store) =>
    Effect.map(store.list(caller), (all) => ({ imports: all.map(shownImport) })),
  )

/** An event stream of how far an import of a person is. */
export const followImport = Effect.fnUntraced(function* (caller: UserId, id: FileImportId) {
  const found = yield* findImport(caller, id)
  const importer = yield* Importer
  const streams = yield* EventStreams
  return yield* streams.open((watcher) => importer.follow(found, watcher))
})

const nothingMore = (caller: UserId, id: FileImportId) =>
  Effect.as(findImport(caller, id), new Response(null, { status: 204 }))

/** Imports of files of devices, apps and spreadsheets. */
export const fileImports = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/imports" })
    .use(edge)
    .use(authenticate(edge, { scope: "write" }))
    .post(
      "",
      async ({ request, caller, run, answer, claim }) => {
        const id = newId("imp")
        const kept = await keepFile({ run, claim }, id, (most, write) =>
          streamFilePart(request, { name: "file", most }, write),
        )
        return answer(202, importFile(caller, id, "file", kept), (shown) => shown)
      },
      {
        parse: "none",
        detail: operation({
          operationId: "importFile",
          tag: "Sources",
          summary: "Import a file of a device or app",
          description:
            "One part named `file`: an export or a spreadsheet, recognised by its content. Importing " +
            "it again changes no row.",
          request: { "multipart/form-data": ImportForm },
          responses: { 202: FileImport },
          errors: ["invalid_request", ["unprocessable", 413]],
        }),
      },
    )
    .get("", ({ caller, run }) => run(listed(caller)), {
      detail: operation({
        operationId: "listImports",
        tag: "Sources",
        summary: "List the 100 latest imports",
        responses: { 200: FileImportList },
      }),
    })
    .get(
      "/:id",
      ({ params, caller, run }) =>
        run(Effect.map(findImport(caller, params.id as FileImportId), shownImport)),
      {
        detail: operation({
          operationId: "getImport",
          tag: "Sources",
          summary: "Read an import with its report",
          responses: { 200: FileImport },
          errors: ["not_found"],
        }),
      },
    )
    .get(
      "/:id/events",
      ({ params, caller, request, run, server }) => {
        const id = params.id as FileImportId
        if (hasSeenAll(request)) return run(nothingMore(caller, id))
        return streamed({ request, server }, () => run(followImport(caller, id)))
      },
      {
        detail: operation({
          operationId: "streamImportEvents",
          tag: "Sources",
          summary: "Watch how far an import is",
          description: "A client that has seen the last event is answered 204.",
          headers: { "Last-Event-Id": "The id of the last event that was seen." },
          responses: { 200: new EventStream(FileImportEvent), 204: null },
          errors: ["not_found"],
        }),
      },
    )
    .post(
      "/:id/read-again",
      ({ params, caller, answer }) =>
        answer(202, readImportAgain(caller, params.id as FileImportId), (shown) => shown),
      {
        detail: operation({
          operationId: "readImportAgain",
          tag: "Sources",
          summary: "Read the kept file of an import again",
          description:
            "For a file that left records out for want of a time zone, until `kept_until`: set `time_zone` by PUT " +
            "/v1/me/profile first. What it brought before is taken back.",
          responses: { 202: FileImport },
          errors: ["not_found", "unprocessable"],
        }),
      },
    )
    .delete(
      "/:id/offers",
      ({ params, caller, answer }) => answer(204, declineOffers(caller, params.id as FileImportId)),
      {
        detail: operation({
          operationId: "declineImportOffers",
          tag: "Sources",
          summary: "Decline what an import offers to the profile",
          description: "Nothing of it is offered again, nor of a later file.",
          responses: { 204: null },
          errors: ["not_found"],
        }),
      },
    )
    .delete(
      "/:id",
      ({ params, caller, answer }) => answer(204, cancelImport(caller, params.id as FileImportId)),
      {
        detail: operation({
          operationId: "cancelImport",
          tag: "Sources",
          summary: "Stop an import, or take it back",
          description:
            "The rows that it wrote last become tombstones in the delta sync; what it brought beside rows goes, " +
            "unless its person has changed it since.",
          responses: { 204: null },
          errors: ["not_found"],
        }),
      },
    )

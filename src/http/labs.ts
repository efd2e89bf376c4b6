import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { UploadStore } from "#db/uploads"
import { LabFileNotFound } from "#domain/errors"
import type { LabId, UserId } from "#domain/ids"
import { ConfirmedResults, EnteredLab, LabList, ParsedLab, UploadedLab } from "#domain/lab"
import { LAB_FILE_TYPES, MAX_LAB_BYTES } from "#domain/lab-file"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { etagOf, isKnownTag } from "#http/etag"
import { readFilePart } from "#http/multipart"
import { operation } from "#http/operation"
import { jsonBody } from "#http/schema"
import { confirmResults } from "#operations/confirm-results"
import { deleteLab } from "#operations/delete-lab"
import { enterLab } from "#operations/enter-lab"
import { drawLabPage } from "#operations/lab-page"
import { findLab, listLabs, readLab } from "#operations/read-lab"
import { shownParsedLab } from "#operations/shown-lab"
import { uploadLab } from "#operations/upload-lab"

const LabForm = Type.Object(
  {
    file: Type.String({
      format: "binary",
      description: "application/pdf, image/jpeg or image/png, by its Content-Type and its bytes.",
    }),
  },
  { title: "LabForm" },
)

const labList = (caller: UserId) => Effect.map(listLabs(caller), (uploads) => ({ uploads }))

const readFile = Effect.fnUntraced(function* (caller: UserId, id: LabId) {
  const { storage_key, content_type } = yield* findLab(caller, id)
  const bytes =
    storage_key === "" ? null : yield* UploadStore.use((uploads) => uploads.find(storage_key))
  if (bytes === null) return yield* new LabFileNotFound()
  const filename = `${id}.${content_type.split("/")[1]}`
  return new Response(bytes, {
    headers: {
      "content-type": content_type,
      "content-disposition": `inline; filename="${filename}"`,
    },
  })
})

/** A browser may keep it, and asks every time whether it still holds. */
const REVALIDATED = "private, no-cache"

/** A page is the same for as long as its file is: no page is drawn for a browser that has it. */
const readPage = Effect.fnUntraced(function* (
  caller: UserId,
  { id, page }: { readonly id: string; readonly page: string },
  known: string | null,
) {
  const lab = yield* findLab(caller, id as LabId)
  const etag = etagOf(`1 ${lab.storage_key} ${page}`)
  const headers = { etag, "cache-control": REVALIDATED }
  if (isKnownTag(known, etag)) return new Response(null, { status: 304, headers })
  const { bytes, content_type, pages, size } = yield* drawLabPage(lab, Number(page))
  return new Response(bytes, {
    headers: {
      ...headers,
      "content-type": content_type,
      "page-count": `${pages}`,
      ...(size ? { "page-size": size.join(" ") } : {}),
    },
  })
})

/** Lab reports of the caller. */
export const labs = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/labs" })
    .use(edge)
    .use(authenticate(edge, { scope: "write" }))
    .post(
      "/upload",
      async ({ request, caller, claim, runToEnd }) => {
        const file = await readFilePart(request, { name: "file", most: MAX_LAB_BYTES })
        await claim(file.sha256)
        return runToEnd(uploadLab(caller, file))
      },
      {
        parse: "none",
        detail: operation({
          operationId: "uploadLab",
          tag: "Labs",
          summary: "Upload a lab report",
          description:
            "One part named `file`, at most 10 MB. It is stored before it is read. Uploading it " +
            "again makes a second lab.",
          request: { "multipart/form-data": LabForm },
          responses: { 200: UploadedLab },
          errors: [
            "invalid_request",
            ["unprocessable", 413],
            ["unprocessable", 415],
            ["upstream_unavailable", 502],
          ],
        }),
      },
    )
    .post("", ({ body, caller, answer }) => answer(201, enterLab(caller, body), shownParsedLab), {
      ...jsonBody(EnteredLab),
      detail: operation({
        operationId: "enterLab",
        tag: "Labs",
        summary: "Enter lab results by hand",
        description: "They make a lab of their own, which is parsed already and has no file.",
        responses: { 201: ParsedLab },
      }),
    })
    .get("", ({ caller, run }) => run(labList(caller)), {
      detail: operation({
        operationId: "listLabs",
        tag: "Labs",
        summary: "List the 20 latest uploads",
        responses: { 200: LabList },
      }),
    })
    .get("/:id", ({ params, caller, run }) => run(readLab(caller, params.id as LabId)), {
      detail: operation({
        operationId: "getLab",
        tag: "Labs",
        summary: "Read a lab with its results",
        responses: { 200: ParsedLab },
        errors: ["lab_not_found"],
        planned: true,
      }),
    })
    .get("/:id/file", ({ params, caller, run }) => run(readFile(caller, params.id as LabId)), {
      detail: operation({
        operationId: "getLabFile",
        tag: "Labs",
        summary: "Read the original file",
        responses: { 200: LAB_FILE_TYPES },
        errors: ["lab_not_found", "not_found"],
      }),
    })
    .get(
      "/:id/pages/:page",
      ({ params, caller, run, request }) =>
        run(readPage(caller, params, request.headers.get("if-none-match"))),
      {
        detail: operation({
          operationId: "getLabPage",
          tag: "Labs",
          summary: "Look at a page of the original",
          description:
            "A page of a PDF is drawn, its longer side of 1,600 dots at most; a picture, which has one page, is " +
            "sent as it is. Pages count from 1. `Page-Count` says how many there are, `Page-Size` the width and " +
            "height of one of a PDF in points: boxes of results are in them.",
          responses: { 200: ["image/png", "image/jpeg"], 304: null },
          headers: { "If-None-Match": "The ETag of the page that the client has." },
          errors: ["lab_not_found", "not_found"],
        }),
      },
    )
    .patch(
      "/:id",
      ({ params, body, caller, answer }) =>
        answer(200, confirmResults(caller, params.id as LabId, body), shownParsedLab),
      {
        ...jsonBody(ConfirmedResults),
        detail: operation({
          operationId: "confirmLabResults",
          tag: "Labs",
          summary: "Confirm or correct results of a lab",
          description: "A result that is unconfirmed enters the sync and the answers with this.",
          responses: { 200: ParsedLab },
          errors: ["lab_not_found"],
        }),
      },
    )
    .delete(
      "/:id",
      ({ params, caller, answer }) => answer(204, deleteLab(caller, params.id as LabId)),
      {
        detail: operation({
          operationId: "deleteLab",
          tag: "Labs",
          summary: "Delete a lab with its results",
          description: "The file goes too, unless another lab of the caller is of the same bytes.",
          responses: { 204: null },
          errors: ["lab_not_found"],
        }),
      },
    )

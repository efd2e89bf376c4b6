import { basename } from "node:path"
import { Clock, Data, Effect, type Layer } from "effect"
import type { Client } from "#cli/client"
import { historyReport } from "#cli/import/history"
import { progressLine } from "#cli/import/progress"
import { reportOf } from "#cli/import/report"
import { reaching } from "#cli/reach"
import { onTerminal, printLine } from "#cli/terminal"
import type { Config } from "#config"
import { type FileImport, hasEnded } from "#domain/file-import"
import type { Import } from "#domain/import"

/** A file could not be sent, or could not be used at all. */
export class ImportRefused extends Data.TaggedError("ImportRefused")<{
  readonly message: string
}> {}

/** Sends one file and watches its import to the end. */
const importOne = Effect.fnUntraced(function* (client: Client, path: string) {
  const file = Bun.file(path)
  if (!(yield* Effect.promise(() => file.exists())))
    return yield* new ImportRefused({ message: `There is no file ${path}.` })
  const form = new FormData()
  form.append("file", file, basename(path))
  const began = yield* Clock.currentTimeMillis
  const { id } = yield* client
    .json<FileImport>("/v1/imports", { method: "POST", body: form })
    .pipe(
      Effect.mapError(({ status, message }) =>
        status === 413
          ? new ImportRefused({ message: `${path} is larger than IMPORT_MAX_MB allows.` })
          : new ImportRefused({ message: `${path} was not taken: ${message}` }),
      ),
    )
  const shownIn = (data: string) => JSON.parse(data) as FileImport
  yield* client.follow(
    `/v1/imports/${id}/events`,
    ({ data }) => hasEnded(shownIn(data).status),
    ({ data }) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) =>
        onTerminal(progressLine(shownIn(data), (now - began) / 1_000)),
      ),
  )
  yield* onTerminal("")
  return yield* client.json<FileImport>(`/v1/imports/${id}`)
})

/** Imports files. Prints a report of each; fails when a file could not be used at all. */
export const importFiles = Effect.fn("importFiles")(function* <E>(
  paths: ReadonlyArray<string>,
  json: boolean,
  temporaryServer: Layer.Layer<never, E, Config>,
) {
  yield* reaching(temporaryServer, { mayBegin: true }, (client) =>
    Effect.gen(function* () {
      let failed = 0
      for (const path of paths) {
        const shown = yield* importOne(client, path)
        if (shown.status !== "completed") failed++
        yield* printLine(json ? JSON.stringify(shown) : reportOf(basename(path), shown))
      }
      if (failed > 0)
        return yield* new ImportRefused({
          message: `${failed} of ${paths.length} files could not be used.`,
        })
    }),
  )
})

/** Has the history of connected wearables replayed, and prints what became of it. */
export const importHistory = Effect.fn("importHistory")(function* <E>(
  days: number,
  json: boolean,
  temporaryServer: Layer.Layer<never, E, Config>,
) {
  const replayed = yield* reaching(temporaryServer, {}, (client) =>
    client.post<Import>("/v1/import", { days }),
  )
  yield* printLine(json ? JSON.stringify(replayed) : historyReport(replayed))
})

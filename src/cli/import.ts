import { basename } from "node:path"
import { Clock, Console, Data, Effect, type Layer } from "effect"
import { progressLine } from "#cli/import/progress"
import { reportOf } from "#cli/import/report"
import { askServer } from "#cli/token"
import { Config } from "#config"
import { type FileImport, hasEnded } from "#domain/file-import"
import { findServer } from "#operations/find-server"

/** A file could not be sent, or could not be used at all. */
export class ImportRefused extends Data.TaggedError("ImportRefused")<{
  readonly message: string
}> {}

const POLL_INTERVAL = "200 millis"

/** Rewrites the line of a terminal; prints nothing anywhere else. */
const onTerminal = (line: string) =>
  Effect.sync(() => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[2K${line}`)
  })

const request = (url: string, init: RequestInit, refused: (status: number | null) => string) =>
  Effect.tryPromise({
    try: (signal) =>
      fetch(url, { ...init, signal }).then((response) =>
        response.ok ? (response.json() as Promise<FileImport>) : Promise.reject(response.status),
      ),
    catch: (why) => new ImportRefused({ message: refused(typeof why === "number" ? why : null) }),
  })

/** Sends one file and waits until its import has ended. */
const importOne = Effect.fnUntraced(function* (url: string, token: string, path: string) {
  const headers = { authorization: `Bearer ${token}` }
  const file = Bun.file(path)
  if (!(yield* Effect.promise(() => file.exists())))
    return yield* new ImportRefused({ message: `There is no file ${path}.` })
  const form = new FormData()
  form.append("file", file, basename(path))
  const began = yield* Clock.currentTimeMillis
  let shown = yield* request(
    `${url}/v1/imports`,
    { method: "POST", headers, body: form },
    (status) =>
      status === 413
        ? `${path} is larger than IMPORT_MAX_MB allows.`
        : `The server at ${url} did not take ${path} (${status ?? "no answer"}).`,
  )
  while (!hasEnded(shown.status)) {
    yield* onTerminal(progressLine(shown, ((yield* Clock.currentTimeMillis) - began) / 1_000))
    yield* Effect.sleep(POLL_INTERVAL)
    shown = yield* request(
      `${url}/v1/imports/${shown.id}`,
      { headers },
      (status) => `The server at ${url} lost the import (${status ?? "no answer"}).`,
    )
  }
  yield* onTerminal("")
  return shown
})

/**
 * Imports files for the owner, through the server that owns the folder or, without one, through
 * `temporaryServer`. Prints a report of each; fails when a file could not be used at all.
 */
export const importFiles = Effect.fn("importFiles")(function* <E>(
  paths: ReadonlyArray<string>,
  json: boolean,
  temporaryServer: Layer.Layer<never, E, Config>,
) {
  const { DATA_DIR } = yield* Config
  const running = yield* findServer(DATA_DIR)
  const all = Effect.gen(function* () {
    const server = running ?? (yield* findServer(DATA_DIR))
    if (!server) return yield* new ImportRefused({ message: "The service did not start." })
    const { service_token } = yield* askServer(server, null)
    let failed = 0
    for (const path of paths) {
      const shown = yield* importOne(server.url, service_token, path)
      if (shown.status !== "completed") failed++
      yield* Console.log(json ? JSON.stringify(shown) : reportOf(basename(path), shown))
    }
    if (failed > 0)
      return yield* new ImportRefused({
        message: `${failed} of ${paths.length} files could not be used.`,
      })
  })
  yield* running ? all : Effect.provide(all, temporaryServer)
})

import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { DataDir, isOwned } from "#db/data-dir"
import { parsedJson } from "#domain/json-object"

const FILE = "server.json"

/** The address of the server that runs on a folder. */
export interface RunningServer {
  readonly url: string
  readonly pid: number
}

/** Says where this process answers, until the scope closes. */
export const announceServer = Effect.fnUntraced(function* (url: string) {
  const file = (yield* DataDir).file(FILE)
  yield* Effect.acquireRelease(
    Effect.sync(() =>
      writeFileSync(file, JSON.stringify({ url, pid: process.pid }), { mode: 0o600 }),
    ),
    () => Effect.sync(() => rmSync(file, { force: true })),
  )
})

/** The server that owns the folder, or null. A file left by a killed one counts for nothing. */
export const runningServer = (path: string): Effect.Effect<RunningServer | null> =>
  Effect.sync(() => {
    const file = join(path, FILE)
    if (!existsSync(file) || !isOwned(path)) return null
    return parsedJson(readFileSync(file, "utf8")) as RunningServer | null
  })

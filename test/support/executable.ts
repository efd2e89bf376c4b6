import { Effect, Layer } from "effect"
import { Client, makeClient } from "#test/client"
import { serving } from "#test/command"
import { scratchFolder } from "#test/scratch-folder"

const ADMIN_KEY = "admin-key-of-the-executable"

type Env = Readonly<Record<string, string>>

/** The executable, serving an empty folder of its own under http://localhost; the client is its owner. */
export const executableWith = (env: Env) =>
  Layer.effect(
    Client,
    Effect.gen(function* () {
      const DATA_DIR = yield* scratchFolder
      const given = { DATA_DIR, ADMIN_KEY, LOG_LEVEL: "none", SHUTDOWN_GRACE_S: "0", ...env }
      const { url } = yield* Effect.acquireRelease(
        Effect.promise(() => serving(given)),
        ({ end }) => Effect.promise(() => end("SIGTERM")),
      )
      const base = url.replace("127.0.0.1", "localhost")
      const headers = { "content-type": "application/json", "x-admin-key": ADMIN_KEY }
      const minted = yield* Effect.promise(() =>
        fetch(`${base}/admin/tokens`, { method: "POST", headers, body: "{}" }),
      )
      const { service_token: token, user_id } = (yield* Effect.promise(() => minted.json())) as {
        readonly service_token: string
        readonly user_id: string
      }
      return makeClient(fetch, base, { token, user_id })
    }),
  )

export const Executable = executableWith({})

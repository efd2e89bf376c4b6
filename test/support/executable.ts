import { Context, Effect, Layer } from "effect"
import { Client, makeClient } from "#test/client"
import { serving } from "#test/command"
import { scratchFolder } from "#test/scratch-folder"

const ADMIN_KEY = "admin-key-of-the-executable"

type Env = Readonly<Record<string, string>>

/** The link that signs the owner in in a browser, as the executable printed it. */
export class SignInLink extends Context.Service<SignInLink, string>()("test/SignInLink") {}

/** The executable, serving an empty folder of its own under http://localhost; the client is its owner. */
export const executableWith = (env: Env) =>
  Layer.effectContext(
    Effect.gen(function* () {
      const DATA_DIR = yield* scratchFolder
      const given = { DATA_DIR, ADMIN_KEY, LOG_LEVEL: "none", SHUTDOWN_GRACE_S: "0", ...env }
      const { url, greeting } = yield* Effect.acquireRelease(
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
      return Context.make(Client, makeClient(fetch, base, { token, user_id })).pipe(
        Context.add(SignInLink, /http:\S+#code=\S+/.exec(greeting)![0]),
      )
    }),
  )

export const Executable = executableWith({})

import { describe, expect } from "bun:test"
import { Effect, Layer, Redacted } from "effect"
import { temporaryServer } from "#app"
import { logs } from "#cli/log"
import { Config, readConfig } from "#config"
import { findServer } from "#operations/find-server"
import { itLive } from "#test/effect"
import { scratchFolder } from "#test/scratch-folder"

const it = itLive(logs("none"))

interface Ready {
  readonly ok: boolean
  readonly model?: { readonly status: string; readonly models: ReadonlyArray<object> } | null
}

/** What /readyz says once the model's server is looked at, to whoever has the admin key and to others. */
const readiness = Effect.fnUntraced(function* (env: Readonly<Record<string, string>>) {
  const DATA_DIR = yield* scratchFolder
  const config = readConfig({ ...env, DATA_DIR, SHUTDOWN_GRACE_S: "0" })
  yield* Layer.build(Layer.provide(temporaryServer, Layer.effect(Config, config)))
  const server = (yield* findServer(DATA_DIR))!
  const ask = (headers: Record<string, string>) =>
    Effect.promise(
      async () => (await (await fetch(`${server.url}/readyz`, { headers })).json()) as Ready,
    )
  const asAdmin = ask({ "x-admin-key": Redacted.value(server.admin_key!) })
  let admin = yield* asAdmin
  while (admin.model?.status === "checking") {
    yield* Effect.sleep("20 millis")
    admin = yield* asAdmin
  }
  return { admin, stranger: yield* ask({}) }
})

const listing = (answer: () => Response) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.sync(() => Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: answer })),
      (server) => Effect.promise(() => server.stop(true)),
    ),
    ({ port }) => `http://127.0.0.1:${port}`,
  )

describe("/readyz", () => {
  it("says to the admin alone what the model's server can do", () =>
    Effect.gen(function* () {
      const data = ["m", "small"].map((id) => ({ id, owned_by: "vllm", max_model_len: 8_192 }))
      const ANTHROPIC_BASE_URL = yield* listing(() => Response.json({ data }))
      const env = { ANTHROPIC_BASE_URL, MODEL: "m", MODEL_FAST: "small", MODEL_CONTEXT: "4096" }
      const { admin, stranger } = yield* readiness(env)
      expect(admin.model).toEqual({
        host: "127.0.0.1",
        status: "answers",
        models: [
          { model: "m", tools: null, context: 4_096, max_tokens: null },
          { model: "small", tools: null, context: 4_096, max_tokens: null },
        ],
      } as never)
      expect("model" in stranger).toBe(false)
    }))

  it("is ready all the same when the key is refused, and says so", () =>
    Effect.gen(function* () {
      const ANTHROPIC_BASE_URL = yield* listing(() => new Response(null, { status: 401 }))
      const { admin } = yield* readiness({ ANTHROPIC_BASE_URL, ANTHROPIC_API_KEY: "a-key" })
      expect([admin.ok, admin.model?.status]).toEqual([true, "wrong_key"])
    }))

  it("has no model where the embedded engine answers", () =>
    Effect.gen(function* () {
      expect((yield* readiness({})).admin.model).toBeNull()
    }))
})

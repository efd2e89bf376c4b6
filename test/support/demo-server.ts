import { expect } from "bun:test"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Clock, Effect, Layer, Redacted } from "effect"
import { temporaryServer } from "#app"
import { clientOf } from "#cli/client"
import { logs } from "#cli/log"
import { askServer, type Whose } from "#cli/token"
import { Config, readConfig } from "#config"
import { DATABASE } from "#db/folder-names"
import { Secrets } from "#db/secrets"
import { demoPerson } from "#demo/person"
import type { Demo } from "#domain/demo"
import type { UserId } from "#domain/ids"
import type { LocalDate } from "#domain/time"
import { findServer } from "#operations/find-server"
import { signatureOf } from "#operations/webhook-signature"
import { makeClient } from "#test/client"
import { migrated } from "#test/database"
import { scratchFolder } from "#test/scratch-folder"

/** The day it is in the tests of the demo. */
export const TODAY = "2026-11-20"

type Files = ReadonlyMap<string, Uint8Array>
type Env = Readonly<Record<string, string>>

/** A folder of which nothing is known but the schema. */
const begun = Effect.map(migrated, (bytes): Files => new Map([[DATABASE, bytes]]))

/** Configuration on a fixed day, with a DATA_DIR of its own that holds these files. Nothing is logged. */
const configOn = (today: LocalDate, files?: Files, env: Env = {}) =>
  Layer.merge(
    Layer.effect(
      Config,
      Effect.gen(function* () {
        const dir = yield* scratchFolder
        for (const [name, bytes] of files ?? (yield* begun))
          writeFileSync(join(dir, name), bytes, { mode: 0o600 })
        return yield* readConfig({
          DATA_DIR: dir,
          TODAY: today,
          SHUTDOWN_GRACE_S: "0",
          RATE_LIMIT_PER_MINUTE: "0",
          RATE_LIMIT_PER_DAY: "0",
          ...env,
        })
      }),
    ),
    logs("none"),
  )

export const DemoConfig = configOn(TODAY)

/** The whole service over a folder of its own, listening, on a fixed day; `env` is configured besides. */
export const serverOn = (today: LocalDate, files?: Files, env?: Env) =>
  temporaryServer.pipe(Layer.provideMerge(configOn(today, files, env)))

export const DemoServer = serverOn(TODAY)

/** The server that owns the folder. */
export const server = Effect.gen(function* () {
  return (yield* findServer((yield* Config).DATA_DIR))!
})

const clientAs = Effect.fnUntraced(function* (whose: Whose) {
  const found = yield* server
  const { service_token, user_id } = yield* askServer(found, whose)
  return makeClient(fetch, found.url, { token: service_token, user_id })
})

/** The owner of the folder, over HTTP. */
export const ownerClient = clientAs({})

/** The person of the demo, over HTTP. */
export const demoClient = clientAs({ demo: true })

/** Makes the demo person, as the owner. */
export const bring = Effect.gen(function* () {
  const { base, token } = yield* ownerClient
  return yield* clientOf(base, token).post<Demo>("/v1/demo", {})
})

const encoder = new TextEncoder()

/** Posts bodies to the server's webhook as an aggregator does, signed. */
export const delivering = Effect.gen(function* () {
  const { url } = yield* server
  const secret = yield* Secrets.use((secrets) => secrets.get("webhook-secret"))
  return Effect.fnUntraced(function* (text: string) {
    const body = encoder.encode(text)
    const now = Math.floor((yield* Clock.currentTimeMillis) / 1_000)
    const headers = { "aggregator-signature": signatureOf(Redacted.value(secret), now, body) }
    const answer = yield* Effect.promise(() =>
      fetch(`${url}/webhooks/aggregator`, { method: "POST", headers, body }),
    )
    expect(answer.status).toBe(200)
  })
})

/** The demo made once: its person, and the folder that the server left. */
export const brought = Effect.runSync(
  Effect.cached(
    Effect.promise(() =>
      Effect.runPromise(
        Effect.scoped(
          Effect.gen(function* () {
            const config = yield* Layer.build(DemoConfig)
            const { DATA_DIR } = yield* Effect.provide(Config, config)
            const { user_id } = yield* bring.pipe(
              Effect.provide(temporaryServer),
              Effect.provide(config),
            )
            const names = readdirSync(DATA_DIR, { withFileTypes: true }).filter((e) => e.isFile())
            const files = names.map(
              ({ name }) => [name, readFileSync(join(DATA_DIR, name))] as const,
            )
            const prepared = demoPerson(user_id as UserId, TODAY)
            return { prepared, files: new Map(files) }
          }),
        ),
      ),
    ),
  ),
)

/** The service over a copy of that folder: the demo's person without the two years of deliveries. */
export const BroughtDemo = Layer.unwrap(Effect.map(brought, ({ files }) => serverOn(TODAY, files)))

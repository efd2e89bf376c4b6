import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { temporaryServer } from "#app"
import { bringDemo } from "#cli/demo"
import { serviceAt } from "#cli/demo/service"
import { logs } from "#cli/log"
import { Config, readConfig } from "#config"
import type { LocalDate } from "#domain/time"
import { findServer } from "#operations/find-server"
import { makeClient } from "#test/client"
import { scratchFolder } from "#test/scratch-folder"

/** The day it is in the tests of the demo. */
export const TODAY = "2026-11-20"

type Files = ReadonlyMap<string, Buffer>

/** Configuration on a fixed day, with a DATA_DIR of its own that holds these files. Nothing is logged. */
const configOn = (today: LocalDate, files: Files = new Map()) =>
  Layer.merge(
    Layer.effect(
      Config,
      Effect.gen(function* () {
        const dir = yield* scratchFolder
        for (const [name, bytes] of files) writeFileSync(join(dir, name), bytes, { mode: 0o600 })
        return yield* readConfig({ DATA_DIR: dir, TODAY: today, SHUTDOWN_GRACE_S: "0" })
      }),
    ),
    logs("none"),
  )

export const DemoConfig = configOn(TODAY)

/** The whole service over a folder of its own, listening, on a fixed day. */
export const serverOn = (today: LocalDate, files?: Files) =>
  temporaryServer.pipe(Layer.provideMerge(configOn(today, files)))

export const DemoServer = serverOn(TODAY)

/** The server that owns the folder. */
export const owner = Effect.gen(function* () {
  return (yield* findServer((yield* Config).DATA_DIR))!
})

/** The person of the demo, over HTTP. */
export const demoClient = Effect.gen(function* () {
  const server = yield* owner
  const { service_token, user_id } = yield* (yield* serviceAt(server)).token
  return makeClient(fetch, server.url, { token: service_token, user_id })
})

/** The demo brought once, by its command: what it made up, and the folder that the server left. */
export const brought = Effect.runSync(
  Effect.cached(
    Effect.promise(() =>
      Effect.runPromise(
        Effect.scoped(
          Effect.gen(function* () {
            const config = yield* Layer.build(DemoConfig)
            const { DATA_DIR } = yield* Effect.provide(Config, config)
            const { prepared } = yield* Effect.flatMap(owner, bringDemo).pipe(
              Effect.provide(temporaryServer),
              Effect.provide(config),
            )
            const names = readdirSync(DATA_DIR, { withFileTypes: true }).filter((e) => e.isFile())
            const files = names.map(
              ({ name }) => [name, readFileSync(join(DATA_DIR, name))] as const,
            )
            return { prepared, files: new Map(files) }
          }),
        ),
      ),
    ),
  ),
)

/** The service over a copy of that folder: the demo's person without the two years of deliveries. */
export const BroughtDemo = Layer.unwrap(Effect.map(brought, ({ files }) => serverOn(TODAY, files)))

import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { temporaryServer } from "#app"
import { serviceAt } from "#cli/demo/service"
import { logs } from "#cli/log"
import { Config, readConfig } from "#config"
import type { LocalDate } from "#domain/time"
import { findServer } from "#operations/find-server"
import { makeClient } from "#test/client"

/** The day it is in the tests of the demo. */
export const TODAY = "2026-11-20"

/** Configuration on a fixed day, with a DATA_DIR of its own, which goes when the scope closes. Nothing is logged. */
const configOn = (today: LocalDate) =>
  Layer.merge(
    Layer.effect(
      Config,
      Effect.gen(function* () {
        const dir = yield* Effect.acquireRelease(
          Effect.sync(() => mkdtempSync(join(tmpdir(), "hygeia-demo-"))),
          (dir) => Effect.sync(() => rmSync(dir, { recursive: true, force: true })),
        )
        return yield* readConfig({ DATA_DIR: dir, TODAY: today, SHUTDOWN_GRACE_S: "0" })
      }),
    ),
    logs("none"),
  )

export const DemoConfig = configOn(TODAY)

/** The whole service over a folder of its own, listening, on a fixed day. */
export const serverOn = (today: LocalDate) =>
  temporaryServer.pipe(Layer.provideMerge(configOn(today)))

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

import { expect } from "bun:test"
import { readdirSync } from "node:fs"
import { Effect, Layer } from "effect"
import { temporaryServer } from "#app"
import { logs } from "#cli/log"
import { Config, readConfig } from "#config"
import { itLive } from "#test/effect"
import { scratchFolder } from "#test/scratch-folder"
import { newPrivateKey } from "#upstream/jwt"

const it = itLive(logs("none"))

const secretsOf = (folder: string) =>
  readdirSync(folder).filter((name) => /-(?:key|secret)$/.test(name))

it("makes no secret that a variable gives, and each of the others once the service starts", () =>
  Effect.gen(function* () {
    const filesWith = Effect.fnUntraced(function* (env: Readonly<Record<string, string>>) {
      const DATA_DIR = yield* scratchFolder
      const config = Layer.effect(Config, readConfig({ ...env, DATA_DIR, SHUTDOWN_GRACE_S: "0" }))
      yield* Effect.scoped(Layer.build(Layer.provide(temporaryServer, config)))
      return secretsOf(DATA_DIR).toSorted()
    })
    const rest = ["admin-key", "service-token-secret", "webhook-secret"]
    expect(yield* filesWith({})).toEqual([...rest, "forgotten-key", "session-key"].toSorted())
    const SESSION_KEY = yield* newPrivateKey
    expect(yield* filesWith({ SESSION_KEY, FORGOTTEN_KEY: "sixteen-letters." })).toEqual(rest)
  }))

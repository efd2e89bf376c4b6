import { describe, expect } from "bun:test"
import { chmodSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect, Exit, Layer } from "effect"
import { TestConsole } from "effect/testing"
import { temporaryServer } from "#app"
import { surroundings } from "#app/contacts"
import { doctor } from "#cli/doctor"
import { logs } from "#cli/log"
import { Config, readConfig } from "#config"
import type { Contact, HealthCheck } from "#domain/health-check"
import { itLive } from "#test/effect"
import { scratchFolder } from "#test/scratch-folder"

const it = itLive(Layer.mergeAll(logs("none"), TestConsole.layer))

type Env = Readonly<Record<string, string>>

interface Examined {
  readonly ok: boolean
  readonly checks: ReadonlyArray<HealthCheck>
  readonly contacts: ReadonlyArray<Contact>
}

/** What `hygeia doctor --json` prints, and whether it succeeds. */
const examined = Effect.fnUntraced(function* (env: Env) {
  const exit = yield* Effect.flatMap(surroundings, (around) => doctor(around, true)).pipe(
    Effect.provide(Layer.effect(Config, readConfig({ SHUTDOWN_GRACE_S: "0", ...env }))),
    Effect.exit,
  )
  const printed = JSON.parse(String((yield* TestConsole.logLines).at(-1))) as Examined
  const status = (name: string) => printed.checks.find((check) => check.name === name)?.status
  return { ...printed, status, succeeds: Exit.isSuccess(exit) }
})

describe("hygeia doctor", () => {
  it("finds nothing amiss where nothing is configured, and no host to contact", () =>
    Effect.gen(function* () {
      const DATA_DIR = join(yield* scratchFolder, "new")
      expect(yield* examined({ DATA_DIR })).toMatchObject({
        ok: true,
        succeeds: true,
        contacts: [],
      })
    }))

  it("finds a folder that others can read", () =>
    Effect.gen(function* () {
      const DATA_DIR = yield* scratchFolder
      chmodSync(DATA_DIR, 0o755)
      const { status, succeeds } = yield* examined({ DATA_DIR })
      expect([status("folder"), status("database"), succeeds]).toEqual(["fail", "ok", false])
    }))

  it("finds a database that is damaged", () =>
    Effect.gen(function* () {
      const DATA_DIR = join(yield* scratchFolder, "own")
      mkdirSync(DATA_DIR, { mode: 0o700 })
      writeFileSync(join(DATA_DIR, "hygeia.db"), "no database at all".repeat(1_000))
      const { status, succeeds } = yield* examined({ DATA_DIR })
      expect([status("folder"), status("database"), succeeds]).toEqual(["ok", "fail", false])
    }))

  it("asks the server that owns the folder", () =>
    Effect.gen(function* () {
      const DATA_DIR = yield* scratchFolder
      const config = Layer.effect(Config, readConfig({ DATA_DIR, SHUTDOWN_GRACE_S: "0" }))
      yield* Layer.build(Layer.provide(temporaryServer, config))
      const { status, succeeds } = yield* examined({ DATA_DIR })
      expect([status("server"), succeeds]).toEqual(["ok", true])
    }))

  it("finds a model provider that refuses the key, and does not print the key", () =>
    Effect.gen(function* () {
      const DATA_DIR = yield* scratchFolder
      const provider = yield* Effect.acquireRelease(
        Effect.sync(() => Bun.serve({ port: 0, fetch: () => new Response(null, { status: 401 }) })),
        (server) => Effect.promise(() => server.stop(true)),
      )
      const found = yield* examined({
        DATA_DIR,
        ANTHROPIC_API_KEY: "a-key-of-somebody",
        ANTHROPIC_BASE_URL: `http://127.0.0.1:${provider.port}`,
      })
      expect([found.status("model"), found.succeeds]).toEqual(["fail", false])
      expect(found.contacts.map(({ host }) => host)).toEqual(["127.0.0.1"])
      expect(JSON.stringify(found)).not.toContain("a-key-of-somebody")
    }))

  it("finds a host that PRIVATE=1 does not allow", () =>
    Effect.gen(function* () {
      const { status } = yield* examined({
        DATA_DIR: yield* scratchFolder,
        PRIVATE: "1",
        AGGREGATOR_URL: "https://9.9.9.9/v2",
      })
      expect(status("private network")).toBe("fail")
    }))
})

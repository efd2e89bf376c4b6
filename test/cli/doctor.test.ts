import { describe, expect } from "bun:test"
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { TestConsole } from "effect/testing"
import { temporaryServer } from "#app"
import { logs } from "#cli/log"
import { Config, readConfig } from "#config"
import { lowDescriptorLimit } from "#http/descriptors"
import { itLive } from "#test/effect"
import { examined, serving } from "#test/examined"
import { scratchFolder } from "#test/scratch-folder"

const it = itLive(Layer.mergeAll(logs("none"), TestConsole.layer))

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
      rmSync(join(DATA_DIR, "server.json"))
      const lost = yield* examined({ DATA_DIR })
      expect([lost.status("server"), lost.status("database"), lost.status("port")]).toEqual([
        "fail",
        "warn",
        "ok",
      ])
    }))

  it("judges the limit of open files of the server that runs, whatever its own is", () =>
    Effect.gen(function* () {
      const DATA_DIR = yield* scratchFolder
      const config = Layer.effect(Config, readConfig({ DATA_DIR, SHUTDOWN_GRACE_S: "0" }))
      yield* Layer.build(Layer.provide(temporaryServer, config))
      const real = yield* examined({ DATA_DIR })
      expect(real.status("descriptors")).toBe(lowDescriptorLimit() === null ? "ok" : "warn")
      const path = join(DATA_DIR, "server.json")
      const file = JSON.parse(readFileSync(path, "utf8"))
      const limited = Effect.fnUntraced(function* (said: object) {
        const ready = { ok: true, integrity: "ok", integrity_checked_at: null, ...said }
        const { url } = yield* serving(() => Response.json(ready))
        writeFileSync(path, JSON.stringify({ ...file, url: url.origin }))
        const { checks, status } = yield* examined({ DATA_DIR })
        return [status("descriptors"), JSON.stringify(checks).includes("open 1024 files")]
      })
      expect(yield* limited({ descriptor_limit: 1_024 })).toEqual(["warn", true])
      expect(yield* limited({ descriptor_limit: 20_000 })).toEqual(["ok", false])
      expect(yield* limited({ descriptor_limit: null })).toEqual(["ok", false])
      expect(yield* limited({})).toEqual([undefined, false])
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

  it("says of each outside service whether it answers and takes what it is sent, and prints none of it", () =>
    Effect.gen(function* () {
      const token = "a-token-of-somebody"
      const asked: Array<string> = []
      const answers: Record<string, (request: Request) => Response> = {
        "/keys": () => Response.json({ keys: [{ kty: "EC" }] }),
        "/.well-known/openid-configuration": ({ url }) =>
          Response.json({ issuer: new URL(url).origin }),
        "/scim/ServiceProviderConfig": ({ headers }) =>
          new Response(null, {
            status: headers.get("authorization") === `Bearer ${token}` ? 200 : 401,
          }),
        "/v2/userInfo": ({ headers }) =>
          headers.get("x-api-key") === token
            ? Response.json({ users: [] })
            : new Response(null, { status: 401 }),
      }
      const { url } = yield* serving((request) => {
        const { pathname } = new URL(request.url)
        asked.push(`${request.method} ${pathname}`)
        return answers[pathname]?.(request) ?? new Response(null, { status: 404 })
      })
      const { origin } = url
      const env = {
        DATA_DIR: join(yield* scratchFolder, "own"),
        IDP_ISSUER: origin,
        IDP_JWKS_URL: `${origin}/keys`,
        IDP_CLIENT_ID: "hygeia",
        IDP_SCIM_URL: `${origin}/scim`,
        IDP_SCIM_TOKEN: token,
        AGGREGATOR_URL: origin,
        AGGREGATOR_API_KEY: token,
      }
      const OUTSIDE = ["sign-in", "sign-in page", "account deletion", "aggregator"]
      const statuses = ({ status }: Effect.Success<ReturnType<typeof examined>>) =>
        OUTSIDE.map(status)
      expect(statuses(yield* examined(env))).toEqual(["ok", "ok", "ok", "ok"])
      expect(new Set(asked.map((one) => one.split(" ")[0]))).toEqual(new Set(["GET"]))

      const wrong = yield* examined({
        ...env,
        IDP_ISSUER: `${origin}/`,
        IDP_JWKS_URL: `${origin}/nowhere`,
        IDP_SCIM_TOKEN: "wrong",
        AGGREGATOR_API_KEY: "wrong",
      })
      expect(statuses(wrong)).toEqual(["fail", "fail", "fail", "fail"])
      const gone = yield* examined({ ...env, IDP_SCIM_URL: `${origin}/elsewhere` })
      expect(statuses(gone)).toEqual(["ok", "ok", "warn", "ok"])
      expect(JSON.stringify([wrong, gone])).not.toContain(token)
    }))
})

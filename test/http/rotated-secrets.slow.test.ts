import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { temporaryServer } from "#app"
import { logs } from "#cli/log"
import { Config, readConfig } from "#config"
import { findServer } from "#operations/find-server"
import { itLive } from "#test/effect"
import { scratchFolder } from "#test/scratch-folder"

const it = itLive(logs("none"))

const OLD = "the-old-one-of-them."
const NEW = "the-new-one-of-them."

/** What a server of a folder with these secrets says to some requests; it ends after them. */
const served = Effect.fnUntraced(function* <A>(
  DATA_DIR: string,
  secrets: { readonly ADMIN_KEY: string; readonly SERVICE_TOKEN_SECRET: string },
  ask: (url: string) => Promise<A>,
) {
  const config = readConfig({ DATA_DIR, SHUTDOWN_GRACE_S: "0", ...secrets })
  const asked = Effect.gen(function* () {
    const server = yield* findServer(DATA_DIR)
    return yield* Effect.promise(() => ask(server!.url))
  })
  return yield* Effect.scoped(
    Effect.flatMap(
      Layer.build(Layer.provide(temporaryServer, Layer.effect(Config, config))),
      (services) => Effect.provide(asked, services),
    ),
  )
})

const statusOf = async (url: string, headers: Readonly<Record<string, string>>) =>
  (await fetch(url, { headers })).status

const adminStatuses = (url: string) =>
  Promise.all(
    [OLD, NEW, `${NEW},${OLD}`, ""].flatMap((key) => [
      statusOf(`${url}/admin/jobs`, { "x-admin-key": key }),
      statusOf(`${url}/metrics`, { authorization: `Bearer ${key}` }),
    ]),
  )

const minted = async (url: string, key: string) => {
  const headers = { "content-type": "application/json", "x-admin-key": key }
  const answer = await fetch(`${url}/admin/tokens`, { method: "POST", headers, body: "{}" })
  return ((await answer.json()) as { readonly service_token: string }).service_token
}

const meStatus = (url: string, token: string) =>
  statusOf(`${url}/v1/me`, { authorization: `Bearer ${token}` })

it("two admin keys open while one is exchanged for the other, and the old one no longer after", () =>
  Effect.gen(function* () {
    const dir = yield* scratchFolder
    const SERVICE_TOKEN_SECRET = OLD
    const both = { ADMIN_KEY: `${NEW}, ${OLD}`, SERVICE_TOKEN_SECRET }
    expect(yield* served(dir, both, adminStatuses)).toEqual([
      200, 200, 200, 200, 401, 403, 401, 403,
    ])
    expect(yield* served(dir, { ...both, ADMIN_KEY: NEW }, adminStatuses)).toEqual([
      401, 403, 200, 200, 401, 403, 401, 403,
    ])
  }))

it("tokens of the old secret are good while both are set, and new ones are of the new secret", () =>
  Effect.gen(function* () {
    const dir = yield* scratchFolder
    const ADMIN_KEY = OLD
    const mint = (url: string) => minted(url, ADMIN_KEY)
    const old = yield* served(dir, { ADMIN_KEY, SERVICE_TOKEN_SECRET: OLD }, mint)
    const both = { ADMIN_KEY, SERVICE_TOKEN_SECRET: `${NEW},${OLD}` }
    const fresh = yield* served(dir, both, async (url) => {
      expect(await meStatus(url, old)).toBe(200)
      const token = await mint(url)
      expect(await meStatus(url, token)).toBe(200)
      return token
    })
    yield* served(dir, { ADMIN_KEY, SERVICE_TOKEN_SECRET: NEW }, async (url) => {
      expect([await meStatus(url, old), await meStatus(url, fresh)]).toEqual([401, 200])
    })
  }))

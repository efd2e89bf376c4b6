import { describe, expect } from "bun:test"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { temporaryServer } from "#app"
import { contactsOf, requirePrivate } from "#app/contacts"
import { logs } from "#cli/log"
import { Config, readConfig } from "#config"
import { itLive } from "#test/effect"
import { scratchFolder } from "#test/scratch-folder"

const it = itLive(logs("none"))

type Env = Readonly<Record<string, string>>

/** How a start with PRIVATE=1 ends: null when it serves, else its one line. */
const started = Effect.fnUntraced(function* (env: Env) {
  const DATA_DIR = join(yield* scratchFolder, "data")
  const config = readConfig({ ...env, DATA_DIR, PRIVATE: "1", SHUTDOWN_GRACE_S: "0" })
  const message = yield* Effect.scoped(
    Layer.build(Layer.provide(temporaryServer, Layer.effect(Config, config))),
  ).pipe(
    Effect.as(null),
    Effect.catch((error) => Effect.succeed(error.message)),
  )
  return { message, begun: existsSync(DATA_DIR) }
})

const KEYS = "http://127.0.0.1:9/keys"

describe("PRIVATE=1", () => {
  for (const [what, env, host] of [
    ["a model's key alone", { ANTHROPIC_API_KEY: "a-key" }, "api.anthropic.com"],
    ["a model elsewhere", { ANTHROPIC_BASE_URL: "http://8.8.8.8" }, "8.8.8.8"],
    [
      "a model in an address of other spelling",
      { ANTHROPIC_BASE_URL: "http://0x08080808" },
      "8.8.8.8",
    ],
    [
      "the metadata of a cloud",
      { ANTHROPIC_BASE_URL: "http://169.254.169.254" },
      "169.254.169.254",
    ],
    [
      "the same as IPv4 within IPv6",
      { AGGREGATOR_URL: "http://[::ffff:169.254.169.254]/v2" },
      "::ffff:a9fe:a9fe",
    ],
    [
      "the same as one number",
      { WEBHOOK_OUT_URL: "http://2852039166", WEBHOOK_OUT_SECRET: `whsec_${"a2V5".repeat(8)}` },
      "169.254.169.254",
    ],
    ["a link-local address", { NOTIFY_NTFY_URL: "http://[fe80::1]/topic" }, "fe80::1"],
    ["an aggregator elsewhere", { AGGREGATOR_URL: "https://9.9.9.9/v2" }, "9.9.9.9"],
    [
      "a key set elsewhere",
      { IDP_ISSUER: "https://10.0.0.1", IDP_JWKS_URL: "https://9.9.9.9" },
      "9.9.9.9",
    ],
    ["an issuer elsewhere", { IDP_ISSUER: "https://9.9.9.9", IDP_JWKS_URL: KEYS }, "9.9.9.9"],
    ["accounts elsewhere", { IDP_SCIM_URL: "https://9.9.9.9/scim" }, "9.9.9.9"],
    [
      "webhooks to elsewhere",
      { WEBHOOK_OUT_URL: "https://9.9.9.9/in", WEBHOOK_OUT_SECRET: `whsec_${"a2V5".repeat(8)}` },
      "9.9.9.9",
    ],
    ["a topic elsewhere", { NOTIFY_NTFY_URL: "https://9.9.9.9/topic" }, "9.9.9.9"],
    [
      "a name without an address",
      { ANTHROPIC_BASE_URL: "http://model.invalid:1" },
      "model.invalid",
    ],
  ] as const)
    it(`refuses ${what} in one line, before anything is made`, () =>
      Effect.gen(function* () {
        const { message, begun } = yield* started(env as Env)
        expect(message).toContain(`leads to ${host}, which is not known to be private`)
        expect(message).not.toContain("a-key")
        expect(begun).toBe(false)
      }))

  it("refuses a proxy of the environment", () =>
    Effect.gen(function* () {
      const refused = readConfig({ PRIVATE: "1", https_proxy: "http://user:word@10.0.0.1:3128" })
      const { message } = yield* Effect.flip(refused)
      expect(message).toContain("https_proxy")
      expect(message).not.toContain("word")
    }))

  it("serves with a model of its own network, and with none", () =>
    Effect.gen(function* () {
      expect(yield* started({})).toEqual({ message: null, begun: true })
      const local = { ANTHROPIC_BASE_URL: "http://localhost:9", AGGREGATOR_URL: "http://[::1]:9" }
      expect(yield* started(local)).toEqual({ message: null, begun: true })
      const overlay = { ANTHROPIC_BASE_URL: "http://100.101.102.103:9" }
      expect(yield* started(overlay)).toEqual({ message: null, begun: true })
    }))
})

it("lists every host with the variable that leads there, and none where nothing is configured", () =>
  Effect.gen(function* () {
    const listed = (env: Env) =>
      Effect.map(readConfig(env), (config) =>
        contactsOf(config).map(({ host, variable }) => `${variable} ${host}`),
      )
    expect(yield* listed({ BASE_URL: "https://health.example" })).toEqual([])
    expect(yield* listed({ ANTHROPIC_API_KEY: "k" })).toEqual([
      "ANTHROPIC_API_KEY api.anthropic.com",
    ])
    const outside = {
      IDP_ISSUER: "https://id.example",
      IDP_JWKS_URL: "https://keys.example",
      ANTHROPIC_API_KEY: "k",
      ANTHROPIC_BASE_URL: "https://somebody:secret@model.example/v1",
    }
    expect(yield* listed(outside)).toEqual([
      "IDP_ISSUER id.example",
      "IDP_JWKS_URL keys.example",
      "ANTHROPIC_BASE_URL model.example",
    ])
    const mixed = requirePrivate(contactsOf(yield* readConfig(outside)), async (name) => [
      name.startsWith("id.") ? "10.0.0.1" : "8.8.8.8",
    ])
    expect((yield* Effect.flip(mixed)).message).toContain("IDP_JWKS_URL leads to keys.example")
  }))

import { describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { App, appIn } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { isLocalHost } from "#upstream/anthropic/account"

const read = Client.use(({ get }) => Effect.map(get("/v1/engine"), ({ body }) => body))

describe("GET /v1/engine", () => {
  itLive(App)("says of the embedded engine that nothing is sent anywhere", () =>
    Effect.gen(function* () {
      expect(yield* read).toEqual({
        engine: "embedded",
        model: null,
        model_fast: null,
        host: null,
        is_local: true,
        sends: [],
      })
    }),
  )

  itLive(appIn({ ANTHROPIC_API_KEY: "a-key-of-somebody", MODEL: "some-model" }))(
    "names the models of a provider, where it is and what is sent there, and no key",
    () =>
      Effect.gen(function* () {
        const engine = yield* read
        expect(engine).toMatchObject({
          engine: "provider",
          model: "some-model",
          model_fast: "claude-haiku-5-5",
          host: "api.anthropic.com",
          is_local: false,
        })
        expect(engine.sends).toContain("lab_text")
        expect(JSON.stringify(engine)).not.toContain("a-key-of-somebody")
      }),
  )

  const local = {
    ANTHROPIC_BASE_URL: "http://somebody:secret@192.168.1.9:8080/v1",
    AGGREGATOR_URL: "https://aggregator.example",
    AGGREGATOR_DEV_ID: "dev",
    AGGREGATOR_API_KEY: "a-key-of-the-aggregator",
  }
  itLive(appIn(local))(
    "knows a model of the own network, and says no more of its address than the host",
    () =>
      Effect.gen(function* () {
        const engine = yield* read
        expect(engine).toMatchObject({ host: "192.168.1.9", is_local: true })
        expect(engine.sends).not.toContain("lab_text")
        expect(JSON.stringify(engine)).not.toMatch(/secret|8080/)
      }),
  )
})

test("a host of the own network is told from one of the internet", () => {
  const local = ["localhost", "127.0.0.1", "::1", "fd00::2", "10.1.2.3", "172.20.0.2", "ollama"]
  for (const host of [...local, "nas.lan", "host.docker.internal"])
    expect([host, isLocalHost(host)]).toEqual([host, true])
  for (const host of ["api.anthropic.com", "8.8.8.8", "172.32.0.1", "10.example.com"])
    expect([host, isLocalHost(host)]).toEqual([host, false])
})

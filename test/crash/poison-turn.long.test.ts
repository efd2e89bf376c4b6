import { expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { hygeia, type Serving, serving } from "#test/command"
import { itLive } from "#test/effect"
import { fakeAnthropic, judged, judgement, says, text, written } from "#test/fake-anthropic"
import { scratchFolder } from "#test/scratch-folder"

const it = itLive(Layer.empty)

interface Turn {
  readonly id: string
  readonly status: string
  readonly error: { readonly code: string } | null
}

/** A model provider that takes every call and answers none, and how many calls it has taken. */
const silentProvider = () => {
  let calls = 0
  let onCall = () => {}
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 0,
    fetch: ({ method }) => {
      // A start asks what models there are, by GET.
      if (method === "POST") calls++
      onCall()
      return new Promise<Response>(() => {})
    },
  })
  const reached = (times: number) =>
    new Promise<void>((resolve) => {
      onCall = () => (calls >= times ? resolve() : undefined)
      onCall()
    })
  return { url: `http://127.0.0.1:${server.port}`, reached, end: () => server.stop(true) }
}

const POISON = "How many steps did I walk?"
const HARMLESS = ["How did I sleep?", "How was my week?", "Did I recover?", "Is my weight stable?"]

it("a turn that kills its process ends after two deaths alone, and takes none of those beside it with it", () =>
  Effect.gen(function* () {
    const dir = yield* scratchFolder
    const provider = yield* fakeAnthropic
    let server: Serving | undefined
    let kills = 0
    // Nothing is answered before all have come as far as this.
    const together = Promise.withResolvers<void>()
    let begun = 0
    provider.always("judge", async ({ body }) => {
      if (++begun > HARMLESS.length) together.resolve()
      await together.promise
      if (!JSON.stringify(body.messages).includes(POISON))
        return judged(judgement({ main: "data_science" }))
      kills++
      process.kill(server!.pid, "SIGKILL")
      return await new Promise<Response>(() => {})
    })
    provider.always("work", () => says(text("That is what there is.")))
    provider.always("synthesise", () => written("Fine."))
    const env = {
      DATA_DIR: dir,
      LOG_LEVEL: "none",
      ANTHROPIC_API_KEY: "sk-test",
      ANTHROPIC_BASE_URL: provider.url,
    }
    yield* Effect.promise(async () => {
      const token = (await hygeia(["token"], env)).stdout.trim()
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
      server = await serving(env)
      const ids = await Promise.all(
        [POISON, ...HARMLESS].map(async (content) => {
          const body = JSON.stringify({ messages: [{ role: "user", content }] })
          const sent = { method: "POST", headers, body }
          const answer = await fetch(`${server!.url}/v1/turns`, sent)
          return ((await answer.json()) as Turn).id
        }),
      )
      const read = async (id: string) => {
        const answer = await fetch(`${server!.url}/v1/turns/${id}`, { headers })
        return (await answer.json()) as Turn
      }
      for (let starts = 0; starts < 3; starts++) {
        await server.ended()
        server = await serving(env)
      }
      for (const id of ids)
        await (await fetch(`${server.url}/v1/turns/${id}/events`, { headers })).text()
      const [poisoned, ...others] = await Promise.all(ids.map(read))
      expect(others.map(({ status }) => status)).toEqual(HARMLESS.map(() => "completed"))
      expect(poisoned).toMatchObject({ status: "failed", error: { code: "internal_error" } })
      expect(kills).toBe(3)
      expect((await server.end("SIGTERM")).code).toBe(0)
    })
  }))

test("a turn whose process is killed at one step three times fails, and an orderly stop does not count", async () => {
  const dir = mkdtempSync(join(tmpdir(), "hygeia-poison-"))
  const provider = silentProvider()
  const env = {
    DATA_DIR: dir,
    LOG_LEVEL: "none",
    ANTHROPIC_BASE_URL: provider.url,
    SHUTDOWN_GRACE_S: "0",
  }
  const token = (await hygeia(["token"], env)).stdout.trim()
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
  const read = async (url: string, id: string) =>
    (await (await fetch(`${url}/v1/turns/${id}`, { headers })).json()) as Turn

  const first = await serving(env)
  const body = JSON.stringify({ messages: [{ role: "user", content: "How did I sleep?" }] })
  const started = await fetch(`${first.url}/v1/turns`, { method: "POST", headers, body })
  const { id } = (await started.json()) as Turn
  await provider.reached(1)
  await first.end("SIGTERM")
  for (const [at, signal] of ["SIGTERM", "SIGKILL", "SIGTERM", "SIGKILL", "SIGKILL"].entries()) {
    const next = await serving(env)
    await provider.reached(at + 2)
    expect((await read(next.url, id)).status).toBe("running")
    await next.end(signal as "SIGTERM" | "SIGKILL")
  }
  const last = await serving(env)
  const events = await fetch(`${last.url}/v1/turns/${id}/events`, { headers })
  expect(await events.text()).toContain('"code":"internal_error"')
  expect(await read(last.url, id)).toMatchObject({
    status: "failed",
    error: { code: "internal_error" },
  })
  expect((await last.end("SIGTERM")).code).toBe(0)
  provider.end()
  rmSync(dir, { recursive: true, force: true })
})

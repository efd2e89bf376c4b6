import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { Importer } from "#actors/importer"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive, itWith } from "#test/effect"
import { FORM_TYPE, formOf } from "#test/form"
import { framesOf } from "#test/sse"

const it = itLive(App)
const itOnStoppedClock = itWith(App)

const PATH = "/v1/sources/aggregator/connect"

const sheet = formOf({
  name: "file",
  filename: "steps.csv",
  type: "text/csv",
  bytes: "day,metric,value,unit\n2026-06-01,steps,8200,\n2026-06-02,steps,many,\n",
})

/** A link to the page, as a path. */
const link = Effect.fnUntraced(function* (body: object = {}) {
  const { post, base } = yield* Client
  const { status, body: session } = yield* post(PATH, body)
  expect([status, session.expires_in]).toEqual([200, 600])
  expect(session.widget_url.startsWith(`${base}/connect/`)).toBe(true)
  return session.widget_url.slice(base.length) as string
})

const cookieOf = (headers: Headers) => ({
  cookie: headers.get("set-cookie")!.split(";")[0]!,
})

/** A page that is open in a browser. */
const opened = Effect.fnUntraced(function* (body: object = {}) {
  const { send } = yield* Client
  const path = yield* link(body)
  const page = yield* send(path)
  return { path, page, browser: cookieOf(page.headers) }
})

const imports = Effect.gen(function* () {
  const { body } = yield* Client.use(({ get }) => get("/v1/imports"))
  return body.imports
})

describe("a link to connect", () => {
  it("opens the console's page, which learns what it is for and where it leads", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      const { path, page, browser } = yield* opened({
        provider: "whoop",
        redirect_url: "https://app.example.com/done?a=1&b=2",
        auth_failure_redirect_url: "https://app.example.com/declined",
      })
      expect([page.status, page.text]).toEqual([200, (yield* send("/today")).text])
      expect(page.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax$/)
      expect(page.headers.get("content-security-policy")).toStartWith(
        "default-src 'none'; script-src 'self'",
      )
      const answer = yield* send(`${path}/session`, { headers: browser })
      expect([answer.status, answer.body]).toEqual([
        200,
        {
          provider: "whoop",
          redirect_url: "https://app.example.com/done?a=1&b=2",
          failure_url: "https://app.example.com/declined",
        },
      ])
    }))

  it("opens once: again in the browser that has it, in no other", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      const { path, browser } = yield* opened()
      expect((yield* send(path, { headers: browser })).status).toBe(200)
      const other = yield* send(path)
      expect([other.status, other.headers.has("set-cookie")]).toEqual([410, false])
      const stolen = yield* send(path, { headers: { cookie: "hygeia_connect=other" } })
      expect(stolen.status).toBe(410)
    }))

  itOnStoppedClock("is good for ten minutes, the page for an hour", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      const late = yield* link()
      const { path, browser } = yield* opened()
      yield* TestClock.adjust("11 minutes")
      expect((yield* send(late)).status).toBe(410)
      expect((yield* send(path, { headers: browser })).status).toBe(200)
      yield* TestClock.adjust("50 minutes")
      expect((yield* send(path, { headers: browser })).status).toBe(410)
    }),
  )

  it("is made as often as it is asked for, and never twice the same", () =>
    Effect.gen(function* () {
      expect(yield* link({ provider: "oura" })).not.toBe(yield* link({ provider: "oura" }))
    }))
})

describe("a file on the page", () => {
  it("is imported for the person who asked for the link, and watched to its end", () =>
    Effect.gen(function* () {
      const { send, fetch } = yield* Client
      const { path, browser } = yield* opened()
      const headers = { ...browser, ...FORM_TYPE }
      const sent = yield* send(`${path}/imports`, { method: "POST", headers, body: sheet })
      expect([sent.status, sent.body.status]).toEqual([202, "queued"])
      const events = yield* fetch(`${path}/imports/${sent.body.id}/events`, { headers: browser })
      const frames = yield* Effect.promise(() => framesOf(events))
      const { event, data } = frames.at(-1)!
      expect([event, data]).toMatchObject(["import.completed", { records: { read: 2, used: 1 } }])
      expect(yield* imports).toMatchObject([{ id: sent.body.id, status: "completed" }])
    }))

  it("is taken back by Cancel", () =>
    Effect.gen(function* () {
      const { send, get } = yield* Client
      const { path, browser } = yield* opened()
      const headers = { ...browser, ...FORM_TYPE }
      const sent = yield* send(`${path}/imports`, { method: "POST", headers, body: sheet })
      const ended = yield* send(`${path}/imports/${sent.body.id}`, {
        method: "DELETE",
        headers: browser,
      })
      expect(ended.status).toBe(204)
      yield* Importer.use(({ idle }) => idle)
      const { body } = yield* get("/v1/data/sync")
      const kept = body.daily_summary.filter((day: { deleted: boolean }) => !day.deleted)
      expect(kept).toEqual([])
    }))

  it("is refused without the browser's cookie", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      const { path } = yield* opened()
      for (const [method, rest] of [
        ["GET", "/session"],
        ["POST", "/imports"],
        ["GET", "/imports/imp_0/events"],
        ["DELETE", "/imports/imp_0"],
      ] as const) {
        const headers = method === "POST" ? FORM_TYPE : {}
        const body = method === "POST" ? { body: sheet } : {}
        const answer = yield* send(`${path}${rest}`, { method, headers, ...body })
        expect([answer.status, answer.body.error.code]).toEqual([401, "invalid_token"])
      }
      expect(yield* imports).toEqual([])
    }))
})

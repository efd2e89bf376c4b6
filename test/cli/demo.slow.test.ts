import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { TestConsole } from "effect/testing"
import { temporaryServer } from "#app"
import { demo, removeDemo } from "#cli/demo"
import { QUESTIONS } from "#cli/demo-report"
import { Config } from "#config"
import type { DataSync } from "#domain/data-sync"
import { addDays } from "#domain/time"
import { findServer } from "#operations/find-server"
import {
  BroughtDemo,
  bring,
  brought,
  DemoConfig,
  DemoServer,
  demoClient,
  ownerClient,
  serverOn,
  TODAY,
} from "#test/demo-server"
import { itLive } from "#test/effect"
import { direct } from "#test/sqlite"

const itAlone = itLive(DemoConfig)
const itServed = itLive(DemoServer)
const itBrought = itLive(BroughtDemo)

const NONE = { daily: 0, activities: 0, sleep: 0, biomarkers: 0 }
const ALL = { daily: 687 + 302, sleep: 693, activities: 411, biomarkers: 24 }

const EVER = "1970-01-01T00:00:00Z"

const changedSince = Effect.fnUntraced(function* (since: string) {
  const answer = yield* (yield* demoClient).get(`/v1/data/sync?since=${since}`)
  return answer.body as DataSync
})

const saidBy = <A, E, R>(command: Effect.Effect<A, E, R>) =>
  command.pipe(
    Effect.andThen(TestConsole.logLines),
    Effect.provide(TestConsole.layer),
    Effect.map((lines) => lines.join("\n")),
  )

describe("the demo person", () => {
  itServed("has every day, night, workout and result that was made up", () =>
    Effect.gen(function* () {
      const made = yield* bring
      expect(made).toMatchObject({ days: 687, nights: 693, workouts: 411, results: 24 })
      expect([made.from, made.to]).toEqual([addDays(TODAY, -730), addDays(TODAY, -1)])
      expect((yield* changedSince(EVER)).counts).toEqual(ALL)
    }),
  )

  itBrought("is never the owner, who has nothing of it", () =>
    Effect.gen(function* () {
      const { user_id } = (yield* brought).prepared
      const owner = yield* ownerClient
      expect([user_id, user_id]).not.toContain(owner.user_id)
      expect((yield* demoClient).user_id).toBe(user_id)
      expect((yield* owner.get("/v1/data/sync")).body.counts).toEqual(NONE)
      expect((yield* owner.get("/v1/sources")).body.data).toEqual([])
      expect((yield* owner.get("/v1/labs")).body.uploads).toEqual([])
    }),
  )

  itBrought("has both lab reports joined to their uploads", () =>
    Effect.gen(function* () {
      const { biomarkers } = yield* changedSince(EVER)
      // Rows of one commit come in the order of their ids, which is none.
      const vitaminD = biomarkers
        .filter(({ name }) => name.startsWith("Vitamin D"))
        .sort((a, b) => a.value - b.value)
      expect(
        vitaminD.map(({ value, out_of_range, lab_id }) => ({ value, out_of_range, lab_id })),
      ).toEqual([
        { value: 19, out_of_range: true, lab_id: expect.stringMatching(/^lab_demo_earlier_\w+$/) },
        { value: 24, out_of_range: true, lab_id: expect.stringMatching(/^lab_demo_later_\w+$/) },
      ])
    }),
  )

  itServed("is the same when it is made again, also twice at once", () =>
    Effect.gen(function* () {
      yield* Effect.all([bring, bring], { concurrency: "unbounded" })
      const { now } = yield* changedSince(EVER)
      yield* bring
      expect((yield* changedSince(now)).counts).toEqual(NONE)
      expect((yield* (yield* demoClient).get("/v1/sources")).body.data).toHaveLength(2)
    }),
  )

  itAlone("has lived on when it is made again on a later day", () =>
    Effect.gen(function* () {
      const { DATA_DIR } = yield* Config
      yield* Effect.provide(bring, temporaryServer)
      const later = { ...(yield* Config), DATA_DIR, TODAY: addDays(TODAY, 5) }
      const { rows, made } = yield* Effect.gen(function* () {
        const { now } = yield* changedSince(EVER)
        const made = yield* bring
        return { made, rows: yield* changedSince(now) }
      }).pipe(Effect.provide(temporaryServer), Effect.provideService(Config, later))
      expect(made.to).toBe(addDays(TODAY, 4))
      expect(rows.daily_summary.every(({ date }) => date >= TODAY)).toBe(true)
      expect(rows.daily_summary.length).toBeGreaterThan(2)
      expect(rows.biomarkers).toEqual([])
    }),
  )

  itBrought("gets back a report that it deleted, as of the first run", () =>
    Effect.gen(function* () {
      const { get, send, token } = yield* demoClient
      const { uploads } = (yield* get("/v1/labs")).body
      const headers = { authorization: `Bearer ${token}` }
      yield* send(`/v1/labs/${uploads[0].id}`, { method: "DELETE", headers })
      yield* bring
      const again = (yield* get("/v1/labs")).body.uploads
      const days = again.map(({ uploaded_at }: { uploaded_at: string }) => uploaded_at.slice(0, 10))
      expect(days).toEqual([TODAY, TODAY])
    }),
  )
})

const removed = Effect.gen(function* () {
  const { send, token } = yield* ownerClient
  return yield* send("/v1/demo", {
    method: "DELETE",
    headers: { authorization: `Bearer ${token}` },
  })
})

/** The tables that name a text, but for what is still to be done elsewhere. */
const naming = (text: string) =>
  direct((_, sqlite) => {
    const tables = sqlite
      .query<{ name: string }, []>("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()
    const rowsOf = (name: string) =>
      sqlite.query<Record<string, unknown>, []>(`SELECT * FROM "${name}"`).all()
    const names = tables.map(({ name }) => name).filter((name) => name !== "outbox")
    return names.filter((name) =>
      rowsOf(name).some((row) => Object.values(row).some((value) => String(value).includes(text))),
    )
  })

describe("the demo person that is removed", () => {
  itBrought("leaves no row and no token behind, and nothing of the owner goes", () =>
    Effect.gen(function* () {
      const { user_id } = (yield* brought).prepared
      const { token, user_id: owner } = yield* ownerClient
      const demo = yield* demoClient
      const { status, body } = yield* removed
      expect([status, body.ok]).toEqual([200, true])
      expect(body.rows_deleted).toBeGreaterThan(2_000)
      expect(yield* naming(user_id)).toEqual([])
      expect((yield* demo.get("/v1/me")).status).toBe(401)
      const me = yield* demo.get("/v1/me", { authorization: `Bearer ${token}` })
      expect(me.body.user_id).toBe(owner)
      expect((yield* removed).body).toEqual({ ok: true, rows_deleted: 0 })
    }),
  )

  itBrought("can be made anew, as somebody else", () =>
    Effect.gen(function* () {
      const { user_id } = (yield* brought).prepared
      yield* removed
      const again = yield* bring
      expect(again.user_id).not.toBe(user_id)
      expect((yield* changedSince(EVER)).counts).toEqual(ALL)
    }),
  )

  itLive(serverOn(TODAY))("has no token, and none is made for it", () =>
    Effect.gen(function* () {
      const { message } = yield* Effect.flip(demoClient)
      expect(message).toBe("There is no demo person: `hygeia demo` makes one.")
    }),
  )
})

describe("POST and DELETE /v1/demo", () => {
  itBrought("are for the owner alone", () =>
    Effect.gen(function* () {
      const { send, token } = yield* demoClient
      const headers = { authorization: `Bearer ${token}` }
      for (const method of ["POST", "DELETE"]) {
        const { status, body } = yield* send("/v1/demo", { method, headers })
        expect([status, body.error.code]).toEqual([403, "forbidden"])
      }
      expect((yield* changedSince(EVER)).counts).toEqual(ALL)
    }),
  )
})

describe("hygeia demo", () => {
  itAlone("works with no server, leaves none behind and says what to ask", () =>
    Effect.gen(function* () {
      const said = yield* saidBy(demo(temporaryServer))
      for (const question of QUESTIONS) expect(said).toContain(question)
      for (const next of ["ask --demo", "token --demo", "demo --remove"])
        expect(said).toContain(next)
      expect(yield* findServer((yield* Config).DATA_DIR)).toBeNull()
    }),
  )

  itBrought("--remove says whether there was a demo person", () =>
    Effect.gen(function* () {
      expect(yield* saidBy(removeDemo(temporaryServer))).toBe("The demo person is gone.")
      expect(yield* saidBy(removeDemo(temporaryServer))).toBe("There was no demo person.")
    }),
  )
})

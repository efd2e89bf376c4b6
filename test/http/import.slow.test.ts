import { describe, expect } from "bun:test"
import { Context, Effect, Layer } from "effect"
import { Importer } from "#actors/importer"
import { Ingest } from "#actors/ingest"
import type { UserId } from "#domain/ids"
import { addDays } from "#domain/time"
import { App, appWith, localAccounts } from "#test/app"
import { Client } from "#test/client"
import { connected } from "#test/connections"
import { itLive } from "#test/effect"
import { fakeAggregator, status } from "#test/fake-aggregator"
import { FORM_TYPE, formOf } from "#test/form"
import { otherUser } from "#test/other-user"
import { direct } from "#test/sqlite"
import { webhook } from "#test/webhook"
import { outsideAggregator } from "#upstream/aggregator/client"

const TYPES = ["activity", "sleep", "daily", "body"] as const
const allQueued = { activity: "queued", sleep: "queued", daily: "queued", body: "queued" }

const it = itLive(Layer.empty)

/** The service with an outside aggregator, which lives next door. */
const served = Effect.gen(function* () {
  const outside = yield* fakeAggregator
  const layer = appWith(localAccounts, outsideAggregator(outside.account))
  const context = yield* Layer.build(Layer.fresh(layer))
  const client = Context.get(context, Client)
  const user = client.user_id as UserId
  /** Connects a wearable on both sides. */
  const connect = Effect.fnUntraced(function* (provider: string, known = true) {
    const connection = yield* Effect.provide(connected(user, provider), context)
    if (known) outside.links(user, connection.aggregator_user_id, provider)
    return connection
  })
  return { ...client, outside, user, context, connect }
})

describe("POST /v1/import", () => {
  it("asks once per type and connected wearable, and says what became of each", () =>
    Effect.gen(function* () {
      const { post, outside, connect } = yield* served
      const oura = yield* connect("OURA")
      const strava = yield* connect("STRAVA")
      const { status, body } = yield* post("/v1/import", { days: 90 })
      expect(status).toBe(200)
      expect(body).toEqual({
        ok: true,
        days: 90,
        start: addDays(body.end, -90),
        end: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        connections: [
          { provider: "oura", aggregator_user_id: oura.aggregator_user_id, per_type: allQueued },
          { provider: "other", aggregator_user_id: strava.aggregator_user_id, per_type: allQueued },
        ],
        note: expect.any(String),
      })
      for (const type of TYPES) {
        const asked = outside.asked(`/${type}`).map(({ query }) => query)
        expect(asked.map(({ user_id }) => user_id).sort()).toEqual(
          [oura.aggregator_user_id, strava.aggregator_user_id].sort(),
        )
        for (const query of asked)
          expect(query).toMatchObject({ start_date: body.start, to_webhook: "true" })
      }
    }))

  it("takes 30 days when none are named, and a body that is left out", () =>
    Effect.gen(function* () {
      const { post, send, token, connect } = yield* served
      yield* connect("OURA")
      const headers = { authorization: `Bearer ${token}` }
      const answers = [
        yield* post("/v1/import", {}),
        yield* send("/v1/import", { method: "POST", headers }),
      ]
      for (const { status, body } of answers) expect([status, body.days]).toEqual([200, 30])
    }))

  it("asks once for one Idempotency-Key", () =>
    Effect.gen(function* () {
      const { post, outside, connect } = yield* served
      yield* connect("OURA")
      const key = { "idempotency-key": "import-once" }
      const first = yield* post("/v1/import", { days: 7 }, key)
      const again = yield* post("/v1/import", { days: 7 }, key)
      expect([again.status, again.body]).toEqual([200, first.body])
      expect(outside.asked("/daily")).toHaveLength(1)
    }))

  it("may be tried again with its Idempotency-Key when it was refused", () =>
    Effect.gen(function* () {
      const { post, connect } = yield* served
      const key = { "idempotency-key": "import-later" }
      expect((yield* post("/v1/import", {}, key)).status).toBe(400)
      yield* connect("OURA")
      expect((yield* post("/v1/import", {}, key)).status).toBe(200)
    }))

  for (const days of [1, 1_460])
    it(`takes ${days} days`, () =>
      Effect.gen(function* () {
        const { post, connect } = yield* served
        yield* connect("OURA")
        const { status, body } = yield* post("/v1/import", { days })
        expect(status).toBe(200)
        expect(addDays(body.start, days)).toBe(body.end)
      }))

  for (const days of [0, -1, 1_461, 1.5, "30", null, true, [30]])
    it(`is a flat invalid_field for ${JSON.stringify(days)} days`, () =>
      Effect.gen(function* () {
        const { post, connect, outside } = yield* served
        yield* connect("OURA")
        const { status, body } = yield* post("/v1/import", { days })
        expect(status).toBe(400)
        expect(body).toEqual({ error: "invalid_field", hint: expect.stringContaining("days") })
        expect(outside.asked("/daily")).toEqual([])
      }))

  for (const text of ["{", "[]", "null", "7"])
    it(`is a flat invalid_request for ${text}`, () =>
      Effect.gen(function* () {
        const { send, token } = yield* served
        const { status, body } = yield* send("/v1/import", {
          method: "POST",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body: text,
        })
        expect(status).toBe(400)
        expect(body).toEqual({ error: "invalid_request", hint: expect.any(String) })
      }))

  it("is a flat no_active_connections when nothing is connected any longer", () =>
    Effect.gen(function* () {
      const { post, user, context, outside } = yield* served
      const past = { deactivated_at: "2026-02-01T00:00:00.000Z", status: "disconnected" as const }
      yield* Effect.provide(connected(user, "OURA", past), context)
      const { status, body } = yield* post("/v1/import", {})
      expect(status).toBe(400)
      expect(body).toEqual({ error: "no_active_connections", hint: expect.any(String) })
      expect(outside.asked("/daily")).toEqual([])
    }))

  it("is a flat no_active_connections when the aggregator disagrees", () =>
    Effect.gen(function* () {
      const { post, connect } = yield* served
      yield* connect("OURA", false)
      const { status, body } = yield* post("/v1/import", {})
      expect([status, body.error]).toEqual([400, "no_active_connections"])
    }))

  it("says which request did not go through, and lets the others stand", () =>
    Effect.gen(function* () {
      const { post, outside, connect } = yield* served
      yield* connect("OURA")
      yield* connect("GARMIN", false)
      outside.answers("GET /body", status(400), 1)
      outside.answers("GET /sleep", status(429, { "retry-after": "3600" }), 1)
      const { status: code, body } = yield* post("/v1/import", {})
      expect(code).toBe(200)
      expect(body.ok).toBe(false)
      const statuses = body.connections.flatMap(({ per_type }: { per_type: object }) =>
        Object.values(per_type),
      )
      expect(statuses.sort()).toEqual(
        expect.arrayContaining(["not_connected", "queued", "rate_limited", "unavailable"]),
      )
    }))

  it("is a flat upstream_unavailable when the aggregator answers nothing at all", () =>
    Effect.gen(function* () {
      const { post, outside, connect } = yield* served
      yield* connect("OURA")
      yield* outside.goesAway
      const { status, body } = yield* post("/v1/import", {})
      expect(status).toBe(502)
      expect(body).toEqual({
        error: "upstream_unavailable",
        hint: expect.any(String),
        upstream: "aggregator",
      })
    }))

  itLive(App)("needs a bearer token", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      const answer = yield* send("/v1/import", { method: "POST" })
      expect([answer.status, answer.body.error.code]).toEqual([401, "missing_authorization"])
    }),
  )
})

/** A day of steps as an aggregator delivers it. */
const daily = (reference_id: string, date: string, steps: number) => ({
  type: "daily",
  user: { user_id: "kept-garmin", provider: "GARMIN", reference_id, active: true },
  data: [
    {
      metadata: {
        start_time: `${date}T00:00:00+00:00`,
        end_time: `${date}T23:59:59+00:00`,
        upload_type: 1,
      },
      distance_data: { steps },
    },
  ],
})

/** The steps of days as their rows have them. */
const stepsOf = direct((_, sqlite) =>
  sqlite.query("SELECT date, steps FROM daily_summary WHERE deleted = 0 ORDER BY date").values(),
)

/** What a mistake in reading left behind. */
const misread = direct((_, sqlite) => sqlite.run("UPDATE daily_summary SET steps = 1"))

describe("POST /v1/import without an aggregator", () => {
  const itHere = itLive(App)

  itHere("reads again what is still kept, in order, and says how far it reaches", () =>
    Effect.gen(function* () {
      const { post, user_id } = yield* Client
      yield* webhook(daily(user_id, "2026-03-02", 4_000))
      yield* webhook(daily(user_id, "2026-03-02", 8_200))
      yield* webhook(daily(user_id, "2026-03-03", 9_100))
      const before = yield* stepsOf
      yield* misread
      const { status, body } = yield* post("/v1/import", { days: 7 })
      yield* (yield* Ingest).idle
      expect(status).toBe(200)
      expect(body).toMatchObject({ ok: true, days: 7, end: addDays(body.start, 7) })
      expect(body.connections).toEqual([
        {
          provider: "garmin",
          aggregator_user_id: "kept-garmin",
          per_type: { activity: "no_data", sleep: "no_data", daily: "queued", body: "no_data" },
        },
      ])
      expect(body.note).toBe(
        "3 deliveries are read again, as kept here: no aggregator is configured. " +
          `The oldest that is kept came on ${body.end}.`,
      )
      expect(yield* stepsOf).toEqual(before)
      expect(before).toEqual([
        ["2026-03-02", 8_200],
        ["2026-03-03", 9_100],
      ])
    }),
  )

  itHere("changes no row when nothing was misread", () =>
    Effect.gen(function* () {
      const { get, post, user_id } = yield* Client
      yield* webhook(daily(user_id, "2026-03-02", 8_200))
      const { now } = (yield* get("/v1/data/sync")).body
      for (let times = 0; times < 2; times++) yield* post("/v1/import", {})
      yield* (yield* Ingest).idle
      const { counts } = (yield* get(`/v1/data/sync?since=${now}`)).body
      expect(counts).toEqual({ daily: 0, activities: 0, sleep: 0, biomarkers: 0 })
    }),
  )

  itHere("does not reach what retention has dropped, nor days before those asked for", () =>
    Effect.gen(function* () {
      const { post, user_id } = yield* Client
      for (const day of ["2026-03-01", "2026-03-02", "2026-03-03"])
        yield* webhook(daily(user_id, day, 8_200))
      const DAY_MS = 86_400_000
      yield* direct((_, sqlite) => {
        const [first, second] = sqlite
          .query<{ id: number }, []>("SELECT id FROM raw_events ORDER BY id")
          .all()
        sqlite.run("UPDATE raw_events SET body = NULL WHERE id = ?", [first!.id])
        sqlite.run("UPDATE raw_events SET received_at = received_at - ? WHERE id = ?", [
          40 * DAY_MS,
          second!.id,
        ])
      })
      yield* misread
      const { body } = yield* post("/v1/import", { days: 30 })
      yield* (yield* Ingest).idle
      expect(body.note).toStartWith("1 delivery is read again")
      expect(body.note).toEndWith(`came on ${addDays(body.end, -40)}.`)
      expect(yield* stepsOf).toEqual([
        ["2026-03-01", 1],
        ["2026-03-02", 1],
        ["2026-03-03", 8_200],
      ])
    }),
  )

  itHere("says so when nothing is kept, and touches nobody else's", () =>
    Effect.gen(function* () {
      const { post, send, user_id } = yield* Client
      yield* webhook(daily(user_id, "2026-03-02", 8_200))
      yield* misread
      const headers = { ...(yield* otherUser), "content-type": "application/json" }
      const theirs = yield* send("/v1/import", { method: "POST", headers, body: "{}" })
      expect([theirs.status, theirs.body.error]).toEqual([400, "no_active_connections"])
      expect(yield* stepsOf).toEqual([["2026-03-02", 1]])
      yield* direct((_, sqlite) => sqlite.run("UPDATE raw_events SET body = NULL"))
      const { body } = yield* post("/v1/import", {})
      expect(body.ok).toBe(true)
      expect(body.note).toBe("No delivery is kept as it came, so nothing can be read again.")
    }),
  )

  itHere("does not bring back what an import that was taken back had brought", () =>
    Effect.gen(function* () {
      const { send, token, post } = yield* Client
      const authorization = `Bearer ${token}`
      const bytes = "day,metric,value,unit\n2026-03-02,steps,8200,\n"
      const body = formOf({ name: "file", filename: "steps.csv", type: "text/csv", bytes })
      const headers = { authorization, ...FORM_TYPE }
      const { body: begun } = yield* send("/v1/imports", { method: "POST", headers, body })
      yield* Importer.use(({ idle }) => idle)
      expect(yield* stepsOf).toEqual([["2026-03-02", 8_200]])
      yield* send(`/v1/imports/${begun.id}`, { method: "DELETE", headers: { authorization } })
      yield* post("/v1/import", {})
      yield* (yield* Ingest).idle
      expect(yield* stepsOf).toEqual([])
    }),
  )
})

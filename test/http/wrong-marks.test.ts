import { expect } from "bun:test"
import { Effect } from "effect"
import { BiomarkerStore } from "#db/biomarkers"
import { WorkoutStore } from "#db/workouts"
import type { UserId } from "#domain/ids"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { otherUser } from "#test/other-user"
import { aNight, aWorkout, store } from "#test/rows"
import { direct } from "#test/sqlite"

const it = itLive(App)

const DAY = "2026-03-02"

const weights = Effect.map(
  Client.use(({ get }) => get(`/v1/metrics/weight_kg/series?from=2026-03-01&to=2026-03-03`)),
  ({ body }) =>
    (body.points as ReadonlyArray<{ readonly value: number }>).map(({ value }) => value),
)

const weighed = Effect.gen(function* () {
  const { get, post } = yield* Client
  const weights = [
    ["2026-03-01", 81],
    [DAY, 91],
    ["2026-03-03", 80],
  ] as const
  for (const [date, value] of weights)
    yield* post("/v1/diary", { date, kind: "amount", name: "weight", value, unit: "kg" })
  const { body } = yield* get("/v1/data/sync")
  return body.daily_summary.find(({ date }: { readonly date: string }) => date === DAY).id as string
})

const mark = Effect.fnUntraced(function* (method: "PUT" | "DELETE", id: string, field?: string) {
  const { send, token } = yield* Client
  const headers = { authorization: `Bearer ${token}` }
  const query = field === undefined ? "" : `?field=${field}`
  return yield* send(`/v1/data/wrong/${id}${query}`, { method, headers })
})

it("leaves a row that is marked as wrong out of every answer, keeps it, and counts it again without the mark", () =>
  Effect.gen(function* () {
    const { get } = yield* Client
    const id = yield* weighed
    expect(yield* weights).toEqual([81, 91, 80])
    const before = yield* get("/v1/data/sync")
    const marked = yield* mark("PUT", id)
    expect([marked.status, marked.body]).toEqual([
      200,
      { row: id, field: null, marked_at: expect.any(String) },
    ])
    expect(yield* weights).toEqual([81, 80])
    expect((yield* get("/v1/data/sync")).body.daily_summary).toEqual(before.body.daily_summary)
    expect((yield* get("/v1/data/wrong")).body.marks).toEqual([marked.body])
    expect((yield* mark("DELETE", id)).status).toBe(204)
    expect(yield* weights).toEqual([81, 91, 80])
    expect((yield* mark("DELETE", id)).status).toBe(404)
  }))

it("leaves out one value of a row alone, by its name", () =>
  Effect.gen(function* () {
    const { get, post } = yield* Client
    const id = yield* weighed
    yield* post("/v1/diary", { date: DAY, kind: "amount", name: "systolic", value: 128 })
    expect((yield* mark("PUT", id, "weight_kg")).body.field).toBe("weight_kg")
    expect(yield* weights).toEqual([81, 80])
    const pressure = yield* get(`/v1/metrics/bp_systolic/series?from=${DAY}&to=${DAY}`)
    expect(pressure.body.points).toHaveLength(1)
    for (const field of ["steps", "date", "nothing", "user_id"])
      expect((yield* mark("PUT", id, field)).body.error.details).toEqual({ field: "field" })
    expect((yield* mark("DELETE", id, "weight_kg")).status).toBe(204)
    expect(yield* weights).toEqual([81, 91, 80])
  }))

it("marks what is one's own, once", () =>
  Effect.gen(function* () {
    const { send, get } = yield* Client
    const id = yield* weighed
    const headers = yield* otherUser
    expect((yield* send(`/v1/data/wrong/${id}`, { method: "PUT", headers })).status).toBe(404)
    for (const never of ["ds_0", "bio_0", "note_0", "x", "__proto___0"])
      expect((yield* mark("PUT", never)).status).toBe(404)
    yield* mark("PUT", id)
    yield* mark("PUT", id)
    expect((yield* get("/v1/data/wrong")).body.marks).toHaveLength(1)
  }))

it("leaves out a workout and a night as well", () =>
  Effect.gen(function* () {
    const { get, user_id } = yield* Client
    const user = user_id as UserId
    yield* store({
      workouts: [aWorkout(user, DAY)],
      nights: [aNight(user, DAY, { asleep_s: 25_200 })],
    })
    const workouts = WorkoutStore.use((kept) => kept.within(user, { from: DAY, to: DAY }))
    const sleep = Effect.map(
      get(`/v1/metrics/sleep_minutes/series?from=${DAY}&to=${DAY}`),
      ({ body }) => body.points.length as number,
    )
    expect([(yield* workouts).length, yield* sleep]).toEqual([1, 1])
    const ids = yield* direct((_, sqlite) =>
      sqlite
        .query<{ id: string }, []>(
          "SELECT id FROM activities UNION ALL SELECT id FROM sleep_sessions",
        )
        .all(),
    )
    for (const { id } of ids) expect((yield* mark("PUT", id)).status).toBe(200)
    expect([(yield* workouts).length, yield* sleep]).toEqual([0, 0])
  }))

it("keeps a lab result that is marked as wrong in its lab, struck, and leaves it out of every answer", () =>
  Effect.gen(function* () {
    const { get, post, send, token, user_id } = yield* Client
    const user = user_id as UserId
    const named = Effect.map(
      BiomarkerStore.use((results) => results.all(user)),
      (results) => results.map(({ name }) => name),
    )
    const entered = yield* post("/v1/labs", {
      test_date: DAY,
      results: [
        { name: "Ferritin", value: 12, unit: "ng/mL" },
        { name: "HIV", value: "Non-reactive" },
        { name: "Iron", value: 90, unit: "µg/dL" },
      ],
    })
    const lab = `/v1/labs/${entered.body.id}`
    const [ferritin] = entered.body.biomarkers
    const [hiv] = entered.body.qualitative
    expect([ferritin.wrong, hiv.wrong]).toEqual([false, false])
    const before = (yield* get("/v1/data/sync")).body.biomarkers
    expect((yield* mark("PUT", ferritin.id, "value")).body.error.details).toEqual({
      field: "field",
    })
    for (const { id } of [ferritin, hiv]) expect((yield* mark("PUT", id)).status).toBe(200)
    expect(yield* named).toEqual(["Iron"])
    const shown = (yield* get(lab)).body
    expect(shown.biomarkers.map(({ wrong }: { readonly wrong: boolean }) => wrong)).toEqual([
      true,
      false,
    ])
    expect(shown.qualitative[0].wrong).toBe(true)
    expect((yield* get("/v1/data/sync")).body.biomarkers).toEqual(before)
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
    const body = JSON.stringify({ results: [{ id: ferritin.id, value: 80 }] })
    const corrected = yield* send(lab, { method: "PATCH", headers, body })
    expect(corrected.body.biomarkers[0]).toMatchObject({ value: 80, wrong: true })
    expect((yield* mark("DELETE", ferritin.id)).status).toBe(204)
    expect(yield* named).toEqual(["Ferritin", "Iron"])
    yield* send(lab, { method: "DELETE", headers })
    expect((yield* get("/v1/data/wrong")).body.marks).toEqual([])
  }))

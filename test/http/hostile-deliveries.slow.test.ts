import { expect } from "bun:test"
import { Effect } from "effect"
import { Ingest } from "#actors/ingest"
import { RawEventStore } from "#db/raw-events"
import { signatureOf } from "#operations/webhook-signature"
import { App, WEBHOOK_SECRET } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"

/** Signed deliveries that are well-formed JSON and otherwise whatever somebody could think of. */

const it = itLive(App)

const now = () => Math.floor((performance.timeOrigin + performance.now()) / 1_000)

/** Posts a text, signed, and waits until it is dealt with; answers status, body and what became of it. */
const post = Effect.fn("post")(function* (
  text: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const { send } = yield* Client
  const signature = signatureOf(WEBHOOK_SECRET, now(), Buffer.from(text))
  const answer = yield* send("/webhooks/aggregator", {
    method: "POST",
    body: text,
    headers: { "aggregator-signature": signature, ...headers },
  })
  yield* (yield* Ingest).idle
  const event = answer.body.raw_event_id
    ? yield* (yield* RawEventStore).find(answer.body.raw_event_id)
    : null
  return { status: answer.status, body: answer.body, event }
})

const day = (date: string, content: Record<string, unknown> = {}) => ({
  metadata: { start_time: `${date}T00:00:00.000000+01:00` },
  ...content,
})

const daily = (user_id: string, data: unknown) => ({
  type: "daily",
  user: { user_id: "h1", provider: "GARMIN", reference_id: user_id },
  data,
})

/** The delta sync from the beginning, days in the order of the calendar. */
const sync = Effect.flatMap(Client, ({ get }) =>
  Effect.map(get("/v1/data/sync"), ({ body }) => ({
    ...body,
    daily_summary: body.daily_summary.toSorted((a: { date: string }, b: { date: string }) =>
      a.date < b.date ? -1 : 1,
    ),
  })),
)

/** What is not a list of days becomes no row, and is kept with the reason. */
const shapeless: Readonly<Record<string, unknown>> = {
  "an object for the list": {},
  "null for the list": null,
  "a text for the list": "[]",
  "a number for the list": 7,
  "a list of nulls": [null, null],
  "a list of lists": [[], [[]]],
  "a list of texts": ["2025-06-02"],
  "a day without metadata": [{ distance_data: { steps: 4 } }],
  "a start that is no timestamp": [{ metadata: { start_time: "yesterday" } }],
  "a start that is a number": [{ metadata: { start_time: 1748822400 } }],
  "a day that is in no calendar": [day("2025-02-30")],
}
for (const [what, data] of Object.entries(shapeless))
  it(`keeps a delivery with ${what} and writes nothing`, () =>
    Effect.gen(function* () {
      const { user_id } = yield* Client
      const { status, event } = yield* post(JSON.stringify(daily(user_id, data)))
      expect(status).toBe(200)
      expect(event).toMatchObject({ state: "parked", error: expect.stringMatching(/ /) })
      expect((yield* sync).counts.daily).toBe(0)
    }))

/** It names nobody that can be found. */
const nameless: ReadonlyArray<unknown> = [
  undefined,
  null,
  [],
  "h1",
  {},
  { user_id: null },
  { user_id: "" },
  { user_id: 17 },
  { user_id: { id: "h1" } },
]
for (const user of nameless)
  it(`keeps a delivery whose user is ${JSON.stringify(user)} and writes nothing`, () =>
    Effect.gen(function* () {
      const { user_id } = yield* Client
      const body = { ...daily(user_id, [day("2025-06-02")]), user }
      expect((yield* post(JSON.stringify(body))).event).toMatchObject({ state: "parked" })
      expect((yield* sync).counts.daily).toBe(0)
    }))

for (const type of [7, null, {}, ["daily"], "", "constructor", "__proto__", "DAILY"])
  it(`answers a delivery of the type ${JSON.stringify(type)} and writes nothing`, () =>
    Effect.gen(function* () {
      const { user_id } = yield* Client
      const body = { ...daily(user_id, [day("2025-06-02")]), type }
      const { status, event } = yield* post(JSON.stringify(body))
      expect(status).toBe(200)
      expect(["parked", "skipped"]).toContain(event!.state)
      expect((yield* sync).counts.daily).toBe(0)
    }))

it("takes no text for a number, and no number that is none", () =>
  Effect.gen(function* () {
    const { user_id } = yield* Client
    const values = ["12", "NaN", "Infinity", "", true, {}, [12], null, "1e9"]
    const data = values.map((value, n) =>
      day(`2025-06-${10 + n}`, {
        distance_data: { steps: value, distance_meters: value },
        heart_rate_data: { summary: { avg_hr_bpm: value } },
      }),
    )
    expect((yield* post(JSON.stringify(daily(user_id, data)))).event!.state).toBe("processed")
    for (const row of (yield* sync).daily_summary)
      expect(row).toMatchObject({ steps: null, distance_m: null, avg_hr_bpm: null })
  }))

it("keeps numbers as they are, however large, small or negative", () =>
  Effect.gen(function* () {
    const { user_id } = yield* Client
    const sent = [0, -1, 1e-7, 0.1 + 0.2, 123456789.123456, 9007199254740991, 1e308, -1e308, 5e-324]
    const data = sent.map((distance_meters, n) =>
      day(`2025-06-${10 + n}`, { distance_data: { distance_meters } }),
    )
    yield* post(JSON.stringify(daily(user_id, data)))
    const { daily_summary } = yield* sync
    expect(daily_summary.map((row: { distance_m: number }) => row.distance_m)).toEqual(sent)
  }))

it("sends null where what is worked out has no end", () =>
  Effect.gen(function* () {
    const { user_id } = yield* Client
    const text = JSON.stringify(
      daily(user_id, [
        day("2025-06-02", {
          calories_data: { net_activity_calories: 1e308, BMR_calories: 1e308 },
          distance_data: { steps: 1e300, distance_meters: 1 },
        }),
      ]),
    )
    expect((yield* post(text)).event!.state).toBe("processed")
    expect(
      (yield* post(text.replace('"distance_meters":1', '"distance_meters":1e999'))).status,
    ).toBe(200)
    expect((yield* sync).daily_summary).toMatchObject([
      { calories_total_kcal: null, steps: null, distance_m: null },
    ])
  }))

it("takes the last of two members of one name, as JSON does", () =>
  Effect.gen(function* () {
    const { user_id } = yield* Client
    const text = JSON.stringify(
      daily(user_id, [day("2025-06-02", { distance_data: { steps: 1 } })]),
    )
    yield* post(text.replace('"steps":1', '"steps":1,"steps":2'))
    expect((yield* sync).daily_summary).toMatchObject([{ steps: 2 }])
  }))

it("is not impressed by members called __proto__ and constructor", () =>
  Effect.gen(function* () {
    const { user_id } = yield* Client
    const text = JSON.stringify(
      daily(user_id, [day("2025-06-02", { data_enrichment: { immune_index: 7, mark: 1 } })]),
    ).replace('"mark":1', '"__proto__":{"steps":9},"constructor":null,"toString":3')
    yield* post(text)
    yield* post(text.replace("{", '{"__proto__":{"type":"sleep"},'))
    const [row] = (yield* sync).daily_summary
    expect(row.steps).toBeNull()
    expect(Object.entries(row.enrichment)).toContainEqual(["toString", 3])
    expect(({} as Record<string, unknown>).steps).toBeUndefined()
  }))

it("keeps half a surrogate pair and a zero character from doing harm, and stays calm when told again", () =>
  Effect.gen(function* () {
    const { user_id } = yield* Client
    const workout = (again: number) =>
      JSON.stringify({
        ...daily(user_id, [
          {
            metadata: {
              summary_id: "a\ud800b",
              name: "run\u0000\udc00\u2028",
              start_time: "2025-06-02T10:00:00Z",
              end_time: "2025-06-02T11:00:00Z",
            },
          },
        ]),
        type: "activity",
        again,
      })
    expect((yield* post(workout(1))).event!.state).toBe("processed")
    const before = (yield* sync).activities
    expect(before).toMatchObject([{ summary_id: "a\ufffdb", name: "run\u0000\ufffd\u2028" }])
    yield* post(workout(2))
    expect((yield* sync).activities).toEqual(before)
  }))

for (const [name, depth] of [
  ["data_enrichment", 10_000],
  ["anything_else", 1_000_000],
] as const)
  it(`survives ${name} that is ${depth} lists deep`, () =>
    Effect.gen(function* () {
      const { user_id } = yield* Client
      const mark = { [name]: { mark: 1 } }
      const text = JSON.stringify(daily(user_id, [day("2025-06-02", mark)])).replace(
        '"mark":1',
        `"mark":${"[".repeat(depth)}${"]".repeat(depth)}`,
      )
      const { status, body } = yield* post(text)
      expect([200, 400]).toContain(status)
      if (status === 400) expect(body.error).toBe("invalid_json")
      const after = yield* post(JSON.stringify(daily(user_id, [day("2025-06-03")])))
      expect(after.event!.state).toBe("processed")
    }))

it("reads a delivery of 30 MB with its samples", () =>
  Effect.gen(function* () {
    const { user_id } = yield* Client
    const hr_samples = Array.from({ length: 360_000 }, (_, n) => ({
      timestamp: "2025-06-02T00:00:00.000000+01:00",
      bpm: 60 + (n % 40),
      timer_duration_seconds: n,
    }))
    const summary = { avg_hr_bpm: 71.25 }
    const text = JSON.stringify(
      daily(user_id, [
        day("2025-06-02", { heart_rate_data: { summary, detailed: { hr_samples } } }),
      ]),
    )
    expect(text.length).toBeGreaterThan(30_000_000)
    expect((yield* post(text)).event!.state).toBe("processed")
    expect((yield* sync).daily_summary).toMatchObject([{ avg_hr_bpm: 71.25 }])
  }))

it("writes 10,000 nights of one delivery, all or none", () =>
  Effect.gen(function* () {
    const { user_id } = yield* Client
    const nights = Array.from({ length: 10_000 }, (_, n) => ({
      metadata: {
        summary_id: `n${n}`,
        start_time: "2025-06-01T23:00:00Z",
        end_time: "2025-06-02T07:00:00Z",
      },
      scores: { sleep: n % 100 },
    }))
    yield* post(JSON.stringify({ ...daily(user_id, nights), type: "sleep" }))
    const body = yield* sync
    expect(body.counts.sleep).toBe(10_000)
    expect(new Set(body.sleep_sessions.map(({ id }: { id: string }) => id)).size).toBe(10_000)
  }))

for (const order of ["", "soon", "-5", "1.5", "1e3", "99999999999999999999", "1, 2"])
  it(`goes by the order of receipt when the sender's order is ${JSON.stringify(order)}`, () =>
    Effect.gen(function* () {
      const { user_id } = yield* Client
      const steps = (steps: number) =>
        JSON.stringify(daily(user_id, [day("2025-06-02", { distance_data: { steps } })]))
      yield* post(steps(1), { "x-aggregator-ordering-timestamp": "5000" })
      yield* post(steps(2), { "x-aggregator-ordering-timestamp": order })
      expect((yield* sync).daily_summary).toMatchObject([{ steps: 2 }])
    }))

it("makes a source of other for a vendor it does not know", () =>
  Effect.gen(function* () {
    const { user_id, get } = yield* Client
    for (const [n, provider] of ["NEWRING", "constructor", 7, null].entries()) {
      const user = { user_id: `h${n}`, provider, reference_id: user_id }
      yield* post(JSON.stringify({ ...daily(user_id, [day("2025-06-02")]), user }))
    }
    const { data } = (yield* get("/v1/sources")).body
    expect(data.map(({ provider }: { provider: string }) => provider)).toEqual(
      Array(4).fill("other"),
    )
  }))

it("reads the days of a traveller by the clock on each wall", () =>
  Effect.gen(function* () {
    const { user_id } = yield* Client
    const starts = [
      "2025-03-08T00:00:00.000000-08:00",
      "2025-03-09T00:00:00-0800",
      "2025-03-10T00:00:00.000-07:00",
      "2025-03-11T00:00:00Z",
      "2025-03-12T00:00:00+0000",
      "2025-03-13T00:00:00",
      "2025-03-14 00:00:00 +0545",
      "2025-03-15T00:00:00+14:00",
      "2025-03-16",
    ]
    const data = starts.map((start_time) => ({ metadata: { start_time } }))
    yield* post(JSON.stringify(daily(user_id, data)))
    const { daily_summary } = yield* sync
    expect(
      daily_summary.map((row: { date: string; tz_offset_min: number }) => [
        row.date,
        row.tz_offset_min,
      ]),
    ).toEqual([
      ["2025-03-08", -480],
      ["2025-03-09", -480],
      ["2025-03-10", -420],
      ["2025-03-11", 0],
      ["2025-03-12", 0],
      ["2025-03-13", null],
      ["2025-03-14", 345],
      ["2025-03-15", 840],
      ["2025-03-16", null],
    ])
  }))

it("outlives the last day there is, and the first", () =>
  Effect.gen(function* () {
    const { user_id } = yield* Client
    const { event } = yield* post(
      JSON.stringify(daily(user_id, [day("9999-12-31"), day("0000-01-01"), day("2025-06-02")])),
    )
    expect(event!.state).toBe("processed")
    expect((yield* sync).counts.daily).toBe(3)
  }))

import { expect, test } from "bun:test"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { epochOf } from "#domain/time"
import { readMenstruation } from "#ingest/menstruation"
import { ada, Deliveries, deliver, payload, rowsOf } from "#test/deliveries"
import { itWith } from "#test/effect"

const it = itWith(Deliveries)

const diary = rowsOf("diary_days")
const now = epochOf("2025-06-02T21:00:00Z")!
const read = (start_time: string, menstruation_data: Record<string, unknown>) =>
  readMenstruation({ metadata: { start_time }, menstruation_data }, now)

const example = Effect.promise(async () => {
  const body = await payload("menstruation-garmin-oa1")
  return { ...body, user: { ...body.user, reference_id: ada } }
})

it("writes where in the cycle a day lies", () =>
  Effect.gen(function* () {
    yield* TestClock.setTime(epochOf("2026-07-02T00:00:00Z")!)
    yield* deliver(yield* example)
    expect(yield* diary).toMatchObject([
      { date: "2026-07-01", cycle_day: 4, cycle_phase: 1, period_days: 5, is_predicted: 0 },
    ])
  }))

it("shares a row with what was eaten that day, each with an order of its own", () =>
  Effect.gen(function* () {
    const cycle = yield* example
    const data = [{ ...cycle.data[0], summary: { water_ml: 700 } }]
    yield* deliver(cycle, 9_000)
    yield* deliver({ ...cycle, type: "nutrition", data }, 1_000)
    expect(yield* diary).toMatchObject([{ cycle_day: 4, water_ml: 700 }])
  }))

test("tells a forecast from an observation, also one that does not say so", () => {
  const day = { day_in_cycle: 3 }
  const predicted = (start: string, data = {}) =>
    read(start, { ...day, ...data }) as { is_predicted: boolean }
  expect(predicted("2025-06-02T00:00:00+02:00").is_predicted).toBe(false)
  expect(predicted("2025-06-02T00:00:00Z", { is_predicted_cycle: true }).is_predicted).toBe(true)
  expect(predicted("2025-06-03T00:00:00Z").is_predicted).toBe(true)
  // Where the person is, the day has begun.
  expect(predicted("2025-06-03T00:00:00+05:00").is_predicted).toBe(false)
})

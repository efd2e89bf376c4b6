import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { aDay, store } from "#test/rows"
import { seededNoise } from "#test/seeded-noise"
import { ada, ask, itOverRows as it } from "#test/tools"
import { expectValidFindings } from "#test/valid-findings"

const first = "2026-01-05"
const dayOf = (at: number) => addDays(first, at)
const spanning = (count: number) => ({ from: first, to: dayOf(count - 1) })

const stepAt = (day: number, count: number, by: number) =>
  store({
    days: seededNoise(1, count).map((value, at) =>
      aDay(ada, dayOf(at), { resting_hr_bpm: (at < day ? 60 : 60 + by) + value }),
    ),
  })

it("shows where a new level begins, with the finding that says so", () =>
  Effect.gen(function* () {
    yield* stepAt(50, 100, 4)
    const found = yield* ask("series", { metric: "resting_hr", window: spanning(100) })
    expect(found.charts[0]!.changepoint).toBe(50)
    expect(found.evidence[0]!.item.id).toBe("resting_hr_changepoint_20260105_20260414")
    expectValidFindings(found)
  }))

it("shows it among the weeks of a longer chart", () =>
  Effect.gen(function* () {
    yield* stepAt(140, 280, 4)
    const found = yield* ask("series", { metric: "resting_hr", window: spanning(280) })
    expect(found.charts[0]!.points).toHaveLength(40)
    expect(found.charts[0]!.changepoint).toBe(20)
  }))

it("shows none where there is none, and counts that it looked", () =>
  Effect.gen(function* () {
    yield* stepAt(50, 100, 0)
    const found = yield* ask("series", { metric: "resting_hr", window: spanning(100) })
    expect(found.charts[0]!.changepoint).toBeNull()
    expect(found.evidence).toEqual([])
    expect(found.tests.changepoint).toHaveLength(1)
  }))

it("shows none of fewer than forty-five days", () =>
  Effect.gen(function* () {
    yield* stepAt(20, 40, 8)
    const found = yield* ask("series", { metric: "resting_hr", window: spanning(40) })
    expect(found.charts[0]!.changepoint).toBeNull()
  }))

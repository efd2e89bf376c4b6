import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { aNight, store } from "#test/rows"
import { ada, ask, itOverRows as it, valueOf } from "#test/tools"
import { expectValidFindings } from "#test/valid-findings"

const first = "2026-03-02"
const dayOf = (at: number) => addDays(first, at)
const spanning = (from: number, count: number) => ({
  from: dayOf(from),
  to: dayOf(from + count - 1),
})

/** A night whose sleep starts and ends at local clock times. */
const night = (at: number, start: string, end: string) =>
  aNight(ada, dayOf(at), {
    start_at: `${dayOf(at)}T${start}:00+01:00`,
    end_at: `${dayOf(at)}T${end}:00+01:00`,
  })

const MINUTES = 1 / 60

it("puts somebody who wakes at 23:50 and 0:10 at midnight, ten minutes either way", () =>
  Effect.gen(function* () {
    const ends = ["23:50", "00:10", "23:50", "00:10", "23:50", "00:10"]
    yield* store({ nights: ends.map((end, at) => night(at, "16:00", end)) })
    const found = yield* ask("describe", { metric: "wake_hour", window: spanning(0, 7) })
    expect((valueOf(found, "mean") as number) % 24).toBeCloseTo(0, 9)
    expect(valueOf(found, "sd")).toBeCloseTo(Math.sqrt(120), 6)
    expect(valueOf(found, "min")).toBeCloseTo(23 + 50 * MINUTES, 9)
    expect(valueOf(found, "max")).toBeCloseTo(10 * MINUTES, 9)
  }))

it("puts bedtimes of 11:40 and 12:20 at noon", () =>
  Effect.gen(function* () {
    const starts = ["11:40", "12:20", "11:40", "12:20", "11:40", "12:20"]
    yield* store({ nights: starts.map((start, at) => night(at, start, "20:00")) })
    const found = yield* ask("describe", { metric: "bedtime_hour", window: spanning(0, 7) })
    const mean = valueOf(found, "mean") as number
    expect(Math.min(mean - 12, 36 - mean)).toBeCloseTo(0, 9)
    expect(valueOf(found, "sd")).toBeCloseTo(Math.sqrt(480), 6)
  }))

it("compares clock times across midnight by minutes, not by a day", () =>
  Effect.gen(function* () {
    const ends = (at: number) => (at < 28 ? `23:${45 + (at % 5)}` : `00:${15 + (at % 5)}`)
    yield* store({
      nights: Array.from({ length: 56 }, (_, at) => night(at, "16:00", ends(at))),
    })
    const found = yield* ask("compare", {
      metric: "wake_hour",
      a: spanning(0, 28),
      b: spanning(28, 28),
    })
    expect(valueOf(found, "difference")).toBeCloseTo(30, 0)
    expect(found.evidence[0]!.item.effect).toBeCloseTo(30, 0)
    expectValidFindings(found)
  }))

it("splits weekends from weekdays for who goes to bed in the morning", () =>
  Effect.gen(function* () {
    const start = (at: number) => (at % 7 >= 5 ? "12:30" : "11:30")
    yield* store({
      nights: Array.from({ length: 56 }, (_, at) => night(at, start(at), "20:00")),
    })
    const found = yield* ask("split", {
      metric: "bedtime_hour",
      window: spanning(0, 56),
      by: "weekend",
    })
    expect(valueOf(found, "difference")).toBeCloseTo(60, 6)
  }))

it("holds a waking time after midnight against those before it", () =>
  Effect.gen(function* () {
    const ends = (at: number) => (at === 40 ? "00:20" : `23:${40 + (at % 7)}`)
    yield* store({
      nights: Array.from({ length: 41 }, (_, at) => night(at, "16:00", ends(at))),
    })
    const found = yield* ask("baseline", { metric: "wake_hour", date: dayOf(40), days: 90 })
    expect(found.evidence[0]!.item.effect).toBeCloseTo(37, 0)
    expect(valueOf(found, "label")).toBe("very_unusual")
  }))

it("counts a run of mornings across midnight", () =>
  Effect.gen(function* () {
    const ends = (at: number) => (at % 2 === 0 ? "23:55" : "00:05")
    yield* store({
      nights: Array.from({ length: 10 }, (_, at) => night(at, "16:00", ends(at))),
    })
    const found = yield* ask("streak", {
      metric: "wake_hour",
      window: spanning(0, 10),
      limit: { is: "below", value: 6 },
    })
    expect(valueOf(found, "longest")).toBe(10)
  }))

it("draws waking times around midnight beside their median", () =>
  Effect.gen(function* () {
    const ends = (at: number) => (at % 3 === 0 ? "00:10" : "23:50")
    yield* store({
      nights: Array.from({ length: 30 }, (_, at) => night(at, "16:00", ends(at))),
    })
    const found = yield* ask("series", { metric: "wake_hour", window: spanning(0, 30) })
    const middle = valueOf(found, "baseline") as number
    expect(middle).toBeCloseTo(23 + 50 * MINUTES, 9)
    for (const { y } of found.charts[0]!.points) expect(Math.abs(y - middle)).toBeLessThan(0.5)
  }))

import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import { aDay, store } from "#test/rows"
import { ada, ask, factsOf, insufficientDataOf, itOverRows as it, valueOf } from "#test/tools"

/** A Monday. */
const START = "2026-03-02"

const day = (at: number) => addDays(START, at)

/** Steps a day from a Monday on; a gap where there is null. */
const steps = (values: ReadonlyArray<number | null>) =>
  store({
    days: values.flatMap((value, at) =>
      value === null ? [] : [aDay(ada, day(at), { steps: value })],
    ),
  })

const weeks = (count: number) => ({ from: START, to: day(7 * count - 1) })

const count = (limit?: ToolInput<"count">["limit"], window = weeks(1)) =>
  ask("count", { metric: "steps", window, ...(limit ? { limit } : {}) })

it("counts the days that keep to a limit, and which side of it a value on it is", () =>
  Effect.gen(function* () {
    yield* steps([7_999, 8_000, 8_001, null, 12_000])
    const of = (is: "above" | "below" | "at_least" | "at_most") =>
      Effect.map(count({ is, value: 8_000 }), (found) => valueOf(found, "count"))
    expect([yield* of("above"), yield* of("at_least")]).toEqual([2, 3])
    expect([yield* of("below"), yield* of("at_most")]).toEqual([1, 2])
    const found = yield* count({ is: "above", value: 8_000 })
    expect(valueOf(found, "share_pct")).toBe(50)
    expect(found.facts.map(({ role, item }) => [role, item.value, item.n])).toEqual([
      ["count", 2, 4],
      ["share_pct", 50, 4],
      ["missing", 3, 4],
      ["n", 4, 4],
      ["limit", 8_000, 4],
      ["latest", 12_000, 4],
      ["latest_date", "2026-03-06", 4],
    ])
  }))

it("counts what is missing of all days, what no body does among it", () =>
  Effect.gen(function* () {
    yield* steps([5_000, 999_999, null, 6_000])
    const found = yield* count()
    expect([valueOf(found, "missing"), valueOf(found, "n")]).toEqual([5, 7])
    expect(factsOf(found, "missing")[0]!.item.n).toBe(7)
    expect(valueOf(found, "left_out")).toBe(1)
  }))

it("takes a day that is not over for neither missing nor counted", () =>
  Effect.gen(function* () {
    yield* store({
      days: [
        aDay(ada, day(0), { steps: 9_000 }),
        aDay(ada, day(1), { steps: 9_000 }),
        aDay(ada, day(2), { steps: 3_000, is_complete: false }),
      ],
    })
    const window = { from: START, to: day(2) }
    expect(valueOf(yield* count(undefined, window), "missing")).toBe(0)
    const kept = yield* count({ is: "above", value: 1_000 }, window)
    expect([valueOf(kept, "count"), valueOf(kept, "n")]).toEqual([2, 2])
  }))

it("gives limits keys of their own", () =>
  Effect.gen(function* () {
    yield* steps([5_000, 6_000, 7_000])
    const keys = (value: number) =>
      Effect.map(count({ is: "above", value }), ({ facts }) => facts.map(({ item }) => item.key))
    const [whole, broken] = [yield* keys(5_000), yield* keys(5_000.5)]
    expect(broken[0]).toBe("steps_count_above_5000_5_20260302_20260308")
    expect(whole[0]).not.toBe(broken[0])
    for (const key of [...whole, ...broken]) expect(key).not.toContain(".")
  }))

it("says that nothing was recorded", () =>
  Effect.gen(function* () {
    expect((yield* count({ is: "above", value: 1 })).insufficient_data?.reason).toBe("no_data")
    const missing = yield* count()
    expect(missing.insufficient_data?.reason).toBe("no_data")
    expect(valueOf(missing, "missing")).toBe(7)
  }))

const streak = (values: ReadonlyArray<number | null>, days = values.length) =>
  Effect.gen(function* () {
    yield* steps(values)
    const window = { from: START, to: day(days - 1) }
    const limit = { is: "at_least" as const, value: 8_000 }
    const found = yield* ask("streak", { metric: "steps", window, limit })
    const of = (role: "longest" | "longest_from" | "longest_to" | "current") => valueOf(found, role)
    return [of("longest"), of("longest_from"), of("longest_to"), of("current")]
  })

it("finds the longest streak, of equals the earliest, and none that runs", () =>
  Effect.gen(function* () {
    expect(yield* streak([9_000, 9_000, 1, 9_000, 9_000, 1])).toEqual([2, day(0), day(1), 0])
  }))

it("lets a missing day end a streak", () =>
  Effect.gen(function* () {
    expect(yield* streak([9_000, 9_000, null, 9_000, 9_000, 9_000])).toEqual([3, day(3), day(5), 3])
  }))

it("lets a streak last while the last day has no value yet", () =>
  Effect.gen(function* () {
    expect(yield* streak([1, 9_000, 9_000, null])).toEqual([2, day(1), day(2), 2])
  }))

it("lets a streak be over once two days have no value", () =>
  Effect.gen(function* () {
    expect(yield* streak([1, 9_000, 9_000, null, null], 5)).toEqual([2, day(1), day(2), 0])
  }))

it("knows a streak of no day", () =>
  Effect.gen(function* () {
    expect(yield* streak([1, 2, 3])).toEqual([0, undefined, undefined, 0])
  }))

const extremes = (by: "week" | "month", end: "highest" | "lowest", to: string) =>
  Effect.map(
    ask("extremes", { metric: "steps", window: { from: START, to }, end, count: 2, by }),
    ({ facts }) => facts.map(({ item }) => [item.value, item.unit].filter(Boolean).join(" ")),
  )

it("holds whole weeks with half of their days against each other", () =>
  Effect.gen(function* () {
    const week = (value: number, known = 7) =>
      Array.from({ length: 7 }, (_, at) => (at < known ? value : null))
    yield* steps([...week(5_000), ...week(20_000, 3), ...week(6_000, 4), ...week(9_000, 7)])
    // The window ends on a Saturday: the fourth week is not over.
    expect(yield* extremes("week", "highest", day(26))).toEqual([
      "6000 steps",
      day(14),
      "5000 steps",
      START,
      "2 weeks",
    ])
  }))

it("holds months with half of their days against each other", () =>
  Effect.gen(function* () {
    yield* steps(
      Array.from({ length: 75 }, (_, at) =>
        day(at) < "2026-04-01" ? 5_000 : day(at) < "2026-05-01" ? 7_000 : 9_000,
      ),
    )
    expect(yield* extremes("month", "highest", day(74))).toEqual([
      "7000 steps",
      "2026-04-01",
      "5000 steps",
      "2026-03-01",
      "2 months",
    ])
  }))

it("keeps a plausible value among the highest however far it lies from the others, and doubts it", () =>
  Effect.gen(function* () {
    yield* steps([5_000, 5_100, 4_900, 5_050, 4_950, 90_000, 5_000])
    const found = yield* ask("extremes", {
      metric: "steps",
      window: weeks(1),
      end: "highest",
      count: 1,
    })
    expect([valueOf(found, "value"), valueOf(found, "doubtful")]).toEqual([90_000, 1])
    const described = yield* ask("describe", { metric: "steps", window: weeks(1) })
    expect([valueOf(described, "max"), valueOf(described, "doubtful")]).toEqual([90_000, 1])
  }))

it("wants some of either before it speaks of nothing but a shortage", () =>
  Effect.gen(function* () {
    yield* steps([1, 2, 3, 4, 5, 6, 7])
    const split = (by: "weekend" | "weekday") =>
      Effect.map(ask("split", { metric: "steps", window: weeks(1), by }), insufficientDataOf)
    expect(yield* split("weekend")).toMatchObject({ reason: "too_few", have: 2, need: 3 })
    expect(yield* split("weekday")).toMatchObject({ reason: "too_few", have: 1, need: 2 })
  }))

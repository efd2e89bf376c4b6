import { expect } from "bun:test"
import { Effect } from "effect"
import { aDay, store } from "#test/rows"
import { ada, ask, factsOf, itOverRows as it } from "#test/tools"

const days = (...steps: ReadonlyArray<readonly [string, number]>) =>
  steps.map(([date, each]) => aDay(ada, date, { steps: each }))

const rows = (found: Parameters<typeof factsOf>[0], role: "from" | "mean" | "total") =>
  factsOf(found, role).map(({ item }) => item.value)

it("gives the mean of a day and the sum of each month, the first and last as far as they go", () =>
  Effect.gen(function* () {
    yield* store({
      days: days(
        ["2026-08-31", 9000],
        ["2026-09-01", 4000],
        ["2026-09-30", 6000],
        ["2026-10-15", 8000],
      ),
    })
    const found = yield* ask("table", {
      metric: "steps",
      by: "month",
      window: { from: "2026-09-01", to: "2026-10-31" },
    })
    expect(rows(found, "from")).toEqual(["2026-09-01", "2026-10-01"])
    expect(rows(found, "mean")).toEqual([5000, 8000])
    expect(rows(found, "total")).toEqual([10000, 8000])
    expect(found.charts[0]?.points).toEqual([
      { t: "2026-09-01", y: 5000 },
      { t: "2026-10-01", y: 8000 },
    ])
  }))

it("begins weeks on Monday", () =>
  Effect.gen(function* () {
    yield* store({
      days: days(["2026-11-15", 1000], ["2026-11-16", 3000], ["2026-11-22", 5000]),
    })
    const found = yield* ask("table", {
      metric: "steps",
      by: "week",
      window: { from: "2026-11-09", to: "2026-11-22" },
    })
    expect(rows(found, "from")).toEqual(["2026-11-09", "2026-11-16"])
    expect(rows(found, "mean")).toEqual([1000, 4000])
  }))

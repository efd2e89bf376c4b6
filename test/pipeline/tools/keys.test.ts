import { expect } from "bun:test"
import { Effect } from "effect"
import type { Findings } from "#domain/ledger"
import { addDays } from "#domain/time"
import type { ToolInput, ToolName } from "#domain/tool"
import { mulberry32 } from "#statistics/random"
import { aDay, aNight, aWorkout, store } from "#test/rows"
import { ada, ask, itOverRows as it } from "#test/tools"

/** One key stands for one number in a turn, whichever tool found it. */

const last = "2026-11-20"
const DAYS = 200
const year = { from: addDays(last, 1 - DAYS), to: last }
const early = { from: year.from, to: addDays(year.from, 99) }
const late = { from: addDays(year.from, 100), to: last }
const short = { from: addDays(last, -54), to: last }
const random = mulberry32(3)

/** Days that drift slowly, one of them an error of measurement; a workout on every other. */
const person = () => {
  let level = 0
  const dates = Array.from({ length: DAYS }, (_, at) => addDays(year.from, at))
  const resting = dates.map((_, at) => {
    level = 0.9 * level + random()
    return at === 20 ? 129 : 60 + level
  })
  return {
    days: dates.map((date, at) =>
      aDay(ada, date, {
        resting_hr_bpm: resting[at]!,
        steps: at > DAYS - 30 && at % 2 ? null : Math.round(5_000 + 4_000 * random()),
        strain: 5 + 5 * random(),
      }),
    ),
    nights: dates.map((date) => aNight(ada, date, { hrv_rmssd_ms: 40 + 20 * random() })),
    workouts: dates.filter((_, at) => at % 2 === 0).map((date) => aWorkout(ada, date)),
  }
}

type Call = { [Name in ToolName]: readonly [Name, ToolInput<Name>] }[ToolName]

const calls: ReadonlyArray<Call> = [
  ["describe", { metric: "resting_hr", window: year }],
  ["trend", { metric: "resting_hr", window: year }],
  ["describe", { metric: "hrv_rmssd", window: year }],
  ["trend", { metric: "hrv_rmssd", window: year }],
  ["describe", { metric: "workouts", window: year }],
  ["workouts", { window: year }],
  ["workouts", { window: year, sport: "run" }],
  ["compare", { metric: "resting_hr", a: early, b: late }],
  ["compare", { metric: "resting_hr", a: year, b: late }],
  ["threshold", { feature: "steps", target: "hrv_rmssd", lag: 1, window: short }],
  ["threshold", { feature: "strain", target: "hrv_rmssd", lag: 1, window: short }],
  ["threshold", { feature: "strain", target: "hrv_rmssd", lag: 3, window: short }],
]

it("gives no key two values, whatever tools a turn calls", () =>
  Effect.gen(function* () {
    yield* store(person())
    const found: Array<Findings> = []
    for (const [tool, input] of calls) found.push(yield* ask(tool, input))
    const values = Map.groupBy(
      found.flatMap(({ facts }) => facts.map(({ item }) => item)),
      ({ key }) => key,
    )
    const torn = [...values].filter(
      ([, items]) => new Set(items.map(({ value }) => value)).size > 1,
    )
    expect(torn.map(([key]) => key)).toEqual([])
    const roles = found.flatMap(({ facts }) => facts.map(({ role }) => role))
    expect(new Set(roles).isSupersetOf(new Set(["n_eff", "have", "need", "n"]))).toBe(true)
  }))

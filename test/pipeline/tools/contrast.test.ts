import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { makeNumberGate } from "#pipeline/gates/number-gate"
import { mulberry32 } from "#statistics/random"
import { aLedger } from "#test/ledger"
import { aDay, aDiaryDay, aNight, store } from "#test/rows"
import { ada, ask, factsOf, insufficientDataOf, itOverRows as it, valueOf } from "#test/tools"

/** A Monday. */
const START = "2026-01-05"
const day = (at: number) => addDays(START, at)
const days = (count: number) => Array.from({ length: count }, (_, at) => at)

/** A number between -1 and 1 that is drawn once for each day. */
const noise = (at: number) => 2 * mulberry32(at + 1)() - 1

it("splits weekends from weekdays and tests the difference", () =>
  Effect.gen(function* () {
    const walked = (at: number) => 8_000 + (at % 7 > 4 ? 3_000 : 0) + Math.round(500 * noise(at))
    yield* store({ days: days(70).map((at) => aDay(ada, day(at), { steps: walked(at) })) })
    const window = { from: START, to: day(69) }
    const found = yield* ask("split", { metric: "steps", window, by: "weekend" })
    const difference = Number(valueOf(found, "difference"))
    expect(difference).toBeGreaterThan(2_700)
    expect(difference).toBeLessThan(3_300)
    expect(
      Number(valueOf(found, "weekend_mean")) - Number(valueOf(found, "weekday_mean")),
    ).toBeCloseTo(difference, 9)
    expect(factsOf(found, "difference")[0]!.item.n).toBe(70)
    const [finding] = found.evidence
    expect(finding).toMatchObject({ family: "difference", verdict: null })
    expect(finding!.item.p_value).toBeLessThan(1e-6)
    expect(finding!.item.ci_low!).toBeGreaterThan(2_000)
    expect(found.tests.difference).toEqual([finding!.item.p_value!])
    const gate = makeNumberGate(aLedger(found), "")
    expect(gate.admit(finding!.item.claim)).toMatch(
      /^On weekends average steps differs from weekdays by [\d,]+ steps \(confidence interval /,
    )
    expect(finding!.preparation.map(({ metric, used }) => [metric, used])).toEqual([["steps", 70]])
  }))

it("sets one day of the week against the others", () =>
  Effect.gen(function* () {
    const walked = (at: number) => 8_000 + (at % 7 === 6 ? 3_000 : 0) + Math.round(500 * noise(at))
    yield* store({ days: days(210).map((at) => aDay(ada, day(at), { steps: walked(at) })) })
    const window = { from: START, to: day(209) }
    const found = yield* ask("split", { metric: "steps", window, by: "sunday" })
    const difference = Number(valueOf(found, "difference"))
    expect(difference).toBeGreaterThan(2_600)
    expect(
      Number(valueOf(found, "named_mean")) - Number(valueOf(found, "others_mean")),
    ).toBeCloseTo(difference, 9)
    const gate = makeNumberGate(aLedger(found), "")
    expect(gate.admit(found.evidence[0]!.item.claim)).toMatch(
      /^On Sundays average steps differs from the other days by [\d,]+ steps/,
    )
  }))

it("puts the days of the week in order, each with its own n", () =>
  Effect.gen(function* () {
    const known = days(21).filter((at) => at !== 8)
    yield* store({
      days: known.map((at) => aDay(ada, day(at), { steps: 1_000 * (1 + (at % 7)) })),
    })
    const window = { from: START, to: day(20) }
    const found = yield* ask("split", { metric: "steps", window, by: "weekday" })
    expect(factsOf(found, "day").map(({ item }) => item.value)).toEqual([
      "Sunday",
      "Saturday",
      "Friday",
      "Thursday",
      "Wednesday",
      "Tuesday",
      "Monday",
    ])
    expect(factsOf(found, "day_mean").map(({ item }) => [item.value, item.n])).toEqual([
      [7_000, 3],
      [6_000, 3],
      [5_000, 3],
      [4_000, 3],
      [3_000, 3],
      [2_000, 2],
      [1_000, 3],
    ])
  }))

it("means the target where the feature keeps to a limit, in the night that follows", () =>
  Effect.gen(function* () {
    const coffee = (at: number) => (at % 3 === 0 ? 200 : 50)
    const asleep = (at: number) => (at > 0 && coffee(at - 1) > 100 ? 380 : 440)
    yield* store({
      diary: days(60).map((at) => aDiaryDay(ada, day(at), { caffeine_mg: coffee(at) })),
      nights: days(60).map((at) =>
        aNight(ada, day(at), { asleep_s: 60 * (asleep(at) + Math.round(10 * noise(at))) }),
      ),
    })
    const window = { from: START, to: day(59) }
    const found = yield* ask("conditional", {
      feature: "caffeine_mg",
      target: "sleep_minutes",
      limit: { is: "above", value: 100 },
      lag: 1,
      window,
    })
    expect(Math.abs(Number(valueOf(found, "mean_where")) - 380)).toBeLessThan(6)
    expect(Math.abs(Number(valueOf(found, "mean_otherwise")) - 440)).toBeLessThan(6)
    expect(valueOf(found, "n")).toBe(20)
    expect(factsOf(found, "limit")[0]!.item).toMatchObject({ value: 100, unit: "mg" })
    expect(found.evidence[0]!.item).toMatchObject({ feature: "caffeine_mg", n: 59 })
    expect(found.evidence[0]!.item.ci_high!).toBeLessThan(-40)
    const gate = makeNumberGate(aLedger(found), "")
    expect(gate.admit(found.evidence[0]!.item.claim)).toMatch(/^On days when caffeine kept to/)
  }))

it("says that two metrics share no day, or too few", () =>
  Effect.gen(function* () {
    yield* store({
      diary: days(10).map((at) => aDiaryDay(ada, day(at), { caffeine_mg: at === 9 ? 200 : 50 })),
      nights: days(10).map((at) => aNight(ada, day(at + 9), { asleep_s: 25_200 })),
    })
    const asked = (to: number) =>
      Effect.map(
        ask("conditional", {
          feature: "caffeine_mg",
          target: "sleep_minutes",
          limit: { is: "above", value: 100 },
          lag: 0,
          window: { from: START, to: day(to) },
        }),
        insufficientDataOf,
      )
    expect(yield* asked(8)).toMatchObject({ reason: "no_overlap", have: 0, need: 3 })
    expect(yield* asked(18)).toMatchObject({ reason: "too_few", have: 1, need: 3 })
  }))

/** Ninety days of a pulse around 60, then the days given. */
const pulse = (...last: ReadonlyArray<number>) =>
  store({
    days: [...days(90).map((at) => 60 + 2 * noise(at)), ...last].map((resting_hr_bpm, at) =>
      aDay(ada, day(at), { resting_hr_bpm }),
    ),
  })

const usual = (at: number, metric = "resting_hr") =>
  ask("baseline", { metric, date: day(at), days: 90 })

it("calls a day usual or not, and a single one no alarm", () =>
  Effect.gen(function* () {
    yield* pulse(60, 75)
    const calm = yield* usual(90)
    expect([valueOf(calm, "label"), valueOf(calm, "outside")]).toEqual(["usual", 0])
    const alone = yield* usual(91)
    expect([valueOf(alone, "label"), valueOf(alone, "outside")]).toEqual(["very_unusual", 1])
    const gate = makeNumberGate(aLedger(alone), "")
    expect(gate.admit(alone.evidence[0]!.item.claim)).not.toBeNull()
    expect(alone.evidence[0]).toMatchObject({ verdict: "conditional", reason: "single_night" })
  }))

it("takes two unusual days of three on one side for more than chance", () =>
  Effect.gen(function* () {
    yield* pulse(74, 45, 75)
    const found = yield* usual(92)
    expect(valueOf(found, "outside")).toBe(2)
    expect(found.evidence[0]!.verdict).toBeNull()
  }))

it("holds a drifting metric against the last four weeks as well", () =>
  Effect.gen(function* () {
    yield* store({
      days: days(91).map((at) => aDay(ada, day(at), { resting_hr_bpm: 70 - at / 9 + noise(at) })),
    })
    const found = yield* usual(90)
    const [median, recent] = [
      Number(valueOf(found, "median")),
      Number(valueOf(found, "recent_median")),
    ]
    expect(median).toBeGreaterThan(recent + 2)
    expect(factsOf(found, "recent_median")[0]!.item.n).toBe(28)
    expect(Math.abs(Number(valueOf(found, "recent_z")))).toBeLessThan(
      Math.abs(Number(valueOf(found, "z"))),
    )
  }))

it("holds steps against the same day of the week once eight weeks are known", () =>
  Effect.gen(function* () {
    const walked = (at: number) => (at % 7 > 4 ? 15_000 : 6_000) + Math.round(300 * noise(at))
    yield* store({ days: days(91).map((at) => aDay(ada, day(at), { steps: walked(at) })) })
    const sunday = yield* usual(90, "steps")
    expect(Number(valueOf(sunday, "z"))).toBeGreaterThan(2)
    expect(Math.abs(Number(valueOf(sunday, "weekday_z")))).toBeLessThan(2)
    expect(factsOf(sunday, "weekday_median")[0]!.item.n).toBe(12)
    const early = yield* usual(55, "steps")
    expect(factsOf(early, "weekday_z")).toEqual([])
  }))

it("wants three weeks before a day, and a value on it", () =>
  Effect.gen(function* () {
    yield* pulse(60)
    expect(insufficientDataOf(yield* usual(20))).toMatchObject({
      reason: "too_few",
      have: 20,
      need: 21,
    })
    expect((yield* usual(21)).insufficient_data).toBeNull()
    const none = yield* usual(91)
    expect(insufficientDataOf(none)).toMatchObject({ reason: "no_data", have: 0, need: 1 })
    expect(valueOf(none, "median")).toBeCloseTo(60, 0)
  }))

it("knows where a day lies of a metric that hardly ever changes", () =>
  Effect.gen(function* () {
    yield* store({
      diary: days(40).map((at) => aDiaryDay(ada, day(at), { alcohol_g: at > 37 ? 40 : 0 })),
    })
    const label = (at: number) =>
      Effect.map(usual(at, "alcohol_g"), (found) => [valueOf(found, "label"), valueOf(found, "z")])
    expect(yield* label(37)).toEqual(["usual", undefined])
    expect(yield* label(38)).toEqual(["unusual", undefined])
  }))

it("holds a day against those that its own device measured", () =>
  Effect.gen(function* () {
    yield* store({
      days: days(91).map((at) =>
        aDay(ada, day(at), {
          provider: at < 50 ? "fitbit" : "garmin",
          resting_hr_bpm: (at < 50 ? 50 : 60) + noise(at),
        }),
      ),
    })
    const found = yield* usual(90)
    expect(valueOf(found, "median")).toBeCloseTo(60, 0)
    expect(factsOf(found, "n")[0]!.item).toMatchObject({
      value: 40,
      window: { from: day(50), to: day(89) },
    })
    const soon = yield* usual(60)
    expect(soon.evidence[0]).toMatchObject({
      verdict: "conditional",
      reason: "several_devices",
    })
  }))

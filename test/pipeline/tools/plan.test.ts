import { expect } from "bun:test"
import { Effect } from "effect"
import { ProfileStore } from "#db/profiles"
import { addDays } from "#domain/time"
import { aDay, store } from "#test/rows"
import { ada, ask, insufficientDataOf, itOverRows as it, valueOf } from "#test/tools"

const START = "2026-01-05"

/** Eight weeks whose days lie `apart` from each other, up and down in turn, Sundays far above. */
const stepsOf = (apart: number) =>
  Array.from({ length: 56 }, (_, day) =>
    aDay(ada, addDays(START, day), {
      steps: 8_000 + (day % 2 === 0 ? apart : -apart) + (day % 7 === 6 ? 5_000 : 0),
    }),
  )

const window = { from: START, to: addDays(START, 55) }

it("plans thirty days with and thirty without, and what they would show", () =>
  Effect.gen(function* () {
    yield* store({ days: stepsOf(1_000) })
    const found = yield* ask("experiment", { metric: "steps", window })
    const planned = Object.fromEntries(found.facts.map(({ role, item }) => [role, item.value]))
    expect(planned).toMatchObject({ days_per_arm: 30, days: 60, block_days: 4, power_pct: 80 })
    // Sundays and the trend are no spread; what is left is a thousand steps up and down.
    expect(Number(planned.spread)).toBeGreaterThan(950)
    expect(Number(planned.spread)).toBeLessThan(1_150)
    // Two samples of thirty show 0.736 standard deviations with a power of 80 % (Cohen 1988).
    expect(Number(planned.detectable) / Number(planned.spread)).toBeCloseTo(0.736, 3)
  }))

it("plans a fortnight of each for who wants a first impression", () =>
  Effect.gen(function* () {
    yield* store({ days: stepsOf(1_000) })
    const found = yield* ask("experiment", { metric: "steps", window, short: true })
    expect([valueOf(found, "days_per_arm"), valueOf(found, "days")]).toEqual([14, 28])
    // Two samples of fourteen show 1.099 standard deviations with a power of 80 %.
    const shown = Number(valueOf(found, "detectable")) / Number(valueOf(found, "spread"))
    expect(shown).toBeCloseTo(1.099, 2)
  }))

it("plans nothing on a fortnight of data", () =>
  Effect.gen(function* () {
    yield* store({ days: stepsOf(1_000).slice(0, 14) })
    expect(insufficientDataOf(yield* ask("experiment", { metric: "steps", window }))).toEqual({
      metric: "steps",
      reason: "too_few",
      have: 14,
      need: 21,
    })
  }))

it("sets a person's median of the last thirty days beside what studies say", () =>
  Effect.gen(function* () {
    const pulse = (day: number) => (day < 30 ? 90 : 60)
    yield* store({
      days: Array.from({ length: 60 }, (_, day) =>
        aDay(ada, addDays(START, day), { resting_hr_bpm: pulse(day) }),
      ),
    })
    const found = yield* ask("reference", { metric: "resting_hr" })
    expect(found.facts.map(({ role, item, label }) => [role, item.value, label])).toEqual([
      ["value", 60, "resting heart rate"],
      ["population_mean", 65.5, "resting heart rate (Quer 2020, 92,457 US adults)"],
      ["population_source", "Quer 2020, 92,457 US adults", "resting heart rate"],
      ["population_sd", 7.7, "resting heart rate (Quer 2020, 92,457 US adults)"],
      ["band_low", 60, "resting heart rate (American Heart Association)"],
      ["band_high", 100, "resting heart rate (American Heart Association)"],
      ["band_source", "American Heart Association", "resting heart rate"],
      ["outside", 0, "resting heart rate"],
      ["days", 30, "resting heart rate"],
    ])
    expect(found.facts[0]!.item.n).toBe(30)
  }))

it("counts which of several metrics lie within their bands, and the days outside of one", () =>
  Effect.gen(function* () {
    yield* store({
      days: Array.from({ length: 30 }, (_, day) =>
        aDay(ada, addDays(START, day), { resting_hr_bpm: day < 6 ? 105 : 70, steps: 6_000 }),
      ),
    })
    const window = { from: START, to: addDays(START, 29) }
    const found = yield* ask("reference", {
      metric: "resting_hr",
      window,
      together: ["resting_hr", "steps"],
    })
    const number = (role: string) => found.facts.find((fact) => fact.role === role)?.item.value
    expect(["value", "outside", "days"].map(number)).toEqual([77, 6, 30])
    expect(["met", "judged"].map(number)).toEqual([1, 2])
  }))

it("sets a goal for steps a small way above what somebody has", () =>
  Effect.gen(function* () {
    yield* store({
      days: Array.from({ length: 30 }, (_, day) =>
        aDay(ada, addDays(START, day), { steps: 6_000 }),
      ),
    })
    expect(valueOf(yield* ask("reference", { metric: "steps" }), "goal")).toBe(6_500)
  }))

it("tells a minor their own median alone", () =>
  Effect.gen(function* () {
    yield* store({
      days: Array.from({ length: 30 }, (_, day) =>
        aDay(ada, addDays(START, day), { resting_hr_bpm: 60 }),
      ),
    })
    yield* (yield* ProfileStore).update(ada, { age: 16 })
    const found = yield* ask("reference", { metric: "resting_hr" })
    expect(found.facts.map(({ role }) => role)).toEqual(["value"])
  }))

it("tells what studies say to who has no data of their own", () =>
  Effect.gen(function* () {
    const found = yield* ask("reference", { metric: "sleep_minutes" })
    expect(valueOf(found, "guideline")).toContain("7 to 9 hours")
    expect(valueOf(found, "value")).toBeUndefined()
  }))

import { expect } from "bun:test"
import { Effect } from "effect"
import type { Findings } from "#domain/ledger"
import { addDays } from "#domain/time"
import { aDay, aNight, store } from "#test/rows"
import { ada, ask, itOverRows as it, referencesOf, shortageOf, valueOf } from "#test/tools"

const first = "2026-01-05"
const days = (count: number) => Array.from({ length: count }, (_, at) => addDays(first, at))
const spanning = (count: number) => ({ from: first, to: addDays(first, count - 1) })

/** A fixed wobble without a trend: the same in every run. */
const wobble = (at: number) => ((at * 7_919) % 101) / 101 - 0.5

const resolves = ({ facts, evidence }: Findings, reference: string) => {
  const [id, field] = reference.split(".")
  if (field === undefined) return facts.some(({ item }) => item.key === reference)
  const item = evidence.find((finding) => finding.item.id === id)?.item
  return item?.[field as "effect"] !== undefined
}

const expectSound = (found: Findings) => {
  const keys = found.facts.map(({ item }) => item.key)
  for (const name of [...keys, ...found.evidence.map(({ item }) => item.id)])
    expect(name).toMatch(/^[a-z0-9_]+$/)
  expect(new Set(keys).size).toBe(keys.length)
  for (const reference of referencesOf(found)) expect(resolves(found, reference)).toBe(true)
  for (const { item } of found.evidence)
    expect(item.claim.replace(/\{\{[^}]+\}\}/g, "")).not.toMatch(/\d/)
}

it("compares two windows, b minus a, with Welch's test", () =>
  Effect.gen(function* () {
    const values = [60, 62, 61, 63, 60, 62, 61, 58, 57, 59, 58, 57, 58, 59]
    yield* store({
      days: days(14).map((date, at) => aDay(ada, date, { resting_hr_bpm: values[at]! })),
    })
    const found = yield* ask("compare", {
      metric: "resting_hr",
      a: spanning(7),
      b: { from: "2026-01-12", to: "2026-01-18" },
    })
    expect(valueOf(found, "a_mean")).toBeCloseTo(61.285714, 6)
    expect(valueOf(found, "b_mean")).toBeCloseTo(58, 12)
    expect(valueOf(found, "difference")).toBeCloseTo(-3.285714, 6)
    expect(valueOf(found, "percent")).toBeCloseTo(-5.361305, 6)
    const [{ item }] = found.evidence as [(typeof found.evidence)[number]]
    expect(item).toMatchObject({
      id: "resting_hr_compare_20260105_20260111_to_20260112_20260118",
      kind: "scalar",
      window: "2026-01-05..2026-01-18",
      unit: "bpm",
      n: 14,
    })
    expect(found.tests).toEqual({ difference: [item.p_value!] })
    expect(item.ci_low!).toBeLessThan(item.effect!)
    expectSound(found)
  }))

it("compares what little there is, and says that it is too little to test", () =>
  Effect.gen(function* () {
    yield* store({ days: days(14).map((date, at) => aDay(ada, date, { steps: 1_000 + at })) })
    const few = yield* ask("compare", {
      metric: "steps",
      a: spanning(4),
      b: { from: "2026-01-12", to: "2026-01-18" },
    })
    expect(valueOf(few, "difference")).toBe(8.5)
    expect(few.evidence).toEqual([])
    expect(shortageOf(few)).toEqual({ metric: "steps", reason: "too_few", have: 4, need: 7 })
    const none = yield* ask("compare", {
      metric: "steps",
      a: spanning(4),
      b: { from: "2025-01-12", to: "2025-01-18" },
    })
    expect(shortageOf(none)).toMatchObject({ reason: "no_data", have: 0 })
    expect(valueOf(none, "a_mean")).toBeCloseTo(1001.5, 10)
    expect(valueOf(none, "b_mean")).toBeUndefined()
    expect(valueOf(none, "difference")).toBeUndefined()
  }))

it("gives no percentage of what has no true zero", () =>
  Effect.gen(function* () {
    yield* store({
      nights: days(14).map((date, at) => aNight(ada, date, { skin_temp_delta_c: wobble(at) })),
    })
    const found = yield* ask("compare", {
      metric: "skin_temp_dev",
      a: spanning(7),
      b: { from: "2026-01-12", to: "2026-01-18" },
    })
    expect(valueOf(found, "percent")).toBeUndefined()
    expect(valueOf(found, "difference")).toBeDefined()
  }))

it("finds the night that follows a day one day later, and not before", () =>
  Effect.gen(function* () {
    const dates = days(60)
    yield* store({
      days: dates.map((date, at) =>
        aDay(ada, date, { steps: Math.round(8_000 + 4_000 * wobble(at)) }),
      ),
      nights: dates.map((date, at) =>
        aNight(ada, date, { hrv_rmssd_ms: 50 - 20 * wobble(at - 1) + wobble(at * 3) }),
      ),
    })
    const input = { feature: "steps", target: "hrv_rmssd", window: spanning(60) }
    const later = yield* ask("associate", { ...input, lag: 1 })
    expect(valueOf(later, "rho")).toBeLessThan(-0.9)
    expect(valueOf(later, "n")).toBe(59)
    expect(valueOf(later, "target_high")).toBeLessThan(valueOf(later, "target_low") as number)
    expect(valueOf(later, "feature_high")).toBeGreaterThan(valueOf(later, "feature_low") as number)
    expect(later.evidence[0]!.item).toMatchObject({
      id: "steps_hrv_rmssd_lag1_20260105_20260305",
      kind: "association",
      feature: "steps",
      target: "hrv_rmssd",
      unit: "rho",
    })
    expectSound(later)
    const same = yield* ask("associate", { ...input, lag: 0 })
    expect(Math.abs(valueOf(same, "rho") as number)).toBeLessThan(0.5)
  }))

it("refuses an association of fewer than twenty pairs, of days that never meet, of a constant", () =>
  Effect.gen(function* () {
    const dates = days(60)
    const even = (_: string, at: number) => at % 2 === 0
    const odd = (_: string, at: number) => at % 2 === 1
    yield* store({
      days: dates.map((date) => aDay(ada, date, { floors: 5 })),
      nights: [
        ...dates.filter(even).map((date, at) => aNight(ada, date, { score: 50 + at })),
        ...dates.filter(odd).map((date, at) => aNight(ada, date, { snoring_s: 60 * at })),
      ],
    })
    const window = spanning(60)
    const between = (feature: string, target: string, within = window) =>
      Effect.map(ask("associate", { feature, target, lag: 0, window: within }), shortageOf)
    expect(yield* between("sleep_score", "floors", spanning(10))).toMatchObject({
      reason: "too_few",
      have: 5,
      need: 20,
    })
    expect(yield* between("sleep_score", "snoring_minutes")).toMatchObject({
      reason: "no_overlap",
      have: 0,
    })
    expect(yield* between("floors", "weight_kg")).toMatchObject({
      metric: "weight_kg",
      reason: "no_data",
    })
    expect(yield* between("sleep_score", "floors")).toMatchObject({ reason: "too_few" })
  }))

it("finds a slope with true distances, in units a day and a week", () =>
  Effect.gen(function* () {
    const kept = days(60).filter((_, at) => at % 5 !== 0)
    yield* store({
      days: kept.map((date, at) =>
        aDay(ada, date, { weight_kg: 80 - (0.1 / 7) * days(60).indexOf(date) + wobble(at) / 100 }),
      ),
    })
    const found = yield* ask("trend", { metric: "weight_kg", window: spanning(60) })
    expect(valueOf(found, "slope_per_week")).toBeCloseTo(-0.1, 2)
    expect(valueOf(found, "change")).toBeCloseTo((-0.1 / 7) * 59, 1)
    expect(valueOf(found, "n")).toBe(48)
    const { item } = found.evidence[0]!
    expect(item).toMatchObject({ kind: "trend", unit: "kg/day", target: "weight_kg", n: 48 })
    expect(item.effect! * 7).toBeCloseTo(valueOf(found, "slope_per_week") as number, 12)
    expect(item.p_value!).toBeLessThan(1e-6)
    expectSound(found)
  }))

it("refuses the trend of nineteen days", () =>
  Effect.gen(function* () {
    yield* store({ days: days(19).map((date, at) => aDay(ada, date, { steps: at })) })
    const found = yield* ask("trend", { metric: "steps", window: spanning(60) })
    expect(shortageOf(found)).toEqual({ metric: "steps", reason: "too_few", have: 19, need: 20 })
  }))

it("scans everything asked, counts every test and tells what is left of them", () =>
  Effect.gen(function* () {
    const dates = days(90)
    yield* store({
      days: dates.map((date, at) =>
        aDay(ada, date, {
          steps: Math.round(8_000 + 4_000 * wobble(at)),
          distance_m: 6_000 + 3_000 * wobble(at),
          stress_avg: 40 + 10 * wobble(at * 13 + 5),
        }),
      ),
      nights: dates.map((date, at) =>
        aNight(ada, date, { asleep_s: 25_000 + 3_000 * wobble(at - 1) + 100 * wobble(at * 3) }),
      ),
    })
    const window = spanning(90)
    const all = yield* ask("scan", { data_types: ["sleep", "strain", "recovery"], window })
    expect(valueOf(all, "tests")).toBe(Object.values(all.tests).flat().length)
    expect(valueOf(all, "n")).toBe(90)
    const links = all.evidence.map(({ item }) => item.id)
    expect(links).toContain("steps_sleep_minutes_lag1_20260105_20260404")
    expect(links.join()).not.toContain("steps_distance")
    expect(all.evidence.length).toBeLessThanOrEqual(12)
    expectSound(all)
    const sleepAlone = yield* ask("scan", { data_types: ["sleep", "bloodwork"], window })
    expect(sleepAlone.evidence.map(({ item }) => item.kind)).not.toContain("association")
  }))

it("brings the same bytes for the same rows, call after call", () =>
  Effect.gen(function* () {
    yield* store({
      days: days(60).map((date, at) => aDay(ada, date, { steps: 100 * at, floors: at % 7 })),
    })
    const window = spanning(60)
    const once = Effect.all([
      ask("scan", { data_types: ["strain"], window }),
      ask("associate", { feature: "steps", target: "floors", lag: 0, window }),
      ask("describe", { metric: "floors", window }),
    ])
    expect(JSON.stringify(yield* once)).toBe(JSON.stringify(yield* once))
  }))

it("marks down what was measured by one device before and another after", () =>
  Effect.gen(function* () {
    const day = (at: number, provider: "garmin" | "fitbit") =>
      aDay(ada, addDays("2026-03-01", at), { provider, steps: 5_000 + 37 * ((at * 7) % 11) })
    const days = Array.from({ length: 40 }, (_, at) => day(at, at < 20 ? "fitbit" : "garmin"))
    yield* store({ days })
    const window = { from: "2026-03-01", to: "2026-04-09" }
    const trend = yield* ask("trend", { metric: "steps", window })
    const early = { from: "2026-03-01", to: "2026-03-10" }
    const late = { from: "2026-03-11", to: "2026-03-20" }
    const compared = yield* ask("compare", { metric: "steps", a: early, b: late })
    expect(trend.evidence[0]).toMatchObject({
      verdict: "conditional",
      reason: "the device changed meanwhile",
    })
    expect(compared.evidence[0]?.verdict).toBeNull()
  }))

it("tells of a kind of link the strongest alone, and nothing of what hangs together anyway", () =>
  Effect.gen(function* () {
    const steps = days(60).map((_, at) => 8_000 + 6_000 * wobble(at))
    yield* store({
      days: days(60).map((date, at) =>
        aDay(ada, date, {
          steps: Math.round(steps[at]!),
          distance_m: Math.round(steps[at]! * 0.7),
          floors: Math.round(steps[at]! / 700),
          avg_hr_bpm: 60 + steps[at]! / 500,
        }),
      ),
      nights: days(60).map((date, at) =>
        aNight(ada, addDays(date, 1), {
          asleep_s: Math.round(20_000 + steps[at]!),
          in_bed_s: Math.round(22_000 + steps[at]!),
        }),
      ),
    })
    const found = yield* ask("scan", { data_types: ["sleep", "strain"], window: spanning(61) })
    const links = found.evidence.filter(({ item }) => item.kind === "association")
    expect(links.map(({ item }) => item.feature)).toEqual(["steps", "avg_hr"])
    expect(links[0]!.item.claim).toMatch(/^Days with (?:more|longer) \w+ are associated with longer /)
    expectSound(found)
  }))

import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { mulberry32 } from "#statistics/random"
import { aDay, aNight, store } from "#test/rows"
import { ada, ask, itOverRows as it, valueOf } from "#test/tools"
import { expectValidFindings } from "#test/valid-findings"

const FROM = "2026-01-05"
const DAYS = 120
const window = { from: FROM, to: addDays(FROM, DAYS - 1) }
const TYPES = ["recovery", "sleep", "strain", "hrv", "food"] as const

/** Noise between -1 and 1, the same for the same seed. */
const noise = (seed: number) => {
  const uniform = mulberry32(seed)
  return Array.from({ length: DAYS + 1 }, () => 2 * uniform() - 1)
}

const dates = Array.from({ length: DAYS }, (_, at) => addDays(FROM, at))

const scanned = Effect.suspend(() => ask("scan", { data_types: [...TYPES], window }))

const walks = noise(1)
const sleeps = noise(2)

/** Two metrics of which one follows the other a night later. */
const linked = (provider: (at: number) => "garmin" | "fitbit", offset: (at: number) => number) =>
  store({
    days: dates.map((date, at) =>
      aDay(ada, date, {
        provider: provider(at),
        steps: Math.round(9_000 + 3_000 * walks[at]! + offset(at)),
      }),
    ),
    nights: dates.map((date, at) =>
      aNight(ada, date, { asleep_s: 25_000 + 3_000 * (walks[at - 1] ?? 0) + 1_500 * sleeps[at]! }),
    ),
  })

it("finds what follows a day later, with its size in the unit of the target", () =>
  Effect.gen(function* () {
    yield* linked(
      () => "garmin",
      () => 0,
    )
    const found = yield* scanned
    expect(found.evidence.map(({ item }) => [item.kind, item.feature, item.target])).toEqual([
      ["association", "steps", "sleep_minutes"],
    ])
    const [link] = found.evidence
    expect(link!.item.effect).toBeGreaterThan(0.6)
    expect(link!.preparation.map(({ metric }) => metric)).toEqual(["steps", "sleep_minutes"])
    expect(Number(valueOf(found, "slope"))).toBeGreaterThan(10)
    expectValidFindings(found)
  }))

it("counts what it tried: the pair at every lag, the trends of what it was of, and level changes", () =>
  Effect.gen(function* () {
    yield* linked(
      () => "garmin",
      () => 0,
    )
    const { tests, facts } = yield* scanned
    expect(tests.association).toHaveLength(1 + 2 * 3)
    // Bedtime and waking up are there as well, always the same.
    expect(tests.trend).toHaveLength(4)
    expect(tests.changepoint).toHaveLength(2)
    expect(facts.find(({ role }) => role === "tests")?.item.value).toBe(13)
  }))

it("takes what another device measures for no change of the person", () =>
  Effect.gen(function* () {
    const isOld = (at: number) => at < 50
    yield* linked(
      (at) => (isOld(at) ? "fitbit" : "garmin"),
      (at) => (isOld(at) ? -4_000 : 0),
    )
    const found = yield* scanned
    expect(found.evidence.map(({ item }) => item.kind)).toEqual(["association"])
    expect(found.evidence[0]!.item).toMatchObject({
      feature: "steps",
      target: "sleep_minutes",
      window: { from: addDays(FROM, 50), to: window.to },
    })
  }))

it("tells a level that changed on one device, and when", () =>
  Effect.gen(function* () {
    yield* linked(
      () => "garmin",
      (at) => (at < 60 ? 0 : 4_000),
    )
    const found = yield* scanned
    const step = found.evidence.find(({ family }) => family === "changepoint")!
    expect(step.item.target).toBe("steps")
    const changed = String(valueOf(found, "changed_on"))
    expect(Math.abs(dates.indexOf(changed) - 60)).toBeLessThanOrEqual(7)
  }))

it("finds nothing in noise", () =>
  Effect.gen(function* () {
    const middle = { stress_avg: 40, resting_hr_bpm: 60, spo2_avg_pct: 96, weight_kg: 70 }
    const noises = Object.keys(middle).map((_, at) => noise(10 + at))
    yield* store({
      days: dates.map((date, at) =>
        aDay(
          ada,
          date,
          Object.fromEntries(
            Object.entries(middle).map(([column, value], of) => [
              column,
              value * (1 + 0.02 * noises[of]![at]!),
            ]),
          ),
        ),
      ),
    })
    const found = yield* scanned
    expect(Number(valueOf(found, "tests"))).toBeGreaterThan(20)
    expect(found.evidence).toEqual([])
  }))

it("has nothing to try without data", () =>
  Effect.gen(function* () {
    const found = yield* scanned
    expect(valueOf(found, "tests")).toBe(0)
    expect(found.evidence).toEqual([])
  }))

const days = (count: number) => Array.from({ length: count }, (_, at) => addDays(FROM, at))
const spanning = (count: number) => ({ from: FROM, to: addDays(FROM, count - 1) })

/** A fixed wobble without a trend: the same in every run. */
const wobble = (at: number) => ((at * 7_919) % 101) / 101 - 0.5

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
    expectValidFindings(all)
    const sleepAlone = yield* ask("scan", { data_types: ["sleep", "bloodwork"], window })
    expect(sleepAlone.evidence.map(({ item }) => item.kind)).not.toContain("association")
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
    expect(links[0]!.item.claim).toMatch(
      /^Days with (?:more|longer) \w+ are associated with longer /,
    )
    expectValidFindings(found)
  }))

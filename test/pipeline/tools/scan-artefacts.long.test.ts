import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays, type LocalDate } from "#domain/time"
import { mulberry32 } from "#statistics/random"
import { aDay, aNight, aWorkout, store } from "#test/rows"
import { ada, ask, factsOf, itOverRows as it, valueOf } from "#test/tools"
import { expectValidFindings } from "#test/valid-findings"

const FROM = "2025-09-01"
const YEAR = 365
const window = { from: FROM, to: addDays(FROM, YEAR - 1) }
const dates = Array.from({ length: YEAR }, (_, at) => addDays(FROM, at))
/** The day on which runs take the place of rides. */
const TURN = 180

/** Noise between -1 and 1, the same for the same seed. */
const noise = (seed: number) => {
  const uniform = mulberry32(seed)
  return dates.map(() => 2 * uniform() - 1)
}

const [first, second, third] = [noise(1), noise(2), noise(3)]

const overTime = (found: {
  readonly evidence: ReadonlyArray<{ readonly item: { kind?: string; target?: string } }>
}) => found.evidence.flatMap(({ item }) => (item.kind === "trend" ? [item.target] : []))

const ride = (date: LocalDate, at: number) =>
  aWorkout(ada, date, {
    type_name: "Biking",
    duration_s: 3_600,
    avg_speed_mps: 6.4 + 0.3 * second[at]!,
  })
const run = (date: LocalDate, at: number) =>
  aWorkout(ada, date, {
    type_name: "Running",
    duration_s: 1_800,
    avg_speed_mps: 2.9 + 0.2 * second[at]!,
  })

const days = dates.map((date, at) =>
  aDay(ada, date, { steps: Math.round(9_000 + 2_000 * first[at]!) }),
)
const scanned = (data_types: ReadonlyArray<"strain" | "sleep" | "recovery" | "hrv">) =>
  ask("scan", { data_types: [...data_types], window })

it("takes another sport for no change of speed", () =>
  Effect.gen(function* () {
    const workouts = dates.flatMap((date, at) =>
      at % 2 === 0 ? [at < TURN ? ride(date, at) : run(date, at)] : [],
    )
    yield* store({ days, workouts })
    const found = yield* scanned(["strain"])
    expect(overTime(found)).not.toContain("workout_speed")
    expectValidFindings(found)
  }))

it("finds that one sport was done faster from a day on", () =>
  Effect.gen(function* () {
    const workouts = dates.flatMap((date, at) => {
      const speed = (at < TURN ? 2.7 : 3.2) + 0.1 * second[at]!
      return at % 2 === 0
        ? [aWorkout(ada, date, { type_name: "Running", avg_speed_mps: speed })]
        : []
    })
    yield* store({ days, workouts })
    expect(overTime(yield* scanned(["strain"]))).toContain("workout_speed")
  }))

/** Oxygen that falls by a point; measured from a day on. */
const oxygen = (from: number) =>
  store({
    days: dates.map((date, at) =>
      aDay(ada, date, {
        steps: Math.round(9_000 + 2_000 * first[at]!),
        ...(at < from ? {} : { spo2_avg_pct: (at < TURN + 60 ? 97 : 96) + 0.4 * third[at]! }),
      }),
    ),
  })

it("tells no change of what begins to be measured within the time", () =>
  Effect.gen(function* () {
    yield* oxygen(90)
    expect(overTime(yield* scanned(["strain", "recovery"]))).not.toContain("spo2")
  }))

it("tells the same change of what was measured throughout", () =>
  Effect.gen(function* () {
    yield* oxygen(0)
    expect(overTime(yield* scanned(["strain", "recovery"]))).toContain("spo2")
  }))

it("tells a level that rises evenly since half a year as a slope, not as the step that parts it best", () =>
  Effect.gen(function* () {
    const rise = (at: number) => Math.max(0, at - (YEAR - 180)) / 180
    yield* store({
      nights: dates.map((date, at) =>
        aNight(ada, date, {
          hrv_rmssd_ms: Math.round(42 * (1 + 0.35 * rise(at)) * Math.exp(0.12 * first[at]!)),
        }),
      ),
    })
    const found = yield* scanned(["hrv"])
    expect(found.evidence.map(({ family }) => family)).toEqual(["trend"])
    expect(found.evidence[0]!.item.window?.from).toBe(addDays(window.to, -179))
    expect(valueOf(found, "tests")).toBe(Object.values(found.tests).flat().length)
    expectValidFindings(found)
  }))

it("says of a step what began in its week, and puts what is asked about first", () =>
  Effect.gen(function* () {
    const workouts = dates.flatMap((date, at) =>
      at % 3 === 0 ? [at < TURN ? ride(date, at) : run(date, at)] : [],
    )
    yield* store({
      days: dates.map((date, at) =>
        aDay(ada, date, {
          steps: Math.round(9_000 + 3_000 * first[at]!),
          resting_hr_bpm: Math.round((at < TURN ? 62 : 58) + 2 * second[at]!),
        }),
      ),
      nights: dates.map((date, at) =>
        aNight(ada, date, { asleep_s: 25_000 + 3_000 * (first[at - 1] ?? 0) + 1_500 * third[at]! }),
      ),
      workouts,
    })
    const types = {
      data_types: ["strain", "recovery", "sleep"] as Array<"strain" | "recovery" | "sleep">,
      window,
    }
    const about = (key: string) => ask("scan", { ...types, about: [key] })
    const pulse = yield* about("resting_hr")
    expect(factsOf(pulse, "began_on").map(({ label }) => label)).toContain("running")
    expect(pulse.evidence[0]!.item.target).toBe("resting_hr")
    const sleep = yield* about("sleep_minutes")
    expect(sleep.evidence[0]!.item).toMatchObject({ feature: "steps", target: "sleep_minutes" })
    expect(sleep.tests).toEqual(pulse.tests)
  }))

import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { withVerdicts } from "#pipeline/gates/verdicts"
import { aLedger } from "#test/ledger"
import { people } from "#test/planted/people"
import { rowsOf } from "#test/planted/rows"
import { aDay, aDiaryDay, aNight, store } from "#test/rows"
import { seededNoise } from "#test/seeded-noise"
import { ada, ask, insufficientDataOf, itOverRows as it, valueOf } from "#test/tools"
import { expectValidFindings } from "#test/valid-findings"

const first = "2026-01-05"
const dayOf = (at: number) => addDays(first, at)
const spanning = (count: number) => ({ from: first, to: dayOf(count - 1) })

const days = 150
const coffee = seededNoise(1, days).map((value) => Math.max(0, Math.round(200 + 80 * value)))
const walked = seededNoise(2, days).map((value) => Math.round(8_000 + 2_000 * value))
const rest = seededNoise(3, days)

/** Sleep that coffee shortens and walking lengthens, the night after; floors follow the steps. */
const life = store({
  diary: coffee.map((caffeine_mg, at) => aDiaryDay(ada, dayOf(at), { caffeine_mg })),
  days: walked.map((steps, at) =>
    aDay(ada, dayOf(at), {
      steps,
      floors: Math.round(steps / 900),
      stress_avg: Math.round(40 + 8 * seededNoise(4, days)[at]!),
    }),
  ),
  nights: rest.map((value, at) => {
    const [cups, steps] = [coffee[at - 1] ?? 200, walked[at - 1] ?? 8_000]
    const minutes = 420 - (cups - 200) / 4 + (steps - 8_000) / 120 + 12 * value
    return aNight(ada, dayOf(at), {
      asleep_s: Math.round(60 * minutes),
      efficiency_pct: 85 + (minutes - 420) / 10,
    })
  }),
})

it("tells what goes with a metric, each once, kinds in turn and the largest first", () =>
  Effect.gen(function* () {
    yield* life
    const found = yield* ask("drivers", { target: "sleep_minutes", window: spanning(days) })
    expect(found.evidence.map(({ item }) => item.id)).toEqual([
      "caffeine_mg_sleep_minutes_lag1_20260105_20260603",
      "steps_sleep_minutes_lag1_20260105_20260603",
      "floors_sleep_minutes_lag1_20260105_20260603",
    ])
    expect(found.evidence[0]!.item.effect!).toBeLessThan(-0.5)
    expect(valueOf(found, "tests")).toBe(found.tests.association!.length)
    expect(valueOf(found, "tests")).toBe(8)
    expect(valueOf(found, "n")).toBe(days)
    expectValidFindings(found)
    const judged = withVerdicts(aLedger(found, { tool: "drivers" })).receipts[0]!.findings
    expect(judged.evidence.map(({ verdict }) => verdict)).toEqual([
      "validated",
      "validated",
      "validated",
    ])
  }))

it("looks two days after a drink, and holds no metric of the same kind for news", () =>
  Effect.gen(function* () {
    const drunk = seededNoise(5, days).map((value) => Math.max(0, Math.round(20 + 15 * value)))
    yield* store({
      diary: drunk.map((alcohol_g, at) => aDiaryDay(ada, dayOf(at), { alcohol_g })),
      nights: rest.map((value, at) =>
        aNight(ada, dayOf(at), {
          efficiency_pct: 90 + value,
          asleep_s: Math.round(60 * (420 + 10 * value - (drunk[at - 2] ?? 20))),
        }),
      ),
    })
    const found = yield* ask("drivers", { target: "sleep_minutes", window: spanning(days) })
    expect(found.evidence.map(({ item }) => item.id)).toEqual([
      "alcohol_g_sleep_minutes_lag2_20260105_20260603",
    ])
    expect(valueOf(found, "tests")).toBe(3)
  }))

it("counts every test, and tells nothing of people in whom nothing hangs together", () =>
  Effect.gen(function* () {
    const nobody = people.find(({ user }) => user === "pl047")!
    yield* store(rowsOf(ada, nobody))
    const window = { from: nobody.start, to: addDays(nobody.start, nobody.n_days - 1) }
    for (const target of ["hrv_rmssd", "resting_hr", "sleep_minutes", "mood"]) {
      const found = yield* ask("drivers", { target, window })
      expect(found.evidence).toEqual([])
      expect(valueOf(found, "tests") as number).toBeGreaterThan(20)
    }
  }))

it("says what would be needed where the target has too few days", () =>
  Effect.gen(function* () {
    yield* store({ days: seededNoise(6, 15).map((_, at) => aDay(ada, dayOf(at), { steps: at })) })
    const found = yield* ask("drivers", { target: "steps", window: spanning(60) })
    expect(insufficientDataOf(found)).toMatchObject({ reason: "too_few", have: 15, need: 20 })
  }))

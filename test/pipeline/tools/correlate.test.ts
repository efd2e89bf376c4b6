import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { spearman } from "#statistics/sample/spearman"
import { aDay, store } from "#test/rows"
import { seededNoise } from "#test/seeded-noise"
import { ada, ask, insufficientDataOf, itOverRows as it, valueOf } from "#test/tools"
import { expectValidFindings } from "#test/valid-findings"

const first = "2026-01-05"
const dayOf = (at: number) => addDays(first, at)
const spanning = (count: number) => ({ from: first, to: dayOf(count - 1) })

it("gives the plain correlation of all usable values, with the corrected one as evidence", () =>
  Effect.gen(function* () {
    const x = seededNoise(1, 60, 0.8).map((value, at) => (at === 20 ? 120 : 60 + 2 * value))
    const y = seededNoise(2, 60, 0.8).map((value) => 80 + value)
    yield* store({
      days: x.map((resting_hr_bpm, at) =>
        aDay(ada, dayOf(at), { resting_hr_bpm, weight_kg: y[at]! }),
      ),
    })
    const found = yield* ask("correlate", {
      feature: "resting_hr",
      target: "weight_kg",
      lag: 0,
      window: spanning(60),
    })
    expect(valueOf(found, "rho")).toBe(spearman(x, y)!.rho)
    expect(valueOf(found, "n")).toBe(60)
    expect(found.evidence[0]!.item.n).toBe(59)
    expect(found.evidence[0]!.item.effect).not.toBe(spearman(x, y)!.rho)
    expectValidFindings(found)
  }))

it("gives it of few pairs too, and says that they are too few to test", () =>
  Effect.gen(function* () {
    yield* store({
      days: seededNoise(3, 12).map((value, at) =>
        aDay(ada, dayOf(at), { resting_hr_bpm: 60 + value, weight_kg: 80 + at }),
      ),
    })
    const input = { feature: "resting_hr", target: "weight_kg", lag: 0, window: spanning(12) }
    const found = yield* ask("correlate", input)
    expect(valueOf(found, "n")).toBe(12)
    expect(found.evidence).toEqual([])
    expect(insufficientDataOf(found)).toMatchObject({ reason: "too_few", have: 12, need: 20 })
    const apart = yield* ask("correlate", { ...input, target: "steps" })
    expect(insufficientDataOf(apart)).toMatchObject({ metric: "steps", reason: "no_data" })
  }))

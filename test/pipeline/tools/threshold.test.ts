import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { aDay, aNight, store } from "#test/rows"
import { seededNoise } from "#test/seeded-noise"
import { ada, ask, insufficientDataOf, itOverRows as it, valueOf } from "#test/tools"
import { expectValidFindings } from "#test/valid-findings"

const first = "2026-01-05"
const dayOf = (at: number) => addDays(first, at)
const spanning = (count: number) => ({ from: first, to: dayOf(count - 1) })

const count = 150
const walked = seededNoise(1, count).map((value) =>
  Math.max(500, Math.round(8_000 + 2_500 * value)),
)
const rest = seededNoise(2, count)

/** Sleep that grows with steps up to eight thousand, and no more beyond. */
const bent = store({
  days: walked.map((steps, at) => aDay(ada, dayOf(at), { steps })),
  nights: rest.map((value, at) =>
    aNight(ada, dayOf(at), {
      asleep_s: Math.round(60 * (360 + 20 * (Math.min(8_000, walked[at]!) / 1_000) + 10 * value)),
    }),
  ),
})

const input = {
  feature: "steps",
  target: "sleep_minutes",
  lag: 0,
  window: spanning(count),
} as const

it("finds where a target bends, as a range, with the slopes on either side", () =>
  Effect.gen(function* () {
    yield* bent
    const found = yield* ask("threshold", input)
    const [low, knot, high] = (["knot_low", "knot", "knot_high"] as const).map(
      (role) => valueOf(found, role) as number,
    ) as [number, number, number]
    expect(low).toBeLessThanOrEqual(knot)
    expect(high).toBeGreaterThanOrEqual(knot)
    expect(low).toBeLessThan(9_500)
    expect(high).toBeGreaterThan(6_500)
    expect(valueOf(found, "slope_below")).toBeCloseTo(20, -1)
    expect(Math.abs(valueOf(found, "slope_above") as number)).toBeLessThan(8)
    const slope = found.facts.find(({ role }) => role === "slope_below")!
    expect(slope.item.unit).toBe("minutes per 1,000 steps")
    expect(found.evidence[0]).toMatchObject({
      family: "threshold",
      item: { kind: "threshold", unit: "steps", feature: "steps", target: "sleep_minutes", n: 150 },
    })
    expect(found.tests).toEqual({ threshold: [found.evidence[0]!.item.p_value!] })
    expect(found.evidence[0]!.item.p_value!).toBeLessThan(0.05)
    expectValidFindings(found)
  }))

it("brings the same bytes however often it is asked", () =>
  Effect.gen(function* () {
    yield* bent
    const once = JSON.stringify(yield* ask("threshold", input))
    for (let again = 0; again < 3; again++)
      expect(JSON.stringify(yield* ask("threshold", input))).toBe(once)
  }))

it("refuses fifty-nine pairs, and days that never meet", () =>
  Effect.gen(function* () {
    yield* bent
    const few = yield* ask("threshold", { ...input, window: spanning(59) })
    expect(insufficientDataOf(few)).toMatchObject({ reason: "too_few", have: 59, need: 60 })
    const none = yield* ask("threshold", { ...input, target: "weight_kg" })
    expect(insufficientDataOf(none)).toMatchObject({ metric: "weight_kg", reason: "no_data" })
  }))

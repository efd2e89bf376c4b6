import { describe, expect, test } from "bun:test"
import { nightsOf } from "#embedded/aggregator/exports/nights"
import type { Stage, StageSpan } from "#embedded/aggregator/exports/record"

const HOUR_MS = 3_600_000
const watch = { name: "Watch", rank: 0 }
const app = { name: "AutoSleep", rank: 2 }
const phone = { name: "iPhone", rank: 1 }

/** A stage between two hours after a midnight in UTC. */
const span = (stage: Stage, from: number, to: number, device = watch): StageSpan => ({
  kind: "stage",
  stage,
  from: from * HOUR_MS,
  to: to * HOUR_MS,
  offset_min: 0,
  device,
})

describe("a night", () => {
  test("is stitched from its stages", () => {
    const { nights } = nightsOf([
      span("light", 23, 24),
      span("deep", 24, 25),
      span("awake", 25, 25.5),
      span("rem", 25.5, 27),
      span("light", 27, 30),
    ])
    expect(nights).toMatchObject([
      {
        from: 23 * HOUR_MS,
        to: 30 * HOUR_MS,
        is_nap: false,
        figures: {
          asleep_s: 6.5 * 3_600,
          light_s: 4 * 3_600,
          deep_s: 3_600,
          rem_s: 1.5 * 3_600,
          awake_s: 1_800,
          wakeups: 1,
        },
      },
    ])
  })

  test("is the one of the device that has stages, and time in bed may be another's", () => {
    const { nights, left_out } = nightsOf([
      span("asleep", 23, 31, app),
      span("in_bed", 22.5, 31, phone),
      span("light", 23.25, 30),
    ])
    expect(nights.map(({ figures }) => figures)).toEqual([
      expect.objectContaining({ asleep_s: 6.75 * 3_600, in_bed_s: 8.5 * 3_600 }),
    ])
    expect(left_out).toHaveLength(1)
  })

  test("ends with a long break, and a short sleep by day is a nap", () => {
    const { nights } = nightsOf([span("asleep", 0, 6), span("asleep", 14, 15)])
    expect(nights.map(({ is_nap }) => is_nap)).toEqual([false, true])
  })

  test("without stages has none", () => {
    const [night] = nightsOf([span("asleep", 0, 7)]).nights
    expect(night!.figures).toEqual({ asleep_s: 7 * 3_600 })
  })

  test("is none of time in bed alone", () => {
    expect(nightsOf([span("in_bed", 0, 8, phone)]).nights).toEqual([])
  })
})

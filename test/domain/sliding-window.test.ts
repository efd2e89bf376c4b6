import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { SlidingWindow } from "#domain/sliding-window"

const MINUTE = 60_000

const taken = (window: SlidingWindow, now: number): boolean => {
  if (window.wait(now) > 0) return false
  window.add(now)
  return true
}

describe("a sliding window", () => {
  test("takes as many as its limit, and the next one when the first has left", () => {
    const window = new SlidingWindow(MINUTE, 3)
    expect([0, 10, 20, 30].map((at) => taken(window, at))).toEqual([true, true, true, false])
    expect(taken(window, MINUTE - 1)).toBe(false)
  })

  test("leaves slice by slice", () => {
    const window = new SlidingWindow(MINUTE, 2)
    window.add(500)
    window.add(30_500)
    expect(window.wait(40_500)).toBe(20_000)
    expect(taken(window, 60_500)).toBe(true)
    expect(window.wait(60_500)).toBe(30_000)
  })

  test("tells what is left, and when there will be more", () => {
    const window = new SlidingWindow(MINUTE, 5)
    expect([window.remaining(0), window.untilMore(0)]).toEqual([5, 0])
    window.add(0)
    window.add(1_000)
    expect([window.remaining(1_000), window.untilMore(1_000)]).toEqual([3, 59_000])
  })

  test("goes on elsewhere with what it has counted", () => {
    const window = new SlidingWindow(MINUTE, 2)
    window.add(0)
    window.add(50_000)
    const other = new SlidingWindow(MINUTE, 2, window.tallies())
    expect(other.wait(50_000)).toBe(10_000)
    expect(other.emptyAt()).toBe(110_000)
  })

  test("waits for several to leave when the limit has been lowered", () => {
    const window = new SlidingWindow(MINUTE, 1, [
      [0, 1],
      [5_000, 1],
      [9_000, 1],
    ])
    expect(window.wait(10_000)).toBe(59_000)
  })

  test("counts what lies ahead as now when the clock was set back", () => {
    const window = new SlidingWindow(MINUTE, 1)
    window.add(10 * MINUTE)
    expect(window.wait(0)).toBe(MINUTE)
    expect(window.wait(MINUTE)).toBe(0)
  })

  test("never lets more through within any span than its limit, and recovers in time", () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 300 })
    fc.assert(
      fc.property(pauses, fc.integer({ min: 1, max: 20 }), (gaps, limit) => {
        const window = new SlidingWindow(MINUTE, limit)
        const passed: Array<number> = []
        let now = 0
        for (const gap of gaps) {
          now += gap
          // A slice of 100 ms leaves with its last one, so that a refusal may look back that much more.
          const recent = passed.filter((at) => at > now - MINUTE - 100).length
          if (taken(window, now)) passed.push(now)
          else expect(recent).toBeGreaterThanOrEqual(limit)
          expect(passed.filter((at) => at > now - MINUTE).length).toBeLessThanOrEqual(limit)
        }
        expect(window.wait(now)).toBeLessThanOrEqual(MINUTE)
      }),
      { examples: [[[50, MINUTE, 50], 1]] },
    )
  })
})

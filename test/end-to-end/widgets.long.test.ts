import { describe, expect } from "bun:test"
import { Effect } from "effect"
import type { TurnResult } from "#domain/turn-result"
import type { WidgetSpec } from "#domain/widget"
import { BroughtDemo, demoClient } from "#test/demo-server"
import { itLive } from "#test/effect"
import { asked } from "#test/question"

const it = itLive(BroughtDemo)

const widgetsOf = Effect.fnUntraced(function* (question: string) {
  const { turn } = yield* asked(yield* demoClient, question)
  expect([question, turn.status]).toEqual([question, "completed"])
  return ((turn.result as TurnResult).widgets ?? []).map(({ spec }) => spec)
})

const ofKind = <Kind extends WidgetSpec["kind"]>(specs: ReadonlyArray<WidgetSpec>, kind: Kind) =>
  specs.filter((spec): spec is Extract<WidgetSpec, { kind: Kind }> => spec.kind === kind)

const tilesOf = (specs: ReadonlyArray<WidgetSpec>) =>
  ofKind(specs, "stat_tiles").flatMap(({ tiles }) => tiles)

describe("the widgets of an answer", () => {
  it("chart every metric that is compared, over both times", () =>
    Effect.gen(function* () {
      const charts = ofKind(
        yield* widgetsOf("Compare October to September for sleep and HRV"),
        "series_chart",
      )
      expect(charts.map(({ id }) => id)).toEqual(["sleep_minutes_series", "hrv_rmssd_series"])
      for (const { points } of charts) {
        expect(points[0]!.t).toBe("2026-09-01")
        expect(points.at(-1)!.t).toBe("2026-10-31")
      }
    }))

  it("draw the twelve months that a question spans", () =>
    Effect.gen(function* () {
      for (const question of [
        "am I fitter than a year ago?",
        "Why is my resting HR lower than last year?",
        "is my hrv getting better",
      ]) {
        const charts = ofKind(yield* widgetsOf(question), "series_chart")
        expect([question, charts.length]).not.toEqual([question, 0])
        for (const { points } of charts) expect(points[0]!.t < "2025-11-20").toBe(true)
      }
    }))

  it("have last night beside what is usual", () =>
    Effect.gen(function* () {
      for (const question of ["how did I sleep last night", "should I work out today"]) {
        const tiles = tilesOf(yield* widgetsOf(question))
        expect(tiles.length).toBeGreaterThan(1)
        for (const { label, delta } of tiles)
          expect([label, delta]).toEqual([label, expect.anything()])
        expect(tiles.map(({ label }) => label).join()).toMatch(/Sleep: \d h \d+ min/)
      }
      const why = tilesOf(yield* widgetsOf("Why did I sleep so badly on Tuesday?"))
      expect(why.every(({ delta }) => delta !== undefined)).toBe(true)
    }))

  it("list as many as were asked for", () =>
    Effect.gen(function* () {
      expect(tilesOf(yield* widgetsOf("top 5 nights of sleep this year"))).toHaveLength(5)
      expect(tilesOf(yield* widgetsOf("my three longest runs"))).toHaveLength(3)
      expect(tilesOf(yield* widgetsOf("my last 6 runs"))).toHaveLength(6)
    }))

  it("have the day that is asked about among the tiles, and times of day by their words", () =>
    Effect.gen(function* () {
      const usual = tilesOf(yield* widgetsOf("how unusual is my HRV on Tuesday"))
      expect(usual[0]!.label).toContain("17 November")
      const wake = tilesOf(yield* widgetsOf("what time do I normally wake up"))
      expect(wake.map(({ label }) => label.split(":")[0]!)).toEqual([
        "Average",
        "Last night",
        "Earliest",
        "Latest",
      ])
      for (const { label } of wake) expect(label).toMatch(/: \d\d:\d\d$/)
    }))

  it("say what a headline is of, and what stands beside what", () =>
    Effect.gen(function* () {
      const [summary] = ofKind(yield* widgetsOf("what changed lately"), "investigation_summary")
      expect(summary!.deltaHeadline!.label).toMatch(
        /^(?:Resting heart rate|Heart rate variability)$/,
      )
      const [overview] = ofKind(yield* widgetsOf("how am I doing"), "stat_tiles")
      expect(JSON.stringify(overview)).toContain("beside a year ago")
    }))
})

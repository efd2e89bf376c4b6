import { describe, expect } from "bun:test"
import { Effect } from "effect"
import type { ToolCall } from "#domain/tool"
import type { TurnResult } from "#domain/turn-result"
import type { WidgetSpec } from "#domain/widget"
import { demoClient, TODAY } from "#test/demo-server"
import { itOnOne } from "#test/effect"
import { judged, judgement, says, text, toolUse, written } from "#test/fake-anthropic"
import { DemoWithProvider, Provider } from "#test/model-provider"
import { asked } from "#test/question"

const it = itOnOne(DemoWithProvider)

/** The engine's own reading finds nothing in it. */
const QUESTION = "Tell me more about the one thing."
const AGENTS = ["investigator", "data_science", "domain_expert", "health_coach"] as const

type Call = Pick<ToolCall, "tool"> & { readonly input: object }

const call = (tool: Call["tool"], input: object): Call => ({ tool, input })

/** Asks with agents who make these calls, each by one who has the tool, and a model who writes this. */
const answered = Effect.fnUntraced(function* (
  calls: ReadonlyArray<Call>,
  answer: string,
  more: object = {},
) {
  const provider = yield* Provider
  let left = calls
  provider.always("judge", () =>
    judged(
      judgement({
        main: AGENTS[0],
        supporting: AGENTS.slice(1),
        assignments: AGENTS.map((agent) => ({ agent, question: "What is there?" })),
      }),
    ),
  )
  provider.always("work", ({ body }) => {
    const own = new Set(body.tools.map(({ name }: { name: string }) => name))
    const mine = left.filter(({ tool }) => own.has(tool))
    left = left.filter((each) => !mine.includes(each))
    return mine.length > 0
      ? says(...mine.map(({ tool, input }) => toolUse(tool, input)))
      : says(text("That is all."))
  })
  provider.always("synthesise", () => written(answer))
  const { turn } = yield* asked(yield* demoClient, QUESTION, undefined, more)
  expect([turn.status, left]).toEqual(["completed", []])
  return turn.result as TurnResult
})

const kindsIn = ({ widgets }: TurnResult) => (widgets ?? []).map(({ spec }) => spec.kind)
const specIn = ({ widgets }: TurnResult, kind: WidgetSpec["kind"]) =>
  (widgets ?? []).find(({ spec }) => spec.kind === kind)?.spec

const window = { from: "2026-10-22", to: TODAY }
const before = { from: "2026-09-22", to: "2026-10-21" }
const year = { from: "2025-11-21", to: TODAY }
const of = (metric: string, more: object = { window }) => ({ metric, ...more })

const PLAIN = "This is what there is.\n\nThat is all."

describe("widgets of a model that asks for none", () => {
  const cases: ReadonlyArray<
    readonly [what: string, calls: ReadonlyArray<Call>, kinds: ReadonlyArray<WidgetSpec["kind"]>]
  > = [
    [
      "a level",
      [call("describe", of("resting_hr")), call("series", of("resting_hr"))],
      ["series_chart", "stat_tiles"],
    ],
    ["two times", [call("compare", of("hrv_rmssd", { a: before, b: window }))], ["comparison"]],
    [
      "a link",
      [call("associate", { feature: "steps", target: "sleep_minutes", lag: 1, window: year })],
      ["comparison"],
    ],
    ["lab results", [call("biomarkers", {})], ["stat_tiles"]],
    ["advice", [call("look_up", { subject: "less stress" })], ["checklist"]],
    [
      "what goes along with a measure, and how to test it",
      [
        call("drivers", { target: "sleep_minutes", window: year }),
        call("experiment", of("sleep_minutes", { window: year })),
      ],
      ["investigation_summary", "experiment_card"],
    ],
    ["nothing", [], []],
  ]
  for (const [what, calls, kinds] of cases)
    it(`show what its agents found: ${what}`, () =>
      Effect.gen(function* () {
        expect(kindsIn(yield* answered(calls, PLAIN))).toEqual([...kinds])
      }))
})

describe("widgets that a model asks for", () => {
  const described = [call("describe", of("resting_hr")), call("series", of("resting_hr"))]
  const MEAN = `resting_hr_mean_${window.from}_${window.to}`.replaceAll("-", "")
  const tiles = `<widget>{"kind":"stat_tiles","facts":["${MEAN}"]}</widget>`
  const chart = '<widget>{"kind":"series_chart","metric":"resting_hr"}</widget>'

  it("stand behind their paragraph, and no mark of them in the text", () =>
    Effect.gen(function* () {
      const { answer, widgets } = yield* answered(
        described,
        `It is steady.\n\nHere it is.\n\n${chart}\n\nThat is all.\n\n${tiles}`,
      )
      expect(answer).toBe("It is steady.\n\nHere it is.\n\nThat is all.")
      expect(widgets!.map(({ anchor, spec }) => [anchor, spec.kind])).toEqual([
        [1, "series_chart"],
        [2, "stat_tiles"],
      ])
    }))

  it("keep their place when sentences before them are struck", () =>
    Effect.gen(function* () {
      const { answer, widgets } = yield* answered(
        described,
        `It is steady.\n\nIt was 9,731 bpm.\n\nHere it is.\n\n${chart}\n\nThat is all.`,
      )
      expect(answer).toBe("It is steady.\n\nHere it is.\n\nThat is all.")
      expect(widgets!.map(({ anchor }) => anchor)).toEqual([1])
    }))

  const withheld = [
    ["names what nobody found", '{"kind":"stat_tiles","facts":["made_up"]}'],
    ["says a number of its own", '{"kind":"checklist","items":["Walk 9,731 steps."]}'],
    ["is no widget", '{"kind":"iframe","src":"https://evil.example"}'],
  ] as const
  for (const [what, choice] of withheld)
    it(`give way to those that fit where one ${what}`, () =>
      Effect.gen(function* () {
        const result = yield* answered(described, `It is steady.\n\n<widget>${choice}</widget>`)
        expect(result.answer).toBe("It is steady.")
        expect(kindsIn(result)).toEqual(["series_chart", "stat_tiles"])
      }))
})

describe("deep research with a model", () => {
  const deep_research = { days: 365, data_types: ["recovery", "sleep", "hrv", "strain", "food"] }
  const ends = (result: TurnResult) => {
    expect(specIn(result, "investigation_summary")).toMatchObject({
      confidence: "high",
      evidenceRefs: expect.arrayContaining([expect.any(String)]),
    })
    expect(specIn(result, "experiment_card")).toMatchObject({ durationDays: expect.any(Number) })
  }

  it("ends in its summary and an experiment, also where no agent searched", () =>
    Effect.gen(function* () {
      const result = yield* answered([], PLAIN, { deep_research })
      ends(result)
      expect(result.agents_used).toContain("investigator")
    }))

  it("does not search again what its agents searched up to yesterday", () =>
    Effect.gen(function* () {
      const searched = {
        data_types: deep_research.data_types,
        window: { ...year, to: "2026-11-19" },
      }
      const result = yield* answered([call("scan", searched)], PLAIN, { deep_research })
      ends(result)
      expect(result.fact_sheet.filter(({ key }) => /^scan_.*_tests_/.test(key))).toHaveLength(1)
    }))
})

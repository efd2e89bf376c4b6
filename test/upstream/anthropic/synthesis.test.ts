import { describe, expect } from "bun:test"
import { Context, Effect, Stream } from "effect"
import type { Material, SynthesisPart } from "#domain/briefing"
import type { WidgetSpec } from "#domain/widget"
import { aBriefing } from "#test/briefings"
import { itLive } from "#test/effect"
import { fakeAnthropic, written } from "#test/fake-anthropic"
import { aFact, aFinding, aLedger } from "#test/ledger"
import { ModelScript, ScriptedModel } from "#test/scripted-model"
import { retried } from "#upstream/anthropic/attempts"
import { makeMessages } from "#upstream/anthropic/messages"
import { makeSynthesis } from "#upstream/anthropic/synthesis"
import { Model } from "#upstream/model"

const it = itLive(ScriptedModel)

const widget: WidgetSpec = {
  kind: "checklist",
  id: "one",
  items: [],
}

const material: Material = {
  briefing: aBriefing("How is my pulse?"),
  classification: { vague: false, topic: "question" },
  reports: [],
  ledger: aLedger({
    facts: [aFact("pulse_mean", 58)],
    evidence: [aFinding("link", {}, { verdict: "validated" }), aFinding("chance")],
  }),
  suggest_deep_research: false,
}

/** What comes of a text, piece by piece, with a fallback that would show a widget. */
const synthesised = Effect.fnUntraced(function* (text: string, stop_reason?: string) {
  const provider = yield* fakeAnthropic
  provider.always("synthesise", () => written(text, stop_reason))
  const model = Context.get(yield* Effect.context<Model>(), Model)
  const fallback = {
    ...model,
    synthesise: (material: Material) =>
      Stream.concat(model.synthesise(material), Stream.make<SynthesisPart[]>({ widget })),
  }
  const messages = retried(makeMessages({ api_key: null, base_url: provider.url, prices: null }))
  const synthesise = makeSynthesis(messages, "claude-sonnet-5-5", fallback, false)
  return yield* Stream.runCollect(synthesise(material))
})

const markOf = (part: SynthesisPart): string => {
  if ("text" in part) return part.text
  if ("choice" in part) return `[${part.choice.kind}]`
  if ("widget" in part) return "[]"
  return "restarted" in part ? "|" : "illustrate" in part ? "*" : ""
}

/** The parts as one line: `[]` is a widget, `[kind]` one asked for, `|` a restart, `*` the leave to illustrate. */
const shown = (parts: ReadonlyArray<SynthesisPart>) => parts.map(markOf).join("")

const CHART = '<widget>{"kind":"series_chart","metric":"resting_hr"}</widget>'
const LIST = '<widget>{"kind":"checklist","items":["Walk."]}</widget>'

describe("an answer as the model writes it", () => {
  const texts = [
    ["One.\n\nTwo.", "One.\n\nTwo.*"],
    ["\n\n  One.\n \nTwo.  \n", "One.\n \nTwo.*"],
    [`One.\n\n${CHART}\n\nTwo.`, "One.[series_chart]\n\nTwo.*"],
    [`One.\n${CHART}\n${LIST}\n\nTwo.`, "One.[series_chart][checklist]\n\nTwo.*"],
    [`One ${CHART}half.\n\nTwo.`, "One half.[series_chart]\n\nTwo.*"],
    [`One.\n\nTwo.\n\n${LIST}`, "One.\n\nTwo.[checklist]*"],
    ["One.\n\n<widget>nonsense</widget>\n\nTwo.", "One.\n\n\n\nTwo.*"],
    ['One. <widget>{"kind":"series_chart"', "One.*"],
    ["1 <widge 2", "1 <widge 2*"],
  ] as const
  for (const [text, expected] of texts)
    it(`has the widgets behind the paragraph that asks for them: ${JSON.stringify(text)}`, () =>
      Effect.gen(function* () {
        expect(shown(yield* synthesised(text))).toBe(expected)
      }))

  it("asks for at most eight widgets", () =>
    Effect.gen(function* () {
      const text = shown(yield* synthesised(`One.\n\n${CHART.repeat(9)}`))
      expect(text.split("[series_chart]")).toHaveLength(9)
    }))

  it("costs something, also when it is void", () =>
    Effect.gen(function* () {
      for (const reason of ["end_turn", "refusal"]) {
        const parts = yield* synthesised("One.", reason)
        expect(parts.some((part) => "cost_usd" in part && part.cost_usd > 0)).toBe(true)
      }
    }))

  it("is replaced by what the fallback writes about what it finds", () =>
    Effect.gen(function* () {
      const script = yield* ModelScript
      script.says("Your pulse was {{pulse_mean}}.")
      expect(shown(yield* synthesised(" \n"))).toBe("Your pulse was {{pulse_mean}}.[]*")
      expect(shown(yield* synthesised("Well", "refusal"))).toBe(
        "Well|Your pulse was {{pulse_mean}}.[]*",
      )
    }))

  it("is replaced by what was found where the fallback knows nothing of it", () =>
    Effect.gen(function* () {
      const script = yield* ModelScript
      script.says("There is no data.")
      expect(shown(yield* synthesised(""))).toBe(
        "This is what was found. The average of resting heart rate from 2026-05-01 to " +
          "2026-05-31 was {{pulse_mean}}. Steps and sleep go together ({{link.effect}}).*",
      )
    }))
})

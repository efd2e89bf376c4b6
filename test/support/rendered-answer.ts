import { expect } from "bun:test"
import { metricOf } from "#catalogue/metrics"
import type { Briefing } from "#domain/briefing"
import { type Fact, type Finding, noFindings, type Receipt } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { withoutMarks } from "#domain/outside-text"
import type { Reason } from "#domain/reason"
import type { FactRole, ToolInput, ToolName } from "#domain/tool"
import type { Verdict } from "#domain/verdict"
import type { WidgetSpec } from "#domain/widget"
import type { Window } from "#domain/window"
import { answerOf } from "#embedded/model/answer/answer"
import { partsOf } from "#embedded/model/prose/paragraph"
import type { Intent } from "#embedded/model/questions/kinds"
import type { Period } from "#embedded/model/understanding/time/period"
import { makeAnswerGate } from "#pipeline/gates/answer-gate"
import { makeNumberGate } from "#pipeline/gates/number-gate"
import { quotesOf } from "#pipeline/gates/quotes"
import { makeWidgetGate } from "#pipeline/gates/widget-gate"
import { aBriefing } from "#test/briefings"
import { endedWith } from "#test/drained"
import { aFinding } from "#test/ledger"
import { numbersOnly } from "#test/numbers-only"

/** Answers in prose to an intent, from what tools are said to have brought. */

export const metric = (key: string): Metric => metricOf(key)!

export const OCTOBER: Window = { from: "2026-10-01", to: "2026-10-31" }
export const SEPTEMBER: Window = { from: "2026-09-01", to: "2026-09-30" }
const named = (said: string): Period["name"] => ({ anchor: "date", said, preposition: "in" })
export const october: Period = { window: OCTOBER, name: named("October"), form: "named" }
export const september: Period = { window: SEPTEMBER, name: named("September"), form: "named" }

/** A role with its value, its unit and how many decimals it prints. */
type Brought = readonly [role: FactRole, value: number | string, unit?: string, decimals?: number]

/** What a tool brought, fact by fact. */
export const received = <Name extends ToolName>(
  tool: Name,
  input: ToolInput<Name>,
  brought: ReadonlyArray<Brought>,
  evidence: ReadonlyArray<Finding> = [],
): Receipt => {
  const { metric = "", target = "" } = input as { metric?: string; target?: string }
  const about = metricOf(metric || target)
  const facts = brought.map(
    ([role, value, unit = about?.unit ?? "", decimals = 0], at): Fact => ({
      item: {
        key: `${metric || target}_${tool}_${role}_${at}`,
        value,
        ...(typeof value === "number" ? { unit } : {}),
        window: OCTOBER,
      },
      role,
      label: about?.name ?? tool,
      decimals,
    }),
  )
  return { agent: "data_science", tool, input, findings: { ...noFindings, facts, evidence } }
}

/** What a tool says that found too little. */
export const lacking = <Name extends ToolName>(
  tool: Name,
  input: ToolInput<Name>,
  have: number,
  need: number,
): Receipt => {
  const receipt = received(tool, input, [
    ["have", have, "days"],
    ["need", need, "days"],
  ])
  const [has, needs] = receipt.findings.facts
  return {
    ...receipt,
    findings: {
      ...receipt.findings,
      insufficient_data: {
        metric: "x",
        reason: have === 0 ? "no_data" : "too_few",
        have: has!.item.key,
        need: needs!.item.key,
      },
    },
  }
}

/** The answer as its reader gets it: through the gates, with nothing withheld and its statistics said. */
export const renderAnswer = (
  intent: Intent,
  receipts: ReadonlyArray<Receipt>,
  about: Partial<Briefing> = {},
  details = true,
): { readonly text: string; readonly widgets: ReadonlyArray<WidgetSpec> } => {
  const ledger = { receipts }
  const briefing = aBriefing("", about)
  const parts = partsOf(
    answerOf(
      { intents: [intent], leftOut: [], details },
      {
        briefing,
        ledger,
        classification: { vague: false, topic: "question" },
        reports: [],
        suggest_deep_research: false,
      },
    ),
  )
  const numbers = makeNumberGate(ledger, briefing.question, () => quotesOf(briefing))
  const gate = makeAnswerGate(numbersOnly(numbers))
  const widgetGate = makeWidgetGate(ledger, numbers)
  const widgets: Array<WidgetSpec> = []
  for (const part of parts) {
    if ("composed" in part) gate.add(withoutMarks(part.composed))
    if (!("widget" in part)) continue
    endedWith(gate)
    const spec = widgetGate(part.widget)
    expect([part.widget, spec]).not.toEqual([part.widget, null])
    widgets.push(spec!)
  }
  endedWith(gate)
  expect(gate.struck().length).toBe(0)
  return { text: gate.answer(), widgets }
}

/** The first paragraph of an answer. */
export const lead = (text: string): string => text.split("\n\n")[0]!

const REASON_OF = { validated: null, conditional: "few", rejected: "chance" } as const

/** The tested difference of two levels, with its verdict. */
export const differs = (
  id: string,
  effect: number,
  unit: string,
  verdict: Verdict,
  reason: Reason | null = REASON_OF[verdict],
): Finding =>
  aFinding(
    id,
    { kind: "scalar", unit, effect, ci_low: effect - 1, ci_high: effect + 1 },
    { verdict, reason, family: "difference", decimals: 1 },
  )

/** The tested link of two metrics, `lag` days apart, with its verdict. */
export const linked = (
  id: string,
  effect: number,
  verdict: Verdict,
  item: Partial<Finding["item"]> = {},
  lag = 1,
): Finding =>
  aFinding(
    id,
    { effect, ci_low: effect - 0.1, ci_high: effect + 0.1, ...item },
    {
      verdict,
      reason: REASON_OF[verdict],
      claim: { kind: "link", clear: true, lag, given: [], size_key: null, n_eff_key: null },
    },
  )

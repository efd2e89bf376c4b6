import { type Static, Type } from "typebox"
import { Agent } from "#domain/agents"
import { REASON_CODES } from "#domain/reason"
import { TurnNote } from "#domain/turn-note"
import { VERDICTS } from "#domain/verdict"
import { Widget } from "#domain/widget"

/** One number or word of the answer, with where it came from. `key` contains no dot. */
export const FactSheetItem = Type.Object(
  {
    key: Type.String({ pattern: "^[^.]+$" }),
    value: Type.Union([Type.Number(), Type.String()]),
    unit: Type.Optional(Type.String()),
    measured_in: Type.Optional(
      Type.String({
        description: "The unit it was measured in, where the profile's `units` made it another.",
      }),
    ),
    window: Type.Optional(
      Type.String({ description: "The days used, `from..to`, both inclusive." }),
    ),
    n: Type.Optional(Type.Integer({ description: "How many values were used." })),
    source: Type.Optional(Agent),
  },
  { title: "FactSheetItem" },
)
export type FactSheetItem = Static<typeof FactSheetItem>

export const EVIDENCE_KINDS = ["scalar", "association", "trend", "threshold"] as const

/** One finding: a claim with its size, interval, p value and number of days. */
export const Evidence = Type.Object(
  {
    id: Type.String({ pattern: "^[^.]+$" }),
    claim: Type.String(),
    kind: Type.Enum([...EVIDENCE_KINDS]),
    feature: Type.Optional(Type.String()),
    target: Type.Optional(Type.String()),
    window: Type.Optional(Type.String()),
    unit: Type.Optional(Type.String()),
    measured_in: Type.Optional(
      Type.String({
        description: "The unit it was measured in, where the profile's `units` made it another.",
      }),
    ),
    effect: Type.Optional(Type.Number()),
    p_value: Type.Optional(Type.Number()),
    ci_low: Type.Optional(Type.Number()),
    ci_high: Type.Optional(Type.Number()),
    n: Type.Optional(Type.Integer()),
    source: Type.Optional(Agent),
    verdict: Type.Optional(
      Type.Enum([...VERDICTS], {
        description:
          "What it is worth once everything tried is counted: `validated` holds up, `conditional` is a hint that is " +
          "not yet reliable, `rejected` shows no effect, or too little of one to tell.",
      }),
    ),
    reason: Type.Optional(
      Type.Enum(REASON_CODES, { description: "Why it is not `validated`; absent where it is." }),
    ),
  },
  { title: "Evidence" },
)
export type Evidence = Static<typeof Evidence>

/** The answer of a completed turn. */
export const TurnResult = Type.Object(
  {
    answer: Type.String(),
    fact_sheet: Type.Array(FactSheetItem),
    evidence: Type.Optional(Type.Array(Evidence)),
    widgets: Type.Optional(Type.Array(Widget)),
    agents_used: Type.Array(Agent),
    cost_usd: Type.Number(),
    duration_ms: Type.Integer(),
    suggest_deep_research: Type.Optional(Type.Boolean()),
    notes: Type.Optional(
      Type.Array(TurnNote, {
        description:
          "Who stood in for the model, and which limits were reached; absent without any.",
      }),
    ),
  },
  { title: "TurnResult" },
)
export type TurnResult = Static<typeof TurnResult>

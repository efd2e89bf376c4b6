import type { Briefing } from "#domain/briefing"
import { lazy } from "#domain/lazy"
import type { Ledger } from "#domain/ledger"
import { type ClaimGate, makeClaimGate } from "#pipeline/gates/claims/claim-gate"
import { type ComposedGate, makeComposedGate } from "#pipeline/gates/composed-gate"
import type { Judgement } from "#pipeline/gates/judgement"
import { makeNumberGate, type NumberGate } from "#pipeline/gates/number-gate"
import { quotesOf } from "#pipeline/gates/quotes"

/** Every rule that a text must keep before a person sees it, that of numbers included, by who wrote it. */
export interface TextGate extends NumberGate {
  /** `paragraph` is what was shown of its paragraph before it. */
  readonly judge: (text: string, paragraph?: string) => Judgement
  /** Judges what the embedded engine composed, for what stands in it from outside. */
  readonly judgeComposed: ComposedGate["judge"]
}

/** A gate by numbers and by claims. What begins a paragraph is judged once: findings are said, kept and drawn. */
const textGateOf = (
  numbers: NumberGate,
  claims: ClaimGate,
  composed: () => ComposedGate,
): TextGate => {
  const known = new Map<string, Judgement>()
  const judged = (text: string, paragraph: string): Judgement => {
    const refused = claims.refused(text)
    if (refused !== null) return { refused }
    const admitted = numbers.admit(text, paragraph)
    return admitted === null ? { refused: "ungrounded" } : { admitted }
  }
  const judge = (text: string, paragraph = ""): Judgement => {
    if (paragraph !== "") return judged(text, paragraph)
    const judgement = known.get(text) ?? judged(text, paragraph)
    known.set(text, judgement)
    return judgement
  }
  return {
    judge,
    admit: (text, before) => judge(text, before).admitted ?? null,
    judgeComposed: (text) => composed().judge(text),
  }
}

/** The gates of one turn, cached by ledger, since three steps use the judged ledger. */
export const makeTextGates = (briefing: Briefing): ((ledger: Ledger) => TextGate) => {
  const { question, profile, today } = briefing
  const quotes = lazy(() => quotesOf(briefing))
  const gates = new WeakMap<Ledger, TextGate>()
  const make = (ledger: Ledger) =>
    textGateOf(
      makeNumberGate(ledger, question, quotes, { profile, today }),
      makeClaimGate(briefing, ledger, quotes),
      lazy(() => makeComposedGate(briefing, ledger)),
    )
  return (ledger) => {
    const gate = gates.get(ledger) ?? make(ledger)
    gates.set(ledger, gate)
    return gate
  }
}

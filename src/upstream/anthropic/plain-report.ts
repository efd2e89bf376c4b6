import type { SynthesisPart } from "#domain/briefing"
import { evidenceOf, type Fact, factsOf, type Ledger } from "#domain/ledger"
import type { FactRole } from "#domain/tool"
import type { Window } from "#domain/window"

const MAX_CLAIMS = 3
const MAX_FACTS = 6

/** The words for a level in a sentence. Other facts mean little by themselves. */
const LEADS: Partial<Record<FactRole, string>> = {
  mean: "The average of",
  a_mean: "The average of",
  b_mean: "The average of",
  latest: "The latest value of",
  value: "The value of",
}

const during = (window: Window | undefined): string => {
  if (!window) return ""
  const { from, to } = window
  return from === to ? ` on ${from}` : ` from ${from} to ${to}`
}

const sentenceOf = ({ item, role, label }: Fact): ReadonlyArray<string> => {
  const lead = LEADS[role]
  return lead ? [`${lead} ${label}${during(item.window)} was {{${item.key}}}.`] : []
}

/**
 * The findings in plain sentences, for when the model could not write an answer. Empty when no
 * finding makes a sentence by itself.
 */
export const plainlyReported = (ledger: Ledger): ReadonlyArray<SynthesisPart> => {
  const claims = evidenceOf(ledger)
    .filter(({ verdict }) => verdict === "validated")
    .map(({ item }) => item.claim)
  const levels = factsOf(ledger).flatMap(sentenceOf)
  const sentences = [...levels.slice(0, MAX_FACTS), ...claims.slice(0, MAX_CLAIMS)]
  return sentences.length === 0 ? [] : [{ text: `This is what was found. ${sentences.join(" ")}` }]
}

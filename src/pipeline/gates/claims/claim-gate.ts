import type { Briefing } from "#domain/briefing"
import { lazy } from "#domain/lazy"
import { factsOf, type Ledger } from "#domain/ledger"
import type { StrikeClass } from "#domain/strike"
import { claimsCause, promises } from "#pipeline/gates/claims/cause"
import { asks, clausesOf, readable } from "#pipeline/gates/claims/clauses"
import { makeContradictions } from "#pipeline/gates/claims/contradiction"
import { diagnoses, headsDiagnosis } from "#pipeline/gates/claims/diagnosis"
import { dosesIn, dosesSupplement } from "#pipeline/gates/claims/dose"
import { leaksPrompt } from "#pipeline/gates/claims/leak"
import { hasLink } from "#pipeline/gates/claims/links"
import { hasMarkup } from "#pipeline/gates/claims/markup"
import { speaksAsSomebody } from "#pipeline/gates/claims/persona"
import { reassures } from "#pipeline/gates/claims/reassurance"
import { speaksOfSelf } from "#pipeline/gates/reader"

/** What a claim is judged beside. */
export interface Ground {
  /** Conditions of the person's profile, readable. */
  readonly conditions: ReadonlyArray<string>
  /** Whether an experiment of the person's own has shown a cause. */
  readonly hasExperiment: boolean
}

/** The class for which a text must not be sent, whoever wrote it and whatever it says; null when there is none. */
export const refusedForm = (sentence: string): StrikeClass | null => {
  if (hasMarkup(sentence) || leaksPrompt(sentence)) return "markup"
  if (hasLink(sentence)) return "link"
  return speaksAsSomebody(readable(sentence)) ? "markup" : null
}

/** The class for which a text must not be sent, by its words alone; null when they are harmless. */
export const refusedWords = (sentence: string, ground: Ground): StrikeClass | null => {
  if (hasMarkup(sentence) || leaksPrompt(sentence)) return "markup"
  if (hasLink(sentence)) return "link"
  const text = readable(sentence)
  const clauses = clausesOf(text)
  if (dosesSupplement(text) || clauses.some(dosesIn)) return "dose"
  if (
    headsDiagnosis(text) ||
    reassures(text) ||
    clauses.some((clause) => diagnoses(clause, ground.conditions))
  )
    return "diagnosis"
  if (speaksAsSomebody(text)) return "markup"
  const isCause = () => clauses.some(claimsCause) || (!asks(text) && promises(text))
  if (!ground.hasExperiment && isCause()) return "cause"
  return null
}

/** Whether a text for other parts of a turn, such as a note or a question, claims nothing it must not. */
export const isHarmless = (text: string): boolean => refusedWords(text, NO_GROUND) === null

const NO_GROUND: Ground = { conditions: [], hasExperiment: false }

/** The rule that nothing is claimed that the design of a finding does not allow. */
export interface ClaimGate {
  /** The class for which a sentence must not be sent; null when it may. */
  readonly refused: (sentence: string) => StrikeClass | null
}

const PLACEHOLDER = /\{\{\s*([^{}\s]+)\s*\}\}/g
const SIGNIFICANT = 0.05

/** Whether the person's own experiment, drawn at random, found a difference. */
const hasShownCause = ({ receipts }: Ledger): boolean =>
  receipts.some(
    ({ tool, findings }) =>
      tool === "own_experiment" &&
      findings.facts.some(
        ({ role, item }) =>
          role === "p_value" && typeof item.value === "number" && item.value < SIGNIFICANT,
      ),
  )

/** Keys of what the catalogues say: cited words that nobody else can write. */
const citedKeys = ({ receipts }: Ledger): ReadonlySet<string> =>
  new Set(
    receipts.flatMap(({ tool, findings }) =>
      tool === "look_up" ? findings.facts.map(({ item }) => item.key) : [],
    ),
  )

/** Gathers the ground that the claims of a turn are judged on. */
export const gatherGround = ({ profile }: Briefing, ledger: Ledger): Ground => ({
  conditions: (profile?.conditions ?? []).map(({ name }) => readable(name)),
  hasExperiment: hasShownCause(ledger),
})

/** The gate of a ledger of a turn; the quotes are what the person said and an answer may say back. */
export const makeClaimGate = (
  briefing: Briefing,
  ledger: Ledger,
  quotes: () => ReadonlyArray<string>,
): ClaimGate => {
  const ground = gatherGround(briefing, ledger)
  const cited = citedKeys(ledger)
  const words = new Map(
    factsOf(ledger).flatMap(({ item }) =>
      typeof item.value === "string" && !cited.has(item.key) ? [[item.key, item.value]] : [],
    ),
  )
  const own = lazy(() => quotes().filter(speaksOfSelf))
  const contradictions = makeContradictions(ledger)

  /** What is judged: the words of a laboratory or a device in place, what the person said in quotation marks not. */
  const asJudged = (sentence: string): string => {
    const filled = sentence.replace(PLACEHOLDER, (_, ref: string) => words.get(ref) ?? " ")
    return filled.includes("“")
      ? own().reduce((text, quote) => text.replaceAll(`“${quote}”`, "“”"), filled)
      : filled
  }

  return {
    refused: (sentence) =>
      refusedWords(asJudged(sentence), ground) ??
      (contradictions.test(sentence) ? "contradiction" : null),
  }
}

import { resolverOf } from "#catalogue/render"
import type { Briefing } from "#domain/briefing"
import { lazy } from "#domain/lazy"
import type { Ledger } from "#domain/ledger"
import { type OutsideText, outsideTextsIn, withoutMarks } from "#domain/outside-text"
import type { StrikeClass } from "#domain/strike"
import {
  type Ground,
  gatherGround,
  refusedForm,
  refusedWords,
} from "#pipeline/gates/claims/claim-gate"
import { isNameLike, unsayableIn, wordedOutside } from "#pipeline/gates/grounding/foreign-names"
import { hasNumeral } from "#pipeline/gates/grounding/numeral"
import type { Judgement } from "#pipeline/gates/judgement"
import { isOrder } from "#pipeline/gates/reader"

const PLACEHOLDER = /\{\{\s*([^{}\s]+)\s*\}\}/g

/** The name of the person's own experiment, and the words for what it asks for. */
const experimentTexts = ({ receipts }: Ledger): ReadonlyArray<string> =>
  receipts
    .filter(({ tool }) => tool === "own_experiment")
    .flatMap(({ findings }) => findings.facts.map(({ item }) => String(item.value)))

/** The rule for what the embedded engine composes of fixed words and references. */
export interface ComposedGate {
  readonly judge: (text: string) => Judgement
}

/**
 * The class for which a text from outside must not be said. A quotation stands as somebody's words: it may say what it
 * likes of its writer, and gives its reader neither numbers nor claims. What stands in a sentence as a name claims
 * nothing, and its numerals are part of a name, or of an experiment as it was agreed.
 */
const refusedOutside = (
  { text, isQuoted }: OutsideText,
  ground: Ground,
  isKept: (text: string) => boolean,
): StrikeClass | null => {
  if (isQuoted && !isOrder(text)) return null
  const isNumbered = hasNumeral(text) && (isQuoted || !(isNameLike(text) || isKept(text)))
  return isNumbered ? "ungrounded" : refusedWords(text, ground)
}

/**
 * The gate of one turn for composed texts. The engine's own words are right by construction: they are not read for
 * numbers or claims. Its placeholders resolve, and what a person, a file or a device wrote, marked or in a fact, is
 * judged apart. Links, markup and personas are looked for in the whole.
 */
export const makeComposedGate = (briefing: Briefing, ledger: Ledger): ComposedGate => {
  const resolver = resolverOf(ledger)
  const ground = gatherGround(briefing, ledger)
  const unsayable = lazy(() => unsayableIn(ledger))
  const worded = lazy(() => wordedOutside(ledger))
  const kept = lazy(() => new Set(experimentTexts(ledger).map((text) => text.toLowerCase())))
  const isKept = (text: string) => kept().has(text.toLowerCase())

  const refusedIn = (text: string, keys: ReadonlyArray<string>): StrikeClass | null => {
    for (const each of outsideTextsIn(text)) {
      const refused = refusedOutside(each, ground, isKept)
      if (refused !== null) return refused
    }
    for (const key of keys) {
      if (unsayable().has(key)) return "ungrounded"
      const words = worded().get(key)
      const refused = words === undefined ? null : refusedWords(words, ground)
      if (refused !== null) return refused
    }
    return null
  }

  return {
    judge: (text) => {
      const keys: Array<string> = []
      let isWhole = true
      const filled = text.replace(PLACEHOLDER, (_, ref: string) => {
        const words = resolver.words(ref)
        keys.push(ref, ref.split(".")[0]!)
        isWhole &&= words !== null && words !== ""
        return words ?? ""
      })
      if (!isWhole || filled.includes("{{")) return { refused: "ungrounded" }
      const admitted = withoutMarks(filled)
      const refused = refusedIn(text, keys) ?? refusedForm(admitted)
      return refused === null ? { admitted } : { refused }
    },
  }
}

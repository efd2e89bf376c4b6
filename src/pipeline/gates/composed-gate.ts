import { resolverOf } from "#catalogue/render"
import type { Briefing } from "#domain/briefing"
import { lazy } from "#domain/lazy"
import type { Ledger } from "#domain/ledger"
import { type OutsideText, replaceOutside } from "#domain/outside-text"
import {
  type Ground,
  gatherGround,
  refusedForm,
  refusedWords,
} from "#pipeline/gates/claims/claim-gate"
import { isNameLike, unsayableIn, wordedOutside } from "#pipeline/gates/grounding/foreign-names"
import { hasNumeral } from "#pipeline/gates/grounding/numeral"
import type { Judgement } from "#pipeline/gates/judgement"
import { isOrder, opensToReader } from "#pipeline/gates/reader"

const PLACEHOLDER = /\{\{\s*([^{}\s]+)\s*\}\}/g

/** What is said in place of a name that must not be shown; so of a quotation, a value and what else a fact holds. */
const UNSHOWN = "something I do not show"
/** Marks that would be drawn as bold type. */
const EMPHASIS = /\*\*|__/g

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
 * Whether a text from outside must not be said. A quotation stands as somebody's words: it may say what it likes of its
 * writer, and gives its reader neither numbers nor claims. What stands in a sentence as a name claims nothing, begins
 * with no word for its reader, and its numerals are part of a name, or of an experiment as it was agreed.
 */
const isRefused = (
  { text, isQuoted }: OutsideText,
  ground: Ground,
  isKept: (text: string) => boolean,
): boolean => {
  if (isQuoted && !isOrder(text)) return false
  if (!isQuoted && opensToReader(text)) return true
  const isNumbered = hasNumeral(text) && (isQuoted || !(isNameLike(text) || isKept(text)))
  return isNumbered || refusedWords(text, ground) !== null
}

/**
 * The gate of one turn for composed texts. The engine's own words are right by construction: they are not read for
 * numbers or claims. Its placeholders resolve, and what a person, a file or a device wrote, marked or in a fact, is
 * judged apart: what must not be said is replaced, and what the engine says beside it stands. Links, markup and
 * personas are looked for in the whole.
 */
export const makeComposedGate = (briefing: Briefing, ledger: Ledger): ComposedGate => {
  const resolver = resolverOf(ledger)
  const ground = gatherGround(briefing, ledger)
  const unsayable = lazy(() => unsayableIn(ledger))
  const worded = lazy(() => wordedOutside(ledger))
  const kept = lazy(() => new Set(experimentTexts(ledger).map((text) => text.toLowerCase())))
  const isKept = (text: string) => kept().has(text.toLowerCase())
  const said = (each: OutsideText) =>
    isRefused(each, ground, isKept) ? UNSHOWN : each.text.replace(EMPHASIS, "")

  /** The words of a placeholder as they may be said; null where it leads nowhere. */
  const wordsOf = (ref: string): string | null => {
    const words = resolver.words(ref)
    if (words === null || words === "") return null
    return [ref, ref.split(".")[0]!].some((key) => {
      const written = worded().get(key)
      return (
        unsayable().has(key) || (written !== undefined && refusedWords(written, ground) !== null)
      )
    })
      ? UNSHOWN
      : words.replace(EMPHASIS, "")
  }

  return {
    judge: (text) => {
      let isWhole = true
      const filled = replaceOutside(text, said).replace(PLACEHOLDER, (_, ref: string) => {
        const words = wordsOf(ref)
        isWhole &&= words !== null
        return words ?? ""
      })
      if (!isWhole || filled.includes("{{")) return { refused: "ungrounded" }
      const refused = refusedForm(filled)
      return refused === null ? { admitted: filled } : { refused }
    },
  }
}

import { languagesOf } from "#language/answer-languages"
import { keysOfLabel, namedIn } from "#pipeline/gates/grounding/named"
import { asRead, tokensOf } from "#pipeline/gates/grounding/tokens"

const NONE: ReadonlySet<string> = new Set()
const NO_NAMES = new Map()

/** Everyday verbs that are said of one measure, as a person does it. */
const DONE: ReadonlyArray<readonly [word: string, key: string]> = [
  ["slept", "sleep_minutes"],
  ["sleep", "sleep_minutes"],
  ["walked", "steps"],
]

/** The keys of the measures that a text names, in whatever language of an answer; of English the verbs alone. */
export const measuresIn = (text: string): ReadonlySet<string> => {
  const tokens = tokensOf(asRead(text))
  const words = tokens.flatMap(({ kind, word }) => (kind === "word" ? [word] : []))
  const languages = words.length === 0 ? [] : languagesOf(text, words)
  if (languages.length === 0) return NONE
  if (languages.includes("en"))
    return new Set(DONE.flatMap(([word, key]) => (words.includes(word) ? [key] : [])))
  return new Set(namedIn(tokens, languages, NO_NAMES).flatMap(({ keys }) => [...keys]))
}

/** The keys of the measure that a label of the ledger stands for. */
export const keysOf = (label: string): ReadonlyArray<string> => keysOfLabel(label)

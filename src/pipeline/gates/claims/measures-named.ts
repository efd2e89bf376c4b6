import { metricOf } from "#catalogue/metrics"
import { languagesOf } from "#language/answer-languages"
import { keysOfLabel, namedIn } from "#pipeline/gates/grounding/named"
import { asRead, tokensOf } from "#pipeline/gates/grounding/tokens"

const NONE: ReadonlySet<string> = new Set()
const NO_NAMES = new Map()

/** Everyday words that are said of one measure. */
const DONE: ReadonlyArray<readonly [word: string, key: string]> = [
  ["slept", "sleep_minutes"],
  ["sleep", "sleep_minutes"],
  ["sleeping", "sleep_minutes"],
  ["walked", "steps"],
  ["step", "steps"],
  ["coffee", "caffeine_mg"],
  ["caffeine", "caffeine_mg"],
  ["mood", "mood"],
  ["stress", "stress_score"],
  ["stressful", "stress_score"],
  ["walk", "steps"],
  ["nabzin", "resting_hr"],
  ["nabziniz", "resting_hr"],
  ["лпнп", "lab:ldl_c"],
  ["лпнщ", "lab:ldl_c"],
  ["лпвп", "lab:hdl_c"],
  ["лпвщ", "lab:hdl_c"],
  ["pulse", "resting_hr"],
  ["hrv", "hrv_rmssd"],
]

const UNSPACED = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]"
/** Results of a laboratory that are better the lower, or the higher. */
const LAB_SIDES: ReadonlyMap<string, "lower" | "higher"> = new Map([
  ["lab:ldl_c", "lower"],
  ["lab:cholesterol_total", "lower"],
  ["lab:triglycerides", "lower"],
  ["lab:hba1c", "lower"],
  ["lab:hdl_c", "higher"],
])

/** The better side of a measure, where it has one. */
export const betterSideOf = (key: string) => metricOf(key)?.direction ?? LAB_SIDES.get(key)

/** A space that the tables need between characters, and names do not have. */
const SPACED = new RegExp(`(?<=${UNSPACED}) (?=${UNSPACED})`, "gu")

/**
 * The keys of the measures that a text names, in whatever language of an answer; of English those of a laboratory
 * and a few that are no names.
 */
export const measuresIn = (text: string): ReadonlySet<string> => {
  const tokens = tokensOf(asRead(text.replace(SPACED, "")))
  const words = tokens.flatMap(({ kind, word }) => (kind === "word" ? [word] : []))
  const languages = words.length === 0 ? [] : languagesOf(text, words)
  if (languages.length === 0) return NONE
  const named = namedIn(tokens, languages, NO_NAMES).flatMap(({ keys }) => [...keys])
  const kept = languages.includes("en") ? named.filter((key) => key.startsWith("lab:")) : named
  return new Set([...kept, ...DONE.flatMap(([word, key]) => (words.includes(word) ? [key] : []))])
}

/** The keys of the measure that a label of the ledger stands for. */
export const keysOf = (label: string): ReadonlyArray<string> => keysOfLabel(label)

/** A letter that a name would be part of another word beside; in Korean particles are written to it. */
const IN_WORD = /(?![\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L}/u

/** Whether a name stands in a text as words of its own. */
export const names = (text: string, name: string): boolean => {
  const at = text.indexOf(name)
  return at >= 0 && !IN_WORD.test((text[at - 1] ?? " ") + (text[at + name.length] ?? " "))
}

/** The longest of the names in a text: "deep sleep" is no "sleep". */
export const longestIn = (text: string, all: Iterable<string>): ReadonlyArray<string> => {
  const found = [...all].filter((name) => name !== "" && names(text, name))
  return found.filter((name) => !found.some((other) => other !== name && other.includes(name)))
}

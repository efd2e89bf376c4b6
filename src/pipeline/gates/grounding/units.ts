import { folded } from "#language/numbers/fold"
import { unitNames } from "#language/numbers/unit-names"
import type { Token } from "#pipeline/gates/grounding/tokens"

/** A unit that a text names behind a number, and where its name ends. */
export interface NamedUnit {
  readonly unit: string
  /** The index of the token after it. */
  readonly end: number
}

/** Units of the body and of distances: what is printed with another unit, or without one, is none of these. */
export const PHYSICAL = new Set(
  `
  bpm steps kcal kg g lb st oz in km m cm mi yd ft L mL floz % C F km/h mph ms h min s points mmHg mg mg/dL
  mmol/L W kJ degrees breaths/min Hz dB lux bar knots J MET cigarettes reps apples floors laps rpm min/km min/mi
  drinks persons
`
    .trim()
    .split(/\s+/),
)

const MAX_PARTS = 7
/** Scripts that write words without spaces, or endings onto them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** The units of a ledger, by the name it prints, beside those that everybody knows. */
export const unitOf = (printed: string): string => {
  const name = folded(printed.trim())
  return unitNames().get(name) ?? name
}

/** "mLで", "mL'de": a unit with an ending written onto it. */
const STEM =
  /^[a-zµμ%]{1,8}(?=['\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/u

const prefixOf = (word: string, names: ReadonlyMap<string, string>): string | null => {
  for (let end = Math.min(word.length, 8); end > 0; end--) {
    const unit = names.get(word.slice(0, end))
    if (unit !== undefined) return unit
  }
  return null
}

/** The longest name of a unit that begins at a token; `more` are names of this turn's ledger. */
export const unitAt = (
  tokens: ReadonlyArray<Token>,
  at: number,
  more: ReadonlyMap<string, string>,
): NamedUnit | null => {
  const names = unitNames()
  let name = ""
  let found: NamedUnit | null = null
  for (let end = at; end < tokens.length && end < at + MAX_PARTS; end++) {
    const token = tokens[end]!
    if (token.kind === "mark" || (token.kind === "number" && !token.glued)) break
    const before = end === at || token.glued ? name : `${name} `
    name = `${before}${token.word}`
    const stem = `${before}${STEM.exec(token.word)?.[0] ?? token.word}`
    const unit = more.get(name) ?? names.get(name) ?? more.get(stem) ?? names.get(stem)
    // "58 in May" is no length.
    if (unit !== undefined && (name !== "in" || token.glued || tokens[at - 2]?.word === "ft"))
      found = { unit, end: end + 1 }
  }
  const first = tokens[at]
  if (found === null && first?.kind === "word" && UNSPACED.test(first.word)) {
    const unit = prefixOf(first.word, names)
    if (unit !== null) return { unit, end: at + 1 }
  }
  return found
}

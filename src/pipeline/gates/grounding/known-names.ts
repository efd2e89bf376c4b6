import { metrics } from "#catalogue/metrics"
import { wordings } from "#catalogue/words"
import type { Ledger } from "#domain/ledger"
import { prepared } from "#language/steps"
import { namesFound } from "#pipeline/gates/grounding/foreign-names"
import { hasNumeral } from "#pipeline/gates/grounding/numeral"
import { type Entry, type Phrases, phraseSteps, phrasesOf } from "#pipeline/gates/grounding/phrases"
import { asRead, type Token } from "#pipeline/gates/grounding/tokens"

/** Names that carry numerals and belong to nobody's values. */
const NAMES = `
SpO2, VO2max, VO2 max, VO2, CO2, O2, H2O, Q10, CoQ10, PM2.5, HbA1c, A1c, A1, zone 1, zone 2, zone 3, zone 4,
zone 5, zone one, zone two, zone three, zone four, zone five, zones 1, type 1 diabetes, type 2 diabetes,
type 1, type 2, type one, type two, omega-3, omega 3, omega-6, omega 6, omega-3s, omega three, omega six,
24-hour, 24 hour, 24/7, had 2 coffees, T3, T4, FT3, FT4, free T3, free T4, B1, B2, B3, B5, B6, B7, B9, B12, D2,
D3, K1, K2, vitamin B6, vitamin B12, vitamin D3, vitamin K2, N1, N2, N3, stage 1, stage 2, stage 3, stage 4,
Q1, Q2, Q3, Q4, COVID-19, 5-HTP, 5k, 10k, 5-a-day, five-a-day, five a day, 5 a day, 4-7-8, IL-6, CA 125,
CA-125, ApoA1, IgG4, C3, C4, 25-OH, 25-hydroxy, L1, L2, V1, V2, one-off, two-way, one-sided, two-sided,
at first, second nature, zero in on, zeroing in, double-check, double check, second half, first half,
half marathon, half-marathon, half asleep, halfway, half-heartedly, half-hearted, second thoughts,
back to square one, at sixes and sevens, nine-to-five, half a year ago,
cloud nine, high five, seven-day average, 7-day average,
24-Stunden, 24 Stunden am Tag, Typ 2, Typ 1, Zone 2, tipo 2, tipo 1, type 2, zona 2, zona 3, zone 2,
Vitamin B12, vitamina B12, vitamine B12, witamina B12, B12 vitamini, витамин B12, вітамін B12, Omega-3,
oméga-3, omega-3-vetzuren
`
  .split(",")
  .map((name) => name.trim())

const NONE: ReadonlySet<string> = new Set()

/** "woke up twice" is asked so, and is no name: a count in it would be anybody's. */
const COUNTS = /\b(?:once|twice|times?)\b/

/** English names and words with numerals, which take the longest to find: each word is looked at once. */
function* commonNames(): Generator<Entry | null> {
  for (const name of NAMES) yield [name, NONE]
  const seen = new Map<string, boolean>()
  const isNumeral = (word: string) => {
    const known = seen.get(word)
    if (known !== undefined) return known
    const found = hasNumeral(word)
    seen.set(word, found)
    return found
  }
  const phrases = wordings().flatMap((wording) => wording.phrases)
  for (const name of [
    ...metrics.map((metric) => metric.name),
    ...phrases.filter((each) => !COUNTS.test(each)),
  ])
    yield name.split(/[\s-]+/).some(isNumeral) && /\p{L}/u.test(name) ? [name, NONE] : null
}

const common = prepared(() => phraseSteps(commonNames()))

/** Makes the table of the names that everybody knows, in steps. */
export const prepareNames = common.prepare

const isName = (text: string) => /\p{L}{2}|\p{L}\p{N}/u.test(text)

/** Names of a ledger with numerals: labels, and values that are texts, which are said as a whole. */
export const namesOf = ({ receipts }: Ledger): Phrases =>
  phrasesOf(
    [...new Set(receipts.flatMap(namesFound))]
      .filter((name) => hasNumeral(name) && isName(name))
      .map((name) => [asRead(name), NONE] as const),
  )

/** For each token of a text whether it is part of a name with a numeral. */
export const inNames = (tokens: ReadonlyArray<Token>, own: Phrases): Uint8Array => {
  const covered = new Uint8Array(tokens.length)
  for (let at = 0; at < tokens.length; at++) {
    let to = 0
    for (const table of [own, common.value()])
      for (const { words } of table.get(tokens[at]!.word) ?? []) {
        const end = at + words.length
        if (end <= to) break
        if (!words.every((word, step) => tokens[at + step]?.word === word)) continue
        // "B12.5" and "5kg" are no names: neither end goes on.
        const goesOn = tokens[end]?.glued === true && tokens[end]!.kind !== "sign"
        const isGlued = tokens[at]!.glued && tokens[at - 1]!.kind !== "sign"
        if (goesOn || isGlued) continue
        to = end
        break
      }
    covered.fill(1, at, Math.max(to, at))
    if (to > at) at = to - 1
  }
  return covered
}

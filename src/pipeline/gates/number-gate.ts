import { metrics } from "#catalogue/metrics"
import { EVIDENCE_FIELDS, evidenceNumber, type Resolver, resolverOf } from "#catalogue/render"
import { wordings } from "#catalogue/words"
import type { Briefing } from "#domain/briefing"
import { lazy } from "#domain/lazy"
import { evidenceOf, factsOf, type Ledger } from "#domain/ledger"
import type { Window } from "#domain/window"
import { blankDates } from "#pipeline/gates/dates"
import { asRead, canonical, numeralsOf } from "#pipeline/gates/numerals"
import { quotesOf } from "#pipeline/gates/quotes"

const PLACEHOLDER = /\{\{\s*([^{}\s]+)\s*\}\}/g
const BLANK = "\u0000"

/** A placeholder that grows together with what is beside it: `{{a}}5`, `{{a}}{{b}}`. */
const MERGED = /\0(?:[.,:]*[\p{N}\0]|e[+-]?\p{N})|\p{N}[.,:]*\0/iu

/**
 * The rule that no number is invented. A text passes when each of its placeholders resolves in the
 * ledger and each numeral beside them is a ledger entry, a date the ledger looked at, part of a
 * known name ("SpO2", "HbA1c"), or a number of the question. It is judged as its reader sees it.
 */
export interface NumberGate {
  /** The text with its placeholders filled in; null when it must not be sent. */
  readonly admit: (text: string) => string | null
}

const rangeOf = (ledger: Ledger): Window | null => {
  const windows = [
    ...factsOf(ledger).map(({ item }) => item.window),
    ...evidenceOf(ledger).map(({ item }) => item.window),
  ].flatMap((window) => window ?? [])
  const from = windows.map((window) => window.from).sort()[0]
  const to = windows
    .map((window) => window.to)
    .sort()
    .at(-1)
  return from && to ? { from, to } : null
}

const isNameWithNumeral = (name: string) => {
  const numerals = numeralsOf(name)
  const rest = numerals.reduce((text, numeral) => text.replace(numeral, ""), name)
  return numerals.length > 0 && /\p{L}/u.test(rest)
}

/** "woke up twice" is asked so, and is no name: a count in it would be anybody's. */
const COUNTS = /\b(?:once|twice|times?)\b/

/** Names of the catalogue that carry numerals. */
const catalogueNames = lazy(() =>
  [
    ...metrics.map(({ name }) => name),
    ...wordings().flatMap(({ phrases }) => phrases.filter((phrase) => !COUNTS.test(phrase))),
    "SpO2",
    "VO2max",
    "VO2",
  ].filter(isNameWithNumeral),
)

/** Names that carry numerals: those of the catalogue, and the labels of the ledger's own facts. */
const namesOf = (ledger: Ledger): ReadonlyArray<string> => [
  ...catalogueNames(),
  ...factsOf(ledger)
    .map(({ label }) => label)
    .filter(isNameWithNumeral),
]

const numbersOf = (ledger: Ledger, { words }: Resolver): ReadonlyArray<string> => [
  ...factsOf(ledger).flatMap(({ item, decimals }) =>
    typeof item.value === "number" ? [Math.abs(item.value).toFixed(decimals)] : [],
  ),
  ...evidenceOf(ledger).flatMap((finding) =>
    EVIDENCE_FIELDS.flatMap((field) => {
      const { item, decimals } = finding
      const value = evidenceNumber(finding, field)
      if (value === undefined) return []
      // A small p is no zero.
      if (field === "p_value" || field === "q_value")
        return numeralsOf(words(`${item.id}.${field}`) ?? "")
      return [Math.abs(value).toFixed(field === "n" ? 0 : decimals)]
    }),
  ),
]

const renderedOf = (ledger: Ledger, { words }: Resolver): ReadonlyArray<string> =>
  factsOf(ledger).flatMap(({ item }) => words(item.key) ?? [])

/** Neither the word nor the number goes on: "7 h" is no part of "7 h 30 min". */
const UNCONTINUED = "(?![\\p{L}\\p{N}]|[.,:/]\\p{N}|(?<= h),? (?:and )?\\p{N}+ ?m)"

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

const anyOf = (texts: ReadonlyArray<string>): RegExp | null => {
  const longestFirst = [...new Set(texts.map(asRead))].sort((a, b) => b.length - a.length)
  return longestFirst.length === 0
    ? null
    : new RegExp(
        `(?<![\\p{L}\\p{N}.,])(?:${longestFirst.map(escaped).join("|")})${UNCONTINUED}`,
        "giu",
      )
}

/**
 * Quotations match only as a whole and in quotation marks: their numbers may be printed nowhere
 * else.
 */
const quotedOf = (quotes: ReadonlyArray<string>): RegExp | null => {
  const texts = [...new Set(quotes.map(asRead))].filter((text) => numeralsOf(text).length > 0)
  return texts.length === 0 ? null : new RegExp(`“(?:${texts.map(escaped).join("|")})”`, "gu")
}

/**
 * The gate of one turn. `question` is the person's own text: its numbers may be said back; so may
 * those of `quotes`, each as a whole and in quotation marks.
 */
export const makeNumberGate = (
  ledger: Ledger,
  question: string,
  quotes: ReadonlyArray<string> = [],
): NumberGate => {
  const resolver = resolverOf(ledger)
  const range = rangeOf(ledger)
  const known = anyOf([
    ...namesOf(ledger),
    ...renderedOf(ledger, resolver).filter((words) => numeralsOf(words).length > 0),
  ])
  const numbers = new Set(
    [...numbersOf(ledger, resolver), ...numeralsOf(asRead(question))].map(canonical),
  )

  const quoted = quotedOf(quotes)

  const isGrounded = (literal: string) => {
    const whole = asRead(literal)
    const read = quoted ? whole.replace(quoted, "“”") : whole
    if (MERGED.test(read)) return false
    const bare = blankDates(known ? read.replace(known, BLANK) : read, range)
    return numeralsOf(bare).every((numeral) => numbers.has(canonical(numeral)))
  }

  return {
    admit: (text) => {
      let resolved = true
      const rendered = text.replace(PLACEHOLDER, (_, ref: string) => {
        const words = resolver.words(ref)
        if (words === null) resolved = false
        return words ?? ""
      })
      if (!resolved || rendered.includes("{{")) return null
      return isGrounded(text.replace(PLACEHOLDER, BLANK)) ? rendered : null
    },
  }
}

/** The gates of one turn, cached by ledger, since three steps use the judged ledger. */
export const makeGates = (briefing: Briefing): ((ledger: Ledger) => NumberGate) => {
  const gates = new WeakMap<Ledger, NumberGate>()
  return (ledger) => {
    const gate = gates.get(ledger) ?? makeNumberGate(ledger, briefing.question, quotesOf(briefing))
    gates.set(ledger, gate)
    return gate
  }
}

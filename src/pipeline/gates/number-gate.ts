import { evidenceOf, factsOf, type Ledger } from "#domain/ledger"
import { blankDates, type DateRange } from "#pipeline/gates/dates"
import { canonical, numeralsOf } from "#pipeline/gates/numerals"
import { EVIDENCE_FIELDS, type Resolver, resolverOf } from "#pipeline/render"
import { metrics } from "#science/metrics"

const PLACEHOLDER = /\{\{\s*([^{}\s]+)\s*\}\}/g
const LIST_MARKER = /^(\s*)\d{1,2}[.)](?=\s)/
const BLANK = "\u0000"

/**
 * The rule that no number is invented. A text passes when each of its placeholders resolves in the
 * ledger and each numeral beside them is a ledger entry, a date the ledger looked at, part of a
 * known name ("SpO2", "HbA1c"), the number of a list item, or a number of the question.
 */
export interface NumberGate {
  /** The text with its placeholders filled in; null when it must not be sent. */
  readonly admit: (text: string) => string | null
}

const rangeOf = (ledger: Ledger): DateRange | null => {
  const windows = [
    ...factsOf(ledger).map(({ item }) => item.window),
    ...evidenceOf(ledger).map(({ item }) => item.window),
  ].flatMap((window) => (window ? [window.split("..")] : []))
  const from = windows.map(([first]) => first!).sort()[0]
  const to = windows
    .map(([, last]) => last ?? "")
    .sort()
    .at(-1)
  return from && to ? { from, to } : null
}

const lettersAndDigits = /\p{L}.*\p{Nd}|\p{Nd}.*\p{L}/u

/** Names that carry digits: catalogue names, and the labels of the ledger's own facts. */
const namesOf = (ledger: Ledger): ReadonlyArray<string> =>
  [
    ...metrics.flatMap(({ name, synonyms }) => [name, ...synonyms]),
    ...factsOf(ledger).map(({ label }) => label),
    "SpO2",
    "VO2max",
    "VO2",
  ].filter((name) => lettersAndDigits.test(name))

const numbersOf = (ledger: Ledger): ReadonlyArray<string> => [
  ...factsOf(ledger).flatMap(({ item, decimals }) =>
    typeof item.value === "number" ? [Math.abs(item.value).toFixed(decimals)] : [],
  ),
  ...evidenceOf(ledger).flatMap(({ item, decimals }) =>
    EVIDENCE_FIELDS.flatMap((field) => {
      const value = item[field]
      return value === undefined ? [] : [Math.abs(value).toFixed(field === "n" ? 0 : decimals)]
    }),
  ),
]

const renderedOf = (ledger: Ledger, { words }: Resolver): ReadonlyArray<string> =>
  factsOf(ledger).flatMap(({ item }) => words(item.key) ?? [])

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

const anyOf = (texts: ReadonlyArray<string>): RegExp | null => {
  const longestFirst = [...new Set(texts)].sort((a, b) => b.length - a.length)
  return longestFirst.length === 0
    ? null
    : new RegExp(
        `(?<![\\p{L}\\p{Nd}.,])(?:${longestFirst.map(escaped).join("|")})(?![\\p{L}\\p{Nd}])`,
        "giu",
      )
}

/** The gate of one turn. `question` is the person's own text: its numbers may be said back. */
export const makeNumberGate = (ledger: Ledger, question: string): NumberGate => {
  const resolver = resolverOf(ledger)
  const range = rangeOf(ledger)
  const known = anyOf([
    ...namesOf(ledger),
    ...renderedOf(ledger, resolver).filter((words) => numeralsOf(words).length > 0),
  ])
  const numbers = new Set(
    [...numbersOf(ledger), ...numeralsOf(question).map(({ text }) => text)].map(canonical),
  )

  const isGrounded = (literal: string) => {
    const bare = blankDates(known ? literal.replace(known, BLANK) : literal, range).replace(
      LIST_MARKER,
      "$1",
    )
    return numeralsOf(bare).every(({ text }) => numbers.has(canonical(text)))
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

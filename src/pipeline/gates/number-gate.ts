import { type Resolver, resolverOf } from "#catalogue/render"
import { lazy } from "#domain/lazy"
import { evidenceOf, type Fact, factsOf, type Ledger } from "#domain/ledger"
import type { Profile } from "#domain/profile"
import { isLocalDate, type LocalDate } from "#domain/time"
import { daysOfFacts } from "#pipeline/gates/grounding/fact-days"
import { keysOfFacts } from "#pipeline/gates/grounding/fact-keys"
import { notesFound, unsayableIn, valuesOf } from "#pipeline/gates/grounding/foreign-names"
import type { Grounds } from "#pipeline/gates/grounding/grounds"
import { intervalsOf } from "#pipeline/gates/grounding/intervals"
import { isAllGrounded } from "#pipeline/gates/grounding/judge"
import { rolesOf } from "#pipeline/gates/grounding/kinds"
import { namesOf } from "#pipeline/gates/grounding/known-names"
import { areMarksGrounded, type Rendered } from "#pipeline/gates/grounding/marks"
import { isMeantRightly } from "#pipeline/gates/grounding/meant"
import { keysOfLabel } from "#pipeline/gates/grounding/named"
import { phrasesOf } from "#pipeline/gates/grounding/phrases"
import { labelKey, type Printed, printedOf, unitsOf } from "#pipeline/gates/grounding/printed"
import { readingOf, type Vocabulary } from "#pipeline/gates/grounding/reading"
import { saidIn, statedIn } from "#pipeline/gates/grounding/said"
import { cellsUnder } from "#pipeline/gates/grounding/tables"
import { asRead, MARK } from "#pipeline/gates/grounding/tokens"
import { withoutQuotes } from "#pipeline/gates/quotes"

const PLACEHOLDER = /\{\{\s*([^{}\s]+)\s*\}\}/g

/** A placeholder that grows together with what is beside it: `{{a}}5`, `{{a}}{{b}}`. */
const MERGED =
  /\0(?:[.,:]*[\p{N}\0]|e[+-]?\p{N}| ?(?:[kKM]|bn|mn|mln)(?![\p{L}\p{N}]))|\p{N}[.,:]*\0/iu

/** A placeholder with a sign of its own, or calculated with: `-{{a}}`, `{{a}} × {{b}}`, `double the {{a}}`. */
const CALCULATED = new RegExp(
  [
    "(?:^|[\\s(:])[-−–+±]\\0",
    "\\b(?:minus|plus|times|double|twice|triple|half|thrice|doppelt|halb) (?:of |the |your )*\\0",
    "\\0 ?(?:[+×*÷=^]|(?:times|plus|minus|mal|por|fois) ?\\0)",
  ].join("|"),
  "iu",
)

/**
 * The rule that no number is invented. A text passes when each of its placeholders resolves in the ledger, and each
 * number beside them is a whole value of the ledger, with its unit, of a measure that its clause, sentence or
 * paragraph names; or a number of the question or the profile, part of a known name, or a count of two or three
 * things. It is judged as its reader sees it.
 */
export interface NumberGate {
  /**
   * The text with its placeholders filled in; null when it must not be sent. `before` is what its paragraph says
   * before it.
   */
  readonly admit: (text: string, before?: string) => string | null
}

/** What a gate knows beside the ledger. */
export interface About {
  readonly quotes?: ReadonlyArray<string>
  readonly profile?: Profile | null
  readonly today?: LocalDate | null
}

const vocabularyOf = (ledger: Ledger): Vocabulary => {
  const facts = factsOf(ledger)
  const labels = [...new Set(facts.map(({ label }) => label))]
  return {
    names: namesOf(ledger),
    measures: phrasesOf(
      labels
        .filter((label) => keysOfLabel(label).length === 0)
        .map((label) => [label, new Set([labelKey(label)])] as const),
    ),
    units: unitsOf(ledger),
  }
}

/** The day on which the latest window of a ledger begins. */
const newestOf = (ledger: Ledger): LocalDate | null =>
  factsOf(ledger).reduce<LocalDate | null>((newest, { item: { window } }) => {
    return window && (newest === null || window.from > newest) ? window.from : newest
  }, null)

/** The day that a placeholder prints; null where it prints something else. */
const dayOf = ({ fact }: Rendered): LocalDate | null => {
  const value = fact?.item.value
  return typeof value === "string" && isLocalDate(value) ? value : null
}

const NO_KEYS: ReadonlySet<string> = new Set()
const NO_TEXT = ""
/** No sentence is so long: it is not read, so that a text of any length takes little time. */
const MAX_CHARS = 2_000
/** Of what was said before, the end is enough. */
const MAX_BEFORE = 600

/**
 * The gate of one turn. `question` is the person's own text: its numbers may be said back; so may those of the
 * quotes, each as a whole and in quotation marks.
 */
export const makeNumberGate = (
  ledger: Ledger,
  question: string,
  quotes: () => ReadonlyArray<string> = () => [],
  { profile = null, today = null }: About = {},
): NumberGate => {
  const resolver: Resolver = resolverOf(ledger)
  const facts = lazy(() => new Map(factsOf(ledger).map((fact) => [fact.item.key, fact])))
  const keys = lazy(() => keysOfFacts(ledger))
  const roles = lazy(() => rolesOf(factsOf(ledger)))
  const vocabulary = lazy(() => vocabularyOf(ledger))
  const dated = lazy(() => ({ now: now(), days: daysOfFacts(ledger) }))
  const now = lazy(() => ({ today, newest: newestOf(ledger) }))
  const grounds = lazy((): Grounds => {
    const said = saidIn(question)
    return {
      printed: printedOf(valuesOf(ledger)),
      stated: [said.numbers, statedIn(profile, today)],
      words: said.words,
      now: now(),
      units: vocabulary().units,
      intervals: intervalsOf(evidenceOf(ledger)),
      measures: new Set(factsOf(ledger).map(({ label }) => label)).size,
    }
  })
  const quoted = withoutQuotes(() => [...quotes(), ...ledger.receipts.flatMap(notesFound)])
  const unsayable = lazy(() => unsayableIn(ledger))

  const namedBefore = (before: string) =>
    lazy(() =>
      before === NO_TEXT
        ? []
        : readingOf(asRead(before.slice(-MAX_BEFORE)), vocabulary()).named.map(({ keys }) => keys),
    )

  const factOf = (ref: string): Fact | undefined =>
    facts().get(ref) ?? facts().get(ref.split(".")[0]!)

  const isGrounded = (literal: string, marks: ReadonlyArray<Rendered>, before: string): boolean => {
    const read = quoted(asRead(literal))
    if (MERGED.test(read) || CALCULATED.test(read) || /[{}]/.test(read)) return false
    const reading = readingOf(read, vocabulary(), marks.map(dayOf))
    const named = namedBefore(before)
    const meant = new Map<number, ReadonlyArray<Printed>>()
    return (
      areMarksGrounded(reading, marks, dated(), meant) &&
      isAllGrounded(reading, grounds(), named, meant) &&
      isMeantRightly(reading, meant, now())
    )
  }

  /** Whether the numbers of a table's row are of the times that stand above them. */
  const isUnderItsTimes = (text: string, before: string): boolean =>
    cellsUnder(text, before.slice(-MAX_BEFORE)).every(
      ({ header, sentence }) =>
        readingOf(asRead(header), vocabulary()).times.length === 0 || admit(sentence) !== null,
    )

  const admit = (text: string, before = NO_TEXT): string | null => {
    if (text.length > MAX_CHARS) return null
    const marks: Array<Rendered> = []
    const rendered = text.replace(PLACEHOLDER, (_, ref: string) => {
      const words = resolver.words(ref) ?? ""
      const fact = factOf(ref)
      const key = fact?.item.key ?? ""
      marks.push({ words, fact, role: roles().get(key), keys: fact ? keys()(key) : NO_KEYS })
      return words
    })
    if (marks.some(({ words }) => words === "") || rendered.includes("{{")) return null
    if (marks.some(({ fact }) => fact && unsayable().has(fact.item.key))) return null
    const isWhole = isGrounded(text.replace(PLACEHOLDER, MARK), marks, before)
    return isWhole && isUnderItsTimes(text, before) ? rendered : null
  }
  return { admit }
}

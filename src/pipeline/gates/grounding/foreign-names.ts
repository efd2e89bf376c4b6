import { analyteNamed } from "#catalogue/biomarkers/name"
import type { Fact, Ledger, Receipt } from "#domain/ledger"
import { isLocalDate } from "#domain/time"
import type { ToolName } from "#domain/tool"
import { namedIn } from "#pipeline/gates/grounding/named"
import { hasNumeral } from "#pipeline/gates/grounding/numeral"
import { phrasesOf } from "#pipeline/gates/grounding/phrases"
import { asRead, type Token, tokensOf } from "#pipeline/gates/grounding/tokens"
import { unitAt } from "#pipeline/gates/grounding/units"
import { isOrder } from "#pipeline/gates/reader"

const NO_UNITS: ReadonlyMap<string, string> = new Map()

/** Tools whose names are written by a laboratory or a device. */
const NAMED_OUTSIDE: ReadonlySet<ToolName> = new Set<ToolName>([
  "biomarkers",
  "workouts",
  "sessions",
  "training",
  "after_workouts",
  "pace_trend",
])
/** Tools whose names are a person's own notes: they are said in quotation marks. */
const NOTED: ReadonlySet<ToolName> = new Set<ToolName>(["happenings", "own_experiment"])

const MAX_WORDS = 8
const MAX_CHARS = 60
/** "IGF-1", "COVID-19": more letters before a number are a word with a value behind it. */
const CODE_LETTERS = 5
const CODE_DIGITS = /^\d{1,3}$/
/** "17-hydroxyprogesterone", "1,25-dihydroxyvitamin D". */
const LOCANTS = /^\d{1,2}(?:,\d{1,2})*$/
const PAIR = /^\d{1,2}[/:]\d{1,2}$/
const ABBREVIATION = /^\p{Lu}{2,4}$/u
const YEAR = /^(?:19|20)\d\d$/
const MOMENT = /^\d{1,3}$/
/** When a sample was taken: "Glucose 2 h", "Cortisol 8 am". */
const TIMES = new Set(["h", "hr", "hrs", "hour", "hours", "min", "mins", "am", "pm", "a.m", "p.m"])
const FEW_WORDS = 4

const isJoin = (token: Token | undefined) =>
  token?.kind === "sign" && token.glued && (token.text === "-" || token.text === "/")

/** Whether a number belongs to the word before or behind it: "B12", "IL-6", "25-OH". */
const isPartOfWord = (tokens: ReadonlyArray<Token>, at: number): boolean => {
  const { glued, text } = tokens[at]!
  const joined = glued && isJoin(tokens[at - 1])
  const before = glued ? tokens[joined ? at - 2 : at - 1] : undefined
  if (before?.kind === "word" && before.text.length <= CODE_LETTERS)
    return CODE_DIGITS.test(text) || PAIR.test(text)
  const next = tokens[at + 1]
  const behind = isJoin(next) ? tokens[at + 2] : next
  return (
    behind?.kind === "word" &&
    behind.glued &&
    next!.glued &&
    LOCANTS.test(text) &&
    unitAt(tokens, at + 1, NO_UNITS) === null
  )
}

/** Whether a number behind an abbreviation is part of it: "CA 125", "CA 19-9", "HIV 1/2". */
const isOfAbbreviation = (tokens: ReadonlyArray<Token>, at: number): boolean => {
  const joined = isJoin(tokens[at - 1]) && tokens[at - 2]?.kind === "number"
  const before = tokens[joined ? at - 3 : at - 1]
  return (
    before?.kind === "word" &&
    ABBREVIATION.test(before.text) &&
    (CODE_DIGITS.test(tokens[at]!.text) || PAIR.test(tokens[at]!.text)) &&
    unitAt(tokens, at + 1, NO_UNITS) === null
  )
}

/** Whether a number is the time of a sample of something that the catalogue knows. */
const isMoment = (tokens: ReadonlyArray<Token>, at: number): boolean => {
  if (!MOMENT.test(tokens[at]!.text) || !TIMES.has(tokens[at + 1]?.word ?? "")) return false
  const rest = tokens.filter(({ kind }, each) => kind === "word" && each !== at + 1)
  return analyteNamed(rest.map(({ text }) => text).join(" "), "") !== null
}

const isOrdinal = (tokens: ReadonlyArray<Token>, at: number, words: number): boolean =>
  /^\d$/.test(tokens[at]!.text) && words < FEW_WORDS && unitAt(tokens, at + 1, NO_UNITS) === null

/**
 * Whether what a laboratory or a device calls something is a name, so that the numerals in it are nobody's values:
 * "Vitamin B12", "CA 19-9", "Glucose 2 h", not "Ferritin 912" or "Your ferritin is 912 ng/mL".
 */
export const isNameLike = (text: string): boolean => {
  if (isOrder(text)) return false
  if (!hasNumeral(text)) return true
  if (text.length > MAX_CHARS) return false
  const tokens = tokensOf(asRead(text))
  const words = tokens.filter(({ kind }) => kind === "word").length
  return (
    words <= MAX_WORDS &&
    tokens.every(
      ({ kind, text: digits }, at) =>
        kind !== "number" ||
        isPartOfWord(tokens, at) ||
        isOfAbbreviation(tokens, at) ||
        isMoment(tokens, at) ||
        isOrdinal(tokens, at, words) ||
        (YEAR.test(digits) && tokens[at + 1]?.text === ")"),
    )
  )
}

const ENGLISH = ["en"]
const NO_PHRASES = phrasesOf([])
const MAX_RESULT_PARTS = 4
const MAX_RANGE_PARTS = 12

/** Whether the words of a result are no more than a result: "1:160", "Reactive 1:80", "<0.3". */
const isBareResult = (text: string, parts: number): boolean =>
  !isOrder(text) &&
  (!hasNumeral(text) ||
    (text.split(/\s+/).length <= parts &&
      namedIn(tokensOf(asRead(text)), ENGLISH, NO_PHRASES).length === 0))

/** Roles in which a call about workouts repeats what a device calls them. */
const SPORTS: ReadonlySet<Fact["role"]> = new Set<Fact["role"]>(["sport", "last_sport", "group"])
/** Roles of a laboratory's result that code words, whatever is printed. */
const WORDED: ReadonlySet<Fact["role"]> = new Set<Fact["role"]>(["flag", "date", "common_range"])

const MAX_UNIT_PARTS = 4
const MAX_UNIT_CHARS = 30
/** "10^9/L", "x10E3/uL", "mL/min/1.73 m²": a number of more digits is no part of a unit. */
const LONG_NUMBER = /(?<![.,\d])\d{3}|\d{4}/

/** Whether what a laboratory prints behind a number is a unit. */
export const isUnitLike = (unit: string): boolean =>
  unit.length <= MAX_UNIT_CHARS &&
  unit.split(/\s+/).length <= MAX_UNIT_PARTS &&
  !LONG_NUMBER.test(unit) &&
  !isOrder(unit)

/** Whether the text that a fact holds may be said: not an order or a sentence in a place where a value belongs. */
const isSayable = (tool: ToolName, { role, item: { value, unit = "" } }: Fact): boolean => {
  if (tool === "biomarkers" && !isUnitLike(unit)) return false
  if (typeof value !== "string" || !NAMED_OUTSIDE.has(tool) || isLocalDate(value)) return true
  if (tool !== "biomarkers") return !SPORTS.has(role) || isNameLike(value)
  if (role === "name") return isNameLike(value)
  return (
    WORDED.has(role) || isBareResult(value, role === "range" ? MAX_RANGE_PARTS : MAX_RESULT_PARTS)
  )
}

const keysWhere = (
  { receipts }: Ledger,
  test: (tool: ToolName, fact: Fact) => boolean,
): ReadonlySet<string> =>
  new Set(
    receipts.flatMap(({ tool, findings }) =>
      findings.facts.filter((fact) => test(tool, fact)).map(({ item }) => item.key),
    ),
  )

/** The keys of the facts of a ledger whose texts are not said. */
export const unsayableIn = (ledger: Ledger): ReadonlySet<string> =>
  keysWhere(ledger, (tool, fact) => !isSayable(tool, fact))

/** The texts that a laboratory, a device or a person wrote into facts, by key. */
export const wordedOutside = ({ receipts }: Ledger): ReadonlyMap<string, string> =>
  new Map(
    receipts
      .filter(({ tool }) => NAMED_OUTSIDE.has(tool) || NOTED.has(tool))
      .flatMap(({ findings }) =>
        findings.facts.flatMap(({ item: { key, value } }) =>
          typeof value === "string" && !isLocalDate(value) ? [[key, value] as const] : [],
        ),
      ),
  )

/** A ledger without the texts that are not said, and without names: a number in either is nobody's value. */
export const valuesOf = ({ receipts }: Ledger): Ledger => ({
  receipts: receipts.map((receipt) => ({
    ...receipt,
    findings: {
      ...receipt.findings,
      facts: receipt.findings.facts.filter(
        (fact) => fact.role !== "name" && isSayable(receipt.tool, fact),
      ),
    },
  })),
})

/** The keys of the facts of a ledger that hold an order in the place of a name or a result: nobody is shown them. */
export const ordersIn = (ledger: Ledger): ReadonlySet<string> =>
  keysWhere(
    ledger,
    (tool, { item: { value, unit = "" } }) =>
      NAMED_OUTSIDE.has(tool) &&
      (!isUnitLike(unit) || (typeof value === "string" && isOrder(value))),
  )

/** The names of a call whose numerals are nobody's values. */
export const namesFound = ({ tool, findings }: Receipt): ReadonlyArray<string> => {
  if (NOTED.has(tool)) return []
  const isOutside = NAMED_OUTSIDE.has(tool)
  return findings.facts.flatMap((fact) => {
    const { label, item } = fact
    const names = isOutside && !isNameLike(label) ? [] : [label]
    return typeof item.value === "string" && isSayable(tool, fact) ? [...names, item.value] : names
  })
}

/** What a person noted, as a call found it; an answer may say it back in quotation marks. */
export const notesFound = ({ tool, findings }: Receipt): ReadonlyArray<string> =>
  NOTED.has(tool) ? findings.facts.map(({ label }) => label).filter((label) => !isOrder(label)) : []

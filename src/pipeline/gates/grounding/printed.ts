import { metrics } from "#catalogue/metrics"
import { EVIDENCE_FIELDS, evidenceNumber, resolverOf } from "#catalogue/render"
import { evidenceOf, type Fact, factsOf, type Ledger } from "#domain/ledger"
import { addDays, daysInMonth, isLocalDate, type LocalDate } from "#domain/time"
import { daysIn, type Window } from "#domain/window"
import { daysOfFacts } from "#pipeline/gates/grounding/fact-days"
import { roundedSpellings } from "#pipeline/gates/grounding/forms"
import { type Kind, type Role, rolesOf } from "#pipeline/gates/grounding/kinds"
import { keysOfLabel } from "#pipeline/gates/grounding/named"
import { quantitiesOf } from "#pipeline/gates/grounding/quantities"
import { asRead, tokensOf } from "#pipeline/gates/grounding/tokens"
import { unitOf } from "#pipeline/gates/grounding/units"

/** A number that may be said, with what it is of. */
export interface Printed extends Partial<Role> {
  readonly unit: string
  /** The measures it is of, or the label of a laboratory value; empty where it is of none in particular. */
  readonly keys: ReadonlySet<string>
  /** The time it is of: of a single value its day. */
  readonly window: Window | null
  /** The days that were looked at for it. */
  readonly span?: Window | undefined
  /** The value as it is: a difference with its sign. */
  readonly value?: number
  /**
   * What a window is named by: `span` by its length, "over the last 30 days", `edge` by its first or last day, "since
   * 12 May". Neither is a value, so it is said in no other way. A `label` is a day of a chart, which is a text alone.
   */
  readonly names?: "span" | "edge" | "label"
}

/** A number as its time is looked at. A single value, a difference and a limit do not stand for every day. */
export const timed = ({ keys, window, span, kind, side }: Printed) => ({
  window,
  span,
  isNight: [...keys].some((key) => OF_NIGHTS.test(key)),
  isEarlier: side === "first",
  isWhole: kind !== undefined && WHOLES.has(kind),
  isAround: kind === "change" || kind === "weekday",
})
const OF_NIGHTS = /^(?:sleep_|bedtime|time_in_bed|deep_|rem_|awake_|wake)/
const WHOLES: ReadonlySet<Kind> = new Set([
  "mean",
  "median",
  "level",
  "total",
  "spread",
  "share",
  "count",
])

/** The numbers of a ledger by their value as `Quantity` writes it. */
export type PrintedNumbers = ReadonlyMap<string, ReadonlyArray<Printed>>

const NO_KEYS: ReadonlySet<string> = new Set()
/** Units of the ledger that are not printed as they are. */
const UNPRINTED = new Set(["", "rho", "z", "p"])
const DIFFERENCE = 2
/** "2026-05". */
const MONTH = 7

const DAY = { unit: "date", keys: NO_KEYS, window: null }

/** The key of a label that is no measure of the catalogue. */
export const labelKey = (label: string): string => `label:${label.toLowerCase()}`

const roundedTo = (value: number, decimals: number) =>
  String(Number(Math.abs(value).toFixed(decimals)))

/** Every spelling of a value that a reference may print: whole, rounded, without its sign. */
const spellings = (value: number, decimals: number): ReadonlyArray<string> => {
  const size = Math.abs(value)
  const hundreds = size >= 1_000 ? [String(Math.round(size / 100) * 100)] : []
  const whole = size >= 20 || Number.isInteger(value) ? [roundedTo(size, 0)] : []
  return [roundedTo(size, decimals), ...hundreds, ...whole]
}

/** A p value to three decimals, and to one digit: "0.003"; nothing where it is too small for that. */
const roundedShare = (value: number): ReadonlyArray<string> =>
  value < 0.001 || value > 0.99 ? [] : [value.toFixed(3), value.toPrecision(1)]

/** The names of a window by its length: thirty days, four weeks, a month. */
const lengthsOf = (days: number): ReadonlyArray<readonly [unit: string, value: string]> => {
  const months = Math.round(days / 30.44)
  const isMonths = months >= 1 && Math.abs(days - months * 30.44) <= 1 + months / 3
  return [
    ["d", String(days)],
    ...(days % 7 === 0 ? [["wk", String(days / 7)] as const] : []),
    ...(isMonths ? [["mo", String(months)] as const] : []),
    ...(isMonths && months % 12 === 0 ? [["y", String(months / 12)] as const] : []),
  ]
}

/** Of their windows these are one day that the fact does not name. */
const OF_A_DAY = new Set(["latest", "current", "at_least"])

/** A month or a week of a table, by its first day: "weight_kg_month_20260101_mean". */
const PART = /_(month|week)_(\d{4})(\d\d)(\d\d)_mean_/
const partOf = (unit: string, from: LocalDate): Window => ({
  from,
  to:
    unit === "week"
      ? addDays(from, 6)
      : `${from.slice(0, 8)}${daysInMonth(Number(from.slice(0, 4)), Number(from.slice(5, 7)))}`,
})

/** The time that a fact is of: a known day, else its window; null where it does not say. */
export const timeOf = (
  { item, role }: Fact,
  days: ReadonlyMap<string, LocalDate>,
): Window | null => {
  const day = days.get(item.key)
  if (day !== undefined) return { from: day, to: day }
  const part = PART.exec(item.key)
  if (part) return partOf(part[1]!, `${part[2]}-${part[3]}-${part[4]}`)
  return OF_A_DAY.has(role) ? null : (item.window ?? null)
}

/** The key of the range of a laboratory value. */
const CHANGES = new Set(["difference", "trend", "changepoint"])
const RANGE = /_range$/

const isDate = (value: unknown): value is LocalDate =>
  typeof value === "string" && isLocalDate(value)

/** The window that a member of a tool's input names: a day is one. */
const askedWindow = (asked: unknown): Window | undefined => {
  if (isDate(asked)) return { from: asked, to: asked }
  if (typeof asked !== "object" || asked === null || !("from" in asked && "to" in asked)) return
  const { from, to } = asked
  return isDate(from) && isDate(to) && from <= to ? { from, to } : undefined
}

/** The measures of workouts that a fact of them is of, by its unit: their energy, their pulse. */
const ofWorkouts = ({ label, item: { unit } }: Fact): ReadonlyArray<string> =>
  label.startsWith("workouts")
    ? metrics.flatMap((metric) =>
        metric.key.startsWith("workout") && unitOf(metric.unit) === unitOf(unit ?? "")
          ? [metric.key]
          : [],
      )
    : []

/** The units that a ledger prints, by their names in lower case. */
export const unitsOf = (ledger: Ledger): ReadonlyMap<string, string> =>
  new Map(
    factsOf(ledger).flatMap(({ item: { unit = "" } }) =>
      unit === "" ? [] : [[unit.toLowerCase(), unitOf(unit)] as const],
    ),
  )

/** The numbers that a ledger may be shown by, made once. */
export const printedOf = (ledger: Ledger): PrintedNumbers => {
  const { words } = resolverOf(ledger)
  const days = daysOfFacts(ledger)
  const units = new Map(factsOf(ledger).map(({ item }) => [item.key, item.unit]))
  const numbers = new Map<string, Array<Printed>>()
  const add = (value: string, printed: Printed) => {
    const known = numbers.get(value)
    if (known) known.push(printed)
    else numbers.set(value, [printed])
  }
  const unitNames = unitsOf(ledger)
  const addRead = (text: string, of: Omit<Printed, "unit">) => {
    for (const { unit, values } of quantitiesOf(tokensOf(asRead(text)), ["en"], unitNames))
      for (const value of values) add(value, { ...of, unit })
  }
  const addDate = (
    date: LocalDate,
    keys: ReadonlySet<string>,
    window: Window | null,
    names?: "edge" | "label",
    kind?: Kind,
  ) => {
    for (const value of [date, date.slice(4), date.slice(0, 7)])
      add(value, {
        unit: "date",
        keys,
        window,
        ...(names && value.length !== MONTH ? { names } : {}),
        ...(kind && kind !== "any" ? { kind } : {}),
      })
    add(date.slice(0, 4), { unit: "", keys: NO_KEYS, window: null })
  }
  const addLength = (window: Window) => {
    for (const [unit, value] of lengthsOf(daysIn(window)))
      add(value, { unit, keys: NO_KEYS, window: null, names: "span" })
  }
  const seen = new Set<string>()
  const addWindow = (window: Window | undefined) => {
    const text = window && `${window.from}${window.to}`
    if (!window || seen.has(text!)) return
    seen.add(text!)
    addLength(window)
    const isDay = window.from === window.to
    // A night is named by the day before it too.
    for (const date of [window.from, window.to].flatMap((day) => [
      day,
      addDays(day, -1),
      addDays(day, 1),
    ]))
      addDate(date, NO_KEYS, null, isDay ? undefined : "edge")
  }
  const facts = factsOf(ledger)
  const roles = rolesOf(facts)
  for (const fact of facts) {
    const { item, label, decimals } = fact
    const keys = new Set([...keysOfLabel(label), labelKey(label), ...ofWorkouts(fact)])
    const window = timeOf(fact, days)
    const { value, unit = "" } = item
    const of = {
      keys,
      window,
      span: item.window,
      ...roles.get(item.key)!,
      ...(typeof value === "number" ? { value } : {}),
    }
    addWindow(item.window)
    if (isLocalDate(label)) addDate(label, NO_KEYS, null)
    if (item.n !== undefined)
      add(String(item.n), { unit: "d", keys: NO_KEYS, window, kind: "count" })
    if (typeof value === "string") {
      if (isLocalDate(value)) addDate(value, keys, window, undefined, of.kind)
      else {
        addRead(`${value} ${unit}`, of)
        const measured = units.get(item.key.replace(RANGE, "_value"))
        if (RANGE.test(item.key) && measured) addRead(`${value} ${measured}`, of)
      }
      continue
    }
    if (unit === "minutes") {
      for (const each of [roundedTo(value, 0), ...roundedSpellings(value, true)])
        add(each, { ...of, unit: "time" })
      continue
    }
    if (unit === "h" || /^min\b/.test(unit) || unit === "in") {
      const printed = words(item.key)
      if (printed) addRead(printed, of)
      continue
    }
    const name = UNPRINTED.has(unit) ? "" : unitOf(unit)
    for (const each of [...spellings(value, decimals), ...roundedSpellings(value, false)])
      add(each, { ...of, unit: name })
    for (const each of new Set([decimals + 1, DIFFERENCE]))
      if (/change|difference|slope/.test(item.key))
        add(roundedTo(value, each), { ...of, unit: name })
  }
  // What a tool looked at is said where it found too little for a fact of it, too.
  for (const { input } of ledger.receipts)
    for (const asked of Object.values(input)) addWindow(askedWindow(asked))
  for (const { findings } of ledger.receipts)
    for (const { points } of findings.charts)
      for (const { t } of points) if (isLocalDate(t)) add(t, { ...DAY, names: "label" })
  for (const finding of evidenceOf(ledger)) {
    const { item, decimals } = finding
    const window = item.window ?? null
    const keys = new Set([item.feature, item.target].flatMap((key) => key ?? []))
    addWindow(item.window)
    for (const field of EVIDENCE_FIELDS) {
      const value = evidenceNumber(finding, field)
      if (value === undefined) continue
      if (field === "p_value" || field === "q_value")
        for (const text of [words(`${item.id}.${field}`) ?? "", ...roundedShare(value)])
          addRead(text, { keys, window })
      else if (field === "n")
        add(String(value), { unit: "d", keys: NO_KEYS, window, kind: "count" })
      else if (item.unit === "minutes")
        add(roundedTo(value, 0), { unit: "time", keys, window, kind: "effect" })
      else {
        const unit = item.unit ?? ""
        // A model is shown one decimal more than prose prints.
        for (const each of new Set([...spellings(value, decimals), roundedTo(value, decimals + 1)]))
          add(each, {
            unit: UNPRINTED.has(unit) ? "" : unitOf(unit),
            keys,
            window,
            ...(CHANGES.has(finding.family ?? "") && field === "effect"
              ? { kind: "change", value }
              : { kind: "effect" }),
          })
      }
    }
  }
  return numbers
}

import { metrics } from "#catalogue/metrics"
import { dateInWords } from "#domain/date-in-words"
import { evidenceOf, type Fact, type Finding, factsOf, type Ledger } from "#domain/ledger"
import { isLocalDate } from "#domain/time"

const grouped = (value: number, decimals: number) => {
  const [whole, fraction] = Math.abs(value).toFixed(decimals).split(".")
  const digits = whole!.replace(/\B(?=(\d{3})+$)/g, ",")
  const text = fraction === undefined ? digits : `${digits}.${fraction}`
  return value < 0 && Number(value.toFixed(decimals)) !== 0 ? `-${text}` : text
}

const HOUR_MIN = 60
const DAY_H = 24

const duration = (minutes: number) => {
  const whole = Math.round(Math.abs(minutes))
  const sign = minutes < 0 && whole > 0 ? "-" : ""
  const hours = Math.floor(whole / HOUR_MIN)
  const rest = whole % HOUR_MIN
  return rest === 0 ? `${sign}${hours} h` : `${sign}${hours} h ${rest} min`
}

const clockTime = (hours: number) => {
  const ofDay = ((hours % DAY_H) + DAY_H) % DAY_H
  const minutes = Math.round(ofDay * HOUR_MIN) % (DAY_H * HOUR_MIN)
  const pad = (n: number) => String(n).padStart(2, "0")
  return `${pad(Math.floor(minutes / HOUR_MIN))}:${pad(minutes % HOUR_MIN)}`
}

/** A pace, or a time to the second: minutes that are read with their seconds. */
const PACE = /^min(\/(?:km|mi|100 m)|:s)$/

const SECONDS = 60

/** "5:49", "1:02:30". */
const minutesAndSeconds = (minutes: number) => {
  const whole = Math.round(Math.abs(minutes) * SECONDS)
  const pad = (n: number) => String(n).padStart(2, "0")
  const [hours, rest] = [
    Math.floor(whole / SECONDS / HOUR_MIN),
    Math.floor(whole / SECONDS) % HOUR_MIN,
  ]
  const sign = minutes < 0 && whole > 0 ? "-" : ""
  return `${sign}${hours > 0 ? `${hours}:${pad(rest)}` : rest}:${pad(whole % SECONDS)}`
}

/** Units that a sentence does not print: the word beside the number says it. */
const UNPRINTED = new Set(["", "rho", "z", "p"])

/** A number with its unit, as a sentence prints it: "58.3 bpm", "7,412 steps", "7 h 12 min", "83%". */
const numberInWords = (value: number, unit: string, decimals: number): string => {
  if (unit === "minutes" && Math.abs(value) >= HOUR_MIN) return duration(value)
  const clocked = PACE.exec(unit)
  if (clocked) return `${minutesAndSeconds(value)}${clocked[1] === ":s" ? "" : ` ${unit}`}`
  const number = grouped(value, decimals)
  if (UNPRINTED.has(unit)) return number
  if (unit === "%") return `${number}%`
  const singular =
    decimals === 0 &&
    Math.abs(Math.round(value)) === 1 &&
    /^(?:days|nights|minutes|steps|workouts|floors|points|times|tests|values)$/.test(unit)
  return `${number} ${singular ? unit.slice(0, -1) : unit}`
}

/** A p value: "less than 0.001" or two significant digits. */
const pInWords = (p: number) => (p < 0.001 ? "less than 0.001" : String(Number(p.toPrecision(2))))

const FOOT_IN = 12

/** How tall somebody is: "5 ft 11 in". */
const feetAndInches = (inches: number) => {
  const whole = Math.round(inches)
  return `${Math.floor(whole / FOOT_IN)} ft ${whole % FOOT_IN} in`
}
const HEIGHT = "height"

const clockNames = new Set(metrics.filter(({ scale }) => scale === "clock").map(({ name }) => name))
/** A time of day is in hours; what lies between two of them is in minutes. */
const CLOCK = "h"

/** Behind a key it prints a number without its sign: "fell by {{hrv_difference.size}}". */
const SIZE = "size"
/** Behind a key it prints a number as people say it: "averaged {{steps_mean.rounded}}". */
const ROUNDED = "rounded"
/** Behind the key of a difference it prints what lies between two values as they are said beside it. */
const BETWEEN = "between"
const AND = "and"
/** Behind a key it prints a number without its unit: "58 bpm, above your usual {{resting_hr_mean.bare}}". */
const BARE = "bare"

const THOUSAND = 1_000
const HUNDRED = 100
/** Nobody wakes up 2.7 times. */
const TIMES = "times"
/** From here on decimals are not said. */
const MIN_WHOLE = 20

/** Thousands to the next hundred; no decimals from 20 on and of counts; dates and times of day as they are. */
const roundedOf = (fact: Fact): Fact => {
  const { value, unit = "" } = fact.item
  if (typeof value !== "number" || unit === "minutes" || unit === CLOCK) return fact
  const printed = Number(value.toFixed(fact.decimals))
  const isWhole = unit === TIMES || Number.isInteger(printed) || Math.abs(value) >= MIN_WHOLE
  if (Math.abs(value) < THOUSAND) return isWhole ? { ...fact, decimals: 0 } : fact
  const item = { ...fact.item, value: Math.round(value / HUNDRED) * HUNDRED }
  return { ...fact, item, decimals: 0 }
}

const sizeOf = (fact: Fact): Fact => {
  const { value } = fact.item
  return typeof value === "number"
    ? { ...fact, item: { ...fact.item, value: Math.abs(value) } }
    : fact
}

/** Hours, minutes and percentages are not read without their units. */
const KEPT = new Set(["minutes", "%", CLOCK])

const isInFeet = ({ item, label }: Pick<Fact, "item" | "label">): boolean =>
  item.unit === "in" && label === HEIGHT

const bareOf = (fact: Fact): Fact =>
  KEPT.has(fact.item.unit ?? "") || isInFeet(fact)
    ? fact
    : { ...fact, item: { ...fact.item, unit: "" } }

const forms = new Map([
  [SIZE, sizeOf],
  [ROUNDED, roundedOf],
  [BARE, bareOf],
])

/** A number as it is read: whole minutes, and no more decimals than are printed. */
const asPrinted = ({ item: { value, unit }, decimals }: Fact): number => {
  if (typeof value !== "number") return Number.NaN
  if (unit === CLOCK) return Math.round(value * HOUR_MIN)
  if (PACE.test(unit ?? "")) return Math.round(value * SECONDS) / SECONDS
  return unit === "minutes" ? Math.round(value) : Number(value.toFixed(decimals))
}

/**
 * A difference as it is seen between two values as they are printed: 58 against 52 are 6, not 6.4, and 10,200 steps
 * against 7,600 are 2,600; 23:33 and 23:12 lie 21 minutes apart, whole ones. Two values that print alike differ by
 * their difference in their own decimals.
 */
const apartOf = (difference: Fact, one: Fact, other: Fact): Fact => {
  const { item } = difference
  const size = typeof item.value === "number" ? Math.abs(item.value) : Number.NaN
  const isOfClock = one.item.unit === CLOCK
  const isOfMinutes = item.unit === "minutes" || isOfClock
  const decimals = isOfMinutes ? 0 : Math.max(one.decimals, other.decimals)
  const seen = Number(Math.abs(asPrinted(one) - asPrinted(other)).toFixed(decimals))
  const isPlain = (isOfMinutes && !isOfClock) || seen === 0
  return { ...difference, decimals, item: { ...item, value: isPlain ? size : seen } }
}

/** Whether two values read the same, each rounded as people say it where that is asked for. */
export const readsAlike = (one: Fact, other: Fact, isRounded: boolean): boolean =>
  asPrinted(isRounded ? roundedOf(one) : one) === asPrinted(isRounded ? roundedOf(other) : other)

const factInWords = ({ item, label, decimals }: Fact): string => {
  const { value, unit = "" } = item
  if (typeof value === "string") return isLocalDate(value) ? dateInWords(value) : value
  if (unit === CLOCK && clockNames.has(label)) return clockTime(value)
  if (isInFeet({ item, label })) return feetAndInches(value)
  return numberInWords(value, unit, decimals)
}

/** The numbers of an evidence item that a sentence may refer to. */
export const EVIDENCE_FIELDS = ["effect", "p_value", "q_value", "ci_low", "ci_high", "n"] as const
export type EvidenceField = (typeof EVIDENCE_FIELDS)[number]

/** A number of a finding by its field; nothing where it has none. */
export const evidenceNumber = (
  { item, q_value }: Finding,
  field: EvidenceField,
): number | undefined => (field === "q_value" ? q_value : item[field])

const evidenceInWords = (finding: Finding, field: EvidenceField): string | null => {
  const { item, decimals } = finding
  const value = evidenceNumber(finding, field)
  if (value === undefined) return null
  if (field === "p_value" || field === "q_value") return pInWords(value)
  return field === "n" ? grouped(value, 0) : numberInWords(value, item.unit ?? "", decimals)
}

/** Resolves references: to words for a sentence, to a number for a widget. */
export interface Resolver {
  /** Null when the reference leads nowhere. */
  readonly words: (ref: string) => string | null
  readonly number: (ref: string) => number | null
}

const isField = (field: string): field is EvidenceField =>
  EVIDENCE_FIELDS.some((known) => known === field)

/**
 * Resolves `fact_key` and `evidence_id.field` in a ledger. Behind a fact's key `.size`, `.rounded` and `.bare`
 * may follow, in any number; behind that of a difference `.between.` and two facts with `.and.` between them.
 */
export const resolverOf = (ledger: Ledger): Resolver => {
  const facts = new Map(factsOf(ledger).map((fact) => [fact.item.key, fact]))
  const evidence = new Map(evidenceOf(ledger).map((finding) => [finding.item.id, finding]))

  const shown = ([id, ...names]: ReadonlyArray<string>): Fact | null => {
    const fact = facts.get(id!)
    if (!fact) return null
    if (names[0] === BETWEEN) {
      const end = names.indexOf(AND)
      const [one, other] = [shown(names.slice(1, end)), shown(names.slice(end + 1))]
      if (!one || !other) return null
      const apart = apartOf(fact, one, other)
      return names.at(-1) === BARE ? bareOf(apart) : apart
    }
    const applied = names.map((form) => forms.get(form))
    return applied.every((form) => form !== undefined)
      ? applied.reduce((each, form) => form(each), fact)
      : null
  }

  const words = (ref: string) => {
    const [id, field, ...more] = ref.split(".")
    const fact = facts.get(ref) ?? shown([id!, ...(field === undefined ? [] : [field]), ...more])
    if (fact) return factInWords(fact)
    const finding = evidence.get(id!)
    return finding && field && isField(field) ? evidenceInWords(finding, field) : null
  }

  const number = (ref: string) => {
    const value = facts.get(ref)?.item.value
    if (value !== undefined) return typeof value === "number" ? value : null
    const [id, field] = ref.split(".")
    const finding = evidence.get(id!)
    return finding && field && isField(field) ? (evidenceNumber(finding, field) ?? null) : null
  }

  return { words, number }
}

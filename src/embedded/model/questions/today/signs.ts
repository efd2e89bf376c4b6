import { metricOf } from "#catalogue/metrics"
import { placeholder, rounded, valueOf } from "#catalogue/placeholder"
import type { Fact } from "#domain/ledger"
import type { LocalDate } from "#domain/time"
import type { FactRole } from "#domain/tool"
import { listed } from "#embedded/model/english"
import type { Found } from "#embedded/model/prose/found"

/** One sign of recovery as it was found, with its everyday name. */
export interface Sign {
  readonly key: string
  readonly name: string
  readonly fact: (role: FactRole) => Fact | null
}

const NAMES = [
  ["hrv_rmssd", "HRV"],
  ["hrv_sdnn", "HRV"],
  ["resting_hr", "resting heart rate"],
  ["sleep_minutes", "sleep"],
  ["skin_temp_dev", "skin temperature"],
  ["body_temp", "body temperature"],
  ["respiratory_rate", "breathing rate"],
] as const

/** The signs of recovery that were found, the most telling first. */
export const signsOf = ({ facts }: Found): ReadonlyArray<Sign> =>
  NAMES.flatMap(([key, name]) => {
    const label = metricOf(key)?.name
    const own = facts.filter((fact) => fact.label === label)
    return own.length === 0
      ? []
      : [{ key, name, fact: (role: FactRole) => own.find((fact) => fact.role === role) ?? null }]
  })

/** Signs that an answer has whatever they are; the others only where they stand out. */
const CENTRAL = new Set(["hrv_rmssd", "hrv_sdnn", "resting_hr", "sleep_minutes"])
const STANDS_OUT = 1.5

const isCentral = ({ key }: Sign): boolean => CENTRAL.has(key)

const standsOut = ({ fact }: Sign): boolean => Math.abs(valueOf(fact("z")) ?? 0) >= STANDS_OUT

/** "HRV 58 ms (usually 54 ms)". */
const signClause = ({ key, name, fact }: Sign, date: LocalDate): string | null => {
  const [value, median] = [fact("value"), fact("median")]
  if (!value || !median) return null
  const before = (value.item.window?.to ?? date) < date
  const usually = `(usually ${rounded(median)})`
  if (key === "sleep_minutes") return `${placeholder(value)} of sleep ${usually}`
  return `${before ? "yesterday's " : ""}${name} ${rounded(value)} ${usually}`
}

/** Sleep first, and nothing from before the night. */
export const ofNight = (signs: ReadonlyArray<Sign>, date: LocalDate): ReadonlyArray<Sign> =>
  signs
    .filter(({ fact }) => fact("value")?.item.window?.to === date)
    .toSorted((a, b) => Number(b.key === "sleep_minutes") - Number(a.key === "sleep_minutes"))

/** The central signs and those that stand out, in one list; null without any. */
export const signsClause = (
  signs: ReadonlyArray<Sign>,
  date: LocalDate,
  all = false,
): string | null => {
  const clauses = signs
    .filter((sign) => all || isCentral(sign) || standsOut(sign))
    .flatMap((sign) => signClause(sign, date) ?? [])
  return clauses.length === 0 ? null : listed(clauses)
}

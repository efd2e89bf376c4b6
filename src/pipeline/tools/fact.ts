import { countUnit } from "#catalogue/metrics/degrees"
import type { Fact } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { LocalDate } from "#domain/time"
import type { FactRole } from "#domain/tool"
import type { Window } from "#domain/window"
import { onDial } from "#statistics/series/clock"

const compact = (date: LocalDate) => date.replaceAll("-", "")

/** A window within a key: `20261001_20261031`. */
export const spanOf = ({ from, to }: Window): string => `${compact(from)}_${compact(to)}`

interface Subject {
  readonly label: string
  readonly window: Window
  readonly n: number
  /** The key without its window: metric and role. */
  readonly key: string
}

/** A number of the person's rows. */
export const numberFact = (
  role: FactRole,
  { label, window, n, key }: Subject,
  value: number,
  unit: string,
  decimals: number,
): Fact => ({
  item: { key: `${key}_${spanOf(window)}`, value, unit, window, n },
  role,
  label,
  decimals,
})

/** A word or a date of the person's rows. */
export const wordFact = (
  role: FactRole,
  { label, window, n, key }: Subject,
  value: string,
): Fact => ({
  item: { key: `${key}_${spanOf(window)}`, value, window, n },
  role,
  label,
  decimals: 0,
})

/** How many decimals a single value of a metric prints: none when it is a whole number. */
export const decimalsOf = ({ decimals }: Metric, value: number): number =>
  Number.isInteger(value) ? 0 : decimals

/** A percentage this large prints without decimals. */
const LARGE_PCT = 10

/** How many decimals a change in percent prints. */
export const percentDecimals = (percent: number): number => (Math.abs(percent) < LARGE_PCT ? 1 : 0)

const HOUR_MIN = 60

/**
 * The unit of differences of a metric, and the factor to it: clock times are in hours, their differences in
 * minutes.
 */
export const differenceUnit = ({ scale, unit, decimals }: Metric) =>
  scale === "clock" ? { per: HOUR_MIN, unit: "minutes", decimals: 0 } : { per: 1, unit, decimals }

/** A value as people read it: clock times that were unwrapped are back on the dial. */
export const shown = (metric: Metric, value: number): number =>
  metric.scale === "clock" ? onDial(metric, value) : value

/** The facts of one metric over one window. */
export const factsOn = (metric: Metric, window: Window, n: number) => {
  const subject = (name: string): Subject => ({
    label: metric.name,
    window,
    n,
    key: `${metric.key}_${name}`,
  })
  return {
    /** In the metric's own unit. */
    value: (role: FactRole, value: number, name: string = role) =>
      numberFact(role, subject(name), shown(metric, value), metric.unit, metric.decimals),
    /** One value, or a sum of such, as it was measured: a whole number prints as one. */
    measured: (role: FactRole, value: number, name: string = role) =>
      numberFact(role, subject(name), shown(metric, value), metric.unit, decimalsOf(metric, value)),
    /** A spread, or what lies between two values: of clock times in minutes. */
    apart: (role: FactRole, value: number, name: string = role) => {
      const { per, unit, decimals } = differenceUnit(metric)
      return numberFact(role, subject(name), value * per, unit, decimals)
    },
    date: (role: FactRole, date: LocalDate, name: string = role) =>
      wordFact(role, subject(name), date),
    word: (role: FactRole, word: string, name: string = role) =>
      wordFact(role, subject(name), word),
    /** How many days or nights. */
    count: (role: FactRole, count: number, name: string = role) =>
      numberFact(role, subject(name), count, countUnit(metric), 0),
    /** In a unit of its own. */
    number: (role: FactRole, value: number, unit: string, decimals: number, name: string = role) =>
      numberFact(role, subject(name), value, unit, decimals),
  }
}

/** The key of the fact of a role; null when no fact has it. */
export const keyOf = (facts: ReadonlyArray<Fact>, role: FactRole): string | null =>
  facts.find((fact) => fact.role === role)?.item.key ?? null

/** How many independent days the days are worth, where that is less than half of them. */
export const effectiveFact = (
  metric: Metric,
  window: Window,
  { n, n_eff }: { readonly n: number; readonly n_eff: number },
  /** The test, within the key. */
  test: string,
): ReadonlyArray<Fact> =>
  n_eff < n / 2
    ? [
        numberFact(
          "n_eff",
          { label: metric.name, window, n, key: `${test}_n_eff` },
          n_eff,
          countUnit(metric),
          0,
        ),
      ]
    : []

import type { Experiment } from "#domain/experiment"
import { BLOCK_DAYS } from "#domain/experiment"
import type { Metric } from "#domain/metric"
import { addDays, type LocalDate } from "#domain/time"
import { mulberry32, seedOf } from "#statistics/random"
import { comparingRandomised } from "#statistics/series/randomised"

/** A night is that which follows the day drawn: it carries the date after it. */
const lagOf = (target: Metric): number => (target.day === "night" ? 1 : 0)

/** The days of an experiment that count, with the dates on which what is looked at stands. */
export interface CountedDays {
  readonly window: { readonly from: LocalDate; readonly to: LocalDate }
  /** The planned comparison, by one value a day, a step at a time. */
  readonly comparing: (
    series: ReadonlyArray<{ readonly date: LocalDate; readonly value: number }>,
  ) => ReturnType<typeof comparingRandomised>
}

/** The days until an experiment was stopped; null when it was on its first. */
export const countedDays = (
  { id, days, stopped_on }: Pick<Experiment, "id" | "days" | "stopped_on">,
  target: Metric,
): CountedDays | null => {
  const lag = lagOf(target)
  const counted = days.filter(({ date }) => stopped_on === null || date < stopped_on)
  const [first, last] = [counted[0], counted[counted.length - 1]]
  if (!first || !last) return null
  return {
    window: { from: addDays(first.date, lag), to: addDays(last.date, lag) },
    comparing: (series) => {
      const byDate = new Map(series.map(({ date, value }) => [date, value]))
      return comparingRandomised(
        counted.map(({ date }) => byDate.get(addDays(date, lag)) ?? null),
        counted.map(({ arm }) => arm === "with"),
        BLOCK_DAYS,
        mulberry32(seedOf(id)),
      )
    },
  }
}

import { isSame, type Timed } from "#db/overlap"
import { deviceOf, type Rank } from "#db/precedence"
import { addDays, type LocalDate } from "#domain/time"

/**
 * Puts rows of two devices that are the same night or workout on one date, that of the better
 * device: midnight or a time zone between their clocks can date them differently.
 */
export const alignDates = <Row extends Timed>(
  rows: ReadonlyArray<Row>,
  rank: Rank<Row>,
): ReadonlyArray<Row> => {
  if (new Set(rows.map(deviceOf)).size < 2) return rows
  const days = Map.groupBy(rows, ({ date }) => date)
  const moved = new Map<Row, LocalDate>()
  for (const [date, seen] of days)
    for (const next of days.get(addDays(date, 1)) ?? [])
      for (const row of seen)
        if (deviceOf(row) !== deviceOf(next) && isSame(row, next))
          if (rank(row, next) < 0) moved.set(next, date)
          else moved.set(row, next.date)
  return rows.map((row) => (moved.has(row) ? { ...row, date: moved.get(row)! } : row))
}

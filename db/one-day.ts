import { deviceOf, isSame, type Timed } from "#db/overlap"
import type { Rank } from "#db/precedence"
import { addDays } from "#domain/time"

/**
 * Puts what two devices saw and date differently, because midnight or a time zone lies between
 * their clocks, on the day of the device whose word counts first.
 */
export const onOneDay = <Row extends Timed>(
  rows: ReadonlyArray<Row>,
  rank: Rank<Row>,
): ReadonlyArray<Row> => {
  if (new Set(rows.map(deviceOf)).size < 2) return rows
  const days = Map.groupBy(rows, ({ date }) => date)
  return rows.map((row) => {
    const better = [-1, 1]
      .flatMap((away) => days.get(addDays(row.date, away)) ?? [])
      .find(
        (other) => deviceOf(other) !== deviceOf(row) && rank(other, row) < 0 && isSame(other, row),
      )
    return better ? { ...row, date: better.date } : row
  })
}

import { alignDates } from "#db/align-dates"
import { lengthOf, type Timed } from "#db/overlap"
import { byDay, deviceOf, deviceRank } from "#db/precedence"

const rank = deviceRank("sleep", lengthOf)
const order = byDay(rank)

/**
 * The main sleep of each day of waking for each device: its longest. Naps must be left out before.
 * Ordered by day, the better device first.
 */
export const mainSleeps = <Row extends Timed>(sleeps: ReadonlyArray<Row>): ReadonlyArray<Row> => {
  const longest = new Map<string, Row>()
  for (const sleep of alignDates(sleeps, rank)) {
    const key = `${sleep.date} ${deviceOf(sleep)}`
    const other = longest.get(key)
    if (!other || rank(sleep, other) < 0) longest.set(key, sleep)
  }
  return [...longest.values()].sort(order)
}

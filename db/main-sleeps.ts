import { byPrecedence, type Ranked } from "#db/precedence"
import { epochOf } from "#domain/time"

/** What tells one sleep from another. */
export interface Sleep extends Ranked {
  readonly source_id: string | null
  readonly provider_raw: string
  readonly start_at: string
  readonly end_at: string
}

const lengthOf = ({ start_at, end_at }: Sleep) => (epochOf(end_at) ?? 0) - (epochOf(start_at) ?? 0)

/**
 * The main sleep of each day of waking for each device: its longest. Naps must be left out before.
 * Ordered by day, the device whose word counts first.
 */
export const mainSleeps = <Row extends Sleep>(sleeps: ReadonlyArray<Row>): ReadonlyArray<Row> => {
  const longest = new Map<string, Row>()
  for (const sleep of [...sleeps].sort(byPrecedence("sleep"))) {
    const key = `${sleep.date} ${sleep.source_id ?? sleep.provider_raw}`
    const other = longest.get(key)
    if (!other || lengthOf(sleep) > lengthOf(other)) longest.set(key, sleep)
  }
  return [...longest.values()]
}

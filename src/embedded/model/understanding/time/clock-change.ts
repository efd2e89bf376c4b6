import { addDays, type LocalDate, offsetOn } from "#domain/time"
import { clockRule } from "#embedded/model/understanding/time/country"
import { dated, oneDay, type SpanForm } from "#embedded/model/understanding/time/span-form"
import { verbose } from "#embedded/model/understanding/words/table"
import { phrases } from "#language/phrases"

/** Two changes of the clock are less than a year apart. */
const MAX_DAYS = 366
const STEP = 28

type Turn = "forward" | "back"

/** The latest day on which the clocks of a zone changed, this way or either; null without one in a year. */
const latestChange = (
  zone: string,
  today: LocalDate,
  turn: Turn | null,
): { readonly date: LocalDate; readonly turn: Turn } | null => {
  const offset = (date: LocalDate) => offsetOn(date, zone) ?? 0
  for (let back = 0; back < MAX_DAYS; back += STEP) {
    const [late, early] = [addDays(today, -back), addDays(today, -back - STEP)]
    const change = offset(late) - offset(early)
    const found = change > 0 ? "forward" : "back"
    if (change === 0 || (turn !== null && turn !== found)) continue
    let date = late
    while (offset(addDays(date, -1)) === offset(late)) date = addDays(date, -1)
    return { date, turn: found }
  }
  return null
}

const FORWARD = phrases`
  forward/s
  ahead
  sprang
  spring
  (saving|savings|time) (started|began|starts|begins)
  dst (started|began|starts|begins)
`
const BACK = phrases`
  back
  fell
  fall
  (saving|savings|time) (ended|ends|stopped)
  dst (ended|ends|stopped)
`

const CHANGED = verbose`
  (?:the (?:day|night|weekend) (?:when )?)?((?:the |our |my )?clocks? (?:change[ds]?|(?:went|go|goes|moved?|fell|
  sprang) (?:back|forwards?|ahead)|switch(?:ed)?)|we changed (?:the |our )?clocks|the (?:last )?(?:clock|time) change|
  (?:day ?light savings?(?: time)?|dst|summer time|winter time) (?:started|began|starts|begins|ended|ends|stopped|
  change[ds]?))\b
`

/** "since the clocks changed", "the night the clocks went back". */
export const clockChanges: ReadonlyArray<SpanForm> = [
  {
    pattern: CHANGED,
    read: ([words], { today, profile }) => {
      const rule = clockRule(profile)
      const asked = FORWARD.test(words!) ? "forward" : BACK.test(words!) ? "back" : null
      const change = rule && latestChange(rule.zone, today, asked)
      if (!change) return { unplaced: "clocks" }
      const where = rule.assumed === null ? "" : ` ${rule.assumed}`
      return {
        ...dated(oneDay(change.date)),
        event: `the clocks went ${change.turn}${where}`,
      }
    },
  },
]

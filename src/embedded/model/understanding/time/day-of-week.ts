import { DAYS_OF_WEEK } from "#domain/tools/split"
import { phrases } from "#language/phrases"

const HABIT = phrases`(every|each|a|any|typical|average|usual)`

/** Each day of the week as a habit, Monday first: "mondays", "monday nights", "every monday". */
const days = DAYS_OF_WEEK.map(
  (day) => phrases`
    ${`${day}s`}
    ${day} (nights|evenings|mornings)
    ${HABIT} ${day}
  `,
)

/** The one day of the week that a text names as a habit, Monday is 0; null without one, or with several. */
export const dayOfWeekIn = (text: string): number | null => {
  const named = days.flatMap((table, day) => (table.test(text) ? [day] : []))
  return named.length === 1 ? named[0]! : null
}

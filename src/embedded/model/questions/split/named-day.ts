import type { NamedDay } from "#embedded/model/questions/split/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

const HABIT = phrases`(every|each|a|any|typical|average|usual)`

/** Each day of the week as a habit, Monday first: "mondays", "monday nights", "every monday". */
const days = [
  phrases`
    mondays
    monday (nights|evenings|mornings)
    ${HABIT} monday
  `,
  phrases`
    tuesdays
    tuesday (nights|evenings|mornings)
    ${HABIT} tuesday
  `,
  phrases`
    wednesdays
    wednesday (nights|evenings|mornings)
    ${HABIT} wednesday
  `,
  phrases`
    thursdays
    thursday (nights|evenings|mornings)
    ${HABIT} thursday
  `,
  phrases`
    fridays
    friday (nights|evenings|mornings)
    ${HABIT} friday
  `,
  phrases`
    saturdays
    saturday (nights|evenings|mornings)
    ${HABIT} saturday
  `,
  phrases`
    sundays
    sunday (nights|evenings|mornings)
    ${HABIT} sunday
  `,
]

const NIGHTS = phrases`
  (monday|tuesday|wednesday|thursday|friday|saturday|sunday) (night/s|evening/s)
`

const supposed: ReadonlyArray<
  readonly [NonNullable<NamedDay["supposes"]>, { test(text: string): boolean }]
> = [
  [
    "worse",
    phrases`
      worse
      worst
      badly
      poorly
    `,
  ],
  [
    "better",
    phrases`
      better
      best
    `,
  ],
  [
    "lower",
    phrases`
      less
      fewer
      lower
      shorter
      earlier
      least
    `,
  ],
  [
    "higher",
    phrases`
      more
      higher
      longer
      later
      most
    `,
  ],
  [
    "different",
    phrases`
      differ*
      affect*
      change*
    `,
  ],
]

/** The day of the week that a question is about, and what it supposes of it; null without one, or with several. */
export const namedDayIn = ({
  text,
}: ParsedQuestion): Pick<NamedDay, "day" | "nights" | "supposes"> | null => {
  const named = days.flatMap((table, day) => (table.test(text) ? [day] : []))
  const [day] = named
  if (day === undefined || named.length > 1) return null
  const supposes = supposed.find(([, table]) => table.test(text))?.[0] ?? null
  return { day, nights: NIGHTS.test(text), supposes }
}

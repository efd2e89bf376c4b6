import { DAYS_OF_WEEK } from "#domain/tools/split"
import type { NamedDay } from "#embedded/model/questions/split/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { dayOfWeekIn } from "#embedded/model/understanding/time/day-of-week"
import { phrases } from "#language/phrases"

const NIGHTS = phrases`
  (${DAYS_OF_WEEK.join("|")}) (night/s|evening/s)
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
  const day = dayOfWeekIn(text)
  if (day === null) return null
  const supposes = supposed.find(([, table]) => table.test(text))?.[0] ?? null
  return { day, nights: NIGHTS.test(text), supposes }
}

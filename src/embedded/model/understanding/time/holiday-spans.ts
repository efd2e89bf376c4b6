import { addDays, isLocalDate } from "#domain/time"
import type { Window } from "#domain/window"
import { monthOf, monthsAfter, dateOf as onDate } from "#embedded/model/understanding/time/calendar"
import { isOrthodox } from "#embedded/model/understanding/time/country"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import type { Rule } from "#embedded/model/understanding/time/feast-rules"
import type { Holiday } from "#embedded/model/understanding/time/holiday"
import { holidays, lunarFeasts } from "#embedded/model/understanding/time/holidays"
import {
  inYear,
  OF_YEAR,
  oneDay,
  type SpanForm,
} from "#embedded/model/understanding/time/span-form"

const anyOf = (names: ReadonlyArray<string>) =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(".", "\\.").replace("'", "'?"))
    .join("|")

const byName: ReadonlyMap<string, Holiday> = new Map(
  holidays.flatMap((holiday) =>
    holiday.names.map((name) => [name.replaceAll("'", ""), holiday] as const),
  ),
)

const ruleOf = ({ rule, elsewhere, orthodox }: Holiday, { profile }: DateContext): Rule | null => {
  const own = profile.country === null ? undefined : elsewhere?.[profile.country]
  if (own) return own
  return orthodox && isOrthodox(profile) ? orthodox : rule
}

const lasting = ({ days = 1 }: Holiday, from: string): Window => ({
  from,
  to: addDays(from, days - 1),
})

const NAMES = anyOf(holidays.flatMap(({ names }) => names))

/** Holidays by name, and the person's birthday. */
export const holidaySpans: ReadonlyArray<SpanForm> = [
  {
    pattern: `(?:last |this |this past |the )?(${NAMES})\\b(?:,? (?:of |in )?${OF_YEAR})?`,
    read: ([name, year], dates) => {
      const holiday = byName.get(name!.toLowerCase().replaceAll("'", ""))
      if (!holiday) return null
      const rule = ruleOf(holiday, dates)
      if (rule === null) return { unplaced: "country", holiday: holiday.called }
      const { called, evening = false } = holiday
      return { ...inYear(year, dates.today, (y) => lasting(holiday, rule(y))), called, evening }
    },
  },
  {
    pattern: `(?:last |this |the )?(${anyOf(lunarFeasts)})\\b(?: (?:of |in )?${OF_YEAR})?`,
    read: ([name]) => ({
      unplaced: "moon",
      holiday: lunarFeasts.find((each) => each.toLowerCase() === name!.toLowerCase())!,
    }),
  },
  {
    pattern: `my (?:last )?(?:\\d{1,3}(?:st|nd|rd|th) )?(birthday|bday|b-day)\\b(?: (?:of |in )?${OF_YEAR})?`,
    read: ([, year], { today, profile: { birthday } }) => {
      if (birthday === null) return { unplaced: "birthday" }
      const [month, day] = [monthOf(birthday), Number(birthday.slice(8))]
      const span = inYear(year, today, (y) => {
        const date = onDate(y, month, day)
        // Born on 29 February, in a year without one.
        return oneDay(isLocalDate(date) ? date : monthsAfter(onDate(y, month, 1), 1))
      })
      return { ...span, called: "your birthday" }
    },
  },
]

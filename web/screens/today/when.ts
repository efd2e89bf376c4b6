import { daysLater, daysUntil, dayText } from "#web/format"
import { text } from "#web/text"

const words = text.today

/** A part of the day: the day of its values, today, and the hour here while it is today here too. */
export interface When {
  readonly date: string
  readonly today: string
  readonly hour: number | null
}

/** Before this hour a night is under way, and the last one that was slept is that of the day before. */
const NIGHT_ENDS = 4

/** What heads a night: only that of today is the last one. */
export const nightHeading = ({ date, today }: When) =>
  date === today ? words.night : words.night_of(dayText(date))

/** Why the last night is not shown; null where it is. */
export const nightAbout = ({ date, today, hour }: When) => {
  const ago = daysUntil(date, today)
  if (ago === 0) return null
  if (ago > 1) return words.old_nights(ago)
  return hour !== null && hour < NIGHT_ENDS ? words.tonight : words.late
}

/** What heads a day: today, yesterday, or its name. */
export const dayHeading = ({ date, today }: When) => {
  if (date === today) return words.day
  return date === daysLater(today, -1) ? words.yesterday : dayText(date)
}

/** Why today is not shown; null where it is. */
export const dayAbout = ({ date, today }: When) => {
  const ago = daysUntil(date, today)
  if (ago === 0) return null
  return ago > 1 ? words.old_days(ago) : words.nothing
}

/** A day of the past, with how long ago that is from the day before yesterday on. */
export const pastText = (date: string, today: string) => {
  const ago = daysUntil(date, today)
  return ago > 1 ? words.ago(dayText(date), ago) : dayText(date)
}

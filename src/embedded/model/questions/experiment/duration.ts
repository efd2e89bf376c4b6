import { COUNT, countOf } from "#embedded/model/understanding/time/count-word"

const DAYS = { day: 1, night: 1, week: 7, fortnight: 14, month: 30 } as const
const DURATION = new RegExp(`\\b(${COUNT})[ -]{1,3}(day|night|week|fortnight|month)s?\\b`, "i")

/** How many days a text names: "for two weeks" are 14, "a month" 30. Null where it names none. */
export const durationIn = (text: string): number | null => {
  const [, count, unit] = DURATION.exec(text) ?? []
  return count && unit ? countOf(count) * DAYS[unit.toLowerCase() as keyof typeof DAYS] : null
}

import { placeholder } from "#catalogue/placeholder"
import { dayOfMonth, MONTHS } from "#domain/date-in-words"
import type { Fact } from "#domain/ledger"
import { isLocalDate } from "#domain/time"

/** The name of a week or month by its first day: "January", "January 2025", "the week from 5 October". */
export const rowName = (
  first: Fact,
  by: "week" | "month",
  today: string,
  saysWeek: boolean,
): string => {
  const from = String(first.item.value)
  if (!isLocalDate(from)) return placeholder(first)
  if (by === "week") return `${saysWeek ? "the week from " : ""}${dayOfMonth(from, today)}`
  const month = MONTHS[Number(from.slice(5, 7)) - 1]!
  return from.slice(0, 4) === today.slice(0, 4) ? month : `${month} ${from.slice(0, 4)}`
}

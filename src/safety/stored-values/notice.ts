import { dateInWords } from "#domain/date-in-words"
import type { Notice } from "#domain/safety"
import type { LocalDate } from "#domain/time"
import type { FactSheetItem } from "#domain/turn-result"

/** The day of a reading as a sentence tells it. */
export const onDay = (date: LocalDate | null): string =>
  date === null ? "no date printed" : dateInWords(date)

/** A reading of a day for the fact sheet. */
export const factOf = (
  key: string,
  value: number,
  unit: string,
  date: LocalDate | null,
): FactSheetItem => ({
  key: `alert_${key}`,
  value,
  unit,
  ...(date === null ? {} : { window: `${date}..${date}` }),
  n: 1,
  source: "orchestrator",
})

/** An alert about readings; an answer may follow it. */
export const notice = (
  escalation: Notice["escalation"],
  rule: string,
  subject: string,
  text: string,
  facts: ReadonlyArray<FactSheetItem>,
): Notice => ({ escalation, rule, subject: `${rule}:${subject}`, text, facts, alone: false })

import { addDays, type LocalDate } from "#domain/time"
import type { Period } from "#embedded/model/understanding/time/period"
import { PAST_MONTH, PAST_WEEK } from "#embedded/model/understanding/time/period-name"

export type { Period }

const WEEK = 7
const MONTH = 30

const ending =
  (days: number, name: Period["name"]) =>
  (to: LocalDate): Period => ({
    form: "rolling",
    window: { from: addDays(to, 1 - days), to },
    name,
  })

/** "My week" and "my month": the days that end today. */
export const PAST = { week: ending(WEEK, PAST_WEEK), month: ending(MONTH, PAST_MONTH) } as const

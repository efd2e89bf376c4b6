import { daysIn } from "#domain/window"
import type { Level } from "#embedded/model/questions/level/intent"
import { daysBefore, type Period } from "#embedded/model/understanding/time/period"
import { asLongBefore as nameOf } from "#embedded/model/understanding/time/period-name"

/** Whether a level is asked for without a time: then it stands beside the longer past. */
export const looksBack = ({ metrics, period, statistic, judged }: Level): boolean =>
  metrics.length === 1 &&
  period.form === "default" &&
  statistic === "mean" &&
  !judged &&
  metrics[0]!.recurs !== true

/** The time right before the one of a level, as long as that: what a judged level stands beside. */
export const asLongBefore = ({ period: { window, name } }: Level): Period => ({
  form: "before",
  window: daysBefore(window, daysIn(window)),
  name: nameOf(name),
})

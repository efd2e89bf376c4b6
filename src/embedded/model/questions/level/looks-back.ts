import type { Level } from "#embedded/model/questions/level/intent"

/** Whether a level is asked for without a time: then it stands beside the longer past. */
export const looksBack = ({ metrics, period, statistic, judged }: Level): boolean =>
  metrics.length === 1 &&
  period.form === "default" &&
  statistic === "mean" &&
  !judged &&
  metrics[0]!.recurs !== true

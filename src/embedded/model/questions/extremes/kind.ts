import type { Extremes } from "#embedded/model/questions/extremes/intent"
import { planExtremes } from "#embedded/model/questions/extremes/plan"
import { readExtremes } from "#embedded/model/questions/extremes/read"
import { writeExtremes } from "#embedded/model/questions/extremes/write"
import type { Kind } from "#embedded/model/questions/kind"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** The days, weeks or months in which a metric was highest or lowest. */
export const extremes: Kind<Extremes> = {
  kind: "extremes",
  read: readExtremes,
  plan: planExtremes,
  agent: () => "data_science",
  asks: ({ metric, end, period }) => `When was ${metric.name} ${end} ${inWords(period)}?`,
  metrics: ({ metric }) => [metric],
  write: (intent, { ledger }) => writeExtremes(intent, ledger),
  next: () => null,
  needs: "metrics",
}

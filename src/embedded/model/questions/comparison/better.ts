import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { capital, comparedWith, judged, sentence, verb } from "#embedded/model/english"
import { signOf, valueOf } from "#embedded/model/placeholder"
import { foundBy } from "#embedded/model/prose/found"
import { level, spoken } from "#embedded/model/prose/spoken"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import { inWords } from "#embedded/model/understanding/time/period-name"

const DURATION = "sleep_minutes"
/** Up to here, in minutes, a longer night is the better one. */
const LONG_NIGHT = 540

/** Which way a move goes for the person: of sleep a longer night, unless both are long. */
const wayOf = (metric: Metric, sign: number, longest: number): "better" | "worse" | null =>
  metric.key === DURATION && longest <= LONG_NIGHT
    ? sign > 0
      ? "better"
      : "worse"
    : judged(metric, sign)

/** Names the better of two times by the metric's direction, or the worse, with both levels; null without values. */
export const betterSentence = (
  metric: Metric,
  { a, b }: Contrast,
  ledger: Ledger,
  asks: "better" | "worse",
): string | null => {
  const { fact, finding } = foundBy(ledger, "compare", {
    metric: metric.key,
    a: a.window,
    b: b.window,
  })
  const [aMean, bMean, difference] = [fact("a_mean"), fact("b_mean"), fact("difference")]
  if (!aMean || !bMean || !difference) return null
  const sign = signOf(difference)
  const name = spoken(metric)
  const were = verb(metric, "was")
  if (sign === 0)
    return sentence`Neither: your ${name} ${were} ${level(metric, bMean)} ${inWords(b)} and
      ${level(metric, aMean)} ${inWords(a)}.`
  const way = wayOf(metric, sign, Math.max(valueOf(aMean) ?? 0, valueOf(bMean) ?? 0))
  const isLater = way === null || way === asks
  const [one, other] = isLater
    ? [
        { mean: bMean, time: b },
        { mean: aMean, time: a },
      ]
    : [
        { mean: aMean, time: a },
        { mean: bMean, time: b },
      ]
  const sure =
    finding?.verdict === "validated"
      ? "more than your usual ups and downs"
      : "a gap that your usual ups and downs could explain"
  const said =
    way === null
      ? `${comparedWith(metric, sign).replace(/ than$/, "")}, and neither way is better in itself`
      : asks
  return sentence`${capital(inWords(one.time))} your ${name} ${were} ${said}: ${level(metric, one.mean)}, against
    ${level(metric, other.mean)} ${inWords(other.time)}, ${sure}.`
}

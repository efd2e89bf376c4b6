import { signOf, valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { comparedWith, judged, sentence, verb } from "#embedded/model/english"
import { isSlight } from "#embedded/model/prose/contrast"
import { foundBy } from "#embedded/model/prose/found"
import { level, spoken } from "#embedded/model/prose/spoken"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"

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

const hasMoved = (metric: Metric, { a, b }: Contrast, ledger: Ledger): boolean => {
  const { finding } = foundBy(ledger, "compare", { metric: metric.key, a: a.window, b: b.window })
  return finding !== null && finding.verdict !== "rejected" && finding.negligible !== true
}

/** Of several measures, and of one that hardly differs, that it was about the same; null where one of them moved. */
export const evenSentence = (
  metrics: ReadonlyArray<Metric>,
  contrast: Contrast,
  ledger: Ledger,
): string | null => {
  const [first, ...others] = metrics
  if (!first || metrics.some((metric) => hasMoved(metric, contrast, ledger))) return null
  const { a, b } = contrast
  const { fact, finding } = foundBy(ledger, "compare", {
    metric: first.key,
    a: a.window,
    b: b.window,
  })
  const [aMean, bMean] = [fact("a_mean"), fact("b_mean")]
  if (!aMean || !bMean || (others.length === 0 && !isSlight(finding))) return null
  const rest = others.length > 0 ? ", and the rest of it hardly differs either" : ""
  return sentence`About the same: your ${spoken(first)} ${verb(first, "was")} ${level(first, bMean)} ${inWords(b)} and
    ${level(first, aMean)} ${inWords(a)}${rest}.`
}

import { isCounted, isPlural } from "#catalogue/metrics/degrees"
import { bare, signOf } from "#catalogue/placeholder"
import type { Material } from "#domain/briefing"
import type { Fact } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { fellOrRose, judged, sentence, verb } from "#embedded/model/english"
import { isConfounded } from "#embedded/model/prose/certainty"
import { isSlight } from "#embedded/model/prose/contrast"
import { foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { levelBeside, spoken } from "#embedded/model/prose/spoken"
import type { Worry } from "#embedded/model/questions/worry/intent"
import { acrossBoth } from "#embedded/model/understanding/time/contrast"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { phrases } from "#language/phrases"
import { seriesChart } from "#widgets/series-chart"

/** How a metric is said to have gone: "dropped", "got later". */
const gone = ({ scale }: Metric, way: number): string => {
  if (scale === "clock") return way > 0 ? "got later" : "got earlier"
  return way > 0 ? "gone up" : "gone down"
}

const CALM = "Nothing to worry about in that by itself."
const PASSING = sentence`That by itself is no alarm: short nights, alcohol, stress, hard training or a cold can do it
  for a while. If it lasts or you feel unwell, tell a doctor.`

const NORMAL = phrases`(normal|ok|okay|fine)`

/** What a feared number did first, then whether that is a reason to worry. */
export const writeWorry = (
  { metric, contrast, said }: Worry,
  { ledger, briefing: { question } }: Material,
): ReadonlyArray<Paragraph> => {
  const { a, b } = contrast
  const asksNormal = NORMAL.test(question)
  const found = foundBy(ledger, "compare", { metric: metric.key, a: a.window, b: b.window })
  const [before, now, difference] = [
    found.fact("a_mean"),
    found.fact("b_mean"),
    found.fact("difference"),
  ]
  if (!before || !now || !difference)
    return [paragraph([insufficientDataSentence(found, metric.name, [b, a])])]
  const { finding } = found
  const sign = signOf(difference)
  const isClear = finding?.verdict === "validated" && !isSlight(finding) && !isConfounded(finding)
  const isWorse = isClear && judged(metric, sign) === "worse"
  const beside = (fact: Fact) => {
    const shown = levelBeside(metric, fact, difference)
    return isCounted(metric) ? bare(shown) : shown
  }
  const levels = sentence`your ${spoken(metric)} averaged ${beside(now)} ${inWords(b)}, against
    ${bare(levelBeside(metric, before, difference))} usually`
  const it = isPlural(metric) ? "they" : "it"
  const sentences = (): ReadonlyArray<string> => {
    if (sign !== said || isSlight(finding))
      return [
        sentence`${capital(`${asksNormal ? "" : "no, and "}${it}`)} ${verb(metric, "has")} not really
          ${gone(metric, said)}: ${levels}.`,
      ]
    const way = fellOrRose(metric, sign)
    if (!isClear)
      return [
        `${asksNormal ? "Yes" : "Not from this"}: ${levels}, a move within your usual ups and downs.`,
      ]
    return isWorse
      ? [`${capital(it)} ${way} by more than your usual ups and downs: ${levels}.`, PASSING]
      : [`${asksNormal ? "Yes" : "No"}: ${levels}, and that is not a bad way to go.`]
  }
  const series = foundBy(ledger, "series", { metric: metric.key, window: acrossBoth(contrast) })
  const chart = seriesChart(metric, series.chart, series.fact("baseline"))
  return [paragraph([...sentences(), isWorse ? null : CALM], chart ? [chart] : [])]
}

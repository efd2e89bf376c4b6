import { placeholder } from "#catalogue/placeholder"
import { servings } from "#catalogue/servings"
import type { Material } from "#domain/briefing"
import { sentence, verb } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { level, spoken } from "#embedded/model/prose/spoken"
import type { InServings } from "#embedded/model/questions/serving/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** "About 7.6 glasses a day over the past month: your water intake averages 1,900 ml, a glass being 250 ml." */
export const writeServing = (
  { metric, serving, period }: InServings,
  { ledger }: Material,
): ReadonlyArray<Paragraph> => {
  const { name, each } = servings[serving]
  const found = foundBy(ledger, "reference", { metric: metric.key, window: period.window })
  const [count, one, own] = [found.fact("servings"), found.fact("serving"), found.fact("value")]
  if (!count || !one || !own)
    return [paragraph([insufficientDataSentence(found, spoken(metric), period)])]
  const isDay = period.window.from === period.window.to
  const daily = metric.adds_up && !isDay ? " a day" : ""
  const does = isDay ? verb(metric, "was") : "averages"
  const of = each ? `, ${each} being ${placeholder(one)}` : ""
  return [
    paragraph([
      sentence`About ${placeholder(count)} ${name}${daily} ${inWords(period)}: your ${spoken(metric)} ${does}
        ${level(metric, own)}${of}.`,
    ]),
  ]
}

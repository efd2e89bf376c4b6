import { metricOf } from "#catalogue/metrics"
import { placeholder } from "#catalogue/placeholder"
import { evidenceOf, type Finding, factsOf, type Ledger } from "#domain/ledger"
import { sentence, spokenName } from "#embedded/model/english"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { byVerdict } from "#statistics/verdict"

const sentencesOf = ({ item }: Finding): ReadonlyArray<string | null> => {
  const { effect, ci_low, ci_high, p_value, n, id } = item
  const hasInterval = effect !== undefined && ci_low !== undefined && ci_high !== undefined
  return [
    n === undefined ? null : `It rests on {{${id}.n}} days or nights with a value.`,
    hasInterval
      ? `Its size is {{${id}.effect}}, plausibly between {{${id}.ci_low}} and {{${id}.ci_high}}.`
      : null,
    p_value === undefined
      ? null
      : sentence`Its p-value, how often chance alone would bring as much, is {{${id}.p_value}}.`,
  ]
}

/** The number of days, the size with its interval and the p-value of the finding that an answer led with. */
export const basisOf = (ledger: Ledger): Paragraph =>
  details([...evidenceOf(ledger)].sort(byVerdict).slice(0, 1).flatMap(sentencesOf))

const COUNTED: ReadonlySet<string> = new Set(["n", "days", "count"])

const nounOf = ({ item: { target } }: Finding): string =>
  metricOf(target ?? "")?.day === "night" ? "nights" : "days"

/** What such a day or night must have a value of: both sides of a link, else the metric. */
const bothOf = ({ item: { feature, target } }: Finding): string => {
  const metrics = [feature, target].flatMap((key) => metricOf(key ?? "") ?? [])
  return metrics.length > 0
    ? metrics.map((each) => `your ${spokenName(each)}`).join(" and ")
    : "everything it takes"
}

/** On how many values an answer rests: those of its surest finding, else those that were counted. */
export const extentOf = (ledger: Ledger): Paragraph => {
  const [surest] = [...evidenceOf(ledger)].sort(byVerdict)
  if (surest?.item.n !== undefined)
    return paragraph([
      `{{${surest.item.id}.n}} ${nounOf(surest)}: all that have a value of ${bothOf(surest)}.`,
    ])
  const counted = factsOf(ledger).find(({ role }) => COUNTED.has(role))
  return paragraph([
    counted
      ? `On ${placeholder(counted)} with a value.`
      : "I did not count any for this: it is not an average of many days.",
  ])
}

import type { Conditional } from "#embedded/model/questions/conditional/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import { type Bound, boundOf, impliedBy } from "#embedded/model/understanding/limits/bound"
import { lagBetween, saysNext } from "#embedded/model/understanding/pair"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { phrases } from "#language/phrases"

const CONDITION = phrases`
  when
  whenever
  where
  if
  after
  on [the] (days|nights|those|ones)
  day/s
  night/s
  with
  given
  while
  restrict*
  limited to
  only
`
const CONTRASTS = phrases`
  ^ (does|do|did|is|are|was|were|will|would)
  differ*
  affect*
  effect
  influence*
  impact*
  change*
`
const MEAN = phrases`
  average
  mean
  typical*
  how (much|many|long|high|low)
`

/** "more than two coffees": cups are not on record, and no number of milligrams. */
const MIN_CAFFEINE_MG = 20
const isOfCups = ({ metric, limit }: Bound): boolean =>
  metric.key === "caffeine_mg" && limit.value < MIN_CAFFEINE_MG

/** "what is my average HRV on days when my caffeine is above 170". */
export const readConditional = (parsed: ParsedQuestion): Conditional | null => {
  const { text, mentions, limits } = parsed
  for (const limit of limits) {
    const bound =
      boundOf(parsed, limit) ??
      (limit.said
        ? boundOf({ ...parsed, mentions: impliedBy(parsed.whole, [limit]) }, limit)
        : null)
    if (!bound || isOfCups(bound) || !(bound.said || CONDITION.test(text))) continue
    const target = mentions
      .filter((mention) => mention !== bound.mention)
      .flatMap(({ metrics }) => metrics)
      .find(({ key }) => key !== bound.metric.key)
    if (!target) continue
    const contrasts = CONTRASTS.test(text) && !MEAN.test(text)
    const feature = bound.metric
    const lag = contrasts ? lagBetween(feature, target, text) : saysNext(text) ? 1 : 0
    return {
      kind: "conditional",
      feature,
      target,
      limit: bound.limit,
      lag,
      period: periodOf(parsed, DEFAULT_DAYS.conditional),
      asks: contrasts ? "difference" : "mean",
    }
  }
  return null
}

import type { Conditional } from "#embedded/model/questions/conditional/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import { boundOf } from "#embedded/model/understanding/limits/bound"
import { lagBetween, saysNext } from "#embedded/model/understanding/pair"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { pattern, words } from "#embedded/model/understanding/words/table"

const CONDITION = words`
  when(ever)?
  where
  if
  after
  on (the )?(days|nights|those|ones)
  for (the )?(days|nights)
  days?
  nights?
  with
  given
  while
  restrict*
  limited to
  only
`
const CONTRASTS = pattern`
  ^(does|do|did|is|are|was|were|will|would)\b
  \bdiffer*\b
  \baffect*\b
  \beffect\b
  \binfluence*\b
  \bimpact*\b
  \bchange*\b
`
const MEAN = /\b(?:average|mean|typical\w*|how (?:much|many|long|high|low))\b/i

/** "what is my average HRV on days when my caffeine is above 170". */
export const readConditional = (parsed: ParsedQuestion): Conditional | null => {
  const { text, whole, mentions, limits } = parsed
  for (const limit of limits) {
    const bound = boundOf(whole, mentions, limit)
    if (!bound || !(bound.said || CONDITION.test(text))) continue
    const target = mentions
      .filter((mention) => mention !== bound.mention)
      .flatMap(({ metrics }) => metrics)
      .find(({ key }) => key !== bound.metric.key)
    if (!target) continue
    const contrasts = CONTRASTS.test(text.trim()) && !MEAN.test(text)
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

import type { Correlation } from "#embedded/model/questions/correlation/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import { saysNext } from "#embedded/model/understanding/pair"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { RELATION } from "#embedded/model/understanding/words/concept-patterns"
import { anyOf, words } from "#embedded/model/understanding/words/table"

const RELATED = anyOf`
  ${RELATION}
  mov(e|es|ing) (together|in|with)
  track*
  depend*
  follow*
  co-?var*
`
const CORRELATES = words`
  correlat*
  spearman*
  pearson*
  rho
  rank(ed)?[- ](association|relation*|order|based)
  how (strong*|close*|tight*|well|much) ([a-z]+ ){0,10}?${RELATED}
  (strength|degree) of (the |any )?([a-z]+ ){0,2}(relation*|link|association|connection|dependence)
`

/** "what is the Spearman correlation between X and Y": day by day as they are, nothing taken out. */
export const readCorrelation = (parsed: ParsedQuestion): Correlation | null => {
  const { whole, text, metrics } = parsed
  const [feature, target] = metrics
  if (!feature || !target || !CORRELATES.test(whole)) return null
  return {
    kind: "correlation",
    pair: { feature, target, lag: saysNext(text) ? 1 : 0 },
    period: periodOf(parsed, DEFAULT_DAYS.correlation),
  }
}

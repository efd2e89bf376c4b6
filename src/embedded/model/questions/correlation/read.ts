import type { Correlation } from "#embedded/model/questions/correlation/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import { saysNext } from "#embedded/model/understanding/pair"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { RELATION } from "#embedded/model/understanding/words/concepts"
import { phrases } from "#language/phrases"

const RELATED = phrases`
  ${RELATION}
  (move|moves|moving) (together|in|with)
  track*
  depend*
  follow*
  co var*
  covar*
`
const CORRELATES = phrases`
  correlat*
  spearman*
  pearson*
  rho
  rank/ed (association|relation*|order|based)
  how (strong*|close*|tight*|well|much) ...10 ${RELATED}
  (strength|degree) of [the|any] ...2 (relation*|link|association|connection|dependence)
`

/** Without a time: a yes or no is asked for, or how much of a link there is, and no coefficient. */
const PLAIN = phrases`
  ^ ...3(and|so|but|hey|hi|ok|um) (is there|does|do|are|is)
  how strong is the (link|effect|connection|tie)
`
const COEFFICIENT = phrases`
  (spearman*|pearson*|rho|coefficient|rank)
  (what is|what's|what was) the correlation
`

/** "what is the Spearman correlation between X and Y": day by day as they are, nothing taken out. */
export const readCorrelation = (parsed: ParsedQuestion): Correlation | null => {
  const { whole, text, metrics, periods } = parsed
  const [feature, target] = metrics
  if (!feature || !target || !CORRELATES.test(whole)) return null
  if (periods.length === 0 && PLAIN.test(whole) && !COEFFICIENT.test(whole)) return null
  return {
    kind: "correlation",
    pair: { feature, target, lag: saysNext(text) ? 1 : 0 },
    period: periodOf(parsed, DEFAULT_DAYS.correlation),
  }
}

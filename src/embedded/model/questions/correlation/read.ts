import type { Correlation } from "#embedded/model/questions/correlation/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import { saysNext } from "#embedded/model/understanding/pair"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"

const RELATED =
  "(?:relat\\w*|link\\w*|tied|connect\\w*|associat\\w*|coupled|go(?:es)? (?:together|hand in hand|along)|mov(?:e|es|ing) (?:together|in|with)|track\\w*|depend\\w*|follow\\w*|co-?var\\w*)"
const CORRELATES = new RegExp(
  `\\b(?:correlat\\w*|spearman\\w*|pearson\\w*|rho|rank(?:ed)?[- ](?:association|relation\\w*|order|based))\\b|\\bhow (?:strong\\w*|close\\w*|tight\\w*|well|much) (?:[a-z]+ ){0,10}?${RELATED}\\b|\\b(?:strength|degree) of (?:the |any )?(?:[a-z]+ ){0,2}(?:relation\\w*|link|association|connection|dependence)\\b`,
  "i",
)

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

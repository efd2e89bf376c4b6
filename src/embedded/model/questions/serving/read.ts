import type { InServings } from "#embedded/model/questions/serving/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { servingIn } from "#embedded/model/understanding/servings"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { phrases } from "#language/phrases"

const COUNTS = phrases`
  how (many|much) ...2 (cup/s|mug/s|coffee/s|espresso/s|tea/s|glass/es|pint/s|bottle/s|drink/s|unit/s)
  how (many|much) ...2 (litre/s|liter/s|stone)
  (in|how many) (stone/s|glass/es|cup/s|litre/s|liter/s|bottle/s|units|drinks)
`
const OTHER = phrases`
  (should|can|may|safe|recommended|too (many|much)|equal/s|is (a|an|one))
  (in a|in an|in one) ...3
  days
  nights
  than
  more
  less
`

/** "how many cups of coffee do I drink a day": the amount on record in the measure of the question. */
export const readServing = (parsed: ParsedQuestion): InServings | null => {
  const { metrics, whole, periods, limits } = parsed
  const [metric] = metrics
  if (!metric || metrics.length > 1 || periods.length > 1 || limits.length > 0) return null
  const serving = COUNTS.test(whole) && !OTHER.test(whole) ? servingIn(whole, metric) : null
  return serving
    ? { kind: "serving", metric, serving, period: periodOf(parsed, DEFAULT_DAYS.serving) }
    : null
}

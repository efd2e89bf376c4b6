import { metricOf } from "#catalogue/metrics"
import { canExplain } from "#catalogue/metrics/relatedness"
import type { Metric } from "#domain/metric"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

/** Asks for an effect without saying on what: "does coffee do anything for me". */
export const UNNAMED_OUTCOME = phrases`
  (do|does|did|done|doing) [me] (anything|something|any good|much|nothing)
  (make/s|making|made) [(a|any|much|no)] [real] difference
  (is|be|are|was) [it] (worth it|pointless|useless|a waste of time)
  any (use|good|effect/s|impact|difference|benefit/s|point)
  (with|on|for|to) anything
  matter/s
  what happens [to me] (when|if)
  the (reason|cause) (i|i'm|im|why) [am|feel] [so] [(tired|exhausted|groggy|low|stressed)]
  (feel|felt|feeling) (better|worse|good|bad|great|rough|tired)
  (affect*|influenc*|chang*|help*|hurt*|harm*|impact*) (me|anything|my (health|body|life))
  (good|bad|better|worse) for (me|my (health|body))
  (effect|impact|influence) on (me|my (health|body|life))
  (have|has|had) (an|any|some) (effect|impact|influence)
  work/s for me
`

/** What most people mean by an effect on them; of each list what there is data of. */
const OUTCOMES = [
  ["sleep_minutes"],
  ["hrv_rmssd", "hrv_sdnn"],
  ["resting_hr"],
  ["mood", "stress_score"],
]

/** The few outcomes that matter where none is named: those that the person has data of. */
export const outcomesOf = (
  { briefing }: ParsedQuestion,
  feature: Metric | null,
): ReadonlyArray<Metric> => {
  const present = new Set(briefing.metrics.map(({ metric }) => metric))
  return OUTCOMES.flatMap((keys) => keys.find((key) => present.has(key)) ?? [])
    .flatMap((key) => metricOf(key) ?? [])
    .filter((outcome) => feature === null || canExplain(feature, outcome))
}

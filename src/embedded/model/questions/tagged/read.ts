import type { Tagged } from "#embedded/model/questions/tagged/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { tagIn } from "#embedded/model/understanding/tag-place"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { phrases } from "#language/phrases"

const ACTS = phrases`
  affect*
  effect/s
  influence*
  impact*
  help*
  hurt*
  improve*
  worsen*
  ruin*
  harm*
  change*
  (good|bad) for
  (better|worse|more|less|longer|shorter|higher|lower|deeper) ...4(sleep|with|after|when|on|if|days|nights)
  (do|does|did) ...6 (anything|something|work|matter|make a difference)
  (on|after) [the] (days|nights) [when|that|with]
  (link/s|linked|connection|correlat*|relat*|associat*)
`

/** A question of what a tag of the diary does to a metric. */
export const readTagged = (parsed: ParsedQuestion): Tagged | null => {
  const { whole, mentions, briefing } = parsed
  const tags = briefing.tags ?? []
  const place = tags.length > 0 && ACTS.test(whole) ? tagIn(whole, tags) : null
  if (!place) return null
  const target = mentions.find(({ start, end }) => end <= place.start || start >= place.end)
  const [metric] = target?.metrics ?? []
  if (!metric) return null
  return {
    kind: "tagged",
    tag: place.tag,
    target: metric,
    lag: metric.day === "night" ? 1 : 0,
    period: periodOf(parsed, DEFAULT_DAYS.tagged),
  }
}

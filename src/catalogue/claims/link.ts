import {
  effectiveSize,
  intervalOf,
  metricNamed,
  type Parts,
  type Unworded,
} from "#catalogue/claims/parts"
import { amountOf, countUnit } from "#catalogue/metrics/degrees"
import type { LinkClaim } from "#domain/claim"
import type { Metric } from "#domain/metric"

/** The time of the target relative to the feature. A night has the date of waking up. */
const when = (feature: Metric, target: Metric, lag: number): string => {
  if (lag > 1) return "some days later"
  if (lag === 1) return target.day === "night" ? "the night after" : "the day after"
  if (feature.day === target.day) return target.day === "night" ? "the same night" : "the same day"
  return target.day === "night" ? "the night before" : "on the following day"
}

/** Which days go with which of another metric. */
export const linkParts = ({ item }: Unworded, claim: LinkClaim): Parts => {
  const [feature, target] = [metricNamed(item.feature), metricNamed(item.target)]
  const { id, effect = 0 } = item
  const names = claim.given.map((key) => metricNamed(key).name)
  const taken = names.length === 0 ? "" : `, with ${names.join(" and ")} taken out`
  const aside = claim.on ? `${taken}, on ${claim.on} alone` : taken
  const moment = when(feature, target, claim.lag)
  const unit = feature.day === "night" ? "Nights" : "Days"
  const days = `{{${id}.n}} ${countUnit(target)}${effectiveSize(claim.n_eff_key)}`
  const across = (size: string) =>
    claim.clear && claim.size_key !== null
      ? `, about {{${claim.size_key}${size}}} across the usual range of ${feature.name}`
      : ""
  return {
    link: claim.clear
      ? `${unit} with ${amountOf(feature, 1)} are associated with ${amountOf(target, effect)} ${moment}${aside}`
      : `There is no clear link in your data between ${feature.name} and ${target.name} ${moment}${aside}`,
    size: across(""),
    magnitude: across(".size"),
    statistics: ` (rank correlation {{${id}.effect}}, ${intervalOf(id)}, ${days})`,
    end: ".",
  }
}

import {
  effectiveSize,
  intervalOf,
  metricNamed,
  type Parts,
  placeholder,
  seasonal,
  type Unworded,
} from "#catalogue/claims/parts"
import { countUnit } from "#catalogue/metrics/degrees"
import type { LevelChangeClaim, TrendClaim } from "#domain/claim"

/** How a metric moved over a period. */
export const trendParts = ({ item }: Unworded, claim: TrendClaim): Parts => {
  const { name } = metricNamed(item.target)
  const [low, high] = claim.interval_keys?.map(placeholder) ?? []
  const interval = low ? `, confidence interval ${low} to ${high}` : ""
  const step = claim.is_step ? ", in a single step rather than steadily" : ""
  return {
    link: claim.clear ? `Typical ${name} changed` : `There is no clear trend in ${name}: it moved`,
    size: ` by ${placeholder(claim.change_key)} over the period`,
    statistics: ` (${placeholder(claim.per_week_key)}${interval}${effectiveSize(claim.n_eff_key)})`,
    end: claim.clear ? `${step}.${seasonal(claim.season)}` : ".",
  }
}

/** When the level of a metric changed. */
export const levelChangeParts = ({ item }: Unworded, claim: LevelChangeClaim): Parts => {
  const { id } = item
  const metric = metricNamed(item.target)
  const [size, on] = [placeholder(claim.size_key), placeholder(claim.on_key)]
  const statistics = ` (${intervalOf(id)}, {{${id}.n}} ${countUnit(metric)}${effectiveSize(claim.n_eff_key)})`
  if (claim.device)
    return {
      link: `The level of ${metric.name} moved`,
      size: ` by ${size} around ${on}`,
      statistics: "",
      end: ", when the device changed: it may be the device and not the person.",
    }
  return claim.clear
    ? {
        link: `The level of ${metric.name} changed`,
        size: ` by ${size} around ${on}, between ${placeholder(claim.from_key)} and ${placeholder(claim.to_key)}`,
        statistics,
        end: `.${seasonal(claim.season)}`,
      }
    : {
        link: `There is no clear change in the level of ${metric.name}; the largest is`,
        size: ` ${size}, around ${on}`,
        statistics,
        end: ".",
      }
}

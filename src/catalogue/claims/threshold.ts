import { metricNamed, type Parts, placeholder, type Unworded } from "#catalogue/claims/parts"
import type { ThresholdClaim } from "#domain/claim"

/** A link that changes at a threshold. */
export const thresholdParts = ({ item }: Unworded, claim: ThresholdClaim): Parts => {
  const [feature, target] = [metricNamed(item.feature).name, metricNamed(item.target).name]
  const [knot, low, high] = [claim.knot_key, claim.low_key, claim.high_key].map(placeholder)
  return {
    link: claim.clear
      ? `The link between ${feature} and ${target} changes around`
      : `There is no clear amount of ${feature} from which its link with ${target} changes; the likeliest is`,
    size: ` ${knot}, anywhere from ${low} to ${high}`,
    statistics: "",
    end: ".",
  }
}

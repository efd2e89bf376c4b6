import { dayCount, placeholder, valueOf } from "#catalogue/placeholder"
import { sentence } from "#embedded/model/english"
import type { Found } from "#embedded/model/prose/found"

/** Below this share of independent days the answer says so. */
const MUCH_ALIKE = 0.5

/** How many independent days the values are worth; null unless autocorrelation at least halves them. */
export const independentSentence = ({ fact }: Found): string | null => {
  const [n, independent] = [fact("n"), fact("n_eff")]
  const [days, worth] = [valueOf(n), valueOf(independent)]
  if (!n || !independent || days === null || worth === null) return null
  return worth < MUCH_ALIKE * days
    ? sentence`One ${n.item.unit === "nights" ? "night" : "day"} is much like the one before, so these
      ${dayCount(n)} say as much as about ${placeholder(independent)} that are independent of each
      other.`
    : null
}

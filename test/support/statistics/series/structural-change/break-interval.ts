import { normalTail } from "#statistics/distribution/normal"
import { rootBetween } from "#statistics/distribution/root"
import { mean, squares } from "#statistics/sample/descriptive"

const LARGE = 30
const DENSITY = 1 / Math.sqrt(2 * Math.PI)

/** exp(z²/2) P(Z > z) of the standard normal, of size 1/z; far out by its asymptotic series. */
const scaledTail = (z: number): number => {
  if (z < LARGE) return Math.exp((z * z) / 2) * normalTail(z)
  const y = 1 / (z * z)
  return (DENSITY / z) * (1 - y * (1 - 3 * y * (1 - 5 * y)))
}

/**
 * The distribution of how far the estimate of a break lies behind it, in values times the squared size of
 * the break over the variance before it (Bai 1997, appendix B); `ratio` is the variance after the break
 * over that before.
 */
const distribution = (x: number, ratio: number): number => {
  const far = Math.abs(x)
  if (x < 0) {
    const root = Math.sqrt(far)
    const near =
      root * DENSITY + ((ratio * (ratio + 2)) / (ratio + 1)) * scaledTail((0.5 + 1 / ratio) * root)
    const level = far / 2 - 2 + (ratio + 2) ** 2 / (ratio + 1)
    return level * normalTail(root / 2) - Math.exp(-far / 8) * near
  }
  const root = Math.sqrt(far / ratio)
  const near =
    root * DENSITY + ((2 * ratio + 1) / (ratio * (ratio + 1))) * scaledTail((ratio + 0.5) * root)
  const level = (2 * ratio + 1) ** 2 / ((ratio + 1) * ratio) - 2 + far / (2 * ratio)
  return 1 - level * normalTail(root / 2) + Math.exp(-far / (8 * ratio)) * near
}

/** Beyond so many variances of a side over that before, the distribution is 0 or 1. */
const FAR = 500

/**
 * The 95 % interval of the place of one change of mean after `k` independent values, with a variance
 * before and one after, in values and rounded outward (Bai 1997).
 */
export const breakInterval = (values: ArrayLike<number>, k: number) => {
  const before = Array.from(values).slice(0, k)
  const after = Array.from(values).slice(k)
  const variance = squares(before) / before.length
  const ratio = squares(after) / after.length / variance
  const unit = variance / (mean(after) - mean(before)) ** 2
  const quantile = (p: number) =>
    unit * rootBetween((x) => distribution(x, ratio) - p, -FAR, FAR * Math.max(1, ratio))
  return { ci_low: k - Math.ceil(quantile(0.975)), ci_high: k - Math.floor(quantile(0.025)) }
}

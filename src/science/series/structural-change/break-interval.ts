import { normalTail } from "#science/distribution/normal"
import { rootBetween } from "#science/distribution/root"
import { mean, squares } from "#science/sample/descriptive"

const LARGE = 30

/** ln P(Z > z) of the standard normal; far out, where P is below all doubles, by its asymptotic series. */
const logNormalTail = (z: number): number => {
  if (z < LARGE) return Math.log(normalTail(z))
  const y = 1 / (z * z)
  return -(z * z) / 2 - Math.log(z * Math.sqrt(2 * Math.PI)) + Math.log1p(-y * (1 - 3 * y))
}

/**
 * The distribution of how far the estimate of a break lies behind it, in values times the squared size of
 * the break over the variance before it (Bai 1997, appendix B); `ratio` is the variance after the break
 * over that before.
 */
const distribution = (x: number, ratio: number): number => {
  const far = Math.abs(x)
  const root = Math.sqrt(far)
  if (x < 0) {
    const frac = 1 / ratio
    return (
      -(root * Math.exp(-far / 8)) / Math.sqrt(2 * Math.PI) -
      ((ratio * (ratio + 2)) / (ratio + 1)) *
        Math.exp((frac * (1 + frac) * far) / 2 + logNormalTail((0.5 + frac) * root)) +
      (far / 2 - 2 + (ratio + 2) ** 2 / (ratio + 1)) * normalTail(root / 2)
    )
  }
  return (
    1 +
    (Math.sqrt(1 / ratio) * root * Math.exp(-far / (8 * ratio))) / Math.sqrt(2 * Math.PI) +
    ((2 * ratio + 1) / (ratio * (ratio + 1))) *
      Math.exp(((ratio + 1) * far) / 2 + logNormalTail(((ratio + 0.5) / Math.sqrt(ratio)) * root)) -
    ((2 * ratio + 1) ** 2 / ((ratio + 1) * ratio) - 2 + far / (2 * ratio)) *
      normalTail(Math.sqrt(far / ratio) / 2)
  )
}

const NEAR = 1e-9
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
  const reaches = (p: number, from: number, to: number) =>
    unit * rootBetween((x) => distribution(x, ratio) - p, from, to)
  return {
    ci_low: k - Math.ceil(reaches(0.975, NEAR, FAR * Math.max(1, ratio))),
    ci_high: k - Math.floor(reaches(0.025, -FAR, -NEAR)),
  }
}

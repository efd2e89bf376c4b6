import { normalTail } from "#science/distribution/normal"
import { rootBetween } from "#science/distribution/root"
import { mean, squares } from "#science/sample/descriptive"

/**
 * The distribution of how far the estimate of a break lies from it, in units of the squared size of the
 * break over the variance before it (Bai 1997, appendix B); `ratio` is the variance after the break over
 * that before.
 */
const distribution = (x: number, ratio: number): number => {
  const far = Math.abs(x)
  const root = Math.sqrt(far)
  if (x < 0) {
    const frac = 1 / ratio
    return (
      -(root * Math.exp(-far / 8)) / Math.sqrt(2 * Math.PI) -
      ((ratio * (ratio + 2)) / (ratio + 1)) *
        Math.exp((frac * (1 + frac) * far) / 2) *
        normalTail((0.5 + frac) * root) +
      (far / 2 - 2 + (ratio + 2) ** 2 / (ratio + 1)) * normalTail(root / 2)
    )
  }
  return (
    1 +
    (Math.sqrt(1 / ratio) * root * Math.exp(-far / (8 * ratio))) / Math.sqrt(2 * Math.PI) +
    ((2 * ratio + 1) / (ratio * (ratio + 1))) *
      Math.exp(((ratio + 1) * far) / 2) *
      normalTail(((ratio + 0.5) / Math.sqrt(ratio)) * root) -
    ((2 * ratio + 1) ** 2 / ((ratio + 1) * ratio) - 2 + far / (2 * ratio)) *
      normalTail(Math.sqrt(far / ratio) / 2)
  )
}

/** Beyond this the distribution is 0 or 1 to all digits, and its exponentials are beyond doubles. */
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
    ci_low: k + Math.floor(reaches(0.025, -FAR, -1e-9)),
    ci_high: k + Math.ceil(reaches(0.975, 1e-9, FAR)),
  }
}

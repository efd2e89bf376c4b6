/**
 * The smallest effect of interest by metric: in its own unit, or as a share of its level. Chosen for
 * this product by what a device can resolve and a person can feel.
 */
const smallest: Readonly<Record<string, { readonly change: number } | { readonly share: number }>> =
  {
    resting_hr: { change: 1 },
    hrv_rmssd: { share: 0.05 },
    hrv_sdnn: { share: 0.05 },
    sleep_minutes: { change: 10 },
    steps: { change: 500 },
    weight_kg: { change: 0.3 },
  }

/** For other metrics a fifth of the standard deviation, Cohen's (1988) small effect. */
const OF_SD = 0.2

/** The smallest rank correlation of interest. */
export const SMALLEST_RHO = 0.1

/** The smallest effect of interest of a metric, in its unit; `level` and `sd` are those of the person. */
export const smallestEffectOfInterest = (metric: string, level: number, sd: number): number => {
  const own = Object.hasOwn(smallest, metric) ? smallest[metric] : undefined
  if (!own) return OF_SD * sd
  return "change" in own ? own.change : own.share * Math.abs(level)
}

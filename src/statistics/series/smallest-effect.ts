/**
 * The smallest change worth a word, by metric: in its own unit, or as a share of its level. Choices of
 * this product; each is about what a device can tell apart and a person can feel.
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

/** Of a metric without an entry: a fifth of its standard deviation, Cohen's (1988) small effect. */
const OF_SD = 0.2

/** A rank correlation nearer to 0 is none to speak of. */
export const SMALLEST_RHO = 0.1

/**
 * The smallest difference of a metric that is worth a word, in its unit; `level` and `sd` are the
 * person's own.
 */
export const smallestEffectOfInterest = (metric: string, level: number, sd: number): number => {
  const own = Object.hasOwn(smallest, metric) ? smallest[metric] : undefined
  if (!own) return OF_SD * sd
  return "change" in own ? own.change : own.share * Math.abs(level)
}

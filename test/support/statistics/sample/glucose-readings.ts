import { mean, sd } from "#statistics/sample/descriptive"

/** Readings of a glucose sensor in mg/dL; shares in percent of the readings. */
export interface GlucoseReadings {
  readonly mean: number
  readonly sd: number
  readonly cv_pct: number
  /** The glucose management indicator 3.31 + 0.02392 mean, in percent (Bergenstal et al. 2018). */
  readonly gmi_pct: number
  /** The HbA1c of the mean, (mean + 46.7) / 28.7, in percent (Nathan et al. 2008). */
  readonly estimated_a1c_pct: number
  /** Below 54, 54 to below 70, 70 to 180, above 180 to 250, above 250 (Battelino et al. 2019). */
  readonly tbr_lt54: number
  readonly tbr_54_69: number
  readonly tir_70_180: number
  readonly tar_181_250: number
  readonly tar_gt250: number
}

/** The summary of a sensor's readings by the international consensus on time in range. */
export const glucoseReadings = (readings: ReadonlyArray<number>): GlucoseReadings => {
  const centre = mean(readings)
  const spread = sd(readings)
  const share = (within: (reading: number) => boolean) =>
    (100 * readings.filter(within).length) / readings.length
  return {
    mean: centre,
    sd: spread,
    cv_pct: (100 * spread) / centre,
    gmi_pct: 3.31 + 0.02392 * centre,
    estimated_a1c_pct: (centre + 46.7) / 28.7,
    tbr_lt54: share((reading) => reading < 54),
    tbr_54_69: share((reading) => reading >= 54 && reading < 70),
    tir_70_180: share((reading) => reading >= 70 && reading <= 180),
    tar_181_250: share((reading) => reading > 180 && reading <= 250),
    tar_gt250: share((reading) => reading > 250),
  }
}

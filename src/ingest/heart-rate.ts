import { numberIn, objectIn } from "#ingest/field"

/** The summary of heart rate and its variability, as all kinds of payload carry it. */
export const readHeartRate = (heartRateData: unknown) => {
  const summary = objectIn(objectIn(heartRateData).summary)
  return {
    resting_hr_bpm: numberIn(summary.resting_hr_bpm),
    avg_hr_bpm: numberIn(summary.avg_hr_bpm),
    min_hr_bpm: numberIn(summary.min_hr_bpm),
    max_hr_bpm: numberIn(summary.max_hr_bpm),
    hrv_rmssd_ms: numberIn(summary.avg_hrv_rmssd),
    hrv_sdnn_ms: numberIn(summary.avg_hrv_sdnn),
  }
}

/** 255 and 0 are what a watch sends for "not measured" at night. */
export const measuredBpm = (bpm: number | null): number | null =>
  bpm === null || bpm <= 0 || bpm >= 250 ? null : bpm

import type { StoredSleep } from "#db/sleep-sessions"
import { isoOf, parseStamp, type Stamp, zoneOf } from "#domain/time"
import type { Payload } from "#domain/webhook"
import { idIn, integerIn, listIn, numberIn, objectIn, textIn } from "#ingest/field"
import { measuredBpm, readHeartRate } from "#ingest/heart-rate"
import { type Parsed, refuseLegacy, Unreadable } from "#ingest/parsed"

/** Vendors send 0.9, 91.5 or 1.99 for the same thing: up to 1.5 it is a fraction. In percent. */
const efficiencyOf = (value: number | null): number | null =>
  value === null ? null : Math.min(100, Math.max(0, value <= 1.5 ? value * 100 : value))

const readDurations = (durationsData: unknown) => {
  const durations = objectIn(durationsData)
  const asleep = objectIn(durations.asleep)
  const awake = objectIn(durations.awake)
  const other = objectIn(durations.other)
  const deep_s = numberIn(asleep.duration_deep_sleep_state_seconds)
  const light_s = numberIn(asleep.duration_light_sleep_state_seconds)
  const rem_s = numberIn(asleep.duration_REM_sleep_state_seconds)
  const stages = [deep_s, light_s, rem_s].filter((stage) => stage !== null)
  return {
    in_bed_s: numberIn(other.duration_in_bed_seconds),
    asleep_s:
      numberIn(asleep.duration_asleep_state_seconds) ??
      (stages.length === 0 ? null : stages.reduce((sum, stage) => sum + stage, 0)),
    deep_s,
    light_s,
    rem_s,
    awake_s: numberIn(awake.duration_awake_state_seconds),
    unmeasurable_s: numberIn(other.duration_unmeasurable_sleep_seconds),
    latency_s: numberIn(awake.sleep_latency_seconds),
    wakeups: integerIn(awake.num_wakeup_events),
    efficiency_pct: efficiencyOf(numberIn(durations.sleep_efficiency)),
  }
}

/** The longest time in bed, in seconds, that a missing start is worked out from. */
const MAX_IN_BED_S = 172_800

/** A start the payload leaves out: the end less the time in bed, seen from the end's offset. */
const startBefore = (end: Stamp, inBedS: number | null): string | null => {
  if (inBedS === null || inBedS < 0 || inBedS > MAX_IN_BED_S) return null
  const wall = isoOf(end.epoch_ms - inBedS * 1000 + (end.offset_min ?? 0) * 60_000)
  return wall.replace("Z", zoneOf(end.offset_min))
}

const readHypnogram = (samples: unknown): StoredSleep["hypnogram"] => {
  const stages = listIn(samples).flatMap((sample) => {
    const { timestamp, level } = objectIn(sample)
    const t = textIn(timestamp)
    const stage = integerIn(level)
    return t === null || stage === null ? [] : [{ t, level: stage }]
  })
  return stages.length === 0 ? null : stages
}

/** Reads one item of a sleep payload. Its date is the local day of waking up. */
export const readSleep = (item: Payload): Parsed<StoredSleep> => {
  const legacy = refuseLegacy(item)
  if (legacy) return legacy
  const metadata = objectIn(item.metadata)
  const end = parseStamp(metadata.end_time)
  if (!end) return new Unreadable("It has no end that can be read.")
  const durations = readDurations(item.sleep_durations_data)
  const start_at = parseStamp(metadata.start_time)?.text ?? startBefore(end, durations.in_bed_s)
  if (start_at === null) return new Unreadable("It has neither a start nor a time in bed.")
  const heartRate = readHeartRate(item.heart_rate_data)
  const respiration = objectIn(item.respiration_data)
  const readiness = objectIn(item.readiness_data)
  const summary_id = idIn(metadata.summary_id)
  return {
    session_key: summary_id ?? `${start_at}|${end.text}`,
    summary_id,
    start_at,
    end_at: end.text,
    date: end.date,
    tz_offset_min: end.offset_min,
    is_nap: metadata.is_nap === true,
    upload_type: integerIn(metadata.upload_type),
    ...durations,
    ...heartRate,
    min_hr_bpm: measuredBpm(heartRate.min_hr_bpm),
    max_hr_bpm: measuredBpm(heartRate.max_hr_bpm),
    avg_hr_bpm: measuredBpm(heartRate.avg_hr_bpm),
    resting_hr_bpm: measuredBpm(heartRate.resting_hr_bpm),
    resp_rate_brpm: numberIn(objectIn(respiration.breaths_data).avg_breaths_per_min),
    spo2_avg_pct: numberIn(objectIn(respiration.oxygen_saturation_data).avg_saturation_percentage),
    skin_temp_delta_c: numberIn(objectIn(item.temperature_data).delta),
    score: numberIn(objectIn(item.scores).sleep),
    readiness: numberIn(readiness.readiness),
    recovery_level: integerIn(readiness.recovery_level),
    snoring_s: numberIn(objectIn(respiration.snoring_data).total_snoring_duration_seconds),
    hypnogram: readHypnogram(objectIn(item.sleep_durations_data).hypnogram_samples),
  }
}

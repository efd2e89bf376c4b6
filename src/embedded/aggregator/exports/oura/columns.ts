import type { Column } from "#embedded/aggregator/exports/rows"

const NO_PLACE = "no place for it yet"
const OF_NIGHT = "the night of that day has it"

const none = (reason: string, names: string): Readonly<Record<string, Column>> =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, reason]))

const own = { id: null, day: null, timestamp: null } as const

/** The columns of the tables of an export, by the name of the table. */
export const tables: Readonly<Record<string, Readonly<Record<string, Column>>>> = {
  sleepmodel: {
    ...own,
    bedtime_start: null,
    bedtime_end: null,
    type: null,
    sleep_phase_5_min: null,
    readiness: null,
    average_breath: ["night", "resp_rate_brpm", "rpm"],
    average_heart_rate: ["night", "avg_hr_bpm", "bpm"],
    lowest_heart_rate: ["night", "min_hr_bpm", "bpm"],
    average_hrv: ["night", "hrv_rmssd_ms", "ms"],
    awake_time: ["night", "awake_s", "s"],
    deep_sleep_duration: ["night", "deep_s", "s"],
    light_sleep_duration: ["night", "light_s", "s"],
    rem_sleep_duration: ["night", "rem_s", "s"],
    total_sleep_duration: ["night", "asleep_s", "s"],
    time_in_bed: ["night", "in_bed_s", "s"],
    latency: ["night", "latency_s", "s"],
    efficiency: ["night", "efficiency_pct", "%"],
    ...none(
      NO_PLACE,
      `low_battery_alert period restless_periods heart_rate hrv movement_30_sec readiness_score_delta
      sleep_score_delta sleep_algorithm_version sleep_analysis_reason app_sleep_phase_5_min
      sleep_phase_30_sec ring_id`,
    ),
  },
  dailyactivity: {
    ...own,
    steps: ["day", "steps", "1"],
    active_calories: ["day", "calories_active_kcal", "kcal"],
    total_calories: ["day", "calories_total_kcal", "kcal"],
    equivalent_walking_distance: ["day", "distance_m", "m"],
    score: ["day", "activity_score", "1"],
    high_activity_time: ["day", "vigorous_s", "s"],
    medium_activity_time: ["day", "moderate_s", "s"],
    low_activity_time: ["day", "low_s", "s"],
    sedentary_time: ["day", "sedentary_s", "s"],
    resting_time: ["day", "rest_s", "s"],
    ...none(
      NO_PLACE,
      `average_met_minutes class_5_min contributors high_activity_met_minutes inactivity_alerts
      low_activity_met_minutes medium_activity_met_minutes met meters_to_target non_wear_time
      sedentary_met_minutes target_calories target_meters`,
    ),
  },
  dailyreadiness: {
    ...own,
    score: ["day", "recovery_score", "1"],
    contributors: NO_PLACE,
    temperature_deviation: OF_NIGHT,
    temperature_trend_deviation: NO_PLACE,
  },
  dailyspo2: { ...own, spo2_percentage: null, breathing_disturbance_index: NO_PLACE },
  vo2max: { ...own, vo2_max: ["day", "vo2max_ml_kg_min", "ml/kg/min"] },
  dailysleep: { ...own, contributors: NO_PLACE, score: ["day", "sleep_score", "1"] },
  dailystress: {
    ...own,
    stress_high: ["day", "stress_high_s", "s"],
    recovery_high: "high recovery is not the rest of stress",
    day_summary: NO_PLACE,
  },
  workout: {
    ...own,
    start_datetime: null,
    end_datetime: null,
    activity: null,
    label: "labels are not kept",
    calories: ["workout", "calories_kcal", "kcal"],
    distance: ["workout", "distance_m", "m"],
    intensity: NO_PLACE,
    source: null,
  },
  trends: {
    date: null,
    "bedtime start": null,
    "bedtime end": null,
    "sleep score": ["night", "score", "1"],
    "total sleep duration": ["night", "asleep_s", "s"],
    "total bedtime": ["night", "in_bed_s", "s"],
    "awake time": ["night", "awake_s", "s"],
    "rem sleep duration": ["night", "rem_s", "s"],
    "light sleep duration": ["night", "light_s", "s"],
    "deep sleep duration": ["night", "deep_s", "s"],
    "sleep efficiency": ["night", "efficiency_pct", "%"],
    "sleep latency": ["night", "latency_s", "s"],
    "average resting heart rate": ["night", "avg_hr_bpm", "bpm"],
    "lowest resting heart rate": ["night", "min_hr_bpm", "bpm"],
    "average hrv": ["night", "hrv_rmssd_ms", "ms"],
    "temperature deviation (°c)": ["night", "skin_temp_delta_c", "degC"],
    "respiratory rate": ["night", "resp_rate_brpm", "rpm"],
    "activity score": ["day", "activity_score", "1"],
    "activity burn": ["day", "calories_active_kcal", "kcal"],
    "total burn": ["day", "calories_total_kcal", "kcal"],
    steps: ["day", "steps", "1"],
    "equivalent walking distance": ["day", "distance_m", "m"],
    "high activity time": ["day", "vigorous_s", "s"],
    "medium activity time": ["day", "moderate_s", "s"],
    "low activity time": ["day", "low_s", "s"],
    "inactive time": ["day", "sedentary_s", "s"],
    "rest time": ["day", "rest_s", "s"],
    "readiness score": ["day", "recovery_score", "1"],
  },
}

/** The columns by which a table is known; the first of these that fits. */
export const marks: Readonly<Record<string, ReadonlyArray<string>>> = {
  sleepmodel: ["bedtime_start", "bedtime_end", "total_sleep_duration"],
  dailyactivity: ["day", "steps", "equivalent_walking_distance"],
  dailyreadiness: ["day", "score", "temperature_deviation"],
  dailyspo2: ["day", "spo2_percentage"],
  vo2max: ["day", "vo2_max"],
  dailystress: ["day", "stress_high", "recovery_high"],
  workout: ["activity", "start_datetime", "end_datetime", "intensity"],
  trends: ["date", "total sleep duration", "sleep latency"],
  enhancedtag: ["tag_type_code", "start_day"],
  heartrate: ["timestamp", "bpm", "source"],
  temperature: ["timestamp", "skin_temp"],
  daytimestress: ["timestamp", "recovery_value", "stress_value"],
  dailyresilience: ["day", "level", "contributors"],
  dailycardiovascularage: ["day", "vascular_age"],
  sleeptime: ["day", "optimal_bedtime", "recommendation"],
  session: ["start_datetime", "mood", "motion_count"],
  ringbatterylevel: ["timestamp", "charging", "level"],
  ringconfiguration: ["firmware_version", "hardware_type"],
  dailysleep: ["day", "score", "contributors"],
}

/** Tables of which no row is read, and why. */
export const unread: Readonly<Record<string, string>> = {
  temperature: "an absolute skin temperature; the nights have its deviation",
  daytimestress: "what its values are of is not described",
  dailyresilience: NO_PLACE,
  dailycardiovascularage: NO_PLACE,
  sleeptime: NO_PLACE,
  session: NO_PLACE,
  ringbatterylevel: "of the ring, not of the person",
  ringconfiguration: "of the ring, not of the person",
}

/** Oura's activities by the aggregator's numbers. Others keep their name. */
export const activities: Readonly<Record<string, number>> = {
  walking: 7,
  running: 8,
  cycling: 1,
  hiking: 35,
  swimming: 82,
  yoga: 100,
  pilates: 49,
  strength_training: 80,
  elliptical: 25,
  rowing: 53,
  tennis: 87,
  dancing: 24,
}

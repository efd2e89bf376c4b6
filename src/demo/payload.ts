import { stamp } from "#demo/clock"
import type { Day } from "#demo/day"
import type { Page } from "#demo/diary"
import type { Night } from "#demo/night"
import type { Weighing } from "#demo/scale"
import { SPORTS, type Workout } from "#demo/workout"
import type { LocalDate } from "#domain/time"

const MINUTE_S = 60
const DAY_MIN = 1440

/** How the payload kinds number an upload that the watch sent on its own. */
const AUTOMATIC = { daily: 1, activity: 1, sleep: 2 } as const

/** When the person steps on the scale, in minutes from midnight. */
const MORNING_MIN = 7 * 60 + 5

const wholeDay = (date: LocalDate) => ({
  start_time: stamp(date, 0),
  end_time: stamp(date, DAY_MIN),
})

/** An item of a `nutrition` delivery. */
export const nutritionItem = (date: LocalDate, { caffeine_mg, water_ml }: Page) => ({
  metadata: wholeDay(date),
  summary: { macros: {}, micros: { caffeine_mg }, water_ml },
  meals: [],
  drink_samples: [],
})

/** An item of a `body` delivery. */
export const bodyItem = (date: LocalDate, { weight_kg }: Weighing) => ({
  metadata: wholeDay(date),
  measurements_data: {
    measurements: [{ measurement_time: stamp(date, MORNING_MIN), weight_kg }],
  },
})

const tagsOf = (date: LocalDate, page: Page | null) =>
  page ? [{ timestamp: stamp(date, DAY_MIN - 150), tag_name: `mood: ${page.mood}`, notes: "" }] : []

/** An item of a `daily` delivery; what the person wrote down of the day has its mood. */
export const dailyItem = (date: LocalDate, day: Day, page: Page | null) => {
  const seen = DAY_MIN - day.low - day.moderate - day.vigorous
  return {
    metadata: {
      ...wholeDay(date),
      upload_type: AUTOMATIC.daily,
      timestamp_localization: 1,
    },
    distance_data: {
      steps: day.steps,
      distance_meters: day.distance_m,
      floors_climbed: day.floors,
    },
    calories_data: {
      total_burned_calories: day.bmr_kcal + day.active_kcal,
      net_activity_calories: day.active_kcal,
      BMR_calories: day.bmr_kcal,
    },
    active_durations_data: {
      activity_seconds: (day.low + day.moderate + day.vigorous) * MINUTE_S,
      low_intensity_seconds: day.low * MINUTE_S,
      moderate_intensity_seconds: day.moderate * MINUTE_S,
      vigorous_intensity_seconds: day.vigorous * MINUTE_S,
      inactivity_seconds: seen * MINUTE_S,
      rest_seconds: null,
    },
    heart_rate_data: {
      summary: {
        resting_hr_bpm: day.resting_hr,
        avg_hr_bpm: day.avg_hr,
        min_hr_bpm: day.resting_hr - 4,
        max_hr_bpm: day.max_hr,
        avg_hrv_rmssd: null,
        avg_hrv_sdnn: null,
      },
    },
    oxygen_data: { avg_saturation_percentage: null, vo2max_ml_per_min_per_kg: day.vo2max },
    stress_data: {
      avg_stress_level: day.stress,
      max_stress_level: Math.min(100, day.stress + 55),
      high_stress_duration_seconds: day.stress * 60,
      medium_stress_duration_seconds: day.stress * 240,
      low_stress_duration_seconds: day.stress * 480,
      rest_stress_duration_seconds: (100 - day.stress) * 420,
    },
    scores: { activity: null, recovery: null, sleep: null },
    tag_data: { tags: tagsOf(date, page) },
  }
}

/** An item of a `sleep` delivery; `date` is the day the night follows. */
export const sleepItem = (date: LocalDate, night: Night) => {
  const asleep = night.deep + night.light + night.rem
  const inBed = asleep + night.awake
  return {
    metadata: {
      summary_id: `demo-sleep-${date}`,
      start_time: stamp(date, night.bedtime),
      end_time: stamp(date, night.bedtime + inBed),
      is_nap: false,
      upload_type: AUTOMATIC.sleep,
      timestamp_localization: 1,
    },
    sleep_durations_data: {
      asleep: {
        duration_asleep_state_seconds: asleep * MINUTE_S,
        duration_deep_sleep_state_seconds: night.deep * MINUTE_S,
        duration_light_sleep_state_seconds: night.light * MINUTE_S,
        duration_REM_sleep_state_seconds: night.rem * MINUTE_S,
        num_REM_events: null,
      },
      awake: {
        duration_awake_state_seconds: night.awake * MINUTE_S,
        num_wakeup_events: night.wakeups,
        sleep_latency_seconds: night.latency * MINUTE_S,
      },
      other: {
        duration_in_bed_seconds: inBed * MINUTE_S,
        duration_unmeasurable_sleep_seconds: 0,
      },
      sleep_efficiency: Math.round((1000 * asleep) / inBed) / 10,
      hypnogram_samples: [],
    },
    heart_rate_data: {
      summary: {
        avg_hr_bpm: night.avg_hr,
        min_hr_bpm: night.min_hr,
        max_hr_bpm: night.avg_hr + 22,
        resting_hr_bpm: null,
        avg_hrv_rmssd: night.hrv_rmssd,
        avg_hrv_sdnn: null,
      },
    },
    respiration_data: {
      breaths_data: { avg_breaths_per_min: night.breaths },
      oxygen_saturation_data: { avg_saturation_percentage: night.spo2 },
    },
    temperature_data: { delta: null },
    scores: { sleep: night.score },
  }
}

/** An item of an `activity` delivery. */
export const activityItem = (date: LocalDate, workout: Workout) => {
  const { sport, start, duration, distance_m } = workout
  const speed = distance_m === null ? null : distance_m / (duration * MINUTE_S)
  return {
    metadata: {
      summary_id: `demo-activity-${date}`,
      type: SPORTS[sport].type,
      name: SPORTS[sport].name,
      start_time: stamp(date, start),
      end_time: stamp(date, start + duration),
      upload_type: AUTOMATIC.activity,
      timestamp_localization: 1,
    },
    distance_data: {
      summary: { distance_meters: distance_m, elevation: { gain_actual_meters: workout.climb_m } },
    },
    calories_data: {
      total_burned_calories: workout.kcal,
      net_activity_calories: workout.kcal - Math.round(1.1 * duration),
    },
    active_durations_data: { activity_seconds: duration * MINUTE_S },
    heart_rate_data: { summary: { avg_hr_bpm: workout.avg_hr, max_hr_bpm: workout.max_hr } },
    movement_data: { avg_speed_meters_per_second: speed },
  }
}

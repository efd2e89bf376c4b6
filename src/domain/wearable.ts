import { type Static, type TSchema, Type } from "typebox"
import { PROVIDERS } from "#domain/source"

/** Null means "not reported", never 0. The unit is the end of the name. */
const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])
const number = orNull(Type.Number())
const integer = orNull(Type.Integer())
const text = orNull(Type.String())

/** The fields of every typed row. */
export const provenance = {
  id: Type.String({ description: "Stable over updates." }),
  source_id: orNull(Type.String({ description: "The connection it came by." })),
  provider: Type.Enum([...PROVIDERS]),
  provider_raw: Type.String(),
  updated_at: Type.String({ format: "date-time", description: "When the content last changed." }),
  deleted: Type.Boolean({ description: "A tombstone: the vendor took the row back." }),
  raw_event_id: integer,
  origin: Type.Enum(["webhook", "import", "export_file"]),
}

/** One local day of one source. A daily payload and a body payload fill disjoint columns of it. */
export const DailySummary = Type.Object(
  {
    ...provenance,
    date: Type.String({ format: "date" }),
    tz_offset_min: integer,
    is_complete: Type.Boolean({
      description: "False while the day's end had not passed on delivery.",
    }),
    steps: integer,
    distance_m: number,
    floors: number,
    calories_total_kcal: number,
    calories_active_kcal: number,
    calories_bmr_kcal: number,
    active_s: number,
    low_s: number,
    moderate_s: number,
    vigorous_s: number,
    sedentary_s: number,
    rest_s: number,
    resting_hr_bpm: number,
    avg_hr_bpm: number,
    min_hr_bpm: number,
    max_hr_bpm: number,
    hrv_rmssd_ms: number,
    hrv_sdnn_ms: number,
    spo2_avg_pct: number,
    vo2max_ml_kg_min: number,
    resp_rate_brpm: number,
    stress_avg: number,
    stress_max: number,
    stress_high_s: number,
    stress_medium_s: number,
    stress_low_s: number,
    stress_rest_s: number,
    body_battery_min: number,
    body_battery_max: number,
    strain: number,
    recovery_score: number,
    sleep_score: number,
    activity_score: number,
    readiness_score: number,
    weight_kg: number,
    body_fat_pct: number,
    bp_systolic_mmhg: number,
    bp_diastolic_mmhg: number,
    body_temp_c: number,
    skin_temp_delta_c: number,
    glucose_avg_mg_dl: number,
    glucose_min_mg_dl: number,
    glucose_max_mg_dl: number,
    glucose_tir_pct: number,
    glucose_n: integer,
    enrichment: orNull(Type.Record(Type.String(), Type.Unknown())),
  },
  { title: "DailySummary" },
)
export type DailySummary = Static<typeof DailySummary>

/** One workout of one source. GPS tracks are left out. */
const HeartRateZone = Type.Object(
  { zone: Type.Integer(), s: Type.Number() },
  { title: "HeartRateZone" },
)

export const Activity = Type.Object(
  {
    ...provenance,
    summary_id: Type.String({ description: "The vendor's; start and end where it sent none." }),
    type: integer,
    type_name: text,
    name: text,
    start_at: Type.String(),
    end_at: text,
    date: Type.String({ format: "date", description: "The local date of the start." }),
    tz_offset_min: integer,
    upload_type: integer,
    duration_s: number,
    active_s: number,
    distance_m: number,
    steps: integer,
    calories_kcal: number,
    calories_active_kcal: number,
    avg_hr_bpm: number,
    max_hr_bpm: number,
    min_hr_bpm: number,
    hr_zones: orNull(Type.Array(HeartRateZone)),
    elevation_gain_m: number,
    elevation_loss_m: number,
    avg_speed_mps: number,
    max_speed_mps: number,
    avg_pace_min_km: number,
    avg_power_w: number,
    max_power_w: number,
    avg_cadence_rpm: number,
    vo2max_ml_kg_min: number,
    strain: number,
    tss: number,
    energy_kj: number,
    training_load: number,
    avg_spo2_pct: number,
    laps: integer,
  },
  { title: "Activity" },
)
export type Activity = Static<typeof Activity>

/** One sleep of one source. `date` is the local day of waking up. */
export const SleepSession = Type.Object(
  {
    ...provenance,
    summary_id: text,
    start_at: Type.String(),
    end_at: Type.String(),
    date: Type.String({ format: "date" }),
    tz_offset_min: integer,
    is_nap: Type.Boolean(),
    upload_type: integer,
    in_bed_s: number,
    asleep_s: number,
    deep_s: number,
    light_s: number,
    rem_s: number,
    awake_s: number,
    unmeasurable_s: number,
    latency_s: number,
    wakeups: integer,
    efficiency_pct: number,
    avg_hr_bpm: number,
    min_hr_bpm: number,
    max_hr_bpm: number,
    resting_hr_bpm: number,
    hrv_rmssd_ms: number,
    hrv_sdnn_ms: number,
    resp_rate_brpm: number,
    spo2_avg_pct: number,
    skin_temp_delta_c: number,
    score: number,
    readiness: number,
    recovery_level: integer,
    snoring_s: number,
  },
  { title: "SleepSession" },
)
export type SleepSession = Static<typeof SleepSession>

/** The columns that identify a row or say where it came from; all others are its content. */
export type Provenance =
  | "id"
  | "source_id"
  | "provider"
  | "provider_raw"
  | "updated_at"
  | "deleted"
  | "raw_event_id"
  | "origin"

/** The content of a day, a workout or a night: every field but the provenance. */
export type DayContent = Partial<Omit<DailySummary, Provenance | "date">> & {
  readonly date: string
}
export type ActivityContent = Omit<Activity, Provenance> & { readonly deleted: boolean }
export type SleepContent = Omit<SleepSession, Provenance>

/** By which way a row came in. */
export type Origin = DailySummary["origin"]

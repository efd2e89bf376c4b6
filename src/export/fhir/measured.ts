import {
  category,
  concept,
  effective,
  fhirId,
  META,
  quantity,
  type Resource,
  SUBJECT,
} from "#export/fhir/resource"
import type { DayRow } from "#export/payload/day"
import type { NightRow } from "#export/payload/night"
import type { WorkoutRow } from "#export/payload/workout"

type Kind = "vital-signs" | "activity"

/** A column as LOINC and UCUM know it: what its name says alone is nobody else's code. */
type Coded<Row> = {
  readonly [Column in keyof Row]?: readonly [
    loinc: string,
    text: string,
    ucum: string,
    kind: Kind,
    of?: (value: number) => number,
  ]
}

const minutes = (seconds: number) => Math.round(seconds / 6) / 10

/** Of a day. The two pressures are one observation with components. */
const ofDay: Coded<DayRow> = {
  steps: ["41950-7", "Steps in a day", "/d", "activity"],
  calories_total_kcal: ["41979-6", "Energy burned in a day", "kcal/(24.h)", "activity"],
  resting_hr_bpm: ["40443-4", "Resting heart rate", "/min", "vital-signs"],
  avg_hr_bpm: ["8867-4", "Heart rate, mean of a day", "/min", "vital-signs"],
  max_hr_bpm: ["8873-2", "Heart rate, highest of a day", "/min", "vital-signs"],
  hrv_sdnn_ms: ["80404-7", "Heart rate variability (SDNN)", "ms", "vital-signs"],
  spo2_avg_pct: ["59408-5", "Oxygen saturation", "%", "vital-signs"],
  weight_kg: ["29463-7", "Body weight", "kg", "vital-signs"],
  body_fat_pct: ["41982-0", "Body fat", "%", "vital-signs"],
  body_temp_c: ["8310-5", "Body temperature", "Cel", "vital-signs"],
  glucose_avg_mg_dl: ["97507-8", "Glucose, mean of a day", "mg/dL", "vital-signs"],
  glucose_tir_pct: ["97510-2", "Glucose in range", "%", "vital-signs"],
}

const ofNight: Coded<NightRow> = {
  asleep_s: ["93832-4", "Sleep duration", "min", "activity", minutes],
  deep_s: ["93831-6", "Deep sleep duration", "min", "activity", minutes],
  light_s: ["93830-8", "Light sleep duration", "min", "activity", minutes],
  rem_s: ["93829-0", "REM sleep duration", "min", "activity", minutes],
  resp_rate_brpm: ["9279-1", "Respiratory rate in sleep", "/min", "vital-signs"],
}

const ofWorkout: Coded<WorkoutRow> = {
  duration_s: ["55411-3", "Exercise duration", "min", "activity", minutes],
  calories_kcal: ["41981-2", "Energy burned", "kcal", "activity"],
}

interface Shared {
  readonly id: string
  readonly date: string
  readonly deleted: boolean
  readonly provider_raw: string
}

function* observations<Row extends Shared>(
  row: Row,
  coded: Coded<Row>,
  when: object,
): Generator<Resource> {
  if (row.deleted) return
  for (const column in coded) {
    const value = row[column]
    const [loinc, text, ucum, kind, of = (same: number) => same] = coded[column]!
    if (typeof value === "number")
      yield {
        resourceType: "Observation",
        id: fhirId(row.id, loinc),
        meta: META,
        status: "final",
        category: category(kind),
        code: concept(text, loinc),
        subject: SUBJECT,
        ...when,
        valueQuantity: quantity(of(value), ucum, ucum),
        device: { display: row.provider_raw },
      }
  }
}

const pressure = (loinc: string, text: string, value: number | null) =>
  value === null
    ? []
    : [{ code: concept(text, loinc), valueQuantity: quantity(value, "mm[Hg]", "mm[Hg]") }]

/** The observations of a day. */
export function* dayObservations(row: DayRow): Generator<Resource> {
  const when = effective(row.date, null, null)
  yield* observations(row, ofDay, when)
  const component = [
    ...pressure("8480-6", "Systolic blood pressure", row.bp_systolic_mmhg),
    ...pressure("8462-4", "Diastolic blood pressure", row.bp_diastolic_mmhg),
  ]
  if (row.deleted || component.length === 0) return
  yield {
    resourceType: "Observation",
    id: fhirId(row.id, "85354-9"),
    meta: META,
    status: "final",
    category: category("vital-signs"),
    code: concept("Blood pressure", "85354-9"),
    subject: SUBJECT,
    ...when,
    component,
    device: { display: row.provider_raw },
  }
}

/** The observations of a sleep. */
export const nightObservations = (row: NightRow): Generator<Resource> =>
  observations(row, ofNight, effective(row.date, row.start_at, row.end_at))

/** The observations of a workout. */
export const workoutObservations = (row: WorkoutRow): Generator<Resource> =>
  observations(row, ofWorkout, effective(row.date, row.start_at, row.end_at))

import { metricOf } from "#catalogue/metrics"
import type { Metric } from "#domain/metric"

/** Something that a quiet alert can be about. */
export interface AlertSubject {
  /** The key of a metric, or a rule of safety. */
  readonly subject: string
  /** As a sentence has it. */
  readonly title: string
  /** The question whose answer the alert is. */
  readonly question: string
  /** The metric whose level is watched; null for a rule of safety. */
  readonly metric: Metric | null
}

/** So many days a change of level is looked for in, today the last. */
export const ALERT_DAYS = 90

/** Metrics whose level says something of the body or of habits, the most telling first. */
const WATCHED = [
  ...["resting_hr", "hrv_rmssd", "hrv_sdnn", "respiratory_rate", "spo2", "skin_temp_dev"],
  ...["sleep_minutes", "sleep_efficiency", "bedtime_hour", "weight_kg", "bp_systolic"],
  ...["glucose_avg", "steps", "stress_score"],
]

/** Rules of safety about data on record, with a question that their notice stands before the answer of. */
const RULES: ReadonlyArray<Omit<AlertSubject, "metric">> = [
  {
    subject: "critical_lab",
    title: "critical lab results",
    question: "What do my latest lab results show?",
  },
  {
    subject: "low_glucose",
    title: "low glucose",
    question: "How was my lowest glucose in the last 7 days?",
  },
  {
    subject: "severe_pressure",
    title: "very high blood pressure",
    question: "How was my blood pressure in the last 7 days?",
  },
  {
    subject: "low_oxygen",
    title: "nights of low blood oxygen",
    question: "How was my blood oxygen in the last 7 days?",
  },
]

/** All that alerts can be about: rules of safety first. */
export const alertSubjects: ReadonlyArray<AlertSubject> = [
  ...RULES.map((rule) => ({ ...rule, metric: null })),
  ...WATCHED.flatMap((key) => {
    const metric = metricOf(key)
    if (!metric) return []
    const question = `On which day did my ${metric.name} shift in the last ${ALERT_DAYS} days?`
    return [{ subject: key, title: metric.name, question, metric }]
  }),
]

/** The subject of a name; undefined for anything else. */
export const alertSubjectOf = (name: string): AlertSubject | undefined =>
  alertSubjects.find(({ subject }) => subject === name)

import type { Quantity, WorkoutColumn } from "#embedded/aggregator/exports/column"
import { quantities, workoutColumns } from "#embedded/aggregator/exports/column"
import { conversion } from "#embedded/aggregator/exports/unit"

/** Numbers of messages, by Garmin's public profile. */
export const MESSAGE = {
  file: 0,
  session: 18,
  record: 20,
  weight: 30,
  activity: 34,
  pressure: 51,
  monitoring: 55,
  monitoringInfo: 103,
  restingHeartRate: 211,
  stress: 227,
  saturation: 269,
  breathing: 297,
  variability: 370,
} as const

/** A field by its number, its column, the unit of its steps and how many of them make one. */
type Field<Column> = readonly [field: number, Column, unit: string, scale: number]

/** What a session says of its workout; of two fields of one column the former counts. */
export const sessionFields: ReadonlyArray<Field<WorkoutColumn>> = [
  [8, "active_s", "s", 1_000],
  [9, "distance_m", "m", 100],
  [11, "calories_kcal", "kcal", 1],
  [124, "avg_speed_mps", "m/s", 1_000],
  [14, "avg_speed_mps", "m/s", 1_000],
  [125, "max_speed_mps", "m/s", 1_000],
  [15, "max_speed_mps", "m/s", 1_000],
  [16, "avg_hr_bpm", "bpm", 1],
  [17, "max_hr_bpm", "bpm", 1],
  [64, "min_hr_bpm", "bpm", 1],
  [18, "avg_cadence_rpm", "rpm", 1],
  [20, "avg_power_w", "W", 1],
  [21, "max_power_w", "W", 1],
  [22, "elevation_gain_m", "m", 1],
  [23, "elevation_loss_m", "m", 1],
]

/** Zero says that they were not measured. */
const NEVER_ZERO: ReadonlySet<WorkoutColumn> = new Set([
  "active_s",
  "avg_hr_bpm",
  "max_hr_bpm",
  "min_hr_bpm",
])

/** A message with measurements of scales, cuffs and watches. */
interface Measured {
  readonly name: string
  readonly fields: ReadonlyArray<Field<Quantity>>
  /** The field of its time, where that is not the usual one. */
  readonly time?: number
  /** The field that numbers the people who use the device. */
  readonly person?: number
  /** What else it says, which is not read, with the reason. */
  readonly unread?: ReadonlyArray<readonly [field: number, name: string, reason: string]>
}

const NO_PLACE = "no place for it yet"

/** Measurements by the message that carries them. */
export const measured: Readonly<Record<number, Measured>> = {
  [MESSAGE.weight]: {
    name: "weight_scale",
    fields: [
      [0, "weight", "kg", 100],
      [1, "body_fat", "%", 100],
    ],
    person: 12,
  },
  [MESSAGE.pressure]: {
    name: "blood_pressure",
    fields: [
      [0, "systolic", "mmHg", 1],
      [1, "diastolic", "mmHg", 1],
    ],
    person: 9,
    unread: [[6, "heart_rate", NO_PLACE]],
  },
  [MESSAGE.monitoring]: { name: "monitoring", fields: [[27, "heart_rate", "bpm", 1]] },
  [MESSAGE.restingHeartRate]: {
    name: "monitoring_hr_data",
    fields: [[1, "resting_heart_rate", "bpm", 1]],
    unread: [[0, "resting_heart_rate", "the mean of seven days"]],
  },
  [MESSAGE.stress]: { name: "stress_level", fields: [[0, "stress", "1", 1]], time: 1 },
  [MESSAGE.saturation]: { name: "spo2_data", fields: [[0, "oxygen_saturation", "%", 1]] },
  [MESSAGE.breathing]: { name: "respiration_rate", fields: [[0, "breathing_rate", "bpm", 100]] },
  [MESSAGE.variability]: {
    name: "hrv_status_summary",
    fields: [[1, "hrv_rmssd", "ms", 128]],
    unread: [
      [0, "weekly_average", NO_PLACE],
      [2, "last_night_5_min_high", NO_PLACE],
    ],
  },
}

const SLEEP = "whether its times begin or end a stage is described in two ways"

/** Messages of a watch's day and night that are not read, with the reason. */
export const unreadMessages: Readonly<Record<number, readonly [name: string, reason: string]>> = {
  19: ["lap", "the session has its sum"],
  275: ["sleep_level", SLEEP],
  346: ["sleep_assessment", SLEEP],
  371: ["hrv_value", "the figure of the night has it"],
  412: ["nap_event", "what a nap looks like is not described"],
}

/** Sports by the aggregator's numbers. */
const sports: Readonly<Record<number, number>> = {
  1: 8,
  2: 1,
  5: 82,
  6: 12,
  7: 29,
  8: 87,
  9: 27,
  11: 7,
  12: 67,
  13: 68,
  14: 73,
  15: 53,
  16: 130,
  17: 35,
  18: 151,
  19: 129,
  20: 143,
  21: 152,
  22: 137,
  24: 135,
  25: 32,
  26: 142,
  27: 37,
  29: 131,
  30: 127,
  31: 52,
  32: 59,
  33: 104,
  34: 128,
  35: 75,
  36: 74,
  37: 79,
  38: 81,
  39: 92,
  40: 132,
  41: 40,
  43: 99,
  44: 43,
  47: 20,
  49: 11,
  53: 102,
  62: 114,
  67: 45,
  70: 86,
  71: 23,
  72: 55,
  73: 36,
  74: 124,
  75: 89,
  79: 119,
  80: 46,
  83: 24,
  84: 39,
  88: 140,
}

/** What a more exact sport is: a treadmill, a trail, a pool, yoga. */
const exact: Readonly<Record<number, number>> = {
  1: 58,
  3: 149,
  5: 17,
  6: 18,
  7: 16,
  8: 15,
  12: 14,
  14: 54,
  15: 25,
  16: 77,
  17: 83,
  18: 84,
  19: 125,
  20: 80,
  26: 123,
  27: 95,
  37: 66,
  43: 100,
  44: 49,
  45: 133,
  46: 150,
  47: 153,
  62: 122,
  70: 114,
  78: 126,
  85: 134,
  94: 76,
  95: 10,
  96: 51,
  97: 85,
}

/** Sports that the aggregator has no number for. */
const names: Readonly<Record<number, string>> = {
  3: "transition",
  4: "fitness equipment",
  10: "training",
  42: "rafting",
  48: "floor climbing",
  64: "racket",
  69: "disc golf",
}

const RUNNING = 1
const WALKING = 11
const TRAIL = 3

/** The sport of a session: the aggregator's number, else a name. */
export const sportOf = (sport: number, sub: number) => {
  const isTrail = sub === TRAIL && sport !== RUNNING
  const type = (isTrail ? undefined : exact[sub]) ?? sports[sport] ?? null
  return { type, name: type === null ? (names[sport] ?? null) : null }
}

const TOTAL_CYCLES = 10

/** The figures of a session in the units of ingest. On foot its cycles are strides, of two steps each. */
export const figuresOf = (fields: ReadonlyMap<number, number>) => {
  const figures: Partial<Record<WorkoutColumn, number>> = {}
  for (const [field, column, unit, scale] of sessionFields) {
    const value = fields.get(field)
    if (value === undefined || figures[column] !== undefined) continue
    if (value < 0 || (value === 0 && NEVER_ZERO.has(column))) continue
    figures[column] = conversion(unit, workoutColumns[column][0])!(value / scale)
  }
  const sport = fields.get(5)
  const strides = fields.get(TOTAL_CYCLES)
  if ((sport === RUNNING || sport === WALKING) && strides) figures.steps = strides * 2
  return figures
}

/** A measurement in the unit of its quantity; null for one that says nothing. */
export const sampleOf = (
  [field, quantity, unit, scale]: Field<Quantity>,
  fields: ReadonlyMap<number, number>,
): number | null => {
  const value = fields.get(field)
  if (value === undefined || value <= 0) return null
  return conversion(unit, quantities[quantity].unit)!(value / scale)
}

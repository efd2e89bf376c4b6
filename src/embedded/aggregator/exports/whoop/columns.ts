import type { Column } from "#embedded/aggregator/exports/rows"

const NO_PLACE = "no place for it yet"
const ABSOLUTE = "an absolute skin temperature; there is a place for its deviation from usual alone"

const cycle = { "cycle start time": null, "cycle end time": null, "cycle timezone": null } as const

/** The night of a cycle. Its end is the day that the cycle belongs to. */
const sleep: Readonly<Record<string, Column>> = {
  "sleep onset": null,
  "wake onset": null,
  "sleep performance %": ["night", "score", "1"],
  "respiratory rate (rpm)": ["night", "resp_rate_brpm", "rpm"],
  "asleep duration (min)": ["night", "asleep_s", "min"],
  "in bed duration (min)": ["night", "in_bed_s", "min"],
  "light sleep duration (min)": ["night", "light_s", "min"],
  "deep (sws) duration (min)": ["night", "deep_s", "min"],
  "rem duration (min)": ["night", "rem_s", "min"],
  "awake duration (min)": ["night", "awake_s", "min"],
  "sleep efficiency %": ["night", "efficiency_pct", "%"],
  "sleep need (min)": NO_PLACE,
  "sleep debt (min)": NO_PLACE,
  "sleep consistency %": NO_PLACE,
}

/** The columns of the tables of an account export, by the name of the table. WHOOP's "cal" is a kilocalorie. */
export const tables: Readonly<Record<string, Readonly<Record<string, Column>>>> = {
  physiological_cycles: {
    ...cycle,
    ...sleep,
    "recovery score %": ["day", "recovery_score", "1"],
    "resting heart rate (bpm)": ["day", "resting_hr_bpm", "bpm"],
    "heart rate variability (ms)": ["day", "hrv_rmssd_ms", "ms"],
    "skin temp (celsius)": ABSOLUTE,
    "blood oxygen %": ["day", "spo2_avg_pct", "%"],
    "day strain": ["day", "strain", "1"],
    "energy burned (cal)": ["day", "calories_total_kcal", "kcal"],
    "max hr (bpm)": ["day", "max_hr_bpm", "bpm"],
    "average hr (bpm)": ["day", "avg_hr_bpm", "bpm"],
  },
  sleeps: { ...cycle, ...sleep, nap: null },
  workouts: {
    ...cycle,
    "workout start time": null,
    "workout end time": null,
    "duration (min)": null,
    "activity name": null,
    "activity strain": ["workout", "strain", "1"],
    "energy burned (cal)": ["workout", "calories_kcal", "kcal"],
    "max hr (bpm)": ["workout", "max_hr_bpm", "bpm"],
    "average hr (bpm)": ["workout", "avg_hr_bpm", "bpm"],
    "hr zone 1 %": NO_PLACE,
    "hr zone 2 %": NO_PLACE,
    "hr zone 3 %": NO_PLACE,
    "hr zone 4 %": NO_PLACE,
    "hr zone 5 %": NO_PLACE,
    "gps enabled": null,
    "distance (meters)": ["workout", "distance_m", "m"],
    "altitude gain (meters)": ["workout", "elevation_gain_m", "m"],
    "altitude change (meters)": NO_PLACE,
  },
  journal_entries: {
    ...cycle,
    "question text": null,
    "answered yes": null,
    notes: "notes are not kept",
  },
}

/** The column that says of which cycle a row is. */
export const CYCLE = "cycle start time"

/** The columns by which a table is known, beside the start of the cycle. */
export const marks: Readonly<Record<keyof typeof tables, ReadonlyArray<string>>> = {
  physiological_cycles: [CYCLE, "day strain", "recovery score %"],
  sleeps: [CYCLE, "nap", "sleep onset", "wake onset"],
  workouts: [CYCLE, "workout start time", "activity name"],
  journal_entries: [CYCLE, "question text", "answered yes"],
}

/** WHOOP's activities by the aggregator's numbers. Others keep their name. */
export const activities: Readonly<Record<string, number>> = {
  activity: 108,
  "australian football": 28,
  badminton: 10,
  baseball: 11,
  basketball: 12,
  boxing: 20,
  cricket: 23,
  cycling: 1,
  dance: 24,
  elliptical: 25,
  fencing: 26,
  football: 27,
  "functional fitness": 80,
  golf: 32,
  gymnastics: 33,
  hiit: 114,
  "hiking/rucking": 35,
  hiking: 35,
  "ice skating": 104,
  "jumping rope": 39,
  kayaking: 40,
  lacrosse: 124,
  laufen: 8,
  "martial arts": 44,
  meditation: 45,
  "mountain biking": 15,
  paddleboarding: 79,
  pilates: 49,
  radfahren: 1,
  "rock climbing": 52,
  rowing: 53,
  rugby: 55,
  running: 8,
  sailing: 59,
  skiing: 65,
  snowboarding: 73,
  soccer: 29,
  softball: 120,
  spin: 17,
  squash: 76,
  surfing: 81,
  swimming: 82,
  "table tennis": 85,
  tennis: 87,
  triathlon: 126,
  volleyball: 89,
  walking: 7,
  "water polo": 96,
  weightlifting: 97,
  yoga: 100,
}

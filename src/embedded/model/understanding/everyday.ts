/** Everyday wording that the catalogue's own names and synonyms do not carry. */
export interface Wording {
  readonly phrases: ReadonlyArray<string>
  /** The metrics it speaks of; of each list the first that the person has. */
  readonly metrics: ReadonlyArray<ReadonlyArray<string>>
}

export const everyday: ReadonlyArray<Wording> = [
  {
    phrases: [
      "best night",
      "worst night",
      "good night",
      "bad night",
      "poor night",
      "top night",
      "quality of my night",
    ],
    metrics: [["sleep_score", "sleep_efficiency", "sleep_minutes"]],
  },
  {
    phrases: [
      "short night",
      "long night",
      "longest night",
      "shortest night",
      "hours of rest",
      "night of sleep",
    ],
    metrics: [["sleep_minutes"]],
  },
  {
    phrases: [
      "sleep quality",
      "quality of sleep",
      "quality of my sleep",
      "quality sleep",
      "sleep better",
      "sleep well",
      "sleep worse",
      "sleep badly",
      "sleep poorly",
      "sleeping better",
      "sleeping well",
      "sleeping worse",
      "sleeping badly",
      "slept well",
      "slept better",
      "better sleep",
      "good sleep",
      "poor sleep",
      "bad sleep",
      "well did i sleep",
      "well have i been sleeping",
      "well have i slept",
      "well am i sleeping",
    ],
    metrics: [["sleep_minutes"], ["sleep_efficiency", "sleep_score"]],
  },
  {
    phrases: [
      "how did i sleep",
      "how have i slept",
      "how have i been sleeping",
      "how do i sleep",
      "my night",
      "how was my sleep",
      "how is my sleep",
      "how has my sleep been",
      "how am i sleeping",
    ],
    metrics: [
      ["sleep_minutes"],
      ["sleep_efficiency", "sleep_score"],
      ["deep_minutes"],
      ["rem_minutes"],
    ],
  },
  {
    phrases: ["sleep stages", "stages of sleep", "sleep architecture", "sleep phases"],
    metrics: [["deep_minutes"], ["rem_minutes"], ["light_minutes"]],
  },
  {
    phrases: [
      "slept",
      "sleeping",
      "asleep",
      "sleep longer",
      "sleep more",
      "sleep less",
      "sleep long",
      "length of sleep",
    ],
    metrics: [["sleep_minutes"]],
  },
  {
    phrases: ["hrv", "heart rate variability"],
    metrics: [["hrv_rmssd", "hrv_sdnn"]],
  },
  {
    phrases: ["heart rate", "heartrate", "heart beat", "pulse", "hr"],
    metrics: [["resting_hr", "avg_hr"]],
  },
  { phrases: ["resting heartrate", "resting heart", "rest hr"], metrics: [["resting_hr"]] },
  {
    phrases: ["walked", "walking more", "walk more", "on foot", "footsteps"],
    metrics: [["steps", "distance_km"]],
  },
  {
    phrases: [
      "work out",
      "worked out",
      "working out",
      "exercise",
      "exercising",
      "exercised",
      "gym",
      "train",
      "trained",
      "training",
      "sport",
      "run",
      "ran",
      "running",
      "cycling",
    ],
    metrics: [["workout_minutes", "active_minutes"]],
  },
  {
    phrases: ["active", "activity", "activity level", "move", "moving"],
    metrics: [["steps"], ["active_minutes"]],
  },
  {
    phrases: [
      "go to bed",
      "went to bed",
      "to bed",
      "going to sleep",
      "go to sleep",
      "late night",
      "fall into bed",
      "turn in",
    ],
    metrics: [["bedtime_hour"]],
  },
  {
    phrases: ["wake", "woke up", "woke", "getting up", "got up"],
    metrics: [["wake_hour"]],
  },
  {
    phrases: ["wake up at night", "waking at night", "waking up at night", "wake up in the night"],
    metrics: [["wakeups", "awake_minutes"]],
  },
  {
    phrases: ["burn", "burned", "burnt", "burning", "energy burned"],
    metrics: [["calories_total", "calories_active"]],
  },
  {
    phrases: [
      "heart rate while sleeping",
      "average heart rate while sleeping",
      "average heart rate when sleeping",
      "heart rate when sleeping",
      "heart rate while asleep",
      "heart rate asleep",
    ],
    metrics: [["sleeping_hr", "resting_hr"]],
  },
  { phrases: ["blood pressure"], metrics: [["bp_systolic"], ["bp_diastolic"]] },
  {
    phrases: ["stressed", "stress levels", "stressful"],
    metrics: [["stress_score", "stress_high_minutes"]],
  },
  {
    phrases: ["recovery", "recover", "recovered", "recovering"],
    metrics: [["recovery_score", "readiness", "hrv_rmssd"]],
  },
  { phrases: ["readiness"], metrics: [["readiness", "recovery_score"]] },
  { phrases: ["spo2", "oxygen", "o2", "blood oxygen level", "saturation"], metrics: [["spo2"]] },
  {
    phrases: ["breathe", "breathing", "breath", "breathing frequency"],
    metrics: [["respiratory_rate"]],
  },
  {
    phrases: ["vo2", "fitness", "fitness level", "fit", "fitter"],
    metrics: [["vo2max", "resting_hr"]],
  },
  {
    phrases: [
      "heavy",
      "heavier",
      "lighter",
      "lose weight",
      "gain weight",
      "gained weight",
      "lost weight",
    ],
    metrics: [["weight_kg"]],
  },
  { phrases: ["sit", "sitting down", "sedentary"], metrics: [["sedentary_minutes"]] },
  {
    phrases: [
      "long was my workout",
      "long did i exercise",
      "long did i train",
      "long were my workouts",
    ],
    metrics: [["workout_minutes"]],
  },
  {
    phrases: ["distance i walk", "far did i walk", "how far"],
    metrics: [["distance_km", "workout_distance_km"]],
  },
  { phrases: ["awake", "awake at night", "lie awake"], metrics: [["awake_minutes"]] },
]

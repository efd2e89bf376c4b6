import type { Wording } from "#embedded/model/understanding/words/everyday/wording"

/** How people speak of heart, breath, mind, weight and what they take in. */
export const body: ReadonlyArray<Wording> = [
  {
    phrases: [
      "calories do i eat",
      "calories am i eating",
      "calories have i eaten",
      "calories i eat",
    ],
    metrics: [["intake_kcal"]],
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
  {
    phrases: [
      "ready for training",
      "ready for a workout",
      "ready for a hard workout",
      "ready to train",
      "ready to train hard",
      "ready to work out",
      "ready to exercise",
    ],
    metrics: [["readiness", "recovery_score", "hrv_rmssd"]],
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
  {
    phrases: ["how is my heart", "how's my heart", "heart health", "cardiovascular health"],
    metrics: [["resting_hr"], ["hrv_rmssd", "hrv_sdnn"]],
  },
  {
    phrases: ["lightest", "heaviest", "weighed", "weigh in", "weighing"],
    metrics: [["weight_kg"]],
  },
  {
    phrases: [
      "respiratory frequency",
      "resp rate",
      "resp",
      "respiration frequency",
      "breathing frequency",
      "breaths a minute",
      "breaths per min",
      "breath rate",
      "breaths",
    ],
    metrics: [["respiratory_rate"]],
  },
  {
    phrases: ["peak stress", "max stress", "maximum stress", "highest stress", "top stress"],
    metrics: [["stress_peak", "stress_score"]],
  },
  {
    phrases: [
      "drank",
      "drink",
      "drinking",
      "drunk",
      "fluid",
      "hydrated",
      "h2o",
      "glasses of water",
    ],
    metrics: [["water_ml"]],
  },
  {
    phrases: [
      "alcohol",
      "alcoholic drink",
      "had a drink",
      "drinks did i have",
      "units of alcohol",
      "drink alcohol",
      "booze",
    ],
    metrics: [["alcohol_g"]],
  },
  {
    phrases: [
      "glucose in range",
      "glucose in the range",
      "glucose within range",
      "sugar in range",
      "sugar within range",
      "sugar in the range",
    ],
    metrics: [["glucose_tir", "glucose_avg"]],
  },
  {
    phrases: [
      "eat more",
      "eaten more",
      "ate more",
      "eating more",
      "eat less",
      "eaten less",
      "ate less",
      "overeat",
      "overeating",
    ],
    metrics: [["intake_kcal"]],
  },
  {
    phrases: ["i burn", "i burned", "i burnt", "burned off"],
    metrics: [["calories_total", "calories_active"]],
  },
  {
    phrases: ["happier", "happiest", "unhappy", "saddest", "cheerful"],
    metrics: [["mood"]],
  },
  { phrases: ["long is my cycle", "long are my cycles"], metrics: [["cycle_days"]] },
  {
    phrases: ["long is my period", "long are my periods", "long does my period last"],
    metrics: [["period_days"]],
  },
  {
    phrases: [
      "coffee",
      "drink coffee",
      "cup of coffee",
      "caffeinated",
      "coffein",
      "koffein",
      "caffeine level",
    ],
    metrics: [["caffeine_mg"]],
  },
  {
    phrases: ["highest stress score", "peak stress score", "max stress score", "top stress score"],
    metrics: [["stress_peak", "stress_score"]],
  },
  {
    phrases: [
      "beats per minute",
      "beats a minute",
      "heart beats at rest",
      "heart makes at rest",
      "heart at rest",
      "heart rate in rest",
      "heart rate when resting",
      "heart rate while resting",
      "pulse in rest",
      "pulse while resting",
      "resting beats per minute",
    ],
    metrics: [["resting_hr"]],
  },
  {
    phrases: ["heart beating", "heart beats", "heartbeats", "my heart beat"],
    metrics: [["resting_hr", "avg_hr"]],
  },
  {
    phrases: [
      "scale say",
      "scale said",
      "scales say",
      "scale show",
      "scale showed",
      "on the scale",
      "step on the scale",
      "stepped on the scale",
      "stepping on the scale",
      "bathroom scale",
    ],
    metrics: [["weight_kg"]],
  },
]

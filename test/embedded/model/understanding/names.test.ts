import { expect, test } from "bun:test"
import { kindOf } from "#embedded/model/questions/kinds"
import { understand } from "#embedded/model/thread/understand"
import { aBriefing } from "#test/briefings"

/** Words of a metric's name that would ask for something else if they stood alone. */
const named: ReadonlyArray<readonly [string, string, string]> = [
  ["Is my max heart rate going up?", "change", "max_hr"],
  ["Is my lowest sleeping heart rate falling?", "change", "sleeping_hr_min"],
  ["Compare my peak stress this week with last week", "comparison", "stress_peak"],
  ["Compare my top speed this month with last month", "comparison", "workout_max_speed"],
  ["What was my max heart rate this year?", "extremes", "max_hr"],
  ["On how many days was my average stress above 30?", "count", "stress_score"],
  ["Is my number of workouts going up?", "change", "workouts"],
  ["Are my workout calories rising?", "change", "workout_calories"],
  ["What is my elevation lost this month?", "level", "workout_descent_m"],
  ["How much protein did I eat yesterday?", "level", "protein_g"],
  ["How much sugar did I eat last week?", "level", "sugar_g"],
  ["How many calories did I eat yesterday?", "level", "intake_kcal"],
  ["How much fibre is in my diet?", "level", "fibre_g"],
  ["How many drinks did I have last week?", "serving", "alcohol_g"],
  ["drinks last week", "level", "alcohol_g"],
  ["How much did I drink yesterday?", "level", "water_ml"],
  ["What is my cycle length?", "level", "cycle_days"],
  ["Is last night unusual?", "usual", "sleep_minutes"],
  ["Was yesterday unusual?", "usual", "sleep_minutes"],
  ["Was yesterday a normal day?", "usual", "sleep_minutes"],
  ["Did the level of my HRV change this year?", "shift", "hrv_rmssd"],
  ["How many calories did I burn at rest?", "level", "calories_bmr"],
  ["Was I happier in October?", "level", "mood"],
  ["How many times did I wake up last night?", "level", "wakeups"],
  ["How fast did I ride last week?", "level", "workout_speed"],
  ["How much did I climb on my rides?", "level", "workout_elevation_m"],
  ["What was my peak heart rate in workouts this month?", "extremes", "workout_max_hr"],
  ["lowest heart rate last night", "level", "sleeping_hr_min"],
  ["How long is my cycle?", "level", "cycle_days"],
  ["How long is my period?", "level", "period_days"],
  ["Was my glucose in range last week?", "level", "glucose_tir"],
  ["Did I eat more than I burned last week?", "level", "intake_kcal"],
  ["What is my period length?", "level", "period_days"],
  ["What was my cycle day on 14 November?", "level", "cycle_day"],
  ["What was my average menstrual cycle length this year?", "level", "cycle_days"],
  ["What did I eat yesterday?", "talk", ""],
]

for (const [question, kind, key] of named)
  test(`reads "${question}" as ${kind} ${key}`, () => {
    const intent = understand(aBriefing(question))
    expect([intent.kind, kindOf(intent).metrics(intent)[0]?.key ?? ""]).toEqual([kind, key])
  })

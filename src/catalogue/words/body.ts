/**
 * Everyday words for weight, temperature, blood pressure and glucose. Phrases -> the metrics they
 * mean.
 */
export const bodyWords = `
  body weight, bodyweight, body mass, weigh, weighed, how much i weigh, kilos, kilograms, heavy,
    heavier, lighter, lose weight, gain weight, gained weight, lost weight, lightest, heaviest,
    weigh in, weighing, scales say, scale saying, scale been saying, scale said, scale show,
    scale showed, on the scale, step on the scale, stepped on the scale, stepping on the scale,
    bathroom scale -> weight_kg
  body fat percentage, fat percentage, body composition -> body_fat
  blood pressure -> bp_systolic, bp_diastolic
  systolic, upper blood pressure -> bp_systolic
  diastolic, lower blood pressure -> bp_diastolic
  temperature, core temperature, fever -> body_temp
  average glucose, blood sugar, blood glucose, mean glucose, cgm -> glucose_avg
  minimum glucose, min glucose, lowest blood sugar -> glucose_min
  maximum glucose, max glucose, highest blood sugar, glucose peak -> glucose_max
  time in range, tir -> glucose_tir
  glucose in range, glucose in the range, glucose within range, sugar in range,
    sugar within range, sugar in the range -> glucose_tir | glucose_avg
`

/** Everyday words for stress. Phrases -> the metrics they mean. */
export const stressWords = `
  stress, average stress, how stressed i am, how stressed i was, how stressed i get
    -> stress_score
  stress levels, stressed, stressful -> stress_score | stress_high_minutes
  highest stress score, peak stress, maximum stress, max stress,
    peak stress score, max stress score, top stress score -> stress_peak | stress_score
  high stress time, high stress minutes, minutes of high stress -> stress_high_minutes
  medium stress time, medium stress minutes -> stress_medium_minutes
  low stress time, low stress minutes -> stress_low_minutes
  time at rest, rest stress time, unstressed time -> stress_rest_minutes
`

/** Everyday words for workouts. Phrases -> the metrics they mean. */
export const workoutWords = `
  exercise sessions, training sessions, number of workouts -> workouts
  exercise, exercising, training, work out, worked out, working out, exercised, gym, train,
    trained, sport, run, ran, running, jog, jogging, cycling, cycled, i cycle, ride, rode, bike,
    biking, swim, swam, swimming, hike, hiking -> workout_minutes | active_minutes
  exercise time, exercise minutes, training time, workout duration, long was my workout,
    long did i exercise, long did i train, long were my workouts -> workout_minutes
  calories from workouts, calories in workouts, calories in my workouts, exercise calories,
    training calories -> workout_calories
  exercise distance, training distance, distance of my workouts -> workout_distance_km
  elevation gain, climbing, ascent, elevation, elevation gained, elevation did i gain,
    much did i climb, many metres did i climb, many meters did i climb -> workout_elevation_m
  load, training stress, workout load -> training_load
  strain of my workouts, activity strain -> workout_strain
  workout heart rate, exercise heart rate, training heart rate -> workout_avg_hr
  max heart rate during workouts, maximum heart rate during workouts, max heart rate in workouts,
    workout max heart rate, max workout heart rate, peak heart rate in workouts,
    peak heart rate during workouts, highest heart rate in workouts,
    highest heart rate while exercising, max heart rate while exercising -> workout_max_hr
  minimum heart rate during workouts, workout min heart rate -> workout_min_hr
  oxygen during workouts, workout oxygen -> workout_spo2
  steps in workouts -> workout_steps
  descent, elevation loss, elevation lost, downhill -> workout_descent_m
  laps swum, swimming laps, pool lengths, lengths swum -> workout_laps
`

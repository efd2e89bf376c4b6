/** Everyday words for a day's movement. Phrases -> the metrics they mean. */
export const movementWords = `
  step count, daily steps, number of steps, walking, walk -> steps
  footsteps, walked, walking more, walk more, on foot -> steps | distance_km
  activity, active, activity level, move, moving -> steps, active_minutes
  distance walked, kilometres, kilometers, daily distance, km, miles -> distance_km
  distance i walk, far did i walk, how far -> distance_km | workout_distance_km
  flights climbed, stairs, flights of stairs -> floors
  calories, total calories, energy expenditure, kcal, calorie burn -> calories_total
  burn, burned, burnt, burning, energy burned, i burn, i burned, i burnt, burned off
    -> calories_total | calories_active
  active energy, activity calories, calories from activity -> calories_active
  basal metabolic rate, resting metabolic rate, bmr, basal calories, calories at rest,
    calories burned at rest, calories did i burn at rest, calories i burn at rest, burn at rest
    -> calories_bmr
  active time, minutes active, time active, physical activity, minutes of activity,
    time being active, activity minutes, minutes of being active, minutes being active,
    active mins, active in minutes, activity in minutes, mins active, activity mins
    -> active_minutes
  vigorous activity, very active minutes, high intensity minutes -> vigorous_minutes
  moderate activity, medium intensity minutes -> moderate_minutes
  low intensity minutes, low activity -> light_activity_minutes
  sedentary, sitting, inactive time, inactivity, time sitting, sit, sitting down
    -> sedentary_minutes
  time resting -> rest_minutes
  day strain, strain score, daily strain, exertion -> strain
  activity rating -> activity_score
  mean heart rate, avg heart rate, daily heart rate -> avg_hr
  max heart rate, highest heart rate, peak heart rate -> max_hr
  min heart rate, lowest heart rate -> min_hr
  vo2 max, cardio fitness, aerobic fitness, cardiorespiratory fitness -> vo2max
  vo2, fitness, fitness level, fit, fitter -> vo2max | resting_hr
`

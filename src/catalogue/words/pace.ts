/** Everyday words for the speed and power of workouts. Phrases -> the metrics they mean. */
export const paceWords = `
  speed, average speed, running speed, cycling speed, riding speed -> workout_speed
  fast did i run, fast do i run, fast did i ride, fast do i ride, fast did i cycle
    -> workout_speed | workout_pace
  top speed, maximum speed, max speed, highest speed -> workout_max_speed
  pace, running pace, average pace, minutes per kilometre, min per km -> workout_pace
  average power, watts, power output, cycling power -> workout_power
  maximum power, max power, peak power, max watts -> workout_max_power
  cadence, average cadence, running cadence, pedalling rate -> workout_cadence
  mechanical work, kilojoules, work done in workouts -> workout_energy_kj
`

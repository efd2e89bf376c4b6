/** Everyday words for heart, breath and recovery. Phrases -> the metrics they mean. */
export const recoveryWords = `
  resting pulse, resting heartrate, resting heart beat, rhr, heart rate at rest, pulse at rest,
    morning pulse, resting heart, rest hr, beats per minute, beats a minute, heart beats at rest,
    heart makes at rest, heart at rest, heart rate in rest, heart rate when resting,
    heart rate while resting, pulse in rest, pulse while resting, resting beats per minute,
    resting bpm, average bpm, my bpm, current bpm
    -> resting_hr
  heart rate, pulse, heartrate, heart beats, hr, heart beating, heartbeats, my heart beat
    -> resting_hr | avg_hr
  how is my heart, how's my heart, heart health, cardiovascular health
    -> resting_hr, hrv_rmssd | hrv_sdnn
  heart rate variability, hrv -> hrv_rmssd | hrv_sdnn
  rmssd, heart variability, nightly hrv, overnight hrv -> hrv_rmssd
  sdnn -> hrv_sdnn
  breathing rate, breathing, breath rate, breaths, breaths per minute, respiration rate,
    respiration, breathe, breathing frequency, respiratory frequency, resp rate, rr, resp,
    respiration frequency, breaths a minute, breaths per min -> respiratory_rate
  oxygen saturation, blood oxygen saturation, blood oxygen level, oxygen levels, oxygen,
    o2 saturation, o2, o2 sats, saturation -> spo2
  skin temperature, skin temp, skin temp deviation, temperature deviation, wrist temperature
    -> skin_temp_dev
  recovery, recover, recovered, recovering -> recovery_score | readiness | hrv_rmssd
  level of recovery, how recovered i am, how recovered i was -> recovery_level
  readiness -> readiness | recovery_score
  ready for training, ready for a workout, ready for a hard workout, ready to train,
    ready to train hard, ready to work out, ready to exercise
    -> readiness | recovery_score | hrv_rmssd
  body battery, body battery high -> body_battery_max
  body battery low -> body_battery_min
`

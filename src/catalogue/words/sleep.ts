/** Everyday words for nights. Phrases -> the metrics they mean. */
export const sleepWords = `
  sleep, sleep time, total sleep, time asleep, hours of sleep, sleep length, how long i sleep,
    how long did i sleep, how long i slept, how much i sleep, how much i slept,
    how much did i sleep, how much sleep, hours slept, sleep hours, minutes of sleep, sleeping,
    slept, asleep, short night, shorter night, longer night, long night, longest night,
    shortest night, hours of rest, night of sleep, sleep longer, sleep more, sleep less,
    sleep long, length of sleep, shut eye, shuteye, kip, snooze, slumber, nightly rest,
    night's rest, keep me up, keeping me up -> sleep_minutes
  sleep quality, quality of sleep, quality of my sleep, quality sleep, sleep better, sleep well,
    sleep worse, sleep badly, sleep poorly, sleeping better, sleeping well, sleeping worse,
    sleeping badly, slept well, slept better, better sleep, good sleep, poor sleep, bad sleep,
    well did i sleep, well have i been sleeping, well have i slept, well am i sleeping
    -> sleep_minutes, sleep_efficiency | sleep_score
  how did i sleep, how have i slept, how have i been sleeping, how do i sleep, my night,
    how was my sleep, how is my sleep, how has my sleep been, how am i sleeping
    -> sleep_minutes, sleep_efficiency | sleep_score, deep_minutes, rem_minutes
  sleep is deep -> sleep_minutes, deep_minutes
  sleep is rem -> sleep_minutes, rem_minutes
  in bed, minutes in bed, hours in bed -> time_in_bed
  slow wave sleep, deep sleep time, minutes of deep sleep, deeper sleep, sleep deeper,
    sleep more deeply -> deep_minutes
  sleep stages, stages of sleep, sleep architecture, sleep phases
    -> deep_minutes, rem_minutes, light_minutes
  light sleep time, core sleep -> light_minutes
  rem, rem time, dream sleep -> rem_minutes
  time awake, awake time, minutes awake, wake after sleep onset, awake, awake at night, lie awake
    -> awake_minutes
  sleep onset latency, falling asleep, fall asleep -> sleep_latency
  snoring, snore, minutes of snoring -> snoring_minutes
  efficiency, efficiency of my sleep, efficient sleep, better sleep efficiency, good sleep efficiency,
    poor sleep efficiency, efficient was my sleep, efficient is my sleep,
    efficient has my sleep been, efficiently did i sleep, efficiently do i sleep,
    efficiently have i slept, efficiently i sleep, sleep efficient, efficient sleeping, sleep eff
    -> sleep_efficiency
  sleep rating -> sleep_score
  best night, worst night, good night, bad night, poor night, top night, quality of my night,
    do i sleep best, did i sleep best, did i sleep worst -> sleep_score | sleep_minutes
  wake-ups, awakenings, night wakings -> wakeups
  times i woke up, times did i wake up, times did i wake, times do i wake up, times i wake up,
    often did i wake up, often do i wake up, wake up at night, waking at night,
    waking up at night, wake up in the night, often do i wake, often did i wake, often i wake,
    often i woke, waking up in the night, waking in the night, woke up in the night,
    waking up a lot, wake up a lot, woke up a lot, waking a lot, keep waking up,
    wake more often, wake up more often, woke more often, wake so often, wake up so often, woke so often,
    woke up so often, waking so often, waking up so often, wake up so much, waking up so much,
    wake up during the night, wake up that often, wake that often, woke up that often, wake up that much,
    wake up less often, wake less often, wake up less, waking up less, wake up fewer times,
    woke up once, woke up twice, woke up 2 times, woke up 3 times, woke up 4 times, woke up 5 times,
    woke up 6 times, woke up three times, woke up four times, woke up five times, woke up several times,
    woke up a few times, woke up many times, times do i normally wake up, times do i usually wake up,
    keep waking, wake up so many times, wake up every night -> wakeups | awake_minutes
  bed time, earlier bed, later bed, an early bed, going to bed, go to bed, went to bed, when i go to bed,
    when i went to bed,
    going to sleep, go to sleep, sleep start, sleep onset time, time to bed, to bed, late night,
    fall into bed, time did i fall asleep, when did i fall asleep, when do i fall asleep, turn in,
    in bed before, in bed by, in bed after, in bed at, lights out, hit the sack -> bedtime_hour
  sleep schedule, sleep routine, sleep timing, sleeping schedule -> bedtime_hour, wake_hour
  wake time, waking up, waking time, when i wake up, when i woke up, wake up, get up, getting up,
    sleep end, wake, woke up, woke, got up, sleeping in, lying in, lie ins, sleep ins, sleeping late,
    getting up late, late mornings -> wake_hour
  heart rate during sleep, heart rate at night, nightly heart rate, bpm last night, bpm at night,
    sleeping bpm -> sleeping_hr
  heart rate while sleeping, average heart rate while sleeping, average heart rate when sleeping,
    heart rate when sleeping, heart rate while asleep, heart rate asleep
    -> sleeping_hr | resting_hr
  lowest heart rate at night, lowest night heart rate, minimum sleeping hr,
    lowest heart rate while sleeping, lowest heart rate during sleep, lowest heart rate asleep
    -> sleeping_hr_min
  highest heart rate at night, highest heart rate during sleep, maximum sleeping heart rate,
    max heart rate during sleep -> sleeping_hr_max
`

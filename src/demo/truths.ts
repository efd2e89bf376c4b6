/**
 * What is planted in the demo person, and nothing else is: docs/demo.md says it to users, the tests
 * find it again. Days are counted from the first one, day 0.
 */
export const truths = {
  /** The days lived before the first `hygeia demo`. Later runs let the person live on. */
  days: 730,
  /** More steps on a day, longer sleep in the night that follows: the correlation of the two. */
  stepsToSleep: 0.45,
  /** More caffeine on a day, shorter sleep in the night that follows: the correlation of the two. */
  caffeineToSleep: -0.4,
  /** Longer sleep, better mood on the day after: the correlation before mood is rounded to points. */
  sleepToMood: 0.5,
  /** The first day on another scale, which shows this much more: no change of the weight. */
  scale: { from: 560, shift_kg: 1.4 },
  /** The first day with a run in it, and how far the resting heart rate lies lower from then on. */
  running: { from: 460, resting_hr_bpm: -4 },
  /** The variability of the heart rate rises evenly, by this factor, and stays up. */
  hrv: { from: 548, until: 730, factor: 1.3 },
  /** Bedtime of the nights to Saturday and to Sunday is later by this much. */
  weekend: { bedtime_min: 45 },
  /** The two lab panels: this many days before the first run of the demo. */
  labs: { earlier: 425, later: 60 },
} as const

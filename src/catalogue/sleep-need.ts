/** The least sleep a night that is recommended at an age, with its source. */
export interface SleepNeed {
  readonly minutes: number
  readonly source: string
}

const HOUR_MIN = 60
const SOURCE = "National Sleep Foundation, Hirshkowitz 2015"

/** Lower ends of the recommended hours: from which age on (Hirshkowitz M et al., Sleep Health 2015;1:40). */
const HOURS = [
  { from: 18, hours: 7 },
  { from: 14, hours: 8 },
  { from: 6, hours: 9 },
] as const

const ADULT_HOURS = 7

/** The lower end of what is recommended; of an adult where the age is unknown, of a schoolchild below six. */
export const sleepNeedOf = (age: number | null): SleepNeed => {
  const hours = age === null ? ADULT_HOURS : (HOURS.find(({ from }) => age >= from)?.hours ?? 9)
  return { minutes: hours * HOUR_MIN, source: SOURCE }
}

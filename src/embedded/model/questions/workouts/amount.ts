import type { Workouts } from "#embedded/model/questions/workouts/intent"
import { isOverDistance } from "#embedded/model/understanding/words/sports"
import { phrases } from "#language/phrases"

const FAR = phrases`
  how far
  further
  farther
  distance/s
  km
  kms
  kilometre/s
  kilometer/s
  mile/s
  mileage
  metres
  meters
`
const OFTEN = phrases`
  how often
  how many !(hours|minutes|km|kms|kilo*|miles|calories|kcal)
  number of
  how (regularly|frequently)
  (more|less) (often|frequently|regularly)
  (more|fewer|less) (runs|rides|swims|workouts|sessions|times)
  (most|fewest|least) (runs|rides|swims|workouts|sessions)
  count
  times
`
const SINGLE_LONGEST = phrases`
  longest
  biggest
  furthest
  farthest
`
const TIME = phrases`
  how long
  how much
  hour/s
  minute/s
  time
  duration
`
const ENERGY = phrases`
  calorie/s
  kcal
  energy
  burn/ed/t
`
const PACE = phrases`
  pace
  speed
  how fast
  faster
  slower
  quicker
`
const PULSE = phrases`
  heart rate
  heartrate
  hr
  pulse
`
const REST = phrases`
  (rest|recovery) day/s
  days off
  (days|day) ...4 (not|didn't|no|without|skip*|rest*) ...3
`

/** What a question wants to know of workouts; the first that fits. */
const asks: ReadonlyArray<readonly [Workouts["asks"], (text: string) => boolean]> = [
  ["rest_days", REST.test],
  ["longest", SINGLE_LONGEST.test],
  ["pace", PACE.test],
  ["heart_rate", PULSE.test],
  ["distance", FAR.test],
  ["energy", ENERGY.test],
  ["count", OFTEN.test],
  ["minutes", TIME.test],
]

/** What a question wants to know of workouts; null where it does not say. */
export const amountIn = (text: string): Workouts["asks"] | null =>
  asks.find(([, fits]) => fits(text))?.[0] ?? null

/** What "more" and "less" are of, where a question does not say: the distance, else the time. */
export const sizeOf = (sport: string | null): Workouts["asks"] =>
  isOverDistance(sport) ? "distance" : "minutes"

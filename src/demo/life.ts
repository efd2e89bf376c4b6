import { type Day, walker } from "#demo/day"
import { type Page, writer } from "#demo/diary"
import { type Night, sleeper } from "#demo/night"
import { uniforms } from "#demo/random"
import { type Weighing, weigher } from "#demo/scale"
import { truths } from "#demo/truths"
import { athlete, type Workout } from "#demo/workout"
import { addDays, type LocalDate, weekdayOf } from "#domain/time"

/** A day of the demo person, and the night that follows it; null means not recorded. */
export interface LivedDay {
  readonly date: LocalDate
  readonly day: Day | null
  readonly workout: Workout | null
  readonly page: Page | null
  readonly weighing: Weighing | null
  readonly night: Night | null
}

const SEED = 3_630

/** First day and number of days the watch lay in a drawer. */
const OFF_WRIST = [
  [96, 5],
  [318, 8],
  [566, 4],
] as const

/** How often a single day or night is lost. */
const LOST = 0.03

/** This many days before the first run of the demo lack nothing, so that "last week" is whole. */
const WHOLE_DAYS = 21

const FRIDAY = 4
const SATURDAY = 5
const SUNDAY = 6

const isOffWrist = (index: number) =>
  OFF_WRIST.some(([first, days]) => index >= first && index < first + days)

const isWhole = (index: number) => index < truths.days && index >= truths.days - WHOLE_DAYS

/**
 * The first days of the demo person, one after the other. A day's values depend on its position in
 * the series and on its weekday, never on the number of days, so that later days change no earlier ones.
 */
export function* lifeOf(first: LocalDate, days: number): Generator<LivedDay> {
  const lost = uniforms(SEED)
  const trains = athlete(SEED + 10)
  const walks = walker(SEED + 20)
  const sleeps = sleeper(SEED + 30)
  const writes = writer(SEED + 42)
  const weighs = weigher(SEED + 50)
  let slept: number | null = null
  for (let index = 0; index < days; index++) {
    const date = addDays(first, index)
    const weekday = weekdayOf(date)
    const workout = trains(index, weekday)
    const { day, drive } = walks(index, weekday, workout)
    const {
      page,
      drive: caffeine,
      isForgotten,
    } = writes({
      weekend: weekday === SATURDAY || weekday === SUNDAY,
      slept,
    })
    const weighing = weighs(index, weekday)
    const night = sleeps({
      index,
      beforeWeekend: weekday === FRIDAY || weekday === SATURDAY,
      steps: drive,
      caffeine,
      resting_hr: day.resting_hr,
    })
    slept = night.deep + night.light + night.rem
    const off = isOffWrist(index)
    const [dayLost, nightLost] = [lost() < LOST, lost() < LOST]
    const whole = isWhole(index)
    const isDayLost = off || (dayLost && !whole)
    yield {
      date,
      day: isDayLost ? null : day,
      page: isDayLost || (isForgotten && !whole) ? null : page,
      weighing: isDayLost ? null : weighing,
      workout: off ? null : workout,
      night: off || (nightLost && !whole) ? null : night,
    }
  }
}

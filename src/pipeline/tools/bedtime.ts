import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import type { Fact } from "#domain/ledger"
import type { Window } from "#domain/window"
import { factsOn } from "#pipeline/tools/fact"
import { mean } from "#statistics/sample/descriptive"

const HOUR_MIN = 60
const DAY_HOURS = 24
const MIN_NIGHTS = 7

const BEDTIME = metricOf("bedtime_hour")!
const WAKE = metricOf("wake_hour")!
const SLEEP = metricOf("sleep_minutes")!

/** Hours from one time of the clock to the next time that it is another. */
const hoursBetween = (from: number, to: number): number =>
  (((to - from) % DAY_HOURS) + DAY_HOURS) % DAY_HOURS

interface Asked {
  readonly window: Window
  /** When somebody has to get up; undefined where they get up as usual. */
  readonly wake_hour: number | undefined
  /** The minutes of sleep that are recommended. */
  readonly need: number
}

/** By when to be in bed: the time of getting up less the sleep that is needed and what is spent awake in bed. */
export const bedtimeFacts = Effect.fn("bedtimeFacts")(function* (
  user: UserId,
  { window, wake_hour, need }: Asked,
) {
  const { series } = yield* MetricSeriesStore
  const [beds, wakes, slept] = yield* Effect.all([
    series(user, BEDTIME, window),
    series(user, WAKE, window),
    series(user, SLEEP, window),
  ])
  const wokeOn = new Map(wakes.map(({ date, value }) => [date, value]))
  const sleptOn = new Map(slept.map(({ date, value }) => [date, value]))
  const awake = beds.flatMap(({ date, value }): ReadonlyArray<number> => {
    const [woke, minutes] = [wokeOn.get(date), sleptOn.get(date)]
    if (woke === undefined || minutes === undefined) return []
    return [Math.max(0, hoursBetween(value, woke) * HOUR_MIN - minutes)]
  })
  if (awake.length < MIN_NIGHTS) return []
  const lying = mean(awake)
  const wake = wake_hour ?? mean(wakes.map(({ value }) => value))
  const bedFor = (minutes: number) => wake - (minutes + lying) / HOUR_MIN
  const wakeFacts = factsOn(WAKE, window, wakes.length)
  const bedFacts = factsOn(BEDTIME, window, beds.length)
  return [
    wakeFacts.value("wake", wake),
    factsOn(SLEEP, window, awake.length).value("awake", lying),
    bedFacts.value("bed_latest", bedFor(need)),
    bedFacts.value("bed_early", bedFor(need + HOUR_MIN)),
  ] satisfies ReadonlyArray<Fact>
})

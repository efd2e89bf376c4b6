import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { LocalDayStore } from "#db/local-days"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import { addDays } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import { factsOn } from "#pipeline/tools/fact"
import { refused } from "#pipeline/tools/insufficient-data"
import { preparedOf } from "#pipeline/tools/prepared"
import { mean } from "#statistics/sample/descriptive"
import { latestAway } from "#statistics/series/away"

/** The time at home that a journey is held against. */
const BEFORE_DAYS = 30
const MIN_VALUES = 2
const HOUR_MIN = 60

/** A metric in the latest nights in another time zone, as the devices report their offsets from UTC. */
export const journey = Effect.fn("journey")(function* (
  user: UserId,
  { metric: key, window }: ToolInput<"journey">,
) {
  const metric = metricOf(key)
  if (!metric) return refused(key)
  const { offsets } = yield* LocalDayStore
  const away = latestAway(yield* offsets(user, window))
  if (away === null) return noFindings
  const before = {
    from: addDays(away.window.from, -BEFORE_DAYS),
    to: addDays(away.window.from, -1),
  }
  const [then] = yield* preparedOf(user, [metric], away.window)
  const [usual] = yield* preparedOf(user, [metric], before)
  const facts = factsOn(metric, away.window, then.usable.length)
  const of = (role: "away_mean" | "home_mean", { usable }: typeof then) =>
    usable.length < MIN_VALUES ? [] : [facts.value(role, mean(usable.map(({ value }) => value)))]
  return {
    ...noFindings,
    facts: [
      ...of("away_mean", then),
      ...of("home_mean", usual),
      facts.number("away_hours", Math.abs(away.by_min) / HOUR_MIN, "hours", 0),
      facts.date("away_from", away.window.from),
      facts.date("away_until", away.window.to),
    ],
  } satisfies Findings
})

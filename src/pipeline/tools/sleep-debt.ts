import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { sleepNeedOf } from "#catalogue/sleep-need"
import { MetricSeriesStore } from "#db/metric-series"
import { ProfileStore } from "#db/profiles"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import { addDays } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import { bedtimeFacts } from "#pipeline/tools/bedtime"
import { factsOn } from "#pipeline/tools/fact"
import { insufficient } from "#pipeline/tools/insufficient-data"
import { mean, sum } from "#statistics/sample/descriptive"

/** Nights that are looked at, and how many of them must be on record. */
const SPANS = [
  { nights: 7, need: 4 },
  { nights: 14, need: 8 },
  { nights: 30, need: 16 },
] as const

/**
 * How much sleep the nights of a week, a fortnight and thirty days lack together of what is recommended at least:
 * nights without a record are left out, and a long night makes up for a short one.
 */
export const sleepDebt = Effect.fn("sleepDebt")(function* (
  user: UserId,
  { date, wake_hour }: ToolInput<"sleep_debt">,
) {
  const metric = metricOf("sleep_minutes")!
  const profile = yield* (yield* ProfileStore).find(user)
  const { minutes, source } = sleepNeedOf(profile?.age ?? null)
  const longest = { from: addDays(date, 1 - SPANS[2].nights), to: date }
  const series = yield* (yield* MetricSeriesStore).series(user, metric, longest)
  const spans = SPANS.flatMap(({ nights, need }): ReadonlyArray<Fact> => {
    const window = { from: addDays(date, 1 - nights), to: date }
    const slept = series.filter((day) => day.date >= window.from).map(({ value }) => value)
    if (slept.length < need) return []
    const facts = factsOn(metric, window, slept.length)
    return [
      facts.apart("debt", Math.max(0, minutes * slept.length - sum(slept)), "debt"),
      facts.value("mean", mean(slept)),
      facts.count("nights", slept.length, "debt_nights"),
      facts.count("short", slept.filter((value) => value < minutes).length, "debt_short"),
    ]
  })
  if (spans.length === 0)
    return insufficient({
      metric,
      question: "sleep_debt",
      window: longest,
      have: series.length,
      need: SPANS[0].need,
    })
  const needed: Fact = {
    item: { key: "sleep_need", value: minutes, unit: metric.unit },
    role: "recommended",
    label: `recommended sleep (${source})`,
    decimals: 0,
  }
  const hours = yield* bedtimeFacts(user, { window: longest, wake_hour, need: minutes })
  return { ...noFindings, facts: [needed, ...spans, ...hours] } satisfies Findings
})

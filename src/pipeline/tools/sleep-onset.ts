import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import type { ToolInput } from "#domain/tool"
import { minValuesFor } from "#pipeline/tools/describe"
import { factsOn } from "#pipeline/tools/fact"
import { insufficient } from "#pipeline/tools/insufficient-data"
import { preparedOf } from "#pipeline/tools/prepared"
import { mean } from "#statistics/sample/descriptive"

const HOUR_MIN = 60

/** When sleep began, on the nights of which going to bed and the time to fall asleep are both known. */
export const sleepOnset = Effect.fn("sleepOnset")(function* (
  user: UserId,
  { window }: ToolInput<"sleep_onset">,
) {
  const [clock, duration] = [metricOf("bedtime_hour")!, metricOf("sleep_latency")!]
  const [bedtimes, latencies] = yield* preparedOf(user, [clock, duration], window)
  const latencyOn = new Map(latencies.usable.map(({ date, value }) => [date, value]))
  const nights = bedtimes.usable.flatMap(({ date, value }) => {
    const latency = latencyOn.get(date)
    return latency === undefined ? [] : [{ bedtime: value, latency }]
  })
  const [n, need] = [nights.length, minValuesFor(window)]
  if (n < need)
    return insufficient({ metric: duration, question: "sleep_onset", window, have: n, need })
  const facts = factsOn(clock, window, n)
  return {
    ...noFindings,
    facts: [
      facts.value(
        "onset",
        mean(nights.map(({ bedtime, latency }) => bedtime + latency / HOUR_MIN)),
        "sleep_onset",
      ),
      facts.value("bedtime", mean(nights.map(({ bedtime }) => bedtime)), "sleep_onset_bedtime"),
      factsOn(duration, window, n).value(
        "latency",
        mean(nights.map(({ latency }) => latency)),
        "sleep_onset_latency",
      ),
      facts.count("n", n, "sleep_onset_n"),
    ],
  } satisfies Findings
})

import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import type { DayValue } from "#domain/metric"
import { addDays } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import { factsOn } from "#pipeline/tools/fact"
import { insufficient, refused } from "#pipeline/tools/insufficient-data"
import { preparedOf } from "#pipeline/tools/prepared"

/** A value further away says nothing of the day. */
const MAX_DAYS = 31

/** The last value before a day and the first one after it. */
export const nearest = Effect.fn("nearest")(function* (
  user: UserId,
  { metric: key, date }: ToolInput<"nearest">,
) {
  const metric = metricOf(key)
  if (!metric) return refused(key)
  const window = { from: addDays(date, -MAX_DAYS), to: addDays(date, MAX_DAYS) }
  const [{ usable }] = yield* preparedOf(user, [metric], window)
  const before = usable.findLast((day) => day.date < date)
  const after = usable.find((day) => day.date > date)
  if (!before && !after)
    return insufficient({ metric, question: "nearest", window, have: 0, need: 1 })
  const facts = factsOn(metric, window, 1)
  const side = (role: "before" | "after", day: DayValue | undefined) =>
    day
      ? [
          facts.measured(role, day.value, `nearest_${role}`),
          facts.date(`${role}_date`, day.date, `nearest_${role}_date`),
        ]
      : []
  return {
    ...noFindings,
    facts: [...side("before", before), ...side("after", after)],
  } satisfies Findings
})

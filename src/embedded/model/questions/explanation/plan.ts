import { addDays } from "#domain/time"
import type { ToolCall } from "#domain/tool"
import { DAYS_OF_WEEK } from "#domain/tools/split"
import { call } from "#embedded/model/questions/call"
import { circumstanceCalls } from "#embedded/model/questions/circumstances"
import type { DayExplanation, Explanation } from "#embedded/model/questions/explanation/intent"
import { longTermCalls } from "#embedded/model/questions/long-term"
import { acrossBoth } from "#embedded/model/understanding/time/contrast"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"

const ofDay = ({ metric, date, same, before }: DayExplanation): ReadonlyArray<ToolCall> => {
  const eve = addDays(date, -1)
  const baseline = (key: string, on: string) =>
    call("baseline", { metric: key, date: on, days: DEFAULT_DAYS.usual }, "investigator")
  return [
    baseline(metric.key, date),
    ...same.map(({ key }) => baseline(key, date)),
    ...before.map(({ key }) => baseline(key, eve)),
    call("happenings", { window: { from: eve, to: date } }, "investigator"),
  ]
}

/** What was unusual of a day, or how a metric developed; then what goes along with it in general. */
export const planExplanation = (intent: Explanation): ReadonlyArray<ToolCall> => {
  const { metric } = intent
  if (intent.of === "general")
    return [call("drivers", { target: metric.key, window: intent.window }, "investigator")]
  if (intent.of === "weekday")
    return [{ metric, day: intent.day }, ...intent.around].map((each) =>
      call(
        "split",
        { metric: each.metric.key, window: intent.window, by: DAYS_OF_WEEK[each.day]! },
        "investigator",
      ),
    )
  if (intent.of === "time")
    return circumstanceCalls([...intent.measures, ...intent.around], intent.contrast)
  const to = intent.of === "day" ? intent.date : intent.horizons[0]!.b.window.to
  const window = { from: addDays(to, 1 - DEFAULT_DAYS.drivers), to }
  return [
    ...(intent.of === "day"
      ? ofDay(intent)
      : [
          ...longTermCalls(metric, intent.horizons, "investigator"),
          call("series", { metric: metric.key, window: acrossBoth(intent.horizons[0]!) }),
        ]),
    call("drivers", { target: metric.key, window }, "investigator"),
  ]
}

import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import { type Coaching, monthTo } from "#embedded/model/questions/coaching/intent"
import { levelCalls } from "#embedded/model/questions/own-level"
import { lagBetween } from "#embedded/model/understanding/pair"

/** The associations of the target and of the proposed habit, and the length of an experiment. */
export const planCoaching = ({
  target,
  habit,
  period,
  subject,
}: Coaching): ReadonlyArray<ToolCall> => {
  const { window } = period
  return [
    ...(habit
      ? [
          call("associate", {
            feature: habit.key,
            target: target.key,
            lag: lagBetween(habit, target, ""),
            window,
          }),
        ]
      : []),
    call("drivers", { target: target.key, window }, "investigator"),
    call("experiment", { metric: target.key, window }, "health_coach"),
    ...levelCalls(target, monthTo(window.to)),
    ...(subject ? [call("look_up", { subject }, "domain_expert")] : []),
  ]
}

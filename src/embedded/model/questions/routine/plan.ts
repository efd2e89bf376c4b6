import type { ToolCall } from "#domain/tool"
import type { Advice } from "#embedded/model/questions/advice/intent"
import { call } from "#embedded/model/questions/call"
import type { Coaching } from "#embedded/model/questions/coaching/intent"
import { levelCalls } from "#embedded/model/questions/own-level"
import type { Routine } from "#embedded/model/questions/routine/intent"

const ofAdvice = ({ id, results, own, window }: Advice): ReadonlyArray<ToolCall> => [
  call("look_up", { subject: id }, "domain_expert"),
  ...results.map((name) => call("biomarkers", { name }, "domain_expert")),
  ...(own ? levelCalls(own, window) : []),
]

const ofCoaching = ({ target, subject, period: { window } }: Coaching): ReadonlyArray<ToolCall> => [
  call("drivers", { target: target.key, window }, "investigator"),
  ...(subject ? [call("look_up", { subject }, "domain_expert")] : []),
  call("experiment", { metric: target.key, window }, "health_coach"),
]

/** What the plan was made of. */
export const planRoutine = ({ of }: Routine): ReadonlyArray<ToolCall> =>
  of.kind === "advice" ? ofAdvice(of) : ofCoaching(of)

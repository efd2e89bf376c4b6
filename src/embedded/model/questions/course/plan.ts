import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Course } from "#embedded/model/questions/course/intent"

/** The rows of each metric. */
export const planCourse = ({ metrics, period, by }: Course): ReadonlyArray<ToolCall> =>
  metrics.map(({ key }) => call("course", { metric: key, window: period.window, by }))

import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Labs } from "#embedded/model/questions/labs/intent"

/** What takes the older results as well. */
const WITH_HISTORY: ReadonlySet<Labs["asks"]> = new Set<Labs["asks"]>([
  "history",
  "extremes",
  "extremes",
  "tests",
  "duration",
])

/** The requested results, each with the daily metric of the question; what is known of its subject. */
export const planLabs = ({
  names,
  asks,
  beside,
  subject,
  period,
  why,
  unit,
}: Labs): ReadonlyArray<ToolCall> => {
  const metric = beside ? { beside: beside.key } : {}
  const more = {
    ...(unit ? { unit } : {}),
    ...(WITH_HISTORY.has(asks) ? { history: true as const } : {}),
  }
  const [name, over] = names
  if (asks === "ratio" && name && over) return [call("biomarkers", { name, over }, "domain_expert")]
  return [
    ...(period
      ? names.map((each) =>
          call("biomarkers", { name: each, window: period.window }, "domain_expert"),
        )
      : []),
    ...(names.length === 0
      ? [call("biomarkers", { ...metric, ...more }, "domain_expert")]
      : names.map((each) =>
          call("biomarkers", { name: each, ...metric, ...more }, "domain_expert"),
        )),
    ...(why ? [call("happenings", { window: why, habits: true }, "domain_expert")] : []),
    ...(subject ? [call("look_up", { subject }, "domain_expert")] : []),
  ]
}

import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import { longTermCalls } from "#embedded/model/questions/long-term"
import type { Scan } from "#embedded/model/questions/scan/intent"

/** One scan; how a metric developed where its change is asked about; the labs; how long an experiment would take. */
export const planScan = (intent: Scan): ReadonlyArray<ToolCall> => {
  const { data_types, window, labs, asks, subject, feature, horizons, trials } = intent
  const about = [subject, feature].flatMap((metric) => metric?.key ?? [])
  return [
    call(
      "scan",
      { data_types: [...data_types], window, ...(about.length > 0 ? { about } : {}) },
      "investigator",
    ),
    ...(subject && asks === "change" ? longTermCalls(subject, horizons, "investigator") : []),
    ...(labs ? [call("biomarkers", {}, "domain_expert")] : []),
    ...trials.map(({ key }) => call("experiment", { metric: key, window }, "health_coach")),
  ]
}

import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Scan } from "#embedded/model/questions/scan/intent"

/** One scan, and all lab results when the question includes them. */
export const planScan = ({ data_types, window, labs }: Scan): ReadonlyArray<ToolCall> => [
  call("scan", { data_types: [...data_types], window }, "investigator"),
  ...(labs ? [call("biomarkers", {}, "domain_expert")] : []),
]

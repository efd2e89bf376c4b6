import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Scan } from "#embedded/model/questions/scan/intent"

/** One search, and all lab results where they are asked for. */
export const planScan = ({ data_types, window, labs }: Scan): ReadonlyArray<ToolCall> => [
  call("scan", { data_types: [...data_types], window }, "investigator"),
  ...(labs ? [call("biomarkers", {}, "domain_expert")] : []),
]

import type { Labs } from "#embedded/model/understanding/intent"
import { type Call, call } from "#embedded/model/work/call"

/** Every latest result. */
export const allLabs = call("biomarkers", {}, "domain_expert")

/** Those outside their range. */
export const flaggedLabs = call("biomarkers", { out_of_range: true }, "domain_expert")

export const planLabs = ({ names }: Labs): ReadonlyArray<Call> =>
  names.length === 0
    ? [allLabs]
    : names.map((name) => call("biomarkers", { name }, "domain_expert"))

import type { Labs } from "#embedded/model/understanding/intent"
import { type Call, call } from "#embedded/model/work/call"

/** Every latest result. */
export const allLabs = call("biomarkers", {}, "domain_expert")

/** Those outside their range. */
export const flaggedLabs = call("biomarkers", { out_of_range: true }, "domain_expert")

/** The results asked for, each beside the daily metric that is asked about with them. */
export const planLabs = ({ names, beside }: Labs): ReadonlyArray<Call> => {
  const metric = beside ? { beside: beside.key } : {}
  return names.length === 0
    ? [call("biomarkers", metric, "domain_expert")]
    : names.map((name) => call("biomarkers", { name, ...metric }, "domain_expert"))
}

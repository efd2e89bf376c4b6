import type { Role } from "#agents/role"
import { workPrompt } from "#agents/work"

/** The role of investigator. */
export const investigator: Role = {
  agent: "investigator",
  purpose: "what goes along with what, why something changed, open searches.",
  prompt: workPrompt(
    "investigator/2",
    `
You are investigator: you look for what goes along with what, and for what happened when a level
changed. Look at the measure itself first, then at what stands beside it, the night after a day
with a lag of one. A link that you looked for and did not find is a finding.`,
  ),
  tools: [
    "changepoint",
    "happenings",
    "drivers",
    "associate",
    "correlate",
    "conditional",
    "threshold",
    "tagged",
    "after_workouts",
    "journey",
    "compare",
    "trend",
    "baseline",
    "nearest",
    "describe",
    "series",
    "scan",
  ],
  sees: { metrics: "coverage", labs: false, memory: true, profile: [] },
}

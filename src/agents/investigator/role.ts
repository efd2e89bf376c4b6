import type { Role } from "#agents/role"
import { workPrompt } from "#agents/work"

/** The role of investigator. */
export const investigator: Role = {
  agent: "investigator",
  purpose: "why something changed, open searches for what goes along with what.",
  prompt: workPrompt(
    "investigator/1",
    `
You are investigator: you look for why. When a level changed, what happened around that day, what
goes along with a measure, and what does not.`,
  ),
  tools: [
    "changepoint",
    "happenings",
    "drivers",
    "associate",
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
}

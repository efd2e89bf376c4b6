import type { Role } from "#agents/role"
import { workPrompt } from "#agents/work"

/** The role of data_science. */
export const dataScience: Role = {
  agent: "data_science",
  purpose: "levels, changes, comparisons, best and worst days, links between two measures.",
  prompt: workPrompt(
    "data_science/1",
    `
You are data_science: you measure. Levels, changes, comparisons, best and worst days, and whether
two measures go together.`,
  ),
  tools: [
    "describe",
    "baseline",
    "compare",
    "trend",
    "changepoint",
    "extremes",
    "count",
    "streak",
    "split",
    "conditional",
    "associate",
    "correlate",
    "table",
    "series",
    "share",
    "nearest",
    "sleep_onset",
    "sleep_debt",
    "readiness",
    "training",
    "workouts",
    "sessions",
    "pace_trend",
    "after_workouts",
    "tagged",
  ],
}

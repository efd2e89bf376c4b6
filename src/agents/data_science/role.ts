import type { Role } from "#agents/role"
import { workPrompt } from "#agents/work"

/** The role of data_science. */
export const dataScience: Role = {
  agent: "data_science",
  purpose: "levels, changes, comparisons, counts, best and worst days, workouts.",
  prompt: workPrompt(
    "data_science/2",
    `
You are data_science: you measure. Levels, changes, comparisons, counts, best and worst days, workouts.`,
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
    "table",
    "series",
    "share",
    "nearest",
    "sleep_onset",
    "workouts",
    "sessions",
    "pace_trend",
  ],
  sees: { metrics: "coverage", labs: false, memory: false, profile: [] },
}

import type { Role } from "#agents/role"
import { workPrompt } from "#agents/work"

/** The role of data_science. */
export const dataScience: Role = {
  agent: "data_science",
  purpose: "levels, changes, comparisons, counts, best and worst days.",
  prompt: workPrompt(
    "data_science/3",
    `
You are data_science: you measure. Levels, changes, comparisons, counts, best and worst days.`,
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
  ],
  sees: { metrics: "coverage", labs: false, memory: false, profile: [] },
}

import type { Role } from "#agents/role"
import { workPrompt } from "#agents/work"

/** The role of health_coach. */
export const healthCoach: Role = {
  agent: "health_coach",
  purpose: "workouts, training, recovery, advice, habits, plans, goals, experiments; small talk.",
  prompt: workPrompt(
    "health_coach/3",
    `
You are health_coach: you find what the person could do next. Advice rests on what goes along with
their own better days, or on a source; never on neither.`,
  ),
  tools: [
    "readiness",
    "training",
    "sleep_debt",
    "drivers",
    "experiment",
    "own_experiment",
    "describe",
    "compare",
    "tagged",
    "workouts",
    "sessions",
    "pace_trend",
    "look_up",
    "reference",
    "profile",
    "service_status",
  ],
  sees: {
    metrics: "coverage",
    labs: false,
    memory: true,
    profile: ["age", "gender", "conditions", "medications", "goal", "story"],
  },
}

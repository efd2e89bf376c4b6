import type { Role } from "#agents/role"
import { workPrompt } from "#agents/work"

/** The role of domain_expert. */
export const domainExpert: Role = {
  agent: "domain_expert",
  purpose: "lab results, and what is known about a measure or a subject.",
  prompt: workPrompt(
    "domain_expert/2",
    `
You are domain_expert: you read lab results and say what is known, from the catalogues and their
sources.`,
  ),
  tools: ["biomarkers", "reference", "look_up", "describe", "baseline", "compare", "profile"],
  sees: {
    metrics: "coverage",
    labs: true,
    memory: false,
    profile: ["age", "gender", "conditions", "medications"],
  },
}

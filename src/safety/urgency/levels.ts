import type { UrgentTopic } from "#domain/safety"

/** How urgent a message is, the calmest first. `check` speaks of a body or of harm without saying enough. */
export const LEVELS = ["none", "check", "prompt_clinician", "urgent_same_day", "immediate"] as const
export type Level = (typeof LEVELS)[number]

/** The topic of each kind of message in the corpus; every kind that is not listed is about the body. */
export const TOPIC_OF_KIND: Readonly<Record<string, UrgentTopic>> = {
  suicide: "crisis",
  suicide_other: "crisis",
  self_harm: "crisis",
  violence: "violence",
  sexual_violence: "violence",
  overdose: "poisoning",
  poison: "poisoning",
  child_poison: "poisoning",
  carbon_monoxide: "poisoning",
  stop_medicine: "medicine",
  change_medicine: "medicine",
  mix_medicine: "medicine",
  eating_disorder: "eating",
  crash_diet: "eating",
  pregnancy: "pregnancy",
  fetal_movement: "pregnancy",
  ectopic: "pregnancy",
  infant: "child",
  infant_fever: "child",
  child: "child",
}

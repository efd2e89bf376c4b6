import type { Explanation } from "#embedded/model/questions/explanation/intent"
import { planExplanation } from "#embedded/model/questions/explanation/plan"
import { readExplanation } from "#embedded/model/questions/explanation/read"
import { writeExplanation } from "#embedded/model/questions/explanation/write"
import type { Kind } from "#embedded/model/questions/kind"

const ASKS: Readonly<Record<Explanation["of"], (name: string) => string>> = {
  day: (name) => `What was unusual about ${name} on that day, and the day before it?`,
  weekday: (name) => `What is different about ${name} on that day of the week?`,
  time: () => "What was different in that time?",
  shift: (name) => `When did ${name} change, and what began then?`,
  general: (name) => `What goes along with ${name} in general?`,
}

/** Why a night, a day or a change was as it was: what fits it, never a cause. */
export const explanation: Kind<Explanation> = {
  kind: "explanation",
  read: readExplanation,
  plan: planExplanation,
  agent: () => "investigator",
  asks: ({ metric, of }) => ASKS[of](metric.name),
  metrics: ({ metric }) => [metric],
  write: (intent, material) => writeExplanation(intent, material),
  next: () => null,
  needs: "metrics",
}

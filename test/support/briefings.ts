import { metrics } from "#catalogue/metrics"
import type { Briefing } from "#domain/briefing"

/** A Friday. */
export const TODAY = "2026-11-20"

/** A person with two years of every metric, who asks something. */
export const aBriefing = (question: string, rest: Partial<Briefing> = {}): Briefing => ({
  question,
  messages: [{ role: "user", content: question }],
  today: TODAY,
  ongoing: true,
  metrics: metrics.map(({ key }) => ({
    metric: key,
    first: "2024-11-20",
    last: TODAY,
    days: 700,
  })),
  biomarkers: ["LDL Cholesterol", "Vitamin D, 25-OH", "Ferritin"],
  tags: ["mouth tape"],
  memory: [],
  profile: null,
  deep_research: null,
  ...rest,
})

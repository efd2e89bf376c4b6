import type { Material } from "#domain/briefing"
import { evidenceOf, factsOf } from "#domain/ledger"
import { caveatSentences } from "#embedded/model/prose/caveats"
import { foundAnything } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { quoted, underHeading } from "#embedded/model/prose/quotation"
import type { Intent } from "#embedded/model/understanding/intent"
import { metricsOf } from "#embedded/model/understanding/subject"
import { findMetrics } from "#embedded/model/understanding/words/lexicon"

/** One useful question or deed that follows from this one; null where none does. */
const nextStep = (intent: Intent): string | null => {
  const [metric] = metricsOf(intent)
  if (metric?.recurs) return null
  const name = metric?.name
  switch (intent.kind) {
    case "level":
    case "norm":
      return `A next question could be whether there is a trend in your ${name}.`
    case "change":
    case "shift":
    case "extremes":
    case "split":
    case "usual":
      return `A next question could be what goes along with your ${name}.`
    case "comparison":
    case "since":
      return `A next question could be what goes along with your ${name}, or on which days it stood out.`
    case "association":
      return `A next question could be what else goes along with your ${name}.`
    case "correlation":
    case "conditional":
    case "threshold":
      return "To learn whether the one changes the other, ask me how to test it in an experiment."
    case "drivers":
      return `To learn whether a habit changes your ${name}, ask me how to test it in an experiment.`
    case "count":
      if (intent.limit === null)
        return `A next question could be how your ${name} averaged over the days on record.`
      return `A next question could be your longest streak, or whether there is a trend in your ${name}.`
    case "streak":
      return `A next question could be how weekends differ from weekdays in your ${name}.`
    case "workouts":
      return "A next question could be what your sleep is like in the nights after workouts."
    case "overview":
    case "scan":
      return "Ask about any of these on its own for the details."
    case "labs":
      return intent.asks === "change"
        ? null
        : "A next question could be how your results have changed since the report before."
    case "remembered":
      return "Tell me what you want to reach or what gets in your way, and I keep it in mind."
    case "coaching":
    case "talk":
      return null
  }
}

const CONNECT = "Once a device that measures this has synced, or it has been logged, ask again."
const ABOUT_DATA = "Ask what data there is to see which measures are on record, and since when."

/** A goal the person has stated that is about what was asked; told in their own words. */
const goalSentence = ({ briefing }: Material, intent: Intent): string | null => {
  const keys = new Set(metricsOf(intent).map(({ key }) => key))
  const available = new Set(briefing.metrics.map(({ metric }) => metric))
  const goal = underHeading(briefing.memory, "Goal").find((text) =>
    findMetrics(text, available).some(({ metrics }) => metrics.some(({ key }) => keys.has(key))),
  )
  const quote = goal && quoted(goal)
  return quote ? `This bears on the goal you told me: ${quote}.` : null
}

const nextOf = (intent: Intent, material: Material): string | null => {
  if (intent.kind === "scan" && evidenceOf(material.ledger).length === 0) return null
  if (intent.kind === "labs" && !factsOf(material.ledger).some(({ role }) => role === "previous"))
    return null
  const needsNoRows = intent.kind === "talk" || intent.kind === "remembered"
  if (needsNoRows || foundAnything(material.ledger)) return nextStep(intent)
  const present = new Set(material.briefing.metrics.map(({ metric }) => metric))
  const missing = metricsOf(intent).some(({ key }) => !present.has(key))
  return missing ? CONNECT : ABOUT_DATA
}

const OFFER =
  "If you would like me to look further, a deep research run can search all of your data for what goes along with this."

/** These have searched everything already, or nothing. */
const WITHOUT_OFFER = new Set<Intent["kind"]>(["scan", "remembered", "talk"])

/** The end of an answer: one useful next step, and the offer to search deeper where it fits. */
export const closing = (intent: Intent, material: Material): Paragraph =>
  paragraph([
    ...caveatSentences(material, intent),
    goalSentence(material, intent),
    nextOf(intent, material),
    material.suggest_deep_research && !WITHOUT_OFFER.has(intent.kind) ? OFFER : null,
  ])

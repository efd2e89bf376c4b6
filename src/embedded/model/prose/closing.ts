import type { Material } from "#domain/briefing"
import { evidenceOf } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { caveatsTold } from "#embedded/model/prose/caveats"
import { foundAnything } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Intent } from "#embedded/model/understanding/intent"
import { findMetrics } from "#embedded/model/understanding/lexicon"
import { metricsOf } from "#embedded/model/understanding/subject"

const nextStep = (intent: Intent): string | null => {
  const name = metricsOf(intent)[0]?.name
  switch (intent.kind) {
    case "level":
      return `A next question could be whether there is a trend in your ${name}.`
    case "change":
      return `A next question could be what goes along with your ${name}.`
    case "comparison":
      return `A next question could be what goes along with your ${name}, or on which days it stood out.`
    case "association":
      return intent.advice
        ? "Whichever habit you would like to try: change it on some days and not on others for a few weeks, and ask me to compare."
        : `A next question could be what else goes along with your ${name}.`
    case "extremes":
      return `A next question could be what goes along with your ${name}.`
    case "overview":
      return "Ask about any of these on its own for the details."
    case "scan":
      return "Ask about any of these on its own for the details."
    default:
      return null
  }
}

const CONNECT = "Once a device that measures this has synced, ask again."
const ABOUT_DATA = "Ask what data there is to see which measures are on record, and since when."

const PLAIN = /^[\p{L} ,.'-]{4,160}$/u

/** What the answer is about: of a search for reasons, the metric that the reasons are for. */
const aimsOf = (intent: Intent): ReadonlyArray<Metric> =>
  intent.kind === "association" && intent.open
    ? intent.pairs.map(({ target }) => target)
    : metricsOf(intent)

/** A goal the person has stated that is about what was asked; told in their own plain words. */
const goalTold = ({ briefing }: Material, intent: Intent): string | null => {
  const keys = new Set(aimsOf(intent).map(({ key }) => key))
  const available = new Set(briefing.metrics.map(({ metric }) => metric))
  const goal = briefing.memory
    .flatMap((line) => /^Goal: (.+)$/.exec(line)?.[1] ?? [])
    .find(
      (text) =>
        PLAIN.test(text) &&
        findMetrics(text, available).some(({ metrics }) =>
          metrics.some(({ key }) => keys.has(key)),
        ),
    )
  return goal ? `This bears on the goal you told me: “${goal.replace(/[. ]+$/, "")}”.` : null
}

const nextOf = (intent: Intent, material: Material): string | null => {
  if (intent.kind === "scan" && evidenceOf(material.ledger).length === 0) return null
  if (intent.kind === "talk" || foundAnything(material.ledger)) return nextStep(intent)
  const present = new Set(material.briefing.metrics.map(({ metric }) => metric))
  const missing = metricsOf(intent).some(({ key }) => !present.has(key))
  return missing ? CONNECT : ABOUT_DATA
}

const isAlarm = (intent: Intent) =>
  intent.kind === "talk" && (intent.about === "emergency" || intent.about === "crisis")

const OFFER =
  "If you would like me to look further, a deep research run can search all of your data for what goes along with this."

/** The end of an answer: one useful next step, and the offer to search deeper where it fits. */
export const closing = (intent: Intent, material: Material): Paragraph =>
  paragraph([
    ...caveatsTold(material, intent),
    goalTold(material, intent),
    nextOf(intent, material),
    material.suggest_deep_research && !isAlarm(intent) ? OFFER : null,
  ])

import type { Material } from "#domain/briefing"
import { closing } from "#embedded/model/answer/closing"
import { type Paragraph, withoutDetails } from "#embedded/model/prose/paragraph"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import type { Understood } from "#embedded/model/questions/understand"

const NOTHING = {
  sentences: ["Your data does not let me answer this, so I would rather say nothing than guess."],
  widgets: [],
}

const NO_DATA = {
  sentences: [
    "There is no data of yours on record yet, so I cannot say anything about it.",
    "Connect a device, let it sync, and ask again: I answer from what it measures.",
  ],
  widgets: [],
}

/** A question for measures of somebody who has none at all. */
const isUnknown = (intent: Intent, { briefing: { metrics, biomarkers } }: Material): boolean => {
  const { needs } = kindOf(intent)
  if (metrics.length > 0) return false
  return needs === "metrics" || (needs === "metrics_or_labs" && biomarkers.length === 0)
}

const isEmpty = ({ sentences }: Paragraph): boolean => sentences.length === 0

/** The paragraphs of one question; the statistics are all there is to say where nothing else was found. */
const written = (
  intent: Intent,
  material: Material,
  details: boolean,
): ReadonlyArray<Paragraph> => {
  const all = kindOf(intent).write(intent, material)
  const said = details ? all : withoutDetails(all)
  if (all.every(isEmpty)) return [NOTHING]
  return said.every(isEmpty) ? all : said
}

/**
 * An answer in paragraphs, one question after another. Its numbers are placeholders for the ledger's; it
 * carries none itself.
 */
export const answerOf = (
  { intents, details }: Understood,
  material: Material,
): ReadonlyArray<Paragraph> => {
  if (intents.every((intent) => isUnknown(intent, material))) return [NO_DATA]
  return [
    ...intents.flatMap((intent) => written(intent, material, details)),
    closing(intents.at(-1)!, material),
  ]
}

import type { Material } from "#domain/briefing"
import { closing } from "#embedded/model/answer/closing"
import type { Paragraph } from "#embedded/model/prose/paragraph"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"

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

/** An answer in paragraphs. Its numbers are placeholders for the ledger's; it carries none itself. */
export const answerOf = (intent: Intent, material: Material): ReadonlyArray<Paragraph> => {
  if (isUnknown(intent, material)) return [NO_DATA]
  const paragraphs = kindOf(intent)
    .write(intent, material)
    .filter(({ sentences }) => sentences.length > 0)
  return [...(paragraphs.length > 0 ? paragraphs : [NOTHING]), closing(intent, material)]
}

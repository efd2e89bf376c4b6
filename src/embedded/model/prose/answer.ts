import type { Material } from "#domain/briefing"
import { associationTold } from "#embedded/model/prose/association"
import { changeTold } from "#embedded/model/prose/change"
import { closing } from "#embedded/model/prose/closing"
import { comparisonTold } from "#embedded/model/prose/comparison"
import { extremesTold } from "#embedded/model/prose/extremes"
import { labsTold } from "#embedded/model/prose/labs"
import { levelTold } from "#embedded/model/prose/level"
import { overviewTold } from "#embedded/model/prose/overview"
import type { Paragraph } from "#embedded/model/prose/paragraph"
import { scanTold } from "#embedded/model/prose/scan"
import { talkTold } from "#embedded/model/prose/talk"
import type { Intent } from "#embedded/model/understanding/intent"

const body = (intent: Intent, { briefing, ledger }: Material): ReadonlyArray<Paragraph> => {
  switch (intent.kind) {
    case "level":
      return levelTold(intent, ledger)
    case "change":
      return changeTold(intent, ledger)
    case "comparison":
      return comparisonTold(intent, ledger)
    case "association":
      return associationTold(intent, ledger)
    case "extremes":
      return extremesTold(intent, ledger)
    case "labs":
      return labsTold(intent, ledger)
    case "overview":
      return overviewTold(intent, ledger)
    case "scan":
      return scanTold(intent, ledger)
    case "talk":
      return talkTold(intent, briefing, ledger)
    default:
      return []
  }
}

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
const isUnknown = ({ kind }: Intent, { briefing: { metrics, biomarkers } }: Material): boolean =>
  metrics.length === 0 &&
  kind !== "talk" &&
  kind !== "labs" &&
  !((kind === "overview" || kind === "scan") && biomarkers.length > 0)

/** An answer in paragraphs. Its numbers are placeholders for the ledger's; it carries none itself. */
export const answerOf = (intent: Intent, material: Material): ReadonlyArray<Paragraph> => {
  if (isUnknown(intent, material)) return [NO_DATA]
  const told = body(intent, material).filter(({ sentences }) => sentences.length > 0)
  return [...(told.length > 0 ? told : [NOTHING]), closing(intent, material)]
}

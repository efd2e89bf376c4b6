import type { Material } from "#domain/briefing"
import { associationTold } from "#embedded/model/prose/association"
import { changeTold } from "#embedded/model/prose/change"
import { closing } from "#embedded/model/prose/closing"
import { coachingTold } from "#embedded/model/prose/coaching"
import { comparisonTold } from "#embedded/model/prose/comparison"
import { conditionalTold } from "#embedded/model/prose/conditional"
import { correlationTold } from "#embedded/model/prose/correlation"
import { countTold } from "#embedded/model/prose/count"
import { driversTold } from "#embedded/model/prose/drivers"
import { extremesTold } from "#embedded/model/prose/extremes"
import { labsTold } from "#embedded/model/prose/labs"
import { levelTold } from "#embedded/model/prose/level"
import { normTold } from "#embedded/model/prose/norm"
import { overviewTold } from "#embedded/model/prose/overview"
import type { Paragraph } from "#embedded/model/prose/paragraph"
import { rememberedTold } from "#embedded/model/prose/remembered"
import { scanTold } from "#embedded/model/prose/scan"
import { shiftTold } from "#embedded/model/prose/shift"
import { sinceTold } from "#embedded/model/prose/since"
import { splitTold } from "#embedded/model/prose/split"
import { streakTold } from "#embedded/model/prose/streak"
import { talkTold } from "#embedded/model/prose/talk"
import { thresholdTold } from "#embedded/model/prose/threshold"
import { usualTold } from "#embedded/model/prose/usual"
import { workoutsTold } from "#embedded/model/prose/workouts"
import type { Intent } from "#embedded/model/understanding/intent"

const body = (intent: Intent, material: Material): ReadonlyArray<Paragraph> => {
  const { briefing, ledger } = material
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
    case "count":
      return countTold(intent, ledger)
    case "streak":
      return streakTold(intent, ledger)
    case "split":
      return splitTold(intent, ledger)
    case "conditional":
      return conditionalTold(intent, ledger)
    case "usual":
      return usualTold(intent, ledger)
    case "correlation":
      return correlationTold(intent, ledger)
    case "drivers":
      return driversTold(intent, ledger)
    case "since":
      return sinceTold(intent, ledger)
    case "shift":
      return shiftTold(intent, ledger)
    case "threshold":
      return thresholdTold(intent, ledger)
    case "coaching":
      return coachingTold(intent, material)
    case "norm":
      return normTold(intent, material)
    case "workouts":
      return workoutsTold(intent, ledger)
    case "remembered":
      return rememberedTold(intent, briefing)
    case "labs":
      return labsTold(intent, ledger)
    case "overview":
      return overviewTold(intent, ledger)
    case "scan":
      return scanTold(intent, ledger)
    case "talk":
      return talkTold(intent, briefing, ledger)
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

/** What can be answered without a single measure. */
const WITHOUT_ROWS = new Set<Intent["kind"]>(["talk", "labs", "remembered"])

/** A question for measures of somebody who has none at all. */
const isUnknown = ({ kind }: Intent, { briefing: { metrics, biomarkers } }: Material): boolean =>
  metrics.length === 0 &&
  !WITHOUT_ROWS.has(kind) &&
  !((kind === "overview" || kind === "scan") && biomarkers.length > 0)

/** An answer in paragraphs. Its numbers are placeholders for the ledger's; it carries none itself. */
export const answerOf = (intent: Intent, material: Material): ReadonlyArray<Paragraph> => {
  if (isUnknown(intent, material)) return [NO_DATA]
  const told = body(intent, material).filter(({ sentences }) => sentences.length > 0)
  return [...(told.length > 0 ? told : [NOTHING]), closing(intent, material)]
}

import type { Material } from "#domain/briefing"
import { writeAssociation } from "#embedded/model/prose/association"
import { writeChange } from "#embedded/model/prose/change"
import { closing } from "#embedded/model/prose/closing"
import { writeCoaching } from "#embedded/model/prose/coaching"
import { writeComparison } from "#embedded/model/prose/comparison"
import { writeConditional } from "#embedded/model/prose/conditional"
import { writeCorrelation } from "#embedded/model/prose/correlation"
import { writeCount } from "#embedded/model/prose/count"
import { writeDrivers } from "#embedded/model/prose/drivers"
import { writeExtremes } from "#embedded/model/prose/extremes"
import { writeLabs } from "#embedded/model/prose/labs"
import { writeLevel } from "#embedded/model/prose/level"
import { writeNorm } from "#embedded/model/prose/norm"
import { writeOverview } from "#embedded/model/prose/overview"
import type { Paragraph } from "#embedded/model/prose/paragraph"
import { writeRemembered } from "#embedded/model/prose/remembered"
import { writeScan } from "#embedded/model/prose/scan"
import { writeShift } from "#embedded/model/prose/shift"
import { writeSince } from "#embedded/model/prose/since"
import { writeSplit } from "#embedded/model/prose/split"
import { writeStreak } from "#embedded/model/prose/streak"
import { writeTalk } from "#embedded/model/prose/talk"
import { writeThreshold } from "#embedded/model/prose/threshold"
import { writeUsual } from "#embedded/model/prose/usual"
import { writeWorkouts } from "#embedded/model/prose/workouts"
import type { Intent } from "#embedded/model/understanding/intent"

const body = (intent: Intent, material: Material): ReadonlyArray<Paragraph> => {
  const { briefing, ledger } = material
  switch (intent.kind) {
    case "level":
      return writeLevel(intent, ledger)
    case "change":
      return writeChange(intent, ledger)
    case "comparison":
      return writeComparison(intent, ledger)
    case "association":
      return writeAssociation(intent, ledger)
    case "extremes":
      return writeExtremes(intent, ledger)
    case "count":
      return writeCount(intent, ledger)
    case "streak":
      return writeStreak(intent, ledger)
    case "split":
      return writeSplit(intent, ledger)
    case "conditional":
      return writeConditional(intent, ledger)
    case "usual":
      return writeUsual(intent, ledger)
    case "correlation":
      return writeCorrelation(intent, ledger)
    case "drivers":
      return writeDrivers(intent, ledger)
    case "since":
      return writeSince(intent, ledger)
    case "shift":
      return writeShift(intent, ledger)
    case "threshold":
      return writeThreshold(intent, ledger)
    case "coaching":
      return writeCoaching(intent, material)
    case "norm":
      return writeNorm(intent, material)
    case "workouts":
      return writeWorkouts(intent, ledger)
    case "remembered":
      return writeRemembered(intent, briefing)
    case "labs":
      return writeLabs(intent, ledger)
    case "overview":
      return writeOverview(intent, ledger)
    case "scan":
      return writeScan(intent, ledger)
    case "talk":
      return writeTalk(intent, briefing, ledger)
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
  const paragraphs = body(intent, material).filter(({ sentences }) => sentences.length > 0)
  return [...(paragraphs.length > 0 ? paragraphs : [NOTHING]), closing(intent, material)]
}

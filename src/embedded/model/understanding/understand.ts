import type { Briefing } from "#domain/briefing"
import { readAssociation } from "#embedded/model/understanding/association"
import { readChange } from "#embedded/model/understanding/change"
import { readCoaching, readExperiment } from "#embedded/model/understanding/coaching"
import { readComparison } from "#embedded/model/understanding/comparison"
import { readConditional } from "#embedded/model/understanding/conditional"
import { readCorrelation } from "#embedded/model/understanding/correlation"
import { readCount } from "#embedded/model/understanding/count"
import { readDrivers } from "#embedded/model/understanding/drivers"
import { readExtremes } from "#embedded/model/understanding/extremes"
import { questionOf } from "#embedded/model/understanding/follow-up"
import type { Intent } from "#embedded/model/understanding/intent"
import { readLabs } from "#embedded/model/understanding/labs"
import { readLevel, readStatistic } from "#embedded/model/understanding/level"
import { readNorm } from "#embedded/model/understanding/norm"
import { readOverview, readTrouble } from "#embedded/model/understanding/overview"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { readRemembered } from "#embedded/model/understanding/remembered"
import { readScan } from "#embedded/model/understanding/scan"
import { readShift } from "#embedded/model/understanding/shift"
import { readSince } from "#embedded/model/understanding/since"
import { readSplit } from "#embedded/model/understanding/split"
import { readStreak } from "#embedded/model/understanding/streak"
import { readRest, readTalk } from "#embedded/model/understanding/talk"
import { readThreshold } from "#embedded/model/understanding/threshold"
import { readUntracked } from "#embedded/model/understanding/untracked"
import { readUsual } from "#embedded/model/understanding/usual"
import { readWorkouts } from "#embedded/model/understanding/workouts"

/** The forms of a question, in the order in which they are tried: the more telling first. */
const forms: ReadonlyArray<(parsed: ParsedQuestion) => Intent | null> = [
  (parsed) => (parsed.briefing.deep_research ? readScan(parsed) : null),
  readRemembered,
  readTalk,
  readSince,
  readExperiment,
  readLabs,
  readStreak,
  readCount,
  readCorrelation,
  readConditional,
  readThreshold,
  readNorm,
  readCoaching,
  readUntracked,
  readSplit,
  readDrivers,
  readUsual,
  readTrouble,
  readWorkouts,
  (parsed) => (parsed.mentions.length === 1 ? readExtremes(parsed) : null),
  readShift,
  readScan,
  readComparison,
  readStatistic,
  readAssociation,
  readExtremes,
  readChange,
  readLevel,
  readOverview,
]

/** What a question is after: the same for the same briefing, in every step of a turn. */
export const understand = (briefing: Briefing): Intent => {
  const parsed = questionOf(briefing)
  for (const form of forms) {
    const intent = form(parsed)
    if (intent) return intent
  }
  return readRest(parsed)
}

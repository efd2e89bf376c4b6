import type { Briefing } from "#domain/briefing"
import { readAlarm } from "#embedded/model/understanding/alarm"
import { readAssociation } from "#embedded/model/understanding/association"
import { readChange } from "#embedded/model/understanding/change"
import { readComparison } from "#embedded/model/understanding/comparison"
import { readExtremes } from "#embedded/model/understanding/extremes"
import { questionOf } from "#embedded/model/understanding/follow-up"
import type { Intent } from "#embedded/model/understanding/intent"
import { readLabs } from "#embedded/model/understanding/labs"
import { readLevel } from "#embedded/model/understanding/level"
import { readOverview, readTrouble } from "#embedded/model/understanding/overview"
import type { Reading } from "#embedded/model/understanding/reading"
import { readScan } from "#embedded/model/understanding/scan"
import { readRest, readTalk } from "#embedded/model/understanding/talk"
import { readUntracked } from "#embedded/model/understanding/untracked"

/** The forms of a question, in the order in which they are tried. */
const forms: ReadonlyArray<(reading: Reading) => Intent | null> = [
  ({ briefing }) => readAlarm(briefing.question),
  (reading) => (reading.briefing.deep_research ? readScan(reading) : null),
  readTalk,
  readLabs,
  readUntracked,
  readTrouble,
  readScan,
  readComparison,
  readAssociation,
  readExtremes,
  readChange,
  readLevel,
  readOverview,
]

/** What a question is after: the same for the same briefing, in every step of a turn. */
export const understand = (briefing: Briefing): Intent => {
  const reading = questionOf(briefing)
  for (const form of forms) {
    const intent = form(reading)
    if (intent) return intent
  }
  return readRest(reading)
}

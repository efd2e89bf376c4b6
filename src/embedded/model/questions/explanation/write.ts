import type { Material } from "#domain/briefing"
import { sentence } from "#embedded/model/english"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { writeDay } from "#embedded/model/questions/explanation/day"
import { generalSentence } from "#embedded/model/questions/explanation/general"
import type { Explanation, GeneralExplanation } from "#embedded/model/questions/explanation/intent"
import { writeShiftExplanation } from "#embedded/model/questions/explanation/shift"
import { writeTimeExplanation } from "#embedded/model/questions/explanation/time"
import { writeWeekdayExplanation } from "#embedded/model/questions/explanation/weekday"

const NOTHING = "Nothing on record goes along with it clearly enough to say why."

const inGeneral = (
  { metric }: GeneralExplanation,
  { ledger }: Material,
): ReadonlyArray<Paragraph> => {
  const general = generalSentence(metric, ledger)
  const then = sentence`Which of that it was in that very time I cannot tell; name a ${metric.day} of it, and I look at
    what was unusual.`
  return [paragraph(general ? [general, then] : [NOTHING])]
}

/** Why a night, a day or a change was as it was: what fits it, never its cause. */
export const writeExplanation = (
  intent: Explanation,
  material: Material,
): ReadonlyArray<Paragraph> => {
  switch (intent.of) {
    case "day":
      return writeDay(intent, material)
    case "weekday":
      return writeWeekdayExplanation(intent, material.ledger)
    case "time":
      return writeTimeExplanation(intent, material.ledger)
    case "general":
      return inGeneral(intent, material)
    case "shift":
      return writeShiftExplanation(intent, material)
  }
}

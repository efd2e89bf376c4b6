import { asAccepted } from "#embedded/model/thread/accepted"
import { asContinued } from "#embedded/model/thread/continued"
import { asEllipsis } from "#embedded/model/thread/ellipsis"
import type { Heard, Message, Way } from "#embedded/model/thread/heard"
import { asOfLabResult } from "#embedded/model/thread/lab-result"
import { asMove } from "#embedded/model/thread/move"
import { asOfExperiment, asOwnExperiment } from "#embedded/model/thread/own-experiment"
import { asQuestion } from "#embedded/model/thread/plain"
import { asJudgement, asPronoun } from "#embedded/model/thread/pronoun"
import { asRanked } from "#embedded/model/thread/ranked"
import { asStatement } from "#embedded/model/thread/statement"

/**
 * The ways to hear a message, in the order in which they are tried: what only a thread can mean, then what the
 * message asks by itself, then what it may mean in its thread after all.
 */
const ways: ReadonlyArray<Way> = [
  asOfExperiment,
  asAccepted,
  asOwnExperiment,
  asOfLabResult,
  asMove,
  asEllipsis,
  asRanked,
  asStatement,
  asJudgement,
  asQuestion,
  asPronoun,
  asContinued,
]

/** A message as the first way hears it that does; else as it was not understood. */
export const heardAs = (message: Message): Heard => {
  for (const way of ways) {
    const heard = way(message)
    if (heard) return heard
  }
  return message.plainly()
}

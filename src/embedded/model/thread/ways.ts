import { asAccepted } from "#embedded/model/thread/accepted"
import { asAtTime, asOfWeeks, asOnWeekends } from "#embedded/model/thread/at-time"
import { asComparedWithBefore, asComparedWithTime } from "#embedded/model/thread/compared"
import { asContinued } from "#embedded/model/thread/continued"
import { asCorrected } from "#embedded/model/thread/corrected"
import { asCourtesy } from "#embedded/model/thread/courtesy"
import { asDated, asDayBeside } from "#embedded/model/thread/dated"
import { asBlame, asOfDay, asSuspect } from "#embedded/model/thread/day"
import { asDevice } from "#embedded/model/thread/device"
import { asSameDrink } from "#embedded/model/thread/drinks"
import { asDuration } from "#embedded/model/thread/duration"
import { asEffect } from "#embedded/model/thread/effect"
import { asEllipsis } from "#embedded/model/thread/ellipsis"
import { asFacet, asOverall } from "#embedded/model/thread/facet"
import { asOfFinding } from "#embedded/model/thread/finding"
import { asGoal, asOfGoal } from "#embedded/model/thread/goal"
import type { Heard, Message, Way } from "#embedded/model/thread/heard"
import { asIdeal } from "#embedded/model/thread/ideal"
import { asLabQuestion } from "#embedded/model/thread/lab-question"
import { asOfLabResult } from "#embedded/model/thread/lab-result"
import { asOfLaboratory, asSugar } from "#embedded/model/thread/lab-tested"
import { asOfLastAnswer } from "#embedded/model/thread/last-answer"
import { asLikeThat, asOtherCause, asWhenThat } from "#embedded/model/thread/like-that"
import {
  asAlsoLinked,
  asEnough,
  asOfLink,
  asPicked,
  asReversed,
} from "#embedded/model/thread/linked"
import { asMore } from "#embedded/model/thread/more"
import { asMove } from "#embedded/model/thread/move"
import { asOfService } from "#embedded/model/thread/of-service"
import { asOfExperiment, asOwnExperiment } from "#embedded/model/thread/own-experiment"
import { asOfPeers, asSoWhat } from "#embedded/model/thread/peers"
import { asAhead } from "#embedded/model/thread/placed"
import { asAlone, asQuestion } from "#embedded/model/thread/plain"
import { asInTime, asJudgement, asOfNight, asPronoun } from "#embedded/model/thread/pronoun"
import { asOtherEnd, asRanked } from "#embedded/model/thread/ranked"
import { asAside, asRemark } from "#embedded/model/thread/remark"
import { asOfRoutine } from "#embedded/model/thread/routine"
import { asSameComparison } from "#embedded/model/thread/same-comparison"
import { asOfSameDay, asOfThatDay, asOfThatWeekday } from "#embedded/model/thread/same-day"
import { asInSameTime, asOfTimeBefore } from "#embedded/model/thread/same-time"
import { asOfSession } from "#embedded/model/thread/session"
import { asDatedNote, asStatement } from "#embedded/model/thread/statement"
import { asOfStreak } from "#embedded/model/thread/streak"
import { asOnSuchDays } from "#embedded/model/thread/such-days"
import { asOfToday } from "#embedded/model/thread/today"
import { asTonight } from "#embedded/model/thread/tonight"
import { asOfTraining } from "#embedded/model/thread/training"
import { asOfTwo } from "#embedded/model/thread/two"
import { asAmount, asOverThatTime, asWhyOfTwo } from "#embedded/model/thread/two-times"
import { asUnusual } from "#embedded/model/thread/unusual"
import { asWeekendGap } from "#embedded/model/thread/weekend-gap"
import { asWhenMoved } from "#embedded/model/thread/when-moved"
import { asOfWorkouts, asPace } from "#embedded/model/thread/workouts"

/**
 * The ways to hear a message, in the order in which they are tried: what only a thread can mean, then what the
 * message asks by itself, then what it may mean in its thread after all.
 */
export const ways: ReadonlyArray<Way> = [
  asOfExperiment,
  asGoal,
  asOfService,
  asAccepted,
  asOfTraining,
  asOfRoutine,
  asOwnExperiment,
  asLabQuestion,
  asOfLabResult,
  asOfLaboratory,
  asSugar,
  asOfSession,
  asOfWorkouts,
  asOfStreak,
  asPace,
  asSameDrink,
  asCorrected,
  asPicked,
  asEnough,
  asOfLink,
  asAlsoLinked,
  asLikeThat,
  asWhenThat,
  asWhenMoved,
  asOnSuchDays,
  asOtherCause,
  asOverall,
  asReversed,
  asOfPeers,
  asSoWhat,
  asEffect,
  asOfNight,
  asWeekendGap,
  asUnusual,
  asTonight,
  asIdeal,
  asSuspect,
  asOfDay,
  asBlame,
  asInTime,
  asOfThatWeekday,
  asOfThatDay,
  asOfTwo,
  asWhyOfTwo,
  asAmount,
  asOverThatTime,
  asDevice,
  asDated,
  asDayBeside,
  asAhead,
  asOfWeeks,
  asAtTime,
  asOnWeekends,
  asOtherEnd,
  asOfFinding,
  asOfTimeBefore,
  asOfSameDay,
  asInSameTime,
  asSameComparison,
  asComparedWithBefore,
  asComparedWithTime,
  asOfGoal,
  asOfToday,
  asDuration,
  asCourtesy,
  asRemark,
  asMore,
  asMove,
  asEllipsis,
  asRanked,
  asStatement,
  asDatedNote,
  asJudgement,
  asAlone,
  asFacet,
  asQuestion,
  asPronoun,
  asContinued,
  asAside,
  asOfLastAnswer,
]

/** A message as the first way hears it that does; else as it was not understood. */
export const heardAs = (message: Message): Heard => {
  for (const way of ways) {
    const heard = way(message)
    if (heard) return heard
  }
  return message.plainly()
}

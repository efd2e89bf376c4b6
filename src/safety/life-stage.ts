import type { Profile } from "#domain/profile"
import { ageCues } from "#safety/cues/age"
import { askingCues } from "#safety/cues/asking"
import { childCues } from "#safety/cues/child"
import { pregnancyCues } from "#safety/cues/pregnancy"
import { matchesIn, mentions, mentionsUnbroken, type Passage } from "#safety/passage"

/** Stages of life in which the ranges of adults do not hold. */
export interface LifeStage {
  readonly isPregnant: boolean
  /** The person who asks is not of age. */
  readonly isMinor: boolean
}

const ADULT = 18

/** Whether somebody says that she is pregnant, now. */
export const saysPregnant = (said: Passage): boolean =>
  (mentions(said, pregnancyCues.isPregnant) ||
    (mentions(said, pregnancyCues.weeksAlong) && mentions(said, pregnancyCues.pregnan))) &&
  !mentions(said, pregnancyCues.isNotPregnant)

/** Whether a message is about pregnancy at all, other than one that is over or somebody else's. */
export const asksAboutPregnancy = (message: Passage): boolean =>
  mentions(message, pregnancyCues.pregnancy) &&
  !mentions(message, pregnancyCues.isNotPregnant) &&
  !mentions(message, pregnancyCues.somebodyElse)

/** Whether somebody says that they are under 18. */
export const saysMinor = (said: Passage): boolean =>
  mentions(said, ageCues.isMinor) ||
  (mentions(said, ageCues.isTeen) && !mentions(said, ageCues.wasYoung))

/** What the profile says of the person's stage of life. */
export const stageInProfile = (profile: Profile | null): LifeStage => ({
  isPregnant:
    profile?.conditions.some(({ name }) => /^(?:pregnant|pregnancy)\b/i.test(name)) ?? false,
  isMinor: typeof profile?.age === "number" && profile.age > 0 && profile.age < ADULT,
})

/** Whether a message names an age, and the first one is a child's; null without one. */
const namesYoungAge = (message: Passage): boolean | null => {
  const [young] = matchesIn(message, childCues.youngAge)
  const [grown] = matchesIn(message, childCues.grownAge)
  if (!young) return grown ? false : null
  return !grown || young.start <= grown.start
}

/** Whether a message asks about the body of a child. */
export const asksAboutChild = (message: Passage): boolean => {
  if (mentions(message, childCues.pet) || mentions(message, childCues.thing)) return false
  const isYoung = namesYoungAge(message)
  if (isYoung === false || mentions(message, childCues.bystander)) return false
  return (
    mentionsUnbroken(message, childCues.bodyOfChild) ||
    mentions(message, childCues.childWithAge) ||
    (isYoung === true &&
      mentions(message, childCues.childOrAge) &&
      mentions(message, childCues.body))
  )
}

/** Whether a message asks for a judgement or a range, rather than for the person's own numbers. */
export const asksForJudgement = (message: Passage): boolean =>
  mentions(message, askingCues.judgement)

import type { Profile } from "#domain/profile"
import type { Alert } from "#domain/safety"
import { cautionsIn } from "#safety/cautions"
import { isLongAgo } from "#safety/circumstance"
import { emergenciesIn } from "#safety/emergencies"
import {
  asksAboutChild,
  asksAboutPregnancy,
  asksForJudgement,
  type Person,
  saysMinor,
  saysPregnant,
} from "#safety/person"
import type { Pieces } from "#safety/pieces"
import { glucoseVerdict } from "#safety/readings/glucose"
import { labValueVerdict } from "#safety/readings/lab-value"
import { oxygenVerdict } from "#safety/readings/oxygen"
import { pressureVerdict } from "#safety/readings/pressure"
import { pulseVerdict } from "#safety/readings/pulse"
import { temperatureVerdict } from "#safety/readings/temperature"
import { mostUrgent, type Verdict } from "#safety/rule"
import { MINOR, PREGNANCY, PREGNANCY_EMERGENCY } from "#safety/texts"

const OF_PREGNANCY =
  /\b(?:bleed\w*|spotting blood|(?:severe|bad|terrible|worst|splitting|pounding) (?:head ?aches?|migraine)|(?:blurr\w*|spots|flashing|lights|double)(?: \w+){0,3} (?:vision|eyes)|blurry|(?:baby|fetus|he|she|it) (?:is |has |has been )?(?:not (?:\w+ )?mov\w+|stopped (?:moving|kicking))|(?:no|not|less|reduced|fewer|decreased) (?:\w+ ){0,2}(?:fetal movements?|kicks?|movements?)|not felt (?:the |my )?baby|waters? (?:broke|breaking)|severe (?:belly|stomach|abdominal) (?:pain|cramps))\b/

const IN_GENERAL = /\b(?:in general|generally|considered|medically|in theory|hypothetically)\b/
const OWN = /\b(?:i|my|me|mine|his|her|our)\b/
const ELSEWHERE =
  /\b(?:friend|colleague|coworker|co-worker|neighbou?r|boss|influencer|celebrity|athlete|patient|character|on tv|on television|movie|film|series|podcast|article)\b/
const COMPARES =
  /\b(?:what|how) (?:is|was|about|are|does) mine\b|\bwhat's mine\b|\bcompared? (?:to|with) mine\b/

/** "What does an SpO2 of 88% mean in general?", "My friend's is 85%. What is mine?": not a reading to act on. */
const isOfNobody = (sentence: string, message: string): boolean =>
  (IN_GENERAL.test(sentence) && !OWN.test(sentence)) ||
  (ELSEWHERE.test(sentence) && COMPARES.test(message))

const alone = ({ escalation, rule, text }: Verdict): Alert => ({
  escalation,
  rule,
  text,
  alone: true,
  facts: [],
})

const aboutRanges = (message: string, { isPregnant, isMinor }: Person): ReadonlyArray<Alert> => {
  const caution = (rule: string, text: string, isSaid: boolean): ReadonlyArray<Alert> => {
    const judges = asksForJudgement(message)
    return judges || isSaid
      ? [{ escalation: "prompt_clinician", rule, text, alone: judges, facts: [] }]
      : []
  }
  if (asksAboutChild(message))
    return caution("minor", MINOR, true).map((alert) => ({ ...alert, alone: true }))
  if (isMinor) return caution("minor", MINOR, saysMinor(message))
  return isPregnant || asksAboutPregnancy(message)
    ? caution("pregnancy", PREGNANCY, saysPregnant(message))
    : []
}

/**
 * What the rules make of what was said. The most urgent speak, and stand alone; only where the
 * ranges of adults do not hold and none was asked for, an answer may follow.
 */
export function* judge(
  sentences: ReadonlyArray<string>,
  person: Person,
  profile: Profile | null,
): Pieces<ReadonlyArray<Alert>> {
  const message = sentences.join(" ")
  const current = sentences.filter(
    (sentence) => !isLongAgo(sentence) && !isOfNobody(sentence, message),
  )
  const isOfChild = asksAboutChild(message)
  const looks: ReadonlyArray<() => Verdict | null> = [
    () => labValueVerdict(current, message),
    () => oxygenVerdict(current, message),
    () => glucoseVerdict(current, message),
    () => (isOfChild ? null : pressureVerdict(current, message, person.isPregnant)),
    () => (isOfChild ? null : pulseVerdict(current, message)),
    () => temperatureVerdict(current),
  ]
  const read: Array<Verdict> = []
  yield
  for (const look of looks) {
    const verdict = look()
    if (verdict) read.push(verdict)
    yield
  }
  const verdicts: ReadonlyArray<Verdict> = [
    ...(person.isPregnant && OF_PREGNANCY.test(message)
      ? [
          {
            escalation: "immediate",
            rule: "pregnancy_emergency",
            text: PREGNANCY_EMERGENCY,
          } as const,
        ]
      : []),
    ...(yield* emergenciesIn(sentences)),
    ...read,
    ...(yield* cautionsIn(sentences, profile)),
  ]
  const urgent = mostUrgent(verdicts)
  const ranges = aboutRanges(message, person)
  if (urgent.length === 0) return ranges
  return urgent[0]!.escalation === "prompt_clinician" && ranges.some(({ alone }) => alone)
    ? ranges
    : urgent.map(alone)
}

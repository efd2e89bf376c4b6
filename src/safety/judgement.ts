import type { Profile } from "#domain/profile"
import type { Alert } from "#domain/safety"
import type { Steps } from "#language/steps"
import { type Assessment, isMoreUrgent, mostUrgent } from "#safety/assessment"
import { askingCues } from "#safety/cues/asking"
import { medicineCues } from "#safety/cues/medicine"
import { pregnancyCues } from "#safety/cues/pregnancy"
import { isExtremeGoal } from "#safety/eating-goal"
import { assessmentsOf } from "#safety/emergencies"
import { heardUrgency } from "#safety/heard-urgency"
import {
  asksAboutChild,
  asksAboutPregnancy,
  asksForJudgement,
  type LifeStage,
  saysMinor,
  saysPregnant,
} from "#safety/life-stage"
import { asksForNumbers } from "#safety/medicine-questions"
import { mentions, type Passage, type Sentence } from "#safety/passage"
import { type Said, sentenceAround, sentenceAt, sentencesWith, wholeOf } from "#safety/said"
import type { FoundSign } from "#safety/sign"
import { context, findSigns } from "#safety/signs"
import { EATING, MEDICATION, MINOR, OVERDOSE, PREGNANCY, PREGNANCY_EMERGENCY } from "#safety/texts"
import { assessBreathing } from "#safety/typed-values/breathing"
import { assessGlucose } from "#safety/typed-values/glucose"
import { assessLabValues } from "#safety/typed-values/lab-value"
import { assessOxygen } from "#safety/typed-values/oxygen"
import { assessPressure } from "#safety/typed-values/pressure"
import { assessPulse } from "#safety/typed-values/pulse"
import { symptomsIn } from "#safety/typed-values/symptoms"
import { assessTemperature } from "#safety/typed-values/temperature"

/** "What does an SpO2 of 88% mean in general?", "My friend's is 85%. What is mine?": not a reading to act on. */
const isOfNobody = (sentence: Passage, message: Passage): boolean =>
  (mentions(sentence, askingCues.inGeneral) && !mentions(sentence, askingCues.own)) ||
  (mentions(sentence, askingCues.elsewhere) && mentions(message, askingCues.comparesOwn))

const alone = ({ escalation, rule, text, about }: Assessment): Alert => ({
  escalation,
  rule,
  text,
  alone: true,
  facts: [],
  ...(about === undefined ? {} : { about }),
})

const aboutRanges = (
  message: Passage,
  { isPregnant, isMinor }: LifeStage,
): ReadonlyArray<Alert> => {
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

/** An amount in one sentence and that it was taken in another: "Is 12 g of paracetamol much? I took it." */
const tookTooMuch = (said: Said): boolean => {
  const has = (cue: keyof typeof medicineCues) => mentions(wholeOf(said), medicineCues[cue])
  return (has("amount") && has("tookIt")) || (has("took") && has("howMany"))
}

/** Names a medicine in one sentence and asks about it in a later one: "I take metoprolol. Should I stop it?" */
const asksAboutNamed = (said: Said): boolean => {
  const [named] = sentencesWith(said, medicineCues.medicine)
  return named !== undefined && (sentencesWith(said, medicineCues.changesIt).at(-1) ?? -1) >= named
}

const MEDICINES = "medication"

/** What the signs in words ask for, in the order of the signs. */
function* spoken(
  said: Said,
  found: ReadonlyArray<FoundSign>,
  profile: Profile | null,
): Steps<ReadonlyArray<Assessment>> {
  const counted = found.filter(
    ({ rule, at }) => rule !== MEDICINES || !asksForNumbers(sentenceAround(said, at)),
  )
  yield
  return [
    ...(tookTooMuch(said)
      ? [{ rule: "overdose", escalation: "immediate", text: OVERDOSE } as const]
      : []),
    ...counted.flatMap(assessmentsOf),
    ...(said.spans.slice(0, MAX_GOALS).some((_, at) => isExtremeGoal(sentenceAt(said, at), profile))
      ? [{ rule: "eating", escalation: "prompt_clinician", text: EATING } as const]
      : []),
    ...(asksAboutNamed(said)
      ? [{ rule: MEDICINES, escalation: "prompt_clinician", text: MEDICATION } as const]
      : []),
  ]
}

/** Sentences in which a goal or a value is looked for. */
const MAX_GOALS = 200
const MAX_VALUES = 100
/** Sentences looked at in one step. */
const STEP = 50
/**
 * What the rules make of what was said. The most urgent speak, and stand alone; only where the
 * ranges of adults do not hold and none was asked for, an answer may follow. `isAfterCalm` says that something was said
 * before, and nothing of a body or of harm.
 */
export function* judge(
  said: Said,
  stage: LifeStage,
  profile: Profile | null,
  isAfterCalm = false,
): Steps<ReadonlyArray<Alert>> {
  const { sentences, spans, text } = said
  const whole = wholeOf(said)
  const current: Array<Sentence> = []
  for (const [at, sentence] of sentences.entries()) {
    if (at % STEP === STEP - 1) yield
    const isCurrent = /\d/.test(sentence) || at < MAX_VALUES
    if (
      !isCurrent ||
      context().isLongAgo(text, ...spans[at]!) ||
      isOfNobody(sentenceAt(said, at), whole)
    )
      continue
    current.push(sentenceAt(said, at))
    if (current.length >= MAX_VALUES) break
  }
  yield
  const symptoms = symptomsIn(whole)
  const isOfChild = asksAboutChild(whole)
  const looks: ReadonlyArray<() => Assessment | null> = [
    () => assessOxygen(current, whole, symptoms),
    () => assessGlucose(current, whole, symptoms),
    () => (isOfChild ? null : assessPressure(current, whole, symptoms, stage.isPregnant)),
    () => (isOfChild ? null : assessPulse(current, whole, symptoms)),
    () => assessTemperature(current),
    () => (isOfChild ? null : assessBreathing(current, whole, symptoms)),
  ]
  const values: Array<Assessment> = [...(yield* assessLabValues(current, whole, symptoms))]
  for (const look of looks) {
    yield
    const assessment = look()
    if (assessment) values.push(assessment)
  }
  const signs = yield* findSigns()(text)
  const assessments: ReadonlyArray<Assessment> = [
    ...(stage.isPregnant && mentions(whole, pregnancyCues.danger)
      ? [
          {
            escalation: "immediate",
            rule: "pregnancy_emergency",
            text: PREGNANCY_EMERGENCY,
          } as const,
        ]
      : []),
    ...(yield* spoken(said, signs.found, profile)),
    ...values,
  ]
  const heard = yield* heardUrgency(said, signs.dismissed, isAfterCalm)
  const urgent = mostUrgent(
    heard && isMoreUrgent(heard, assessments) ? [heard] : assessments,
  ).filter(({ escalation }) => escalation !== "none" || !mentions(whole, askingCues.ofRecord))
  const ranges = aboutRanges(whole, stage)
  if (urgent.length === 0) return ranges
  const { escalation } = urgent[0]!
  if (escalation === "check" && ranges.length > 0) return ranges
  const isMild = escalation !== "immediate" && escalation !== "urgent_same_day"
  return isMild && ranges.some(({ alone }) => alone) ? ranges : urgent.map(alone)
}

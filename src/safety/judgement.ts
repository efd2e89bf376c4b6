import type { Profile } from "#domain/profile"
import type { Alert } from "#domain/safety"
import { pattern } from "#language/pattern"
import { isExtremeGoal } from "#safety/eating-goal"
import { verdictOf } from "#safety/emergencies"
import { heardUrgency } from "#safety/heard-urgency"
import { asksForNumbers } from "#safety/medicine-questions"
import {
  asksAboutChild,
  asksAboutPregnancy,
  asksForJudgement,
  type Person,
  saysMinor,
  saysPregnant,
} from "#safety/person"
import { isMoreUrgent, mostUrgent, type Verdict } from "#safety/rule"
import { excerptOf, type Said, sentencesWith } from "#safety/said"
import type { FoundSign } from "#safety/sign"
import { context, findSigns } from "#safety/signs"
import type { Steps } from "#safety/steps"
import { EATING, MEDICATION, MINOR, OVERDOSE, PREGNANCY, PREGNANCY_EMERGENCY } from "#safety/texts"
import { glucoseVerdict } from "#safety/typed-values/glucose"
import { labValueVerdicts } from "#safety/typed-values/lab-value"
import { oxygenVerdict } from "#safety/typed-values/oxygen"
import { pressureVerdict } from "#safety/typed-values/pressure"
import { pulseVerdict } from "#safety/typed-values/pulse"
import { temperatureVerdict } from "#safety/typed-values/temperature"

const OF_PREGNANCY = pattern(
  String.raw`
    \b(?:bleed\w*|spotting blood|(?:severe|bad|terrible|worst|splitting|pounding) (?:head ?aches?|
    migraine)|(?:blurr\w*|spots|flashing|lights|double)(?: \w+){0,3} (?:vision|eyes)|blurry|(?:baby|
    fetus|he|she|it) (?:is |has |has been )?(?:not (?:\w+ )?mov\w+|stopped (?:moving|kicking))|(?:no|
    not|less|reduced|fewer|decreased) (?:\w+ ){0,2}(?:fetal movements?|kicks?|movements?)|
    not felt (?:the |my )?baby|waters? (?:broke|breaking)|severe (?:belly|stomach|abdominal) (?:pain|
    cramps))\b`,
)

const IN_GENERAL = /\b(?:in general|generally|considered|medically|in theory|hypothetically)\b/
const OWN = /\b(?:i|my|me|mine|his|her|our)\b/
const ELSEWHERE = pattern(
  String.raw`
    \b(?:friend|colleague|coworker|co-worker|neighbou?r|boss|influencer|celebrity|athlete|patient|
    character|on tv|on television|movie|film|series|podcast|article)\b`,
)
const COMPARES =
  /\b(?:what|how) (?:is|was|about|are|does) mine\b|\bwhat's mine\b|\bcompared? (?:to|with) mine\b/

/** "What does an SpO2 of 88% mean in general?", "My friend's is 85%. What is mine?": not a reading to act on. */
const isOfNobody = (sentence: string, message: string): boolean =>
  (IN_GENERAL.test(sentence) && !OWN.test(sentence)) ||
  (ELSEWHERE.test(sentence) && COMPARES.test(message))

const alone = ({ escalation, rule, text, about }: Verdict): Alert => ({
  escalation,
  rule,
  text,
  alone: true,
  facts: [],
  ...(about === undefined ? {} : { about }),
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

/** An amount in one sentence and that it was taken in another: "Is 12 g of paracetamol much? I took it." */
const tookTooMuch = (said: Said): boolean => {
  const has = (cue: Parameters<typeof sentencesWith>[1]) => sentencesWith(said, cue).length > 0
  return (has("amount") && has("tookIt")) || (has("took") && has("howMany"))
}

/** Names a medicine in one sentence and asks about it in a later one: "I take metoprolol. Should I stop it?" */
const asksAboutNamed = (said: Said): boolean => {
  const [named] = sentencesWith(said, "medicine")
  return named !== undefined && (sentencesWith(said, "changesIt").at(-1) ?? -1) >= named
}

const MEDICINES = "medication"

/** What the signs in words ask for, in the order of the signs. */
function* spoken(
  said: Said,
  found: ReadonlyArray<FoundSign>,
  profile: Profile | null,
): Steps<ReadonlyArray<Verdict>> {
  const sentenceAt = (word: number) => said.spans.findIndex(([, to]) => word < to)
  const counted = found.filter(
    ({ rule, at }) => rule !== MEDICINES || !asksForNumbers(said.sentences[sentenceAt(at)]!),
  )
  yield
  const goals = said.sentences.slice(0, MAX_GOALS)
  return [
    ...(tookTooMuch(said)
      ? [{ rule: "overdose", escalation: "immediate", text: OVERDOSE } as const]
      : []),
    ...counted.flatMap(verdictOf),
    ...(goals.some((sentence) => isExtremeGoal(sentence, profile))
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
/** Asks for what is on record beside a typed value: a trend, another time, another measure. */
const ASKS_OF_RECORD = pattern(
  String.raw`
    \b(?:trend\w*|average|avg|mean|median|compar\w+|what about|since|last (?:week|month|year|night|test|
    time)|how (?:many|much|long|often|did|does)|history|chang\w+|why|correlat\w+|affect\w*|steps?|sleep|
    hrv|weight|goal)\b`,
)

/**
 * What the rules make of what was said. The most urgent speak, and stand alone; only where the
 * ranges of adults do not hold and none was asked for, an answer may follow.
 */
export function* judge(
  said: Said,
  person: Person,
  profile: Profile | null,
): Steps<ReadonlyArray<Alert>> {
  const { sentences, spans, text } = said
  const message = excerptOf(sentences)
  const current: Array<string> = []
  for (const [at, sentence] of sentences.entries()) {
    if (at % STEP === STEP - 1) yield
    const isCurrent = /\d/.test(sentence) || at < MAX_VALUES
    if (!isCurrent || context().isLongAgo(text, ...spans[at]!) || isOfNobody(sentence, message))
      continue
    current.push(sentence)
    if (current.length >= MAX_VALUES) break
  }
  const isOfChild = asksAboutChild(message)
  const looks: ReadonlyArray<() => Verdict | null> = [
    () => oxygenVerdict(current, message),
    () => glucoseVerdict(current, message),
    () => (isOfChild ? null : pressureVerdict(current, message, person.isPregnant)),
    () => (isOfChild ? null : pulseVerdict(current, message)),
    () => temperatureVerdict(current),
  ]
  const values: Array<Verdict> = [...(yield* labValueVerdicts(current, message))]
  for (const look of looks) {
    yield
    const verdict = look()
    if (verdict) values.push(verdict)
  }
  const signs = yield* findSigns()(text)
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
    ...(yield* spoken(said, signs.found, profile)),
    ...values,
  ]
  const heard = yield* heardUrgency(said, signs.dismissed)
  const urgent = mostUrgent(heard && isMoreUrgent(heard, verdicts) ? [heard] : verdicts).filter(
    ({ escalation }) => escalation !== "none" || !ASKS_OF_RECORD.test(message),
  )
  const ranges = aboutRanges(message, person)
  if (urgent.length === 0) return ranges
  const { escalation } = urgent[0]!
  if (escalation === "check" && ranges.length > 0) return ranges
  const isMild = escalation !== "immediate" && escalation !== "urgent_same_day"
  return isMild && ranges.some(({ alone }) => alone) ? ranges : urgent.map(alone)
}

import { pattern } from "#language/pattern"
import type { Assessment } from "#safety/assessment"
import { EMERGENCY, PULSE_FAST, PULSE_SLOW, PULSE_URGENT } from "#safety/texts"
import { readerOf } from "#safety/typed-values/reading"
import { hasSymptoms, isGrave } from "#safety/typed-values/symptoms"

const NAME = "(?:resting )?(?:heart ?rate|heart ?beat|heart|pulse|hr|bpm)|rhr|resting hr"
const UNITS = "bpm|beats(?: per minute| a minute)?|b/min"
const readingsOf = readerOf(NAME, UNITS)

const REST = pattern(
  String.raw`
    \b(?:rest|resting|rhr|sitting|seated|lying|laying|in bed|couch|sofa|doing nothing|at my desk|desk|
    asleep|woke|waking|sleeping|while (?:reading|watching)|standing still|not moving|just sat)\b`,
)
const EFFORT = pattern(
  String.raw`
    \b(?:workouts?|runs?|running|ran|exercis\w*|train\w*|intervals?|zones?|max|maximum|peak|cycling|
    bike|ride|climb\w*|race|raced|sprint\w*|gym|hiit|swim\w*|walk\w*|hik\w*|marathon|stairs|cardio|spin|
    during activity|effort|treadmill|peloton|football|soccer|tennis|squats?|rowing|jog\w*|dance\w*|
    dancing|sex)\b`,
)
/** A night's lowest beat, which is lower than a resting heart rate. */
const LOWS = pattern(
  String.raw`
    \b(?:lowest|min|minimum|overnight|dipp?\w*|while (?:i )?(?:sleep|asleep)|during sleep|
    sleeping (?:heart ?rate|hr|pulse))\b`,
)
const NAMED_RESTING = /\b(?:resting (?:heart ?rate|heart|pulse|hr)|rhr)\b/

/** Beats a minute. */
const FAST = 120
const SLOW = 40
const PLAUSIBLE = { low: 20, high: 260 }

/** A heart rate at rest that was typed. What it is at work is no matter here. */
export const assessPulse = (
  sentences: ReadonlyArray<string>,
  message: string,
): Assessment | null => {
  const feels = hasSymptoms(message)
  const atRest = REST.test(message)
  const atWork =
    EFFORT.test(message) &&
    !pattern(
      String.raw`
    \b(?:still|sitting|lying|couch|sofa|in bed|after resting|hours? after|doing nothing|no exercise|
    not (?:even )?(?:exercis|work|runn|train)\w*|without (?:any )?exercis\w*)\b`,
    ).test(message)
  const values = sentences
    .flatMap(readingsOf)
    .filter(
      ({ value, unit }) =>
        (unit !== "" || value % 1 === 0) && value >= PLAUSIBLE.low && value <= PLAUSIBLE.high,
    )
    .filter(({ value, sentence }) => !atWork || (value < SLOW && NAMED_RESTING.test(sentence)))
    .map(({ value }) => value)
  const rule = "heart_rate"
  const isFast = values.some((value) => value > FAST)
  const isSlow = values.some((value) => value < SLOW)
  if (!isFast && !isSlow) return null
  if (isGrave(message)) return { escalation: "immediate", rule, text: EMERGENCY }
  if (feels) return { escalation: "urgent_same_day", rule, text: PULSE_URGENT }
  if (isFast) return atRest ? { escalation: "urgent_same_day", rule, text: PULSE_FAST } : null
  return atRest && !LOWS.test(message)
    ? { escalation: "prompt_clinician", rule, text: PULSE_SLOW }
    : null
}

import { URGENT_TOPICS, type UrgentTopic } from "#domain/safety"
import { plainText, STOP, tokensOf } from "#language/tokens"
import { featuresOf } from "#safety/urgency/features"
import { LEVELS, type Level } from "#safety/urgency/levels"
import { type LinearModel, probabilities } from "#safety/urgency/model"
import { shipped } from "#safety/urgency/weights"

/** The two linear models that hear a message: of its level, and of its topic. */
export interface Classifier {
  readonly levels: LinearModel
  readonly topics: LinearModel
}

/** What the classifier hears in a message. */
export interface Urgency {
  readonly level: Level
  /** How likely the message is anything but calm, between 0 and 1. */
  readonly certainty: number
  readonly topic: UrgentTopic
}

/** Longer sentences are heard in parts, each beginning in the middle of the one before. */
const MAX_WORDS = 48
/** A message this short is also heard as a whole. */
const MAX_WHOLE = 64
/** Sentences heard before yielding to the event loop: a millisecond of work. */
const STEP = 8

/** Above these a message is an alarm, or gets the careful text: docs/urgency.md has what each costs. */
const MIN_ALARM = 0.6
const MIN_CHECK = 0.3
/** The share of the alarm that has to lie at a level or above it. */
const MIN_SHARE = 0.4

/** Heard in a message without words. */
const NOTHING: Urgency = { level: "none", certainty: 0, topic: "body" }

const sentencesOf = (text: string): ReadonlyArray<ReadonlyArray<string>> => {
  const { words, after } = tokensOf(plainText(text))
  const parts: Array<ReadonlyArray<string>> = []
  let from = 0
  for (let at = 0; at < words.length; at += 1) {
    const length = at + 1 - from
    if (after[at] !== STOP && length < MAX_WORDS) continue
    parts.push(words.slice(from, at + 1))
    from = after[at] === STOP ? at + 1 : at + 1 - MAX_WORDS / 2
  }
  return parts.length > 1 && words.length <= MAX_WHOLE ? [words, ...parts] : parts
}

const levelOf = (shares: Float64Array): Level => {
  const any = 1 - shares[0]!
  const alarm = any - shares[1]!
  if (alarm < MIN_ALARM) return any < MIN_CHECK ? "none" : "check"
  let above = 0
  for (let at = LEVELS.length - 1; at > 1; at -= 1) {
    above += shares[at]!
    if (above >= MIN_SHARE * alarm) return LEVELS[at]!
  }
  return "prompt_clinician"
}

const heard = (words: ReadonlyArray<string>, classifier: Classifier): Urgency => {
  const features = featuresOf(words)
  const shares = probabilities(classifier.levels, features)
  const topics = probabilities(classifier.topics, features)
  return {
    level: levelOf(shares),
    certainty: 1 - shares[0]!,
    topic: URGENT_TOPICS[topics.indexOf(Math.max(...topics))]!,
  }
}

const rank = ({ level, certainty }: Urgency): number => LEVELS.indexOf(level) + certainty

/**
 * Hears how urgent a message is by a linear classifier over words and parts of words, sentence by sentence:
 * the most urgent sentence counts, however much calm stands around it. Yields after every few sentences;
 * linear in the length. The same text is always heard alike.
 */
export function* hearing(
  text: string,
  classifier: Classifier = shipped(),
): Generator<undefined, Urgency> {
  let most = NOTHING
  for (const [at, words] of sentencesOf(text).entries()) {
    const urgency = heard(words, classifier)
    if (rank(urgency) > rank(most)) most = urgency
    if (at % STEP === STEP - 1) yield
  }
  return most
}

/** The same without a pause, for short texts. */
export const urgencyOf = (text: string, classifier: Classifier = shipped()): Urgency => {
  const steps = hearing(text, classifier)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

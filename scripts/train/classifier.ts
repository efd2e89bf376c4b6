import { URGENT_TOPICS } from "#domain/safety"
import { plainText, tokensOf } from "#language/tokens"
import { type Classifier, urgencyOf } from "#safety/urgency"
import { type Features, featuresOf } from "#safety/urgency/features"
import { LEVELS, type Level } from "#safety/urgency/levels"
import { augmented } from "#scripts/train/augment"
import type { Example } from "#scripts/train/corpus"
import { fit } from "#scripts/train/fit"

const LEVEL_BITS = 17
const TOPIC_BITS = 15

const known = new Map<string, Features>()

const featuresIn = (text: string): Features => {
  const before = known.get(text)
  if (before) return before
  const features = featuresOf(tokensOf(plainText(text)).words)
  known.set(text, features)
  return features
}

/** Copies of each example that the first fit gets wrong, for the second. */
const COPIES = 4

/** Whether a message is taken for calm that is not, for an alarm that is none, or the other way round. */
const isWrong = (classifier: Classifier, { text, level }: Example): boolean => {
  const heard = urgencyOf(text, classifier).level
  const alarms = (one: Level) => LEVELS.indexOf(one) > LEVELS.indexOf("check")
  return alarms(heard) !== alarms(level) || (heard === "none") !== (level === "none")
}

/**
 * Trains both models on examples, twice: what the first fit gets wrong counts more in the second. The same
 * examples in the same order give the same weights.
 */
export const trained = (examples: ReadonlyArray<Example>): Classifier => {
  const first = fitted(examples)
  const wrong = examples.filter((example) => isWrong(first, example))
  return fitted([...examples, ...Array.from({ length: COPIES }, () => wrong).flat()])
}

const fitted = (examples: ReadonlyArray<Example>): Classifier => {
  const all = augmented(examples)
  const levels = all.map(({ text, level }) => ({
    features: featuresIn(text),
    class: LEVELS.indexOf(level),
  }))
  const topics = all.flatMap(({ text, topic }) =>
    topic === null ? [] : [{ features: featuresIn(text), class: URGENT_TOPICS.indexOf(topic) }],
  )
  return {
    levels: fit(levels, LEVELS.length, LEVEL_BITS),
    topics: fit(topics, URGENT_TOPICS.length, TOPIC_BITS),
  }
}

import { plainText, tokensOf } from "#language/tokens"
import type { Classifier } from "#safety/urgency"
import { type Features, featuresOf } from "#safety/urgency/features"
import { LEVELS, TOPICS } from "#safety/urgency/levels"
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

/** Trains both models on examples: the same examples in the same order give the same weights. */
export const trained = (examples: ReadonlyArray<Example>): Classifier => {
  const all = augmented(examples)
  const levels = all.map(({ text, level }) => ({
    features: featuresIn(text),
    class: LEVELS.indexOf(level),
  }))
  const topics = all.flatMap(({ text, topic }) =>
    topic === null ? [] : [{ features: featuresIn(text), class: TOPICS.indexOf(topic) }],
  )
  return {
    levels: fit(levels, LEVELS.length, LEVEL_BITS),
    topics: fit(topics, TOPICS.length, TOPIC_BITS),
  }
}

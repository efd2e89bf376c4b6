import {
  type Composition,
  compositionOf,
  NOTHING,
  plus,
  type Sum,
} from "#language/numbers/composition"

/** A whole number and the words that one rule set spells it by. */
export interface Spelling {
  readonly value: number
  readonly parts: ReadonlyArray<string>
}

const CANDIDATES = [
  ...Array.from({ length: 100 }, (_, value) => value),
  ...Array.from({ length: 9 }, (_, at) => 100 * (at + 1)),
  1_000,
  2_000,
  100_000,
  1_000_000,
  10_000_000,
  1_000_000_000,
]

const total = (values: ReadonlyArray<number | "joint">, how: Composition): number | null => {
  let sum: Sum | null = NOTHING
  let isJoined = false
  for (const value of values) {
    if (value === "joint") isJoined = true
    else {
      sum = sum && plus(sum, value, isJoined ? (how.isUnitFirst ? "inner" : "outer") : null, how)
      isJoined = false
    }
  }
  return sum && sum.big + sum.small
}

/** The words of a spelling, a joint that is written onto a word before it. */
const split = (parts: ReadonlyArray<string>, how: Composition) =>
  parts.flatMap((part, at) =>
    at > 0 && how.joints.has("و") && part.startsWith("و") && part !== "واحد" && part !== "واحده"
      ? ["و", part.slice(1)]
      : [part],
  )

/**
 * The value of each word of some spelled numbers: of those that are a number alone, and of those that make one with
 * words whose value is known. Throws where a word would have two.
 */
export const valuesOf = (
  language: string,
  spellings: ReadonlyArray<Spelling>,
): ReadonlyMap<string, number> => {
  const how = compositionOf(language)
  const values = new Map<string, number>()
  const learn = (word: string, value: number) => {
    const known = values.get(word)
    if (known !== undefined && known !== value)
      console.warn(`${language}: "${word}" is ${known} and ${value}`)
    else values.set(word, value)
  }
  for (const { value, parts } of spellings) if (parts.length === 1) learn(parts[0]!, value)
  for (let size = -1; size !== values.size; ) {
    size = values.size
    for (const { value, parts } of spellings) {
      const words = split(parts, how)
      const isJoint = (word: string) => how.joints.has(word) || how.inner.includes(word)
      const unknown = words.filter((word) => !values.has(word) && !isJoint(word))
      if (unknown.length !== 1) continue
      const fitting = CANDIDATES.filter(
        (candidate) =>
          total(
            words.map((word) =>
              word === unknown[0] ? candidate : (values.get(word) ?? ("joint" as const)),
            ),
            how,
          ) === value,
      )
      if (fitting.length === 1) learn(unknown[0]!, fitting[0]!)
    }
  }
  return values
}

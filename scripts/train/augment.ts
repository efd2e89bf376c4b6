import type { Example } from "#scripts/train/corpus"

/** Numbers between 0 and 1, the same in every run (a linear congruential generator). */
export const random = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const MIXED = 0.35
const MISTYPED = 0.3
const CHARS_A_SLIP = 25
const QUESTIONS = new Set(["metric", "trend", "cause", "compare", "question", "device", "plan"])

const mistyped = (text: string, next: () => number): string => {
  const letters = [...text]
  for (let slip = 0; slip <= text.length / CHARS_A_SLIP; slip += 1) {
    const at = Math.floor(next() * (letters.length - 1))
    const how = next()
    if (how < 0.4) letters.splice(at, 1)
    else if (how < 0.7) letters.splice(at, 2, letters[at + 1] ?? "", letters[at] ?? "")
    else letters.splice(at, 0, letters[at] ?? "")
  }
  return letters.join("")
}

/** The sentences of a message, when it has several. */
const sentencesOf = (text: string): ReadonlyArray<string> => {
  const sentences = text.split(/(?<=[.!?;])\s+/).filter((sentence) => sentence.includes(" "))
  return sentences.length > 1 ? sentences : []
}

/**
 * The examples with copies of some: with slips of the keyboard, and beside another message in one breath,
 * as people ask about their numbers in the same message. An urgent one stays as urgent beside a calm one; of
 * a calm message every sentence is calm, and is heard by itself later.
 */
export const augmented = (examples: ReadonlyArray<Example>): ReadonlyArray<Example> => {
  const next = random(11)
  const calm = examples.filter(({ level }) => level === "none")
  const questions = calm.filter(({ kind }) => QUESTIONS.has(kind))
  const of = (list: ReadonlyArray<Example>) => list[Math.floor(next() * list.length)]!.text
  const copies: Array<Example> = []
  for (const example of examples) {
    const { text } = example
    if (next() < MIXED) {
      const beside = example.level === "none" ? of(calm) : of(questions)
      copies.push({ ...example, text: next() < 0.6 ? `${text} ${beside}` : `${beside} ${text}` })
    }
    if (example.level === "none")
      copies.push(...sentencesOf(text).map((sentence) => ({ ...example, text: sentence })))
    if (next() < MISTYPED) copies.push({ ...example, text: mistyped(text, next) })
  }
  return [...examples, ...copies]
}

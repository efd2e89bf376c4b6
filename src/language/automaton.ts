import type { Phrase } from "#language/phrase"
import { classKey, hasWord, type WordClass } from "#language/word-class"

/** A position of an automaton: a class of words, with what has to hold around it. */
interface Position {
  readonly words: number
  readonly follow: Set<number>
  isFirst: boolean
  isEnd: boolean
  /** Sequences of classes that must not follow. */
  not: ReadonlyArray<ReadonlyArray<number>>
}

/** The automaton's entry of a word: its classes, and the positions at which it begins a phrase. */
export interface WordEntry {
  readonly classes: Uint32Array
  readonly starts: Int32Array
}

/**
 * All phrases of a set as one position automaton (Glushkov): a position for each word of each phrase,
 * with the positions that may come next. There are no empty moves and nothing is ever tried again.
 */
export interface Automaton {
  readonly size: number
  readonly words: Int32Array
  /** The positions that may follow position p are followFrom[p] to followFrom[p + 1]. */
  readonly followFrom: Int32Array
  readonly follow: Int32Array
  /** The phrase that ends at a position, or -1. */
  readonly accepts: Int32Array
  readonly isFirst: Uint8Array
  readonly isEnd: Uint8Array
  readonly not: ReadonlyMap<number, ReadonlyArray<ReadonlyArray<number>>>
  readonly entryOf: (word: string) => WordEntry
}

/** Where a part of a phrase may begin and end, and whether it may be left out. */
interface Part {
  readonly first: ReadonlyArray<number>
  readonly last: ReadonlyArray<number>
  readonly isOptional: boolean
}

const BITS = 32
const EMPTY: Part = { first: [], last: [], isOptional: true }

/** The sequences of single words that a phrase without gaps matches. */
const sequencesOf = (phrase: Phrase): ReadonlyArray<ReadonlyArray<WordClass>> => {
  switch (phrase.kind) {
    case "word":
      return [[phrase.words]]
    case "choice":
      return phrase.options.flatMap(sequencesOf)
    case "optional":
      return [[], ...sequencesOf(phrase.item)]
    case "sequence":
      return phrase.items.reduce<ReadonlyArray<ReadonlyArray<WordClass>>>(
        (before, item) =>
          sequencesOf(item).flatMap((next) => before.map((words) => words.concat(next))),
        [[]],
      )
    default:
      throw new Error(`${phrase.kind} in a phrase that must not follow`)
  }
}

/** Classes by number, each once. */
const classTable = () => {
  const numbers = new Map<string, number>()
  const known = new Map<WordClass, number>()
  const classes: Array<WordClass> = []
  const numberOf = (words: WordClass): number => {
    const number = known.get(words) ?? numberByKey(words)
    known.set(words, number)
    return number
  }
  const numberByKey = (words: WordClass): number => {
    const key = classKey(words)
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, classes.length)
    classes.push(words)
    return classes.length - 1
  }
  return { classes, numberOf }
}

/** The classes that a word belongs to, found by the word, its beginnings and its endings. */
const classifier = (classes: ReadonlyArray<WordClass>) => {
  const exact = new Map<string, Array<number>>()
  const stems = new Map<string, Array<number>>()
  const endings = new Map<string, Array<number>>()
  const numeric: Array<number> = []
  const any: Array<number> = []
  const put = (index: Map<string, Array<number>>, key: string, at: number) => {
    const known = index.get(key)
    if (known) known.push(at)
    else index.set(key, [at])
  }
  for (const [at, words] of classes.entries()) {
    for (const word of words.exact) put(exact, word, at)
    for (const stem of words.stems) put(stems, stem, at)
    for (const ending of words.endings) put(endings, ending, at)
    if (words.numbers.length > 0) numeric.push(at)
    if (words.isAny) any.push(at)
  }
  const longest = Math.max(0, ...[...stems.keys(), ...endings.keys()].map((affix) => affix.length))
  return (word: string): ReadonlyArray<number> => {
    const found = [...any, ...(exact.get(word) ?? [])]
    for (let length = 1; length <= Math.min(longest, word.length); length++) {
      found.push(...(stems.get(word.slice(0, length)) ?? []))
      const ending = endings.get(word.slice(-length))
      if (ending) found.push(...ending.filter((at) => hasWord(classes[at]!, word)))
    }
    if (/^\d/.test(word)) found.push(...numeric.filter((at) => hasWord(classes[at]!, word)))
    return found
  }
}

/** Adds a phrase's positions and the moves between them. */
const build = (
  phrase: Phrase,
  positions: Array<Position>,
  numberOf: (words: WordClass) => number,
): Part => {
  const add = (words: WordClass): number => {
    positions.push({
      words: numberOf(words),
      follow: new Set(),
      isFirst: false,
      isEnd: false,
      not: [],
    })
    return positions.length - 1
  }
  const link = (from: ReadonlyArray<number>, to: ReadonlyArray<number>) => {
    for (const p of from) for (const q of to) positions[p]!.follow.add(q)
  }
  const join = (a: Part, b: Part): Part => {
    link(a.last, b.first)
    return {
      first: a.isOptional ? [...a.first, ...b.first] : a.first,
      last: b.isOptional ? [...a.last, ...b.last] : b.last,
      isOptional: a.isOptional && b.isOptional,
    }
  }
  switch (phrase.kind) {
    case "word": {
      const at = add(phrase.words)
      return { first: [at], last: [at], isOptional: false }
    }
    case "choice": {
      const parts = phrase.options.map((option) => build(option, positions, numberOf))
      return {
        first: parts.flatMap(({ first }) => first),
        last: parts.flatMap(({ last }) => last),
        isOptional: parts.some(({ isOptional }) => isOptional),
      }
    }
    case "optional":
      return { ...build(phrase.item, positions, numberOf), isOptional: true }
    case "gap": {
      const chain = Array.from({ length: phrase.most }, () => add(phrase.words))
      for (const [index, at] of chain.entries()) if (index > 0) link([chain[index - 1]!], [at])
      return { first: [chain[0]!], last: chain, isOptional: true }
    }
    case "before": {
      const part = build(phrase.item, positions, numberOf)
      if (part.isOptional) throw new Error("what may be left out cannot say what follows it")
      const not = phrase.not ? sequencesOf(phrase.not).map((words) => words.map(numberOf)) : null
      for (const at of part.last)
        if (not === null) positions[at]!.isEnd = true
        else positions[at]!.not = [...positions[at]!.not, ...not]
      return part
    }
    case "first":
      return EMPTY
    case "sequence": {
      const part = phrase.items
        .map((item) => build(item, positions, numberOf))
        .reduce((before, next) => join(before, next), EMPTY)
      if (phrase.items[0]?.kind === "first")
        for (const at of part.first) positions[at]!.isFirst = true
      return part
    }
  }
}

const indexOf = (
  classes: ReadonlyArray<WordClass>,
  starts: ReadonlyArray<ReadonlyArray<number>>,
) => {
  const classesOf = classifier(classes)
  const make = (numbers: ReadonlyArray<number>): WordEntry => {
    const bits = new Uint32Array(Math.ceil(classes.length / BITS))
    for (const at of numbers) bits[at >>> 5]! |= 1 << (at & 31)
    return {
      classes: bits,
      starts: Int32Array.from(new Set(numbers.flatMap((at) => starts[at] ?? []))),
    }
  }
  const unknown = make(classesOf("\u0000"))
  return (word: string): WordEntry => {
    const bare = word.replace(/'s?$/, "")
    const numbers = bare === word ? classesOf(word) : [...classesOf(word), ...classesOf(bare)]
    const isUnknown = numbers.every((at) => classes[at]!.isAny)
    return isUnknown ? unknown : make(numbers)
  }
}

/** Phrases built in one step. */
const STEP = 40

/** Compiles phrases in steps; a match names the phrase by its index. */
export function* buildAutomaton(phrases: ReadonlyArray<Phrase>): Generator<undefined, Automaton> {
  const { classes, numberOf } = classTable()
  const positions: Array<Position> = []
  const accepts: Array<number> = []
  const begins: Array<number> = []
  for (const [index, phrase] of phrases.entries()) {
    const { first, last, isOptional } = build(phrase, positions, numberOf)
    if (isOptional) throw new Error(`phrase ${index} may be empty`)
    begins.push(...first)
    for (const at of last) accepts[at] = index
    if (index % STEP === STEP - 1) yield
  }
  const starts: Array<Array<number>> = classes.map(() => [])
  for (const at of begins) starts[positions[at]!.words]!.push(at)
  yield
  const followFrom = new Int32Array(positions.length + 1)
  const follow: Array<number> = []
  for (const [at, position] of positions.entries()) {
    for (const next of position.follow) follow.push(next)
    followFrom[at + 1] = follow.length
  }
  yield
  const entryOf = indexOf(classes, starts)
  yield
  return {
    size: positions.length,
    words: Int32Array.from(positions, ({ words }) => words),
    followFrom,
    follow: Int32Array.from(follow),
    accepts: Int32Array.from(positions, (_, at) => accepts[at] ?? -1),
    isFirst: Uint8Array.from(positions, ({ isFirst }) => (isFirst ? 1 : 0)),
    isEnd: Uint8Array.from(positions, ({ isEnd }) => (isEnd ? 1 : 0)),
    not: new Map(positions.flatMap(({ not }, at) => (not.length > 0 ? [[at, not] as const] : []))),
    entryOf,
  }
}

/** Compiles phrases at once. */
export const automatonOf = (phrases: ReadonlyArray<Phrase>): Automaton => {
  const steps = buildAutomaton(phrases)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

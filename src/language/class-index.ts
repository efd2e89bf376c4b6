import { hasWord, type WordClass } from "#language/word-class"

/** The automaton's entry of a word: its classes, and the positions at which it begins a phrase. */
export interface WordEntry {
  readonly classes: Uint32Array
  readonly starts: Int32Array
}

const BITS = 32
type Index = Map<string, Array<number>>

const put = (index: Index, keys: Iterable<string>, at: number): void => {
  for (const key of keys) {
    const known = index.get(key)
    if (known) known.push(at)
    else index.set(key, [at])
  }
}

const EMPTY_LIST: ReadonlyArray<number> = []

/** Classes indexed in one step. */
const CLASS_STEP = 500

/** The classes that a word belongs to, found by the word, its beginnings and its endings. */
function* classifier(
  classes: ReadonlyArray<WordClass>,
): Generator<undefined, (word: string) => ReadonlyArray<number>> {
  const exact: Index = new Map()
  const stems: Index = new Map()
  const endings: Index = new Map()
  const numeric: Array<number> = []
  const any: Array<number> = []
  for (const [at, words] of classes.entries()) {
    put(exact, words.exact, at)
    put(stems, words.stems, at)
    put(endings, words.endings, at)
    if (words.numbers.length > 0) numeric.push(at)
    if (words.isAny) any.push(at)
    if (at % CLASS_STEP === CLASS_STEP - 1) yield
  }
  let longest = 0
  for (const index of [stems, endings])
    for (const affix of index.keys()) longest = Math.max(longest, affix.length)
  return (word) => {
    const found = any.concat(exact.get(word) ?? EMPTY_LIST)
    for (let length = 1; length <= Math.min(longest, word.length); length++) {
      found.push(...(stems.get(word.slice(0, length)) ?? EMPTY_LIST))
      const ending = endings.get(word.slice(-length))
      if (ending) found.push(...ending.filter((at) => hasWord(classes[at]!, word)))
    }
    if (/^\d/.test(word)) found.push(...numeric.filter((at) => hasWord(classes[at]!, word)))
    return found
  }
}

/** Indexes classes of words in steps, so that a word's entry is found without trying each class. */
export function* classIndex(
  classes: ReadonlyArray<WordClass>,
  starts: ReadonlyArray<ReadonlyArray<number>>,
): Generator<undefined, (word: string) => WordEntry> {
  const classesOf = yield* classifier(classes)
  const make = (numbers: ReadonlyArray<number>): WordEntry => {
    const bits = new Uint32Array(Math.ceil(classes.length / BITS))
    for (const at of numbers) bits[at >>> 5]! |= 1 << (at & 31)
    return {
      classes: bits,
      starts: Int32Array.from(new Set(numbers.flatMap((at) => starts[at] ?? []))),
    }
  }
  const unknown = make(classesOf("\u0000"))
  return (word) => {
    const bare = word.replace(/'s?$/, "")
    const numbers = bare === word ? classesOf(word) : [...classesOf(word), ...classesOf(bare)]
    const isUnknown = numbers.every((at) => classes[at]!.isAny)
    return isUnknown ? unknown : make(numbers)
  }
}

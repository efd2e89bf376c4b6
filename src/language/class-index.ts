import { hasWord, type WordClass } from "#language/word-class"

/** The automaton's entry of a word: its classes, and the positions at which it begins a phrase. */
export interface WordEntry {
  readonly classes: Uint32Array
  readonly starts: Int32Array
}

const BITS = 32
/** The classes that have a key: one number alone for most keys, of which there are many thousands. */
type Index = Map<string, number | Array<number>>

const put = (index: Index, keys: Iterable<string>, at: number): void => {
  for (const key of keys) {
    const known = index.get(key)
    if (known === undefined) index.set(key, at)
    else if (typeof known === "number") index.set(key, [known, at])
    else known.push(at)
  }
}

const add = (found: Array<number>, known: number | ReadonlyArray<number> | undefined): void => {
  if (typeof known === "number") found.push(known)
  else if (known !== undefined) found.push(...known)
}

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
  /** Those whose words are tried one by one; the others can be forgotten. */
  const tried = new Map<number, WordClass>()
  for (const [at, words] of classes.entries()) {
    put(exact, words.exact, at)
    put(stems, words.stems, at)
    put(endings, words.endings, at)
    if (words.numbers.length > 0) numeric.push(at)
    if (words.isAny) any.push(at)
    if (words.numbers.length + words.endings.length > 0) tried.set(at, words)
    if (at % CLASS_STEP === CLASS_STEP - 1) yield
  }
  let longest = 0
  for (const index of [stems, endings])
    for (const affix of index.keys()) longest = Math.max(longest, affix.length)
  return (word) => {
    const has = (at: number) => hasWord(tried.get(at)!, word)
    const found = [...any]
    add(found, exact.get(word))
    for (let length = 1; length <= Math.min(longest, word.length); length++) {
      add(found, stems.get(word.slice(0, length)))
      const ending = endings.get(word.slice(-length))
      if (ending !== undefined) found.push(...[ending].flat().filter(has))
    }
    if (/^\d/.test(word)) found.push(...numeric.filter(has))
    return found
  }
}

const anyWordIn = (classes: ReadonlyArray<WordClass>): ReadonlySet<number> =>
  new Set(classes.keys().filter((at) => classes[at]!.isAny))

/** Indexes classes of words in steps, so that a word's entry is found without trying each class. */
export function* classIndex(
  classes: ReadonlyArray<WordClass>,
  starts: ReadonlyArray<ReadonlyArray<number>>,
): Generator<undefined, (word: string) => WordEntry> {
  const classesOf = yield* classifier(classes)
  const size = Math.ceil(classes.length / BITS)
  const any = anyWordIn(classes)
  const make = (numbers: ReadonlyArray<number>): WordEntry => {
    const bits = new Uint32Array(size)
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
    const isUnknown = numbers.every((at) => any.has(at))
    return isUnknown ? unknown : make(numbers)
  }
}

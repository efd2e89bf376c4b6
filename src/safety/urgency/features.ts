/** What a message is recognised by: hashes of its words, pairs of words and parts of words, with weights. */
export interface Features {
  readonly hashes: Uint32Array
  /** One for each hash; together a vector of length 1. */
  readonly values: Float32Array
}

/** How much each group of features weighs beside single words. */
const WEIGHTS = { word: 1, pair: 1, skipped: 0.7, stems: 0.7, part: 0.5 }
/** Seeds that keep equal strings of different groups apart. */
const SEEDS = { word: 1, pair: 2, skipped: 3, stems: 4, part: 5, number: 6 }
const STEM_CHARS = 4
const MIN_PART = 3
const MAX_PART = 5
const MAX_WORD_CHARS = 24

const FNV_PRIME = 16_777_619

const start = (seed: number): number => (2_166_136_261 ^ seed) >>> 0

const feed = (hash: number, text: string, from = 0, to = text.length): number => {
  let next = hash
  for (let at = from; at < to; at += 1) next = Math.imul(next ^ text.charCodeAt(at), FNV_PRIME)
  return next
}

/** Mixes the bits of a hash, so that its lowest ones alone are as good as any (MurmurHash3's finaliser). */
const finish = (hash: number): number => {
  let mixed = hash
  mixed = Math.imul(mixed ^ (mixed >>> 16), 2_246_822_507)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3_266_489_909)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

const isNumber = (word: string): boolean => word.charCodeAt(0) >= 48 && word.charCodeAt(0) <= 57

/** A number by its length and whether it has a fraction; any other word without apostrophes, cut when very long. */
const shapeOf = (word: string): string => {
  if (!isNumber(word)) return word.replaceAll("'", "").slice(0, MAX_WORD_CHARS)
  const [whole = "", fraction] = word.split(/[.,]/)
  return `${fraction === undefined ? "#" : "#."}${Math.min(whole.length, 6)}`
}

/**
 * The features of up to some dozens of words: each word, pairs of neighbours and of words with one between,
 * pairs of beginnings, and the parts of three to five letters. Words are plain: lower case, no accents.
 * Linear in the letters.
 */
export const featuresOf = (words: ReadonlyArray<string>): Features => {
  const found = new Map<number, number>()
  const add = (hash: number, weight: number) => {
    const key = finish(hash)
    if ((found.get(key) ?? 0) < weight) found.set(key, weight)
  }
  const shapes = ["<", ...words.map(shapeOf), ">"]
  for (const word of words) if (isNumber(word)) add(feed(start(SEEDS.number), word), WEIGHTS.word)
  for (let at = 0; at < shapes.length; at += 1) {
    const word = shapes[at]!
    const next = shapes[at + 1]
    const second = shapes[at + 2]
    add(feed(start(SEEDS.word), word), WEIGHTS.word)
    if (next !== undefined) {
      add(feed(feed(feed(start(SEEDS.pair), word), " "), next), WEIGHTS.pair)
      const stem = feed(start(SEEDS.stems), word, 0, Math.min(STEM_CHARS, word.length))
      add(feed(feed(stem, " "), next, 0, Math.min(STEM_CHARS, next.length)), WEIGHTS.stems)
    }
    if (second !== undefined)
      add(feed(feed(feed(start(SEEDS.skipped), word), " "), second), WEIGHTS.skipped)
    if (word.length < MIN_PART || word.startsWith("#")) continue
    const framed = `^${word}$`
    for (let from = 0; from + MIN_PART <= framed.length; from += 1) {
      let hash = feed(start(SEEDS.part), framed, from, from + MIN_PART)
      add(hash, WEIGHTS.part)
      for (let to = from + MIN_PART; to < from + MAX_PART && to < framed.length; to += 1) {
        hash = feed(hash, framed, to, to + 1)
        add(hash, WEIGHTS.part)
      }
    }
  }
  const length = Math.sqrt([...found.values()].reduce((sum, value) => sum + value * value, 0))
  return {
    hashes: Uint32Array.from(found.keys()),
    values: Float32Array.from(found.values(), (value) => value / length),
  }
}

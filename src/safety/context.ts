import { firstFrom, lastBefore, type MatchedText, standsWithin } from "#language/lexicon"
import type { Match } from "#language/match"
import { linesOf, parsePhrase } from "#language/phrase"
import { COMMA, JOINED, STOP } from "#language/tokens"
import { hasWord, type WordClass } from "#language/word-class"
import { type Category, modifiers, SOMEBODY, TERMINATIONS, times, WORKS } from "#safety/modifiers"
import type { Temporality } from "#safety/sign"

/** Every table that context is read from. */
export const contextTables: ReadonlyArray<string> = [
  ...modifiers.flatMap(({ words, beside }) => [words, ...(beside ? [beside] : [])]),
  TERMINATIONS,
  SOMEBODY,
  WORKS,
  ...Object.values(times),
]

const classOf = (words: string): WordClass => {
  const phrase = parsePhrase(linesOf(words).join(" | "))
  if (phrase.kind !== "word") throw new Error(`not single words: ${words}`)
  return phrase.words
}

/** How many words behind a sign still say whose it is: "a stroke, my dad". */
const OWNER_BEHIND = 3

const LISTS = new Set(["or", "nor"])
/** Words within which "not a or b" is one list, and behind a sign within which a list goes on. */
const SHORT_LIST = 8
const LONG_LIST = 12
const MAX_REACH = 24

type Reach = readonly [from: number, to: number]

const firstIndex = (from: number, to: number, holds: (at: number) => boolean): number => {
  let at = from
  while (at < to && !holds(at)) at++
  return at
}

type NumbersOf = (table: string) => ReadonlyArray<number>

/** Reads what the words around a sign make of it. */
export const contextReader = (numbersOf: NumbersOf) => {
  const table = (words: string) => numbersOf(words)
  const compiled = modifiers.map((modifier) => ({
    ...modifier,
    phrases: table(modifier.words),
    between: modifier.over === undefined ? null : classOf(modifier.over),
    needs: modifier.beside === undefined ? null : table(modifier.beside),
  }))
  const pseudo = compiled
    .filter(({ category }) => category === "pseudo")
    .flatMap(({ phrases }) => phrases)
  const ends = table(TERMINATIONS)
  const somebody = table(SOMEBODY)
  const works = table(WORKS)
  const at = Object.fromEntries(
    Object.entries(times).map(([name, words]) => [name, table(words)]),
  ) as Record<keyof typeof times, ReadonlyArray<number>>

  const stands = (
    text: MatchedText,
    phrases: ReadonlyArray<number>,
    from: number,
    to: number,
  ): boolean => phrases.some((phrase) => standsWithin(text.matchesOf(phrase), from, to))

  /** Words between that a negation reaches over: no new clause, and a comma only within a list. */
  const negates = (
    text: MatchedText,
    [from, to]: Reach,
    modifier: (typeof compiled)[number],
    sign: Match,
  ): boolean => {
    if (stands(text, ends, from, to)) return false
    const { words, after } = text.tokens
    const breaks = firstIndex(from, to, (at) => after[at - 1] !== JOINED || LISTS.has(words[at]!))
    if (modifier.between) {
      const isLight = (at: number) => hasWord(modifier.between!, words[at]!)
      const isShortList =
        firstIndex(from, to, (at) => LISTS.has(words[at]!)) < to && to - from <= SHORT_LIST
      return (
        firstIndex(from, breaks, (at) => !isLight(at)) >= breaks || (isShortList && isLight(from))
      )
    }
    const hasComma = firstIndex(from, to + 1, (at) => after[at - 1] !== JOINED) <= to
    if (!hasComma) return to - from <= modifier.scope
    const end = Math.min(text.sentenceTo[sign.start]!, sign.end + LONG_LIST)
    return firstIndex(from, end, (at) => LISTS.has(words[at]!)) < end
  }

  const isReached = (
    text: MatchedText,
    found: Match,
    sign: Match,
    modifier: (typeof compiled)[number],
  ): boolean => {
    const reach =
      found.end <= sign.start
        ? ([found.end, sign.start] as const)
        : ([sign.end, found.start] as const)
    const [from, to] = reach
    if (pseudo.some((phrase) => standsWithin(text.matchesOf(phrase), found.start, found.end)))
      return false
    if (modifier.category === "negated" && modifier.direction === "forward")
      return to - from <= MAX_REACH && negates(text, reach, modifier, sign)
    if (to - from > modifier.scope) return false
    if (modifier.apart && text.tokens.after[sign.end - 1] === JOINED) return false
    return (
      modifier.between === null ||
      firstIndex(from, to, (at) => !hasWord(modifier.between!, text.tokens.words[at]!)) >= to
    )
  }

  const isOfSomebody = (text: MatchedText, sign: Match): boolean =>
    stands(text, somebody, text.sentenceFrom[sign.start]!, sign.end) ||
    text.tokens.words
      .slice(sign.end, Math.min(sign.end + OWNER_BEHIND, text.sentenceTo[sign.start]!))
      .some(
        (word, at, words) =>
          word === "my" || word === "i" || (word === "me" && words[at - 1] !== "to"),
      )

  const acts = (text: MatchedText, sign: Match, modifier: (typeof compiled)[number]): boolean => {
    const from = text.sentenceFrom[sign.start]!
    const to = text.sentenceTo[sign.start]!
    if (modifier.needs && !stands(text, modifier.needs, from, to)) return false
    return modifier.phrases.some((phrase) => {
      const matches = text.matchesOf(phrase)
      if (matches.length === 0) return false
      if (modifier.direction === "sentence")
        return standsWithin(matches, from, to) && !(modifier.ofNobody && isOfSomebody(text, sign))
      const found =
        modifier.direction === "forward"
          ? lastBefore(matches, sign.start)
          : firstFrom(matches, sign.end)
      return (
        found !== null &&
        found.start >= from &&
        found.end <= to &&
        isReached(text, found, sign, modifier)
      )
    })
  }

  const isModified = (category: Category) => {
    const own = compiled.filter((modifier) => modifier.category === category)
    return (text: MatchedText, sign: Match): boolean =>
      own.some((modifier) => acts(text, sign, modifier))
  }

  const isQuoted = (
    { tokens, sentenceFrom, sentenceTo, ...rest }: MatchedText,
    sign: Match,
  ): boolean =>
    tokens.quoted[sign.start] === 1 &&
    tokens.quoted[sign.end - 1] === 1 &&
    stands(
      { tokens, sentenceFrom, sentenceTo, ...rest },
      works,
      sentenceFrom[sign.start]!,
      sentenceTo[sign.start]!,
    )

  const isIn = isModified("fictional")

  /** What a message says of an end: a clinician has looked, or it is over. */
  const endingOf = (text: MatchedText) => ({
    isCleared: stands(text, at.cleared, 0, text.tokens.words.length),
    isOver: stands(text, at.over, 0, text.tokens.words.length),
  })

  /**
   * When a sign was there. What lies a season back or was seen to by a clinician is past; the days and weeks
   * before are lately; whatever else is said counts as now, for waiting costs more than asking.
   */
  const temporalityOf = (
    text: MatchedText,
    sign: Match,
    ending: ReturnType<typeof endingOf>,
  ): Temporality => {
    const [from, to] = clauseAround(text, sign)
    const first = text.sentenceFrom[sign.start]!
    const last = text.sentenceTo[sign.start]!
    const isBack = stands(text, at.again, from, to) || stands(text, at.returned, sign.end, last)
    if (isBack && !stands(text, at.wasCleared, from, to)) return "now"
    if (ending.isCleared || stands(text, at.distant, first, last)) return "past"
    const isRecent = stands(text, at.recent, from, to) && !stands(text, at.lasting, from, to)
    return isRecent || (ending.isOver && stands(text, at.earlier, first, last)) ? "lately" : "now"
  }

  return {
    isNegated: isModified("negated"),
    isHypothetical: isModified("hypothetical"),
    isFictional: (text: MatchedText, sign: Match): boolean =>
      isIn(text, sign) || isQuoted(text, sign),
    /** Whether a sentence is about a time that is over for good. */
    isLongAgo: (text: MatchedText, from: number, to: number): boolean =>
      stands(text, at.distant, from, to) && !stands(text, at.again, from, to),
    /** Whether a sentence quotes a film, a song or a book. */
    isQuotation: (text: MatchedText, from: number, to: number): boolean =>
      stands(text, works, from, to) && text.tokens.quoted.subarray(from, to).includes(1),
    endingOf,
    temporalityOf,
  }
}

const OPENS_CLAUSE = new Set(["i", "my", "is", "how", "what", "can", "did"])

/** Words looked at on either side of a sign for the end of its clause. */
const MAX_CLAUSE = 60

const isEdge = ({ tokens: { words, after } }: MatchedText, at: number): boolean =>
  after[at - 1] === COMMA ||
  after[at - 1] === STOP ||
  words[at - 1] === "but" ||
  (words[at - 1] === "and" && OPENS_CLAUSE.has(words[at] ?? ""))

/** The clause of a sign, for what belongs to one verb alone. */
const clauseAround = (text: MatchedText, sign: Match): readonly [from: number, to: number] => {
  let from = sign.start
  let to = sign.end
  const first = Math.max(text.sentenceFrom[sign.start]!, sign.start - MAX_CLAUSE)
  const last = Math.min(text.sentenceTo[sign.start]!, sign.end + MAX_CLAUSE)
  while (from > first && !isEdge(text, from)) from--
  while (to < last && !(text.tokens.after[to - 1] !== JOINED || isEdge(text, to))) to++
  return [from, to]
}

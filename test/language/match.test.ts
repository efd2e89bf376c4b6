import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { automatonOf } from "#language/automaton"
import { type Match, matching } from "#language/match"
import { type Phrase, parsePhrase } from "#language/phrase"
import { JOINED, plainText, STOP, type Tokens, tokensOf } from "#language/tokens"
import { hasWord } from "#language/word-class"

const runAll = <A>(steps: Generator<undefined, A>): A => {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

const found = (phrases: ReadonlyArray<string>, text: string): ReadonlyArray<string> => {
  const automaton = automatonOf(phrases.map((phrase) => parsePhrase(phrase)))
  const tokens = tokensOf(plainText(text))
  return runAll(matching(automaton, tokens)).map(({ start, end }) =>
    tokens.words.slice(start, end).join(" "),
  )
}

describe("the notation", () => {
  const rows: ReadonlyArray<readonly [phrase: string, text: string, found: ReadonlyArray<string>]> =
    [
      [
        "chest [is] (tight|heavy)",
        "My chest is tight, chest heavy.",
        ["chest is tight", "chest heavy"],
      ],
      ["pain ...2 chest", "pain in my chest. pain in all of my chest", ["pain in my chest"]],
      ["chest ~1 pain", "chest pain or pain in chest", ["chest pain", "pain in chest"]],
      ["anaphyla*", "Anaphylaxis! anaphylactic", ["anaphylaxis", "anaphylactic"]],
      ["*olol", "metoprolol, olol", ["metoprolol"]],
      ["#10+ tablets", "9 tablets, 12 tablets, 1,200 tablets", ["12 tablets", "1,200 tablets"]],
      ["#5-9 pills", "4 pills 5 pills 9 pills 10 pills", ["5 pills", "9 pills"]],
      ["cannot go on $", "I cannot go on. I cannot go on holiday", ["cannot go on"]],
      ["^ choking", "choking. he is choking", ["choking"]],
      [
        "blood !(pressure|test result)",
        "blood pressure, blood, blood test, blood test result",
        ["blood", "blood"],
      ],
      ["<!(at|in the) most", "at most, the most, in the most", ["most"]],
      ["<!(at) most !(of)", "at most, most, most of", ["most"]],
      ["self-harm", "Self-harm and self harm", ["self harm", "self harm"]],
      ["not ...3{LIGHT} die", "not to die", ["not to die"]],
      ["胸 痛", "我胸痛", ["胸 痛"]],
      ["mum", "my mum's face", ["mum's"]],
      ["hurt/s/ing", "It hurts, hurting, hurtful", ["hurts", "hurting"]],
      [
        "is ...2(very|so) bad",
        "is very so bad, is really bad, is bad",
        ["is very so bad", "is bad"],
      ],
      ["is ...2((very|so) | too) bad", "is so too bad", ["is so too bad"]],
      ["a b | c", "a b c", ["a b", "c"]],
    ]
  for (const [phrase, text, wanted] of rows)
    test(`"${phrase}" in "${text}"`, () => {
      const automaton = automatonOf([parsePhrase(phrase, { LIGHT: "to | really" })])
      const tokens = tokensOf(plainText(text))
      expect(
        runAll(matching(automaton, tokens)).map(({ start, end }) =>
          tokens.words.slice(start, end).join(" "),
        ),
      ).toEqual([...wanted])
    })

  for (const wrong of [
    "",
    "a |",
    "(a",
    "a)",
    "...99 a",
    "{NONE} a",
    "$",
    "#1-x",
    "[a]",
    "...2",
    "<!(a)",
    "<!(a) [b]",
    "...2(a b) c",
  ])
    test(`refuses "${wrong}"`, () => {
      expect(() => automatonOf([parsePhrase(wrong)])).toThrow()
    })

  test("never crosses the end of a sentence", () => {
    expect(found(["chest ~5 pain"], "It is my chest. The pain is in my knee.")).toEqual([])
  })

  test("keeps the tightest match", () => {
    expect(found(["chest ...6 pain"], "my chest is fine, no chest pain")).toEqual(["chest pain"])
  })
})

/** Every end that a phrase can have from a start, by trying everything. */
const endsFrom = (phrase: Phrase, tokens: Tokens, at: number): ReadonlySet<number> => {
  const isInside = (index: number, from: number) =>
    index < tokens.words.length && (index === from || tokens.after[index - 1] !== STOP)
  const walk = (part: Phrase, from: number): ReadonlySet<number> => {
    switch (part.kind) {
      case "word":
        return new Set(
          isInside(from, at) && hasWord(part.words, tokens.words[from]!) ? [from + 1] : [],
        )
      case "choice":
        return new Set(part.options.flatMap((option) => [...walk(option, from)]))
      case "optional":
        return new Set([from, ...walk(part.item, from)])
      case "sequence": {
        let ends: ReadonlySet<number> = new Set([from])
        for (const item of part.items)
          ends = new Set([...ends].flatMap((end) => [...walk(item, end)]))
        return ends
      }
      case "gap": {
        const ends = new Set([from])
        for (let index = from; index < from + part.most && isInside(index, at); index++) {
          if (!hasWord(part.words, tokens.words[index]!)) break
          ends.add(index + 1)
        }
        return ends
      }
      case "before":
        return new Set(
          [...walk(part.item, from)].filter((end) =>
            part.not
              ? tokens.after[end - 1] !== JOINED || !follows(part.not, tokens, end)
              : tokens.after[end - 1] !== JOINED,
          ),
        )
      case "behind":
        return isAfter(part.not, tokens, from) ? new Set() : walk(part.item, from)
      case "first":
        return new Set(from === 0 || tokens.after[from - 1] === STOP ? [from] : [])
    }
  }
  return walk(phrase, at)
}

const follows = (phrase: Phrase, tokens: Tokens, at: number): boolean =>
  [...endsFrom(phrase, tokens, at)].some((end) =>
    Array.from({ length: end - at }, (_, index) => at + index).every(
      (index) => index === at || tokens.after[index - 1] === JOINED,
    ),
  )

const isAfter = (phrase: Phrase, tokens: Tokens, at: number): boolean =>
  Array.from({ length: at }, (_, from) => from).some(
    (from) =>
      tokens.after.slice(from, at).every((sign) => sign === JOINED) &&
      endsFrom(phrase, tokens, from).has(at),
  )

/** For each end the latest start, without overlaps: what the automaton has to find. */
const naive = (phrase: Phrase, tokens: Tokens): ReadonlyArray<Match> => {
  const latest = new Map<number, number>()
  for (const start of tokens.words.keys())
    for (const end of endsFrom(phrase, tokens, start)) if (end > start) latest.set(end, start)
  let last = 0
  return [...latest.entries()]
    .sort(([a], [b]) => a - b)
    .flatMap(([end, start]) => {
      if (start < last) return []
      last = end
      return [{ phrase: 0, start, end }]
    })
}

const word = fc.constantFrom("a", "b", "c", "ab", "a*", "*", "#2+")
const notation = fc.letrec<{ phrase: string; item: string }>((tie) => ({
  phrase: fc.array(tie("item"), { minLength: 1, maxLength: 3 }).map((items) => items.join(" ")),
  item: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    word,
    fc.tuple(tie("phrase"), tie("phrase")).map(([a, b]) => `(${a}|${b})`),
    tie("phrase").map((phrase) => `[${phrase}]`),
    fc.integer({ min: 1, max: 3 }).map((most) => `...${most}`),
    fc.tuple(word, word).map(([a, b]) => `${a} !(${b})`),
    fc.tuple(word, word).map(([a, b]) => `<!(${a}) ${b}`),
    word.map((a) => `${a} $`),
  ),
}))
const text = fc
  .array(fc.constantFrom("a", "b", "c", "ab", "abc", "1", "2", "30", ",", "."), { maxLength: 25 })
  .map((words) => words.join(" "))

test("the automaton finds what trying everything finds, for any phrase and text", () => {
  fc.assert(
    fc.property(
      notation.phrase.map((phrase) => `a ${phrase} b`),
      text,
      (phrase, words) => {
        const parsed = parsePhrase(phrase)
        const tokens = tokensOf(plainText(words))
        expect(runAll(matching(automatonOf([parsed]), tokens))).toEqual([...naive(parsed, tokens)])
      },
    ),
    { numRuns: 5_000 },
  )
})

test("phrases of one automaton do not disturb each other", () => {
  fc.assert(
    fc.property(
      fc.array(
        notation.phrase.map((phrase) => `a ${phrase} b`),
        { minLength: 2, maxLength: 4 },
      ),
      text,
      (phrases, words) => {
        const parsed = phrases.map((phrase) => parsePhrase(phrase))
        const tokens = tokensOf(plainText(words))
        const together = runAll(matching(automatonOf(parsed), tokens))
        for (const [index, phrase] of parsed.entries())
          expect(together.filter((match) => match.phrase === index)).toEqual(
            naive(phrase, tokens).map((match) => ({ ...match, phrase: index })),
          )
      },
    ),
    { numRuns: 500 },
  )
})

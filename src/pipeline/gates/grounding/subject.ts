import type { Reading } from "#pipeline/gates/grounding/reading"
import type { Token } from "#pipeline/gates/grounding/tokens"

/** With these alone between it and a number, a measure is what the number is said of. */
const LINKS = new Set(
  `average averaged averages averaging mean median was is were are be been being has have had stayed reached hit sat
  on at of to about around near nearly roughly approximately only just exactly still now came in out stood stands
  reading value level score figure total typically usually mostly often : = – — - * ( ~ ≈`.split(
    /\s+/,
  ),
)
/** Between two measures that a number may be said of: "your sleep and your heart rate were …". */
const JOINED = new Set("and or , & / both your the my average mean".split(" "))
const JOINS = new Set(["and", "or", ",", "&", "/"])

/** The measures that a number at a token is said of; none where it follows no measure but for linking words. */
export const subjectsAt = (
  { tokens, named }: Pick<Reading, "tokens" | "named">,
  at: number,
): ReadonlyArray<ReadonlySet<string>> => {
  const found: Array<ReadonlySet<string>> = []
  let next = at - 1
  while (next >= 0 && LINKS.has(tokens[next]!.word)) next--
  const isHeading = tokens[next + 1]?.word === ":"
  for (;;) {
    const ending = named.find(({ to }) => to === next + 1)
    if (!ending) return found
    // "Short on deep sleep: 94% efficiency" speaks of another.
    const isOther = ({ kind, word }: Token) => kind === "word" && !JOINED.has(word)
    if (isHeading && tokens.slice(0, ending.from).some(isOther)) return found
    found.push(ending.keys)
    next = ending.from - 1
    let isJoined = false
    while (next >= 0 && JOINED.has(tokens[next]!.word)) {
      if (JOINS.has(tokens[next]!.word)) isJoined = true
      next--
    }
    if (!isJoined) return found
  }
}

/** Verbs and signs by which a number is the value of what is named before it. */
const VALUED = new Set("was is were are averaged reached hit stayed sat came :".split(" "))
/** Behind one of them a measure is what something else is of: "the change in your sleep". */
const OF_OTHERS = new Set("in of for to on with by between".split(" "))

/** Whether a word makes a value of the number behind it. */
export const isLink = (word: string | undefined): boolean => VALUED.has(word ?? "")

/** Whether the measure that a number is said of is what its sentence is about, not what a change or a share is of. */
export const isHead = (
  { tokens, named }: Pick<Reading, "tokens" | "named">,
  at: number,
): boolean => {
  let next = at - 1
  while (next >= 0 && LINKS.has(tokens[next]!.word)) next--
  const ending = named.find(({ to }) => to === next + 1)
  if (!ending) return false
  next = ending.from - 1
  while (next >= 0 && JOINED.has(tokens[next]!.word)) next--
  return !OF_OTHERS.has(tokens[next]?.word ?? "")
}

const DAYS = new Set("day days night nights ones".split(" "))
const OF_DAYS = 4

/** Whether a measure says of which days something is: "after low-stress days", "on days with more caffeine". */
export const isCondition = (
  tokens: Reading["tokens"],
  { from, to }: Reading["named"][number],
): boolean =>
  DAYS.has(tokens[to]?.word ?? "") ||
  tokens
    .slice(Math.max(0, from - OF_DAYS), from)
    .some(
      ({ word }, step, all) => DAYS.has(word) && /^(?:with|of)$/.test(all[step + 1]?.word ?? ""),
    )

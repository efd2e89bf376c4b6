import type { FactSheetItem, TurnResult } from "#domain/turn-result"

/** A piece of a line: words, or a number and the fact that it stands for. */
export interface Piece {
  readonly text: string
  readonly fact: FactSheetItem | null
}

/** The words for a unit in an answer, and the units of the facts that they mean. */
const UNITS: Readonly<Record<string, string>> = {
  min: "minutes",
  minute: "minutes",
  h: "minutes",
  hour: "minutes",
  hours: "minutes",
  night: "nights",
  day: "days",
  step: "steps",
  time: "times",
  bpm: "bpm",
  "%": "%",
  percent: "%",
}

/** Words that are units wherever they stand: a number of one of them is none of another. */
const ALWAYS_UNITS =
  /^(?:%|°[CF]|bpm|ms|m?g|k[gm]|kcal|m?L|m?g\/dL|ng\/mL|minutes|nights|days|steps|lb|mi)$/

const unitOf = (word: string) => UNITS[word] ?? word

/** "7 h 20 min", or a number with the word behind it; none that is part of a name, a limit or another number. */
const NUMBER = new RegExp(
  [
    String.raw`(?<![\w.,<>≤≥])(?:(\d{1,2}) h(?: (\d{1,2}) min)?\b`,
    String.raw`(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:[  ]?(%|°C|°F|[A-Za-z][\w/²]*))?)`,
  ].join("|"),
  "g",
)

const MONTHS =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/

interface Said {
  readonly value: number
  /** How exactly it was said. */
  readonly step: number
  readonly unit: string | null
  /** How much of the match is the number with its unit. */
  readonly length: number
}

/** Numbers of a date, a year or a clock time are no numbers of the fact sheet. */
const isDate = (line: string, at: number, whole: string, word: string | undefined) =>
  (word !== undefined && MONTHS.test(word)) ||
  /^(?:19|20)\d{2}$/.test(whole) ||
  /[:\d.-]$/.test(line.slice(0, at)) ||
  /^[:-]\d/.test(line.slice(at + whole.length))

const roundingOf = (whole: string, decimals: string | undefined) => {
  if (decimals) return 10 ** (1 - decimals.length)
  const zeros = /0*$/.exec(whole.replaceAll(",", ""))![0].length
  return whole.replaceAll(",", "").length > zeros ? 10 ** Math.min(zeros, 3) : 1
}

const saidIn = (line: string, match: RegExpMatchArray, units: ReadonlySet<string>): Said | null => {
  const [all, hours, minutes, whole, decimals, word] = match
  if (hours !== undefined)
    return {
      value: Number(hours) * 60 + Number(minutes ?? 0),
      step: 1,
      unit: "minutes",
      length: all.length,
    }
  if (isDate(line, match.index!, whole!, word)) return null
  const number = `${whole}${decimals ?? ""}`
  const unit = word === undefined ? null : unitOf(word)
  const isUnit = unit !== null && (units.has(unit) || ALWAYS_UNITS.test(unit))
  return {
    value: Number(number.replaceAll(",", "")),
    step: roundingOf(whole!, decimals),
    unit: isUnit ? unit : null,
    length: isUnit ? all.length : number.length,
  }
}

/** Whether a value, rounded as it was said, is what was said. Signs are said in words. */
const isSaid = (value: number, { value: said, step }: Said) =>
  Math.abs(Math.abs(value) - said) <= step / 2 + 1e-9

const refsOf = ({ widgets = [] }: TurnResult) =>
  new Set([...JSON.stringify(widgets).matchAll(/"ref":"([^"]+)"/g)].map(([, ref]) => ref))

/** Facts that a widget shows come first: they are what the answer is about. */
const shownFirst = (result: TurnResult) => {
  const refs = refsOf(result)
  return [...result.fact_sheet].sort((a, b) => Number(refs.has(b.key)) - Number(refs.has(a.key)))
}

const numbersOf = (result: TurnResult) =>
  shownFirst(result).flatMap((fact) =>
    typeof fact.value === "number" ? [{ fact, value: fact.value }] : [],
  )

/** The facts that a widget refers to, or a paragraph says: those that the answer is about. */
export const aboutOf = (result: TurnResult): ReadonlyArray<FactSheetItem> => {
  const said = matcherOf(result)
  const lines = result.answer.split("\n")
  const about = new Set(lines.flatMap((line) => said(line).flatMap(({ fact }) => fact ?? [])))
  const refs = refsOf(result)
  return result.fact_sheet.filter((fact) => about.has(fact) || refs.has(fact.key))
}

const shared = (a: string, b: string) => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** Of facts that fit, the one of what was spoken of last; else the first. */
const nearest = (facts: ReadonlyArray<FactSheetItem>, last: FactSheetItem | null) => {
  let best: FactSheetItem | null = null
  for (const fact of facts)
    if (!best || (last && shared(fact.key, last.key) > shared(best.key, last.key))) best = fact
  return best
}

/** Finds the facts behind the numbers of an answer. A number that is no fact's stays words. */
export const matcherOf = (result: TurnResult) => {
  const facts = numbersOf(result)
  const units = new Set(facts.flatMap(({ fact: { unit } }) => unit ?? []))
  const find = (said: Said, near: string | null, last: FactSheetItem | null) => {
    const fitting = facts.filter(({ value }) => isSaid(value, said)).map(({ fact }) => fact)
    const unit = said.unit ?? near
    const ofUnit = fitting.filter((fact) => fact.unit === unit)
    // A long number without its unit is hardly another's.
    const meant = ofUnit.length > 0 || said.unit !== null || said.value < 1_000 ? ofUnit : fitting
    return nearest(meant, last)
  }
  return (line: string): ReadonlyArray<Piece> => {
    const all = [...line.matchAll(NUMBER)].flatMap((match) => {
      const said = saidIn(line, match, units)
      return said ? [{ said, at: match.index }] : []
    })
    const pieces: Array<Piece> = []
    let from = 0
    let last: FactSheetItem | null = null
    for (const [nth, { said, at }] of all.entries()) {
      // "57 bpm (61 a year ago)", "from 41 to 54 ms": the unit was said before, or comes behind.
      const before = all.slice(0, nth).findLast((other) => other.said.unit !== null)
      const near = before ?? all.slice(nth + 1).find((other) => other.said.unit !== null)
      const fact = find(said, near?.said.unit ?? null, last)
      if (!fact) continue
      last = fact
      if (at > from) pieces.push({ text: line.slice(from, at), fact: null })
      from = at + said.length
      pieces.push({ text: line.slice(at, from), fact })
    }
    if (from < line.length) pieces.push({ text: line.slice(from), fact: null })
    return pieces
  }
}

import { lazy } from "#domain/lazy"
import type { LocalDate } from "#domain/time"
import { folded } from "#language/numbers/fold"
import { monthNames } from "#language/numbers/month-names"
import weekdays from "#language/numbers/weekdays.txt" with { type: "text" }
import type { NamedTime } from "#pipeline/gates/grounding/times"
import type { Token } from "#pipeline/gates/grounding/tokens"
import { monthOf, type Quantity } from "#pipeline/gates/grounding/written-dates"

/** Words by which a day or a month begins a time that goes on to today. */
const SINCE = new Set("since seit desde depuis dal sinds od с від".split(" "))
/** Words by which it is one end of a time. */
const ENDS = new Set(
  `from until till to through between and after before by starting beginning ending up waking – - — ( about around
  ab bis vom
  von nach vor hasta del al entre jusqu'au du au fino vanaf tot do по до от после після`.split(
    /\s+/,
  ),
)
/** Words behind a day by which it is the first of a time. */
const BEHIND = new Set("to – - — until till through bis hasta au fino tot do по до al".split(" "))
/** Words by which a bare number of four digits is a year. */
const OF_YEARS = new Set("in since during of im en nel dal w od в с у з em depuis".split(" "))
const YEAR = /^(?:19|20)\d\d$/
const MONTH = 7

/** The days of the week from Monday by each of their names, as `folded` writes them. */
const dayNames = lazy(
  () =>
    new Map(
      weekdays
        .split("\n")
        .filter((line) => line !== "" && !line.startsWith("#"))
        .flatMap((line) =>
          line
            .split(" ")
            .slice(1)
            .flatMap((name, at) => (name === "-" ? [] : [[folded(name), at] as const])),
        ),
    ),
)

/** Short names of months are too often words, as is the Italian "mai". */
const isMonth = ({ word, text }: Token) => word.length > 3 || (text === "May" && word === "may")

/** How the words before a day or a month make it a time: null where it is one end of one. */
const kindAt = (tokens: ReadonlyArray<Token>, from: number, to: number, kind: string) => {
  const names = tokens.slice(Math.max(0, from - REACH), from).map(({ word }) => word)
  // "Since Sunday, 25 October" begins with its first word.
  const near = names.filter((word) => word !== "," && !dayNames().has(word)).slice(-2)
  if (SINCE.has(near.at(-1) ?? "")) return kind === "day" ? null : "since"
  if (near.some((word) => ENDS.has(word)) || BEHIND.has(tokens[to]?.word ?? "")) return null
  return kind
}
const REACH = 4

const BETWEEN = new Set("between from ( zwischen vom entre du del dal".split(" "))

/** Whether two days are the ends of one time: "between 24 May and 21 August". */
const isSpan = (tokens: ReadonlyArray<Token>, first: Quantity, last: Quantity): boolean =>
  [first, last].every(({ unit, values }) => unit === "date" && values[0]!.length !== MONTH) &&
  last.from === first.to + 1 &&
  (BEHIND.has(tokens[first.to]!.word) || /^(?:and|und|et|y|e)$/.test(tokens[first.to]!.word)) &&
  BETWEEN.has(tokens[first.from - 1]?.word ?? "")

/** The days, months and years that a sentence names; `days` are those its placeholders print, null for others. */
export const calendarIn = (
  tokens: ReadonlyArray<Token>,
  quantities: ReadonlyArray<Quantity>,
  days: ReadonlyArray<LocalDate | null>,
): ReadonlyArray<NamedTime> => {
  const found: Array<NamedTime> = []
  const add = (value: string, kind: string, from: number, to: number) => {
    const name = kindAt(tokens, from, to, kind)
    // An end of a time is a time of its own that nothing is compared with.
    found.push({ name: name === null ? "" : `${name}:${value}`, from, to })
  }
  const isTaken = new Uint8Array(tokens.length)
  quantities.forEach((first, at) => {
    const last = quantities[at + 1]
    if (last && isSpan(tokens, first, last))
      found.push({
        name: `range:${first.values[0]}_${last.values[0]}`,
        from: first.from,
        to: last.to,
      })
  })
  for (const { unit, values, from, to } of quantities) {
    isTaken.fill(1, from, to)
    const [value = ""] = values
    if (unit === "date") add(value, value.length === MONTH ? "month" : "on", from, to)
    else if (unit === "" && YEAR.test(value) && OF_YEARS.has(tokens[from - 1]?.word ?? ""))
      add(value, "year", from, to)
  }
  let mark = 0
  const months = monthNames()
  tokens.forEach((token, at) => {
    if (token.kind === "mark") {
      const day = days[mark++]
      // "Since your first run, 12 May, …" says when that was.
      const isApart = tokens[at - 1]?.word === "," && tokens[at + 1]?.word === ","
      if (day && !isApart) add(day, "on", at, at + 1)
      if (day && isApart) found.push({ name: "", from: at, to: at + 1 })
    }
    if (token.kind !== "word" || isTaken[at] === 1) return
    const month = isMonth(token) ? monthOf(token, months) : null
    if (month !== null) add(String(month).padStart(2, "0"), "month", at, at + 1)
    const weekday = dayNames().get(token.word)
    if (weekday !== undefined) add(String(weekday), "day", at, at + 1)
  })
  return found
}

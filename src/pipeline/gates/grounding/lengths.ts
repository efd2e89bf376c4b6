import { monthNames } from "#language/numbers/month-names"
import { spelledAt } from "#language/numbers/spelled-number"
import type { NamedTime } from "#pipeline/gates/grounding/times"
import type { Token } from "#pipeline/gates/grounding/tokens"

const LASTS = new Set("last past previous preceding prior recent".split(" "))
/** What is called so ends today. */
const RECENT = new Set(["last", "past"])
const AGO = new Set(["ago", "back"])
/** The days of a unit of time. */
const DAYS: Readonly<Record<string, number>> = {
  ...{ hour: 1 / 24, hours: 1 / 24, day: 1, days: 1, night: 1, nights: 1, week: 7, weeks: 7 },
  ...{ fortnight: 14, fortnights: 14, month: 30.44, months: 30.44, quarter: 91.3, quarters: 91.3 },
  ...{ year: 365.25, years: 365.25, decade: 3_652, decades: 3_652, century: 36_525 },
}
/** "The last year" may be one of the calendar; longer ones are lengths. */
const MIN_BARE = 400

/** "The last three months", "two weeks ago", "last December": times by their length, in days, or by a month. */
export const lengthsIn = (tokens: ReadonlyArray<Token>): ReadonlyArray<NamedTime> => {
  const words = tokens.map(({ word }) => word)
  const months = monthNames()
  const numberAt = (at: number): readonly [value: number, to: number] | null => {
    const token = tokens[at]
    if (token?.kind === "number")
      return /^\d{1,4}$/.test(token.text) ? [Number(token.text), at + 1] : null
    if (token?.word === "half") return [0.5, words[at + 1] === "a" ? at + 2 : at + 1]
    if (token?.word === "a" || token?.word === "an") return [1, at + 1]
    const spelled = spelledAt(words, at, "en")
    return spelled ? [Number(spelled.digits), spelled.to] : null
  }
  return tokens.flatMap((token, from): ReadonlyArray<NamedTime> => {
    const isLast = LASTS.has(token.word)
    const next = tokens[from + 1]
    const month = isLast && /^\p{Lu}/u.test(next?.text ?? "") ? months.get(next!.word) : undefined
    if (month !== undefined && tokens[from + 2]?.kind !== "number")
      return [{ name: `month:${String(month).padStart(2, "0")}`, from, to: from + 2 }]
    const number = numberAt(isLast ? from + 1 : from)
    if (!number) {
      const days = isLast ? DAYS[words[from + 1] ?? ""] : undefined
      return days !== undefined && days > MIN_BARE
        ? [{ name: `last_${days}`, from, to: from + 2 }]
        : []
    }
    const [value, at] = number
    const unit = tokens[at]?.text === "-" ? at + 1 : at
    const days = DAYS[words[unit] ?? ""]
    if (days === undefined) return []
    if (isLast) {
      const name = RECENT.has(token.word) ? "recent" : "last"
      return [{ name: `${name}_${value * days}`, from, to: unit + 1 }]
    }
    // "In the three months before".
    if (words[unit + 1] === "before" && words[from - 1] === "the")
      return [{ name: "before", from, to: unit + 2 }]
    return AGO.has(words[unit + 1] ?? "")
      ? [{ name: `ago_${value * days}`, from, to: unit + 2 }]
      : []
  })
}

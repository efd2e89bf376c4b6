import { dayCount, placeholder, valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import { sentence } from "#embedded/model/english"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { keepingTo } from "#embedded/model/prose/limit"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Streak } from "#embedded/model/questions/streak/intent"
import { statTiles } from "#widgets/stat-tiles"

const longestSentence = ({ fact }: Found, of: string): string | null => {
  const [longest, from, to] = [fact("longest"), fact("longest_from"), fact("longest_to")]
  if (!longest) return null
  if (valueOf(longest) === 0) return `${placeholder(longest)}: there is no streak ${of} yet.`
  return sentence`${placeholder(longest)} in a row is your longest streak
    ${of}${from && to ? `, from ${placeholder(from)} to ${placeholder(to)}` : ""}.`
}

const currentSentence = ({ fact }: Found, leads: boolean, of: string): string | null => {
  const current = fact("current")
  if (!current) return null
  if (leads)
    return valueOf(current) === 0
      ? `Not at the moment: ${placeholder(current)} in a row ${of}.`
      : `You're on ${placeholder(current)} in a row ${of}.`
  return valueOf(current) === 0
    ? "You're not on one right now."
    : `Right now you're on ${placeholder(current)}.`
}

const endSentence = ({ fact }: Found): string => {
  const to = fact("longest_to")
  const current = valueOf(fact("current")) ?? 0
  return current > 0 && current >= (valueOf(fact("longest")) ?? 0)
    ? `It has not: you're on ${placeholder(fact("current")!)} in a row.`
    : to
      ? `Your longest one lasted until ${placeholder(to)}; the day after fell short.`
      : "There was none to break yet."
}

/** The longest run of days that keep to a limit, and the one that lasts. */
export const writeStreak = (intent: Streak, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { metric, period, limit, asks } = intent
  const found = foundBy(ledger, "streak", { metric: metric.key, window: period.window, limit })
  const { fact } = found
  const short = insufficientDataSentence(found, metric.name, period)
  if (!fact("longest")) return [paragraph([short])]
  const of = keepingTo(metric, limit, fact("limit"))
  const currentLeads = asks === "current" && fact("current") !== null
  const longest = longestSentence(found, currentLeads ? "so far" : of)
  if (asks === "ended") return [paragraph([endSentence(found)])]
  const current = currentSentence(found, currentLeads, of)
  const n = fact("n")
  return [
    paragraph(currentLeads ? [current, longest] : [longest, current], [
      statTiles(`${metric.key}_streak`, "Streaks", [
        { label: "Longest", fact: fact("longest") },
        { label: "Now", fact: fact("current") },
      ]),
    ]),
    paragraph([short]),
    details([
      `A ${metric.day} without a value ends a streak.`,
      n && `I counted ${dayCount(n)} with a value.`,
    ]),
  ]
}

import type { KnownMetric } from "#domain/metric-points"
import type { Evidence, FactSheetItem } from "#domain/turn-result"
import { dayText } from "#web/format"
import { text } from "#web/text"

/** The names of metrics by which keys of facts begin, and what people call them. */
export type Titles = ReadonlyMap<string, string>

export const titlesOf = (metrics: ReadonlyArray<KnownMetric>): Titles =>
  new Map(
    [...metrics]
      .sort((a, b) => b.name.length - a.name.length)
      .map(({ name, title }) => [name, title]),
  )

const words: Readonly<Record<string, string>> = text.ask.words

/** The metric that a key is about; null where it begins with none. */
export const metricOfKey = (key: string, titles: Titles) => {
  for (const name of titles.keys()) if (key === name || key.startsWith(`${name}_`)) return name
  return null
}

/** The metric whose values a number was computed from: of two that were compared, the one that is meant. */
export const metricOfNumber = (key: string, titles: Titles) => {
  const first = metricOfKey(key, titles)
  const second = first && metricOfKey(key.slice(first.length + 1), titles)
  return second !== null && /_(?:target_(?:high|low)|gap)(?:_|$)/.test(key) ? second : first
}

const DAYS = /_?\d{8}(?:_\d{8})?(?:_to_\d{8}(?:_\d{8})?)?/g

const inWords = (rest: string, titles: Titles): string => {
  if (rest === "") return ""
  const metric = metricOfKey(rest, titles)
  if (metric !== null)
    return `, ${titles.get(metric)}${inWords(rest.slice(metric.length + 1), titles)}`
  const known = Object.keys(words).find((word) => rest === word || rest.startsWith(`${word}_`))
  if (known === undefined) return `, ${rest.replaceAll("_", " ")}`
  return `, ${words[known]}${inWords(rest.slice(known.length + 1), titles)}`
}

/** What a fact is of, in words: `Sleep duration, average`. */
export const labelOf = ({ key }: Pick<FactSheetItem, "key">, titles: Titles) => {
  const label = inWords(key.replace(DAYS, "").replace(/^lab_/, ""), titles).slice(2)
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** A window of days in words; both ends count. */
export const windowText = (window: string | undefined) => {
  const [from, to] = window?.split("..") ?? []
  if (!from) return ""
  return !to || from === to ? dayText(from) : text.ask.from_to(dayText(from), dayText(to))
}

/** Whether the days of a finding hold those of a fact. */
const holds = (finding: string | undefined, fact: string | undefined) => {
  const [from = "", to = ""] = finding?.split("..") ?? []
  const [first = "", last = ""] = fact?.split("..") ?? []
  return from <= first && last <= to
}

/** The findings that a fact belongs to: those of its metric over its days. */
export const findingsOf = (
  { key, window }: FactSheetItem,
  evidence: ReadonlyArray<Evidence>,
): ReadonlyArray<Evidence> =>
  evidence.filter(
    (item) =>
      holds(item.window, window) &&
      [item.feature, item.target].some(
        (name) => name !== undefined && (key === name || key.startsWith(`${name}_`)),
      ),
  )

const agents: Readonly<Record<string, string>> = text.ask.agents

/** An agent in words, by its name in events or in results. */
export const agentText = (name: string | undefined) =>
  name === undefined ? "" : (agents[name.toLowerCase().replaceAll(" ", "_")] ?? name)

const TOO_LITTLE: ReadonlyArray<Evidence["reason"]> = [
  "too_few",
  "few",
  "few_independent",
  "few_independent_for_slope",
]

/** What became of a finding once everything that was tried is counted; nothing for a number that was not tested. */
export const verdictText = ({ verdict, reason, p_value }: Evidence) => {
  const { verdicts } = text.ask
  if (verdict === undefined || p_value === undefined) return ""
  if (verdict === "conditional") return verdicts.hint
  if (verdict === "validated") return verdicts.holds
  return TOO_LITTLE.includes(reason) ? verdicts.too_little : verdicts.none
}

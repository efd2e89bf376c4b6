import { bare, valueOf } from "#catalogue/placeholder"
import type { Fact, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { listed, sentence } from "#embedded/model/english"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { levelBeside, spoken } from "#embedded/model/prose/spoken"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { statTiles } from "#widgets/stat-tiles"

/** More moves than anybody remembers: the largest count. */
const MAX_MOVES = 3

interface Moved {
  readonly metric: Metric
  readonly found: Found
  /** The difference in smallest effects of interest. */
  readonly size: number
  readonly isClear: boolean
}

const movedOf = (metric: Metric, { a, b }: Contrast, ledger: Ledger): Moved | null => {
  const found = foundBy(ledger, "compare", { metric: metric.key, a: a.window, b: b.window })
  const { finding, fact } = found
  const difference = Math.abs(valueOf(fact("difference")) ?? 0)
  if (!finding || fact("difference") === null || finding.reason === "device") return null
  const size = finding.smallest_effect ? difference / finding.smallest_effect : 0
  return { metric, found, size, isClear: finding.verdict === "validated" && !finding.negligible }
}

/** "your steps went from 10,400 to 8,400 a day". */
const clauseOf = ({ metric, found: { fact } }: Moved): string => {
  const difference = fact("difference")!
  const said = (side: Fact) => levelBeside(metric, side, difference)
  const [then, now] = [said(fact("a_mean")!), said(fact("b_mean")!)]
  const from = metric.scale === "clock" || metric.unit === "minutes" ? then : bare(then)
  return `your ${spoken(metric)} went from ${from} to ${now}${metric.adds_up ? ` a ${metric.day}` : ""}`
}

/** "Most of all your HRV: 54 ms over the past month, 41 in January. Then …": sizes, whether or not they are sure. */
const mostSentence = ([first, ...others]: ReadonlyArray<Moved>, { a, b }: Contrast): string => {
  const { metric, found } = first!
  const difference = found.fact("difference")!
  const [then, now] = (["a_mean", "b_mean"] as const).map((role) =>
    levelBeside(metric, found.fact(role)!, difference),
  ) as [string, string]
  const each = metric.adds_up ? ` a ${metric.day}` : ""
  const rest = others.length > 0 ? ` Then ${listed(others.map(clauseOf))}.` : ""
  return sentence`Most of all your ${spoken(metric)}: ${now}${each} ${inWords(b)}, ${bare(then)}
    ${inWords(a)}.${rest}`
}

/** Whatever moved most from one time to the next: what is clear, what may be chance, what stayed. */
export const writeRecent = (
  metrics: ReadonlyArray<Metric>,
  contrast: Contrast,
  ledger: Ledger,
  /** Whether the largest moves of a long time are asked for, sure or not. */
  most = false,
): ReadonlyArray<Paragraph> => {
  const all = metrics.flatMap((metric) => movedOf(metric, contrast, ledger) ?? [])
  if (all.length === 0)
    return [paragraph(["There is too little on record yet to tell whether anything has changed."])]
  const large = all
    .filter(({ size }) => size >= 1)
    .toSorted((one, other) => other.size - one.size)
    .toSorted((one, other) => Number(other.isClear) - Number(one.isClear))
    .slice(0, MAX_MOVES)
  const [clear, loose] = [true, false].map((is) => large.filter(({ isClear }) => isClear === is))
  const still = all.filter((each) => !large.includes(each)).map(({ metric }) => metric)
  const times = `${inWords(contrast.b)}, against ${inWords(contrast.a).replace(/^(?:in|over) /, "")}`
  const lead =
    most && large.length > 0
      ? mostSentence(large, contrast)
      : clear!.length > 0
        ? `${capital(times)}: ${listed(clear!.map(clauseOf))}.`
        : loose!.length > 0
          ? `Nothing for sure ${times}. The largest moves: ${listed(loose!.map(clauseOf))}.`
          : `Nothing much ${times}.`
  const [first] = still
  return [
    paragraph(
      [
        lead,
        !most && clear!.length > 0 && loose!.length > 0
          ? `Less sure: ${listed(loose!.map(clauseOf))}.`
          : null,
        !most && loose!.length > 0 ? "That may still be your usual ups and downs." : null,
        first ? `About the same: ${listed(still.map(spoken))}.` : null,
      ],
      [
        statTiles(
          "recent",
          capital(inWords(contrast.b)),
          large.map(({ metric, found: { fact } }) => ({
            label: capital(spoken(metric)),
            fact: fact("b_mean"),
            delta: fact("difference"),
          })),
        ),
      ],
    ),
  ]
}

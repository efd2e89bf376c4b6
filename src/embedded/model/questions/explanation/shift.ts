import { signOf, valueOf } from "#catalogue/placeholder"
import type { Material } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import { sentence } from "#embedded/model/english"
import { lastMonthSentence, slopeSentence, stepSentence } from "#embedded/model/prose/development"
import { fitSentence, levelSentence } from "#embedded/model/prose/fit"
import { foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { isAsked, type LongTerm, longTermOf } from "#embedded/model/prose/long-term"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { generalSentence } from "#embedded/model/questions/explanation/general"
import type { Premise, ShiftExplanation } from "#embedded/model/questions/explanation/intent"
import { acrossBoth } from "#embedded/model/understanding/time/contrast"
import { seriesChart } from "#widgets/series-chart"

const ASKED = { low: "down", high: "up", bad: "worse", good: "better" } as const

/** Whether the level moved the way the question says; null where that cannot be said. */
const holds = (premise: Premise, { metric, lead }: LongTerm): boolean | null => {
  if (premise === null || !lead) return null
  return lead.sureness === "none" ? false : isAsked(metric, lead.sign, ASKED[premise])
}

const EVEN = "A change that even has no single day to point at."

/** A change of level: its day and what began then, or that it came evenly; the levels; what goes along. */
export const writeShiftExplanation = (
  { metric, premise, horizons, isNamed }: ShiftExplanation,
  { ledger }: Material,
): ReadonlyArray<Paragraph> => {
  const found = longTermOf(metric, horizons, ledger)
  const asked = isNamed && found.horizons.find(({ contrast }) => contrast === horizons[0])
  const lead = asked || found.lead
  const term = { ...found, lead }
  if (!lead) return [paragraph([lacking({ metric, horizons }, ledger)])]
  const series = foundBy(ledger, "series", {
    metric: metric.key,
    window: acrossBoth(horizons[0]!),
  })
  const isSo = holds(premise, term)
  const denied =
    isSo === false ? `${lead.sureness === "none" ? "Not clearly" : "Rather the other way"}: ` : ""
  const level = levelSentence(term, lead)
  const moved = stepSentence(term) ?? slopeSentence(term)
  const difference = valueOf(term.step?.found.fact("difference") ?? null)
  const isOfMove = difference === null || Math.sign(difference) === lead.sign
  const isRamp = term.slope !== null && signOf(term.slope.fact("slope_per_week")) === lead.sign
  const said =
    denied !== ""
      ? [
          `${denied}${level.charAt(0).toLowerCase()}${level.slice(1)}`,
          moved,
          lastMonthSentence(term),
        ]
      : lead.sureness === "none"
        ? [
            `There is no clear difference to explain: ${level.charAt(0).toLowerCase()}${level.slice(1)}`,
          ]
        : [moved && isOfMove ? moved : null, fitSentence(term), isRamp ? EVEN : null, level]
  return [
    paragraph(said, [seriesChart(metric, series.chart, series.fact("baseline"))]),
    paragraph([lead.sureness === "none" ? null : generalSentence(metric, ledger)]),
    details([
      lead.found.finding?.item.ci_low === undefined
        ? null
        : sentence`The plausible range of the difference runs from {{${lead.found.finding.item.id}.ci_low}} to
            {{${lead.found.finding.item.id}.ci_high}} (p-value {{${lead.found.finding.item.id}.p_value}}).`,
    ]),
  ]
}

const lacking = (
  { metric, horizons }: Pick<ShiftExplanation, "metric" | "horizons">,
  ledger: Ledger,
): string | null => {
  const [{ a, b }] = [horizons[0]!]
  const found = foundBy(ledger, "compare", { metric: metric.key, a: a.window, b: b.window })
  return insufficientDataSentence(found, metric.name, [b, a])
}

import type { Ledger } from "#domain/ledger"
import { judged, listed } from "#embedded/model/english"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { spoken } from "#embedded/model/prose/spoken"
import {
  type Differing,
  differenceClause,
  differing,
  inBoth,
} from "#embedded/model/questions/circumstances"
import type { TimeExplanation } from "#embedded/model/questions/explanation/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { statTiles } from "#widgets/stat-tiles"

const MAX_SAID = 3

/** More sleep counts as better of a whole week. */
const wayOf = ({ metric, size }: Differing): "better" | "worse" | null =>
  judged(metric, Math.sign(size)) ??
  (metric.key === "sleep_minutes" ? (size > 0 ? "better" : "worse") : null)

const clauses = (all: ReadonlyArray<Differing>): string =>
  listed(all.slice(0, MAX_SAID).map((each) => differenceClause(each)))

/** A week or month: what of it went the way that the question says, what the other way, what else differed. */
export const writeTimeExplanation = (
  { measures, around, contrast, premise }: TimeExplanation,
  ledger: Ledger,
): ReadonlyArray<Paragraph> => {
  const known = measures.flatMap((metric) => inBoth(metric, contrast, ledger) ?? [])
  const odd = differing(measures, contrast, ledger)
  const asked = premise === "good" ? "better" : "worse"
  const [so, not] = [
    odd.filter((each) => wayOf(each) === asked),
    odd.filter((each) => wayOf(each) !== asked && wayOf(each) !== null),
  ]
  const when = inWords(contrast.b)
  const beside = differing(around, contrast, ledger)
  const even = known
    .filter(({ metric }) => odd.every((each) => each.metric !== metric))
    .map(({ metric }) => spoken(metric))
  const lead =
    so.length > 0
      ? `What was ${asked} ${when}: ${clauses(so)}.`
      : not.length > 0
        ? `By the numbers it was not ${asked} ${when}, rather the opposite: ${clauses(not)}.`
        : `By the numbers it was no ${asked} than the time before: ${clauses(known)}.`
  return [
    paragraph(
      [
        lead,
        so.length > 0 && not.length > 0
          ? `What was ${asked === "worse" ? "better" : "worse"}: ${clauses(not)}.`
          : null,
        beside.length > 0 ? `What else was different: ${clauses(beside)}.` : null,
        even.length > 0 && odd.length > 0
          ? `${capital(listed(even))} stayed about the same.`
          : null,
        so.length + beside.length > 0 ? "That is what fits, not a cause." : null,
      ],
      [
        statTiles(
          "time",
          capital(when),
          known.map(({ metric, found }) => ({
            label: capital(spoken(metric)),
            fact: found.fact("b_mean"),
            delta: found.finding,
          })),
        ),
      ],
    ),
  ]
}

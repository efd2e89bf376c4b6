import { magnitude, placeholder, signOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import { caveatSentence, intervalSentence } from "#embedded/model/prose/certainty"
import { foundBy } from "#embedded/model/prose/found"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Record } from "#embedded/model/questions/record/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { doingOf } from "#embedded/model/understanding/words/sports"
import { statTiles } from "#widgets/stat-tiles"

/** Whether the pace of a sport moved, with its first and last level. */
export const writePaceTrend = (intent: Record, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { period } = intent
  const sport = intent.sport ?? "run"
  const found = foundBy(ledger, "pace_trend", { sport, window: period.window })
  const { fact, finding } = found
  const [early, late, count, difference] = [
    fact("a_mean"),
    fact("b_mean"),
    fact("count"),
    fact("difference"),
  ]
  if (!early || !late || !count || !difference)
    return [
      paragraph([`There are too few workouts of ${doingOf(sport)} with a pace on record to tell.`]),
    ]
  const isPace = late.item.unit?.startsWith("min") === true
  const faster = signOf(difference) < 0 === isPace
  const what = `your ${doingOf(sport)} ${isPace ? "pace" : "speed"}`
  const latest = `${placeholder(late)} in your latest third of ${placeholder(count)}`
  const levels = `${latest}, ${placeholder(early)} in the first`
  const lead =
    finding?.verdict === "validated"
      ? `You are getting ${faster ? "faster" : "slower"}: ${what} is ${levels}.`
      : finding?.verdict === "conditional"
        ? `Perhaps a little ${faster ? "faster" : "slower"}, not surely yet: ${what} is ${levels}.`
        : `No clear change: ${what} is ${levels}.`
  return [
    paragraph(
      [lead, period.form === "always" ? null : `That is ${inWords(period)}.`],
      [
        statTiles("pace_trend", `${doingOf(sport)}: ${isPace ? "pace" : "speed"}`, [
          { label: "Latest third", fact: late },
          { label: "First third", fact: early },
          { label: "Typical", fact: fact("median") },
        ]),
      ],
    ),
    details([
      finding && fact("change")
        ? `Over the whole time the trend is ${magnitude(fact("change")!)}.`
        : null,
      finding && intervalSentence(finding, "the change a day"),
      finding && caveatSentence(finding),
    ]),
  ]
}

import { degreesOf } from "#catalogue/metrics/degrees"
import { dayCount, magnitude, signOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import { outside } from "#domain/outside-text"
import { sentence } from "#embedded/model/english"
import { certaintySentence, differenceSentences } from "#embedded/model/prose/difference"
import { foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { levelBeside, spoken } from "#embedded/model/prose/spoken"
import type { Tagged } from "#embedded/model/questions/tagged/intent"
import { capital } from "#language/capital"
import { comparisonWidget } from "#widgets/comparison"
import { goodWay } from "#widgets/direction"

const NOT_WHY = "That does not show that one causes the other."
const COUNTED =
  "A day without the note counts as one without it, from the first day that has it to the last."

/** A metric on the days that carry a tag, beside those without it. */
export const writeTagged = (intent: Tagged, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { tag, target, lag, period } = intent
  const found = foundBy(ledger, "tagged", {
    tag,
    target: target.key,
    lag,
    window: period.window,
  })
  const { fact, finding } = found
  const [where, otherwise, difference] = [
    fact("mean_with"),
    fact("mean_without"),
    fact("difference"),
  ]
  const [n, others] = [fact("n"), fact("n_other")]
  if (!where || !otherwise || !difference)
    return [
      paragraph([
        insufficientDataSentence(
          found,
          `${target.name} with and without “${outside(tag)}”`,
          period,
        ),
      ]),
    ]
  const days = lag === 1 ? "in the nights after days with" : "on days with"
  const way = degreesOf(target)[signOf(difference) > 0 ? "more" : "less"]
  const by = signOf(difference) === 0 ? "" : `, ${magnitude(difference)} ${way}`
  return [
    paragraph(
      [
        sentence`Your ${spoken(target)} averaged ${levelBeside(target, where, difference)} ${days} “${outside(tag)}”,
          against ${levelBeside(target, otherwise, difference)} without it${by}.`,
        certaintySentence(finding, n),
        finding?.verdict === "validated" ? NOT_WHY : null,
      ],
      [
        comparisonWidget({
          id: `${target.key}_tagged`,
          title: capital(spoken(target)),
          mode: "a_vs_b",
          a: { label: "Without it", fact: otherwise },
          b: { label: capital(tag), fact: where },
          ...goodWay(target),
        }),
      ],
    ),
    details([
      ...differenceSentences(finding),
      n && others && `That rests on ${dayCount(n)} with it and ${dayCount(others)} without.`,
      COUNTED,
    ]),
  ]
}

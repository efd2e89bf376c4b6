import { degreesOf } from "#catalogue/metrics/degrees"
import { dayCount, magnitude, signOf } from "#catalogue/placeholder"
import type { Fact, Ledger } from "#domain/ledger"
import { sentence, verb } from "#embedded/model/english"
import { onThose } from "#embedded/model/prose/apart"
import { certaintySentence, differenceSentences } from "#embedded/model/prose/difference"
import { foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { keepsTo } from "#embedded/model/prose/limit"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { level, levelBeside, spoken } from "#embedded/model/prose/spoken"
import type { Conditional } from "#embedded/model/questions/conditional/intent"
import { FOLLOWING, isNightBefore } from "#embedded/model/understanding/pair"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { comparisonWidget } from "#widgets/comparison"
import { goodWay } from "#widgets/direction"

const NOT_WHY = "That does not show that one causes the other."

/**
 * The night after such days, when the answer is about the night of the same date: that night was
 * over before the day began.
 */
const followingSentence = (intent: Conditional, ledger: Ledger): string | null => {
  const { feature, target, limit, period } = intent
  if (!isNightBefore(intent)) return null
  const { fact, finding } = foundBy(ledger, "conditional", {
    feature: feature.key,
    target: target.key,
    limit,
    lag: FOLLOWING,
    window: period.window,
  })
  const [where, otherwise] = [fact("mean_where"), fact("mean_otherwise")]
  if (!where) return null
  const difference = fact("difference")
  const beside = (side: Fact) =>
    difference ? levelBeside(target, side, difference) : level(target, side)
  const rest = otherwise ? `, against ${beside(otherwise)} after the others` : ""
  const clear = otherwise ? certaintySentence(finding, fact("n")) : null
  return [`In the nights after such days it averaged ${beside(where)}${rest}.`, clear]
    .filter((sentence) => typeof sentence === "string")
    .join(" ")
}

/** The average of a metric on the days when another kept to a limit, beside the other days. */
export const writeConditional = (intent: Conditional, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { feature, target, limit, lag, period, asks } = intent
  const found = foundBy(ledger, "conditional", {
    feature: feature.key,
    target: target.key,
    limit,
    lag,
    window: period.window,
  })
  const { fact, finding } = found
  const [where, otherwise, difference] = [
    fact("mean_where"),
    fact("mean_otherwise"),
    fact("difference"),
  ]
  const short = insufficientDataSentence(found, `${feature.name} and ${target.name}`, period)
  if (!where) return [paragraph([short])]
  const n = fact("n")
  const days = onThose({ feature, target, lag })
  const kept = keepsTo(feature, limit, fact("limit"))
  const beside = (side: Fact) =>
    difference ? levelBeside(target, side, difference) : level(target, side)
  const size = difference && signOf(difference) !== 0 ? `${magnitude(difference)} ` : ""
  const way = degreesOf(target)[signOf(difference) > 0 ? "more" : "less"]
  const rest = otherwise
    ? `, ${size}${size ? `${way} than the ` : "like the "}${beside(otherwise)} on the others`
    : ""
  const leads = asks === "difference" && difference !== null && otherwise !== null
  return [
    paragraph(
      [
        leads
          ? sentence`Your ${spoken(target)} ${verb(target, "is")} ${magnitude(difference)} ${way} ${days} when
            ${kept}: ${beside(where)} against ${beside(otherwise)} on the others.`
          : `Your ${spoken(target)} averaged ${beside(where)} ${days} when ${kept}${rest}.`,
        difference ? certaintySentence(finding, n) : null,
        finding?.verdict === "validated" ? NOT_WHY : null,
      ],
      [
        comparisonWidget({
          id: `${feature.key}_${target.key}_conditional`,
          title: capital(spoken(target)),
          mode: "a_vs_b",
          a: { label: "Other days", fact: otherwise },
          b: { label: capital(kept.replace(/^you(?:r| took| did| climbed) /, "")), fact: where },
          ...goodWay(target),
        }),
      ],
    ),
    details([
      ...(difference ? differenceSentences(finding) : []),
      n && `That was so on ${dayCount(n)} ${inWords(period)}.`,
    ]),
    paragraph([short]),
    paragraph([followingSentence(intent, ledger)]),
  ]
}

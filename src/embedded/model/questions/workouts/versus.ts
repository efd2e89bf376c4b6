import { bare, placeholder, valueOf } from "#catalogue/placeholder"
import type { Fact } from "#domain/ledger"
import { daysIn } from "#domain/window"
import type { Found } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Workouts } from "#embedded/model/questions/workouts/intent"
import { counted, extent } from "#embedded/model/questions/workouts/sums"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { doingOf, nounOf } from "#embedded/model/understanding/words/sports"
import { phrases } from "#language/phrases"
import { comparisonWidget } from "#widgets/comparison"

/** Times of so different a length are held against each other by their mean weeks. */
const ALIKE = 1.2
/** A smaller share of a difference is none. */
const SAME = 0.05
/** The same of a pace or a pulse, which vary less. */
const SAME_EFFORT = 0.015

const ASKS = phrases`^ ...3(and|so|ok|but|hey|hi) (is|are|was|were|am|did|do|does|have|has)`
const ASKS_MORE = phrases`
  ${ASKS} ...9 (more|further|farther|longer|up|increas*)
`
const ASKS_LESS = phrases`
  ${ASKS} ...9 (less|fewer|shorter|down|decreas*|drop*|fall*|fell)
`
const CHOICE = phrases`or`

const WEEKLY = {
  count: "weekly_count",
  minutes: "weekly_minutes",
  distance: "weekly_distance",
} as const

type Summed = keyof typeof WEEKLY

const isSummed = (asks: Workouts["asks"]): asks is Summed => asks in WEEKLY

const verdict = (question: string, change: number, asks: Workouts["asks"]): string => {
  if (asks === "pace" || asks === "heart_rate") {
    if (Math.abs(change) < SAME_EFFORT) return "About the same"
    const words = asks === "pace" ? (["Slower", "Faster"] as const) : (["Higher", "Lower"] as const)
    return words[change > 0 ? 0 : 1]
  }
  if (Math.abs(change) < SAME) return "About the same"
  const word = change > 0 ? "more" : "less"
  const isMore = ASKS_MORE.test(question)
  if (CHOICE.test(question) || !(isMore || ASKS_LESS.test(question)))
    return change > 0 ? "More" : "Less"
  return isMore === change > 0 ? `Yes, ${word}` : `No, ${word}`
}

const LESS = phrases`less | fewer | shorter | drop* | fell | down | declin*`
const REASON = "What was behind it is nothing that your devices record."
/** So much longer or shorter a mean workout is of another length. */
const OTHER_LENGTH = 0.1

/** "Each was about as far (6.2 km, 6.7 km before), so it is how often you went." */
const partsOf = (now: Found, then: Found): string | null => {
  const [late, early] = [now, then].map(({ fact }) => fact("each_distance"))
  const [b, a] = [late && valueOf(late), early && valueOf(early)]
  if (!late || !early || !a || !b) return null
  const change = (b - a) / a
  const both = `${placeholder(late)}, against ${placeholder(early)} before`
  return Math.abs(change) < OTHER_LENGTH
    ? `Each was about as far (${both}), so it is how often you went.`
    : `Each was ${change > 0 ? "farther" : "shorter"} on average too: ${both}.`
}

/** What a question for the reason says of the workouts, as far as they bear it out. */
const premiseChecked = (question: string, change: number): string => {
  if (Math.abs(change) < SAME) return "By the numbers it is about the same"
  const is = change > 0 ? "more" : "less"
  return LESS.test(question) === change < 0 ? `It was ${is} indeed` : `By the numbers it was ${is}`
}

/** Workouts of one time against those of an earlier one; of very different lengths by the mean week. */
export const writeVersus = (
  intent: Workouts,
  now: Found,
  then: Found,
  question: string,
): ReadonlyArray<Paragraph> | null => {
  const { asks, period, than, sport } = intent
  const [count, before] = [now.fact("count"), then.fact("count")]
  if (!than || !count || !before) return null
  const [late, early] = [period, than].map(({ window }) => daysIn(window)) as [number, number]
  const isWeekly = intent.weekly === true || Math.max(late, early) / Math.min(late, early) > ALIKE
  const summed: Summed = isSummed(asks) ? asks : "minutes"
  const role = isSummed(asks) ? (isWeekly ? WEEKLY[summed] : summed) : asks
  const [b, a] = [now, then].map(
    ({ fact }) => fact(role) ?? (asks === "pace" ? fact("speed") : null),
  ) as [Fact | null, Fact | null]
  const size = extent(now.fact("distance"), now.fact("minutes"))
  const isSpeed = asks === "pace" && now.fact("pace") === null
  const [when, earlier] = [inWords(period), inWords(than)]
  if (valueOf(before) === 0 && valueOf(count) === 0)
    return [paragraph([`There is no ${nounOf(sport)} on record ${when} or ${earlier}.`])]
  if (valueOf(before) === 0)
    return [
      paragraph([
        `${verdict(question, 1, "count")}: ${counted(count, sport)} ${when} (${size}), and none on record ${earlier}.`,
      ]),
    ]
  if (!a || !b)
    return [
      paragraph([
        `${verdict(question, -1, "count")}: ${counted(count, sport)} ${when}, ${counted(before, sport)} ${earlier}.`,
      ]),
    ]
  const [high, low] = [valueOf(b) ?? 0, valueOf(a) ?? 0]
  const each = isWeekly && isSummed(asks) ? " a week" : ""
  const said = (fact: Fact) =>
    role === "count" || role === "weekly_count"
      ? `${counted(fact, sport)}${each}`
      : `${placeholder(fact)}${each}`
  const joint = isSummed(asks) ? "of" : "for"
  const of =
    role === "count" || role === "weekly_count" ? "" : ` ${joint} ${doingOf(sport ?? "workouts")}`
  const change = low === 0 ? 1 : (high - low) / low
  const rest =
    role === "count" || isWeekly || !isSummed(asks)
      ? null
      : `That is ${counted(count, sport)} against ${bare(placeholder(before))}.`
  const lead = intent.why
    ? premiseChecked(question, change)
    : verdict(question, isSpeed ? -change : change, asks)
  const was = asks === "pace" ? said(a) : bare(said(a))
  return [
    paragraph(
      [
        `${lead}: ${said(b)}${of} ${when}, ${was} ${earlier}.`,
        rest,
        intent.why ? partsOf(now, then) : null,
        intent.why ? REASON : null,
      ],
      [
        comparisonWidget({
          id: "workouts_comparison",
          title: "Workouts",
          mode: "before_after",
          a: { label: earlier, fact: a },
          b: { label: when, fact: b },
          percent: null,
        }),
      ],
    ),
  ]
}

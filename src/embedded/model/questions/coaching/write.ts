import { briefClaim } from "#catalogue/claims"
import { metricOf } from "#catalogue/metrics"
import type { Material } from "#domain/briefing"
import type { Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { listed, sentence } from "#embedded/model/english"
import { byVerdict } from "#embedded/model/prose/certainty"
import { foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { quoted, underHeading } from "#embedded/model/prose/quotation"
import { cardOf, writeDesign } from "#embedded/model/questions/coaching/experiment"
import { anyWayOf, generalSteps, type Way, wayOf } from "#embedded/model/questions/coaching/habit"
import type { Coaching } from "#embedded/model/questions/coaching/intent"
import { wordList } from "#embedded/model/understanding/words/table"
import { checklist } from "#embedded/model/widgets/checklist"
import { phrases } from "#language/phrases"

/** A change of habit, with the finding that supports it. */
interface Grounded {
  readonly way: Way
  readonly finding: Finding
}

/** More of these is what people mean by better, though no more is better for everybody. */
const WANTED_LONGER = new Set(["sleep_minutes", "time_in_bed"])

/** The desired direction of the target: 1 up, -1 down, 0 when unknown. */
const aimOf = ({ key, direction }: Metric): number => {
  if (direction !== null) return direction === "higher" ? 1 : -1
  if (WANTED_LONGER.has(key)) return 1
  return key.startsWith("stress_") ? -1 : 0
}

/** A night carries the date of waking up: what is done on that day comes after it. */
const comesAfter = ({ claim }: Finding, feature: Metric, target: Metric): boolean =>
  feature.day === "day" && target.day === "night" && claim.kind === "link" && claim.lag === 0

/** The findings on habits that a person can change, each habit once, validated ones first. */
const groundedIn = (findings: ReadonlyArray<Finding>, target: Metric): ReadonlyArray<Grounded> => {
  const all = [...findings].sort(byVerdict).flatMap((finding): ReadonlyArray<Grounded> => {
    const { item, verdict } = finding
    const feature = metricOf(item.feature ?? "")
    const sign = Math.sign(item.effect ?? 0) * aimOf(target)
    if (!feature || sign === 0 || verdict === "rejected") return []
    const way = comesAfter(finding, feature, target) ? null : wayOf(feature, sign)
    return way ? [{ way, finding }] : []
  })
  return [...new Map(all.toReversed().map((each) => [each.way.name, each])).values()].toReversed()
}

const REFUSES = phrases`
  hate
  dislike
  can't stand
  won't
  (do not|don't) (like|want|eat|drink)
  never
`
const HINDERS = phrases`
  can't
  cannot
  no time
  struggle
  hard
  difficult
  trouble
  because
  injur*
`
const COMMON = new Set(
  wordList`
    that with this have want give from more less when than like time days night sleep really never drink
    hate dislike
  `,
)

/** Whether a preference of the person excludes an advice. */
const refusedBy = (preferences: ReadonlyArray<string>, step: string): boolean =>
  preferences
    .filter((text) => REFUSES.test(text))
    .flatMap((text) => text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    .some((word) => !COMMON.has(word) && step.toLowerCase().includes(word))

const leadOf = ({ name }: Metric, ways: ReadonlyArray<Grounded>): string => {
  const firm = ways.filter(({ finding }) => finding.verdict === "validated")
  if (firm.length > 0)
    return sentence`The place to begin for your ${name} is ${listed(firm.map(({ way }) => way.name))}: that is what
      goes along with it in your own data.`
  return ways.length > 0
    ? `For your ${name}, your data gives a hint, not yet reliable, to try ${listed(ways.map(({ way }) => way.name))}.`
    : sentence`Nothing in your data goes clearly along with your ${name} that you could change, so these are
      steps that serve most people, and the next one is to find out what serves you.`
}

const hindranceSentence = (preferences: ReadonlyArray<string>): string | null => {
  const said = preferences.find((text) => HINDERS.test(text) || REFUSES.test(text))
  const quote = said && quoted(said)
  return quote ? `You told me ${quote}: leave out whatever does not go with that.` : null
}

const MAX_CLAIMS = 2

const plan = (
  { target }: Coaching,
  ways: ReadonlyArray<Grounded>,
  preferences: ReadonlyArray<string>,
): ReadonlyArray<Paragraph> => {
  const steps = [...ways.map(({ way }) => way.step), ...generalSteps(target)].filter(
    (step) => !refusedBy(preferences, step),
  )
  return [
    paragraph(
      [
        leadOf(target, ways),
        ...ways.slice(0, MAX_CLAIMS).map(({ finding }) => briefClaim(finding)),
      ],
      [checklist(`${target.key}_plan`, `Steps for your ${target.name}`, steps)],
    ),
    paragraph([
      hindranceSentence(preferences),
      ways.length > 0
        ? "These go together in your data; whether the change would do it, only trying can show."
        : null,
    ]),
  ]
}

/**
 * The habit that an experiment would change: the one in the question, else the one that the
 * findings support.
 */
const triedOf = ({ habit, target }: Coaching, ways: ReadonlyArray<Grounded>): Way | null => {
  if (habit === null) return ways[0]?.way ?? null
  const own = ways.find(({ finding }) => finding.item.feature === habit.key)
  return own?.way ?? (habit.key === target.key ? null : anyWayOf(habit))
}

const findingsFor = ({ target, habit }: Coaching, ledger: Ledger): ReadonlyArray<Finding> => [
  ...(habit
    ? foundBy(ledger, "associate", { feature: habit.key, target: target.key }).findings
    : []),
  ...foundBy(ledger, "drivers", { target: target.key }).findings,
]

/**
 * A plan from the associations of the target in the person's own rows, and one experiment to learn
 * more.
 */
export const writeCoaching = (
  intent: Coaching,
  { briefing, ledger }: Material,
): ReadonlyArray<Paragraph> => {
  const { target } = intent
  const preferences = underHeading(briefing.memory, "Preference")
  const ways = groundedIn(findingsFor(intent, ledger), target).filter(
    ({ way }) => !refusedBy(preferences, way.step),
  )
  const found = foundBy(ledger, "experiment", { metric: target.key })
  const way = triedOf(intent, ways)
  const firm = ways.find((each) => each.way === way)?.finding ?? null
  const design = paragraph(writeDesign(target, intent.habit, way, found), [
    cardOf(target, intent.habit, way, found, firm),
  ])
  return intent.asks === "experiment"
    ? [design, paragraph([hindranceSentence(preferences)])]
    : [...plan(intent, ways, preferences), design]
}

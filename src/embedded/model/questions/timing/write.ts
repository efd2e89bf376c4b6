import { degreesOf } from "#catalogue/metrics/degrees"
import type { Material } from "#domain/briefing"
import type { Fact } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { capital, sentence, verb } from "#embedded/model/english"
import { dayCount, placeholder, roundedMagnitude, signOf } from "#embedded/model/placeholder"
import { certaintySentence } from "#embedded/model/prose/difference"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { levelBeside, spoken } from "#embedded/model/prose/spoken"
import type { Timing } from "#embedded/model/questions/timing/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { comparisonWidget } from "#embedded/model/widgets/comparison"
import { goodWay } from "#embedded/model/widgets/direction"
import { phrases } from "#language/phrases"

const nouns: Readonly<Record<string, string>> = {
  run: "runs",
  ride: "rides",
  swim: "swims",
  hike: "hikes",
  row: "rows",
  strength: "strength sessions",
}

/** "evening runs", "workouts". */
const workoutsOf = ({ sport, hours }: Timing): readonly [all: string, such: string] => {
  const all = sport === null ? "workouts" : (nouns[sport] ?? `${sport} sessions`)
  return [all, hours === null ? all : `${hours} ${all}`]
}

/** The time since a first workout beside the time before it. */
const writeSinceFirst = (
  target: Metric,
  { fact, finding }: Found,
  first: Fact,
  workout: string,
): Paragraph => {
  const [now, then, difference] = [fact("with_mean")!, fact("without_mean")!, fact("difference")!]
  const isClear = finding?.verdict === "validated" && !finding.negligible
  const name = spoken(target)
  const beside = (side: Fact) => levelBeside(target, side, difference)
  return paragraph([
    sentence`${isClear ? "" : "No clear change: "}${isClear ? "Your" : "your"} ${name} averaged ${beside(now)} since
      your
      first ${workout} on record, ${placeholder(first)}, against ${beside(then)} before.`,
    isClear ? "The timing fits, though it can't show why." : null,
  ])
}

const YES_NO = phrases`^ ...3(and|so|but|ok|hey|hi) (do|does|did|is|are|will|am)`

const one = (
  intent: Timing,
  { ledger, briefing: { question } }: Material,
  target: Metric,
): Paragraph => {
  const { sport, hours, period } = intent
  const found = foundBy(ledger, "after_workouts", {
    target: target.key,
    window: period.window,
    ...(sport ? { sport } : {}),
    ...(hours ? { hours } : {}),
  })
  const { fact, finding } = found
  const [after, without, other, difference] = [
    fact("with_mean"),
    fact("without_mean"),
    fact("other_mean"),
    fact("difference"),
  ]
  const [all, such] = workoutsOf(intent)
  if (!after || !without || !difference)
    return paragraph([insufficientDataSentence(found, `${target.name} after ${such}`, period)])
  const first = fact("first_date")
  if (intent.since && first) return writeSinceFirst(target, found, first, all.replace(/s$/, ""))
  const [n, n_without] = [fact("with_n"), fact("without_n")]
  const beside = (side: typeof after) => levelBeside(target, side, difference)
  const isClear = finding?.verdict === "validated" && !finding.negligible
  const way = degreesOf(target)[signOf(difference) > 0 ? "more" : "less"]
  const name = spoken(target)
  const lead = isClear
    ? sentence`After ${such} your ${name} ${verb(target, "is")} ${roundedMagnitude(difference)} ${way}`
    : YES_NO.test(question)
      ? `Not that I can see in your ${name}`
      : `No clear difference in your ${name}`
  const days = (count: typeof n) => (count ? ` (${dayCount(count)})` : "")
  return paragraph(
    [
      sentence`${lead}: ${beside(after)} after ${such}${days(n)}, ${beside(without)} without ${all}${days(n_without)},
        ${inWords(period)}.`,
      other ? `After ${all} at other hours it was ${beside(other)}.` : null,
      isClear ? certaintySentence(finding, null) : null,
    ],
    [
      comparisonWidget({
        id: `${target.key}_after_workouts`,
        title: capital(name),
        mode: "a_vs_b",
        a: { label: `Without ${all}`, fact: without },
        b: { label: `After ${such}`, fact: after },
        ...goodWay(target),
      }),
    ],
  )
}

/** What a metric is after workouts at a time of day, against days without. */
export const writeTiming = (intent: Timing, material: Material): ReadonlyArray<Paragraph> =>
  intent.targets.map((target) => one(intent, material, target))

import { degreesOf } from "#catalogue/metrics/degrees"
import { dayCount, placeholder, roundedMagnitude, signOf } from "#catalogue/placeholder"
import type { Material } from "#domain/briefing"
import type { Fact, Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { listed, sentence, verb } from "#embedded/model/english"
import { certaintySentence } from "#embedded/model/prose/difference"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { levelBeside, spoken } from "#embedded/model/prose/spoken"
import { yesOrNo } from "#embedded/model/prose/yes-or-no"
import type { Timing } from "#embedded/model/questions/timing/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { phrases } from "#language/phrases"
import { comparisonWidget } from "#widgets/comparison"
import { goodWay } from "#widgets/direction"

const nouns: Readonly<Record<string, string>> = {
  run: "runs",
  ride: "rides",
  swim: "swims",
  hike: "hikes",
  row: "rows",
  strength: "strength sessions",
}

/** "evening runs", "workouts". */
const workoutsOf = ({ sport, hours, effort }: Timing): readonly [all: string, such: string] => {
  const all = sport === null ? "workouts" : (nouns[sport] ?? `${sport} sessions`)
  return [all, [effort, hours, all].filter((each) => each).join(" ")]
}

/** The time since a first workout beside the time before it. */
const writeSinceFirst = (
  target: Metric,
  { fact, finding }: Found,
  first: Fact,
  workout: string,
): Paragraph => {
  const [now, then, difference] = [fact("with_mean")!, fact("without_mean")!, fact("difference")!]
  const clear = isClear(finding)
  const name = spoken(target)
  const beside = (side: Fact) => levelBeside(target, side, difference)
  return paragraph([
    sentence`${clear ? "" : "No clear change: "}${clear ? "Your" : "your"} ${name} averaged ${beside(now)} since
      your
      first ${workout} on record, ${placeholder(first)}, against ${beside(then)} before.`,
    clear ? "The timing fits, though it can't show why." : null,
  ])
}

const YES_NO = phrases`
  ^ ...3(and|so|but|ok|hey|hi) (do|does|did|is|are|will|am)
  (tell me|wonder|wondering|know|see) (if|whether)
`

/** A metric after workouts and without them, as they were found. */
interface Contrasted {
  readonly target: Metric
  readonly found: Found
  readonly after: Fact
  readonly without: Fact
  readonly difference: Fact
}

const contrasted = (
  { sport, hours, effort, period }: Timing,
  ledger: Ledger,
  target: Metric,
): Contrasted | Found => {
  const found = foundBy(ledger, "after_workouts", {
    target: target.key,
    window: period.window,
    ...(sport ? { sport } : {}),
    ...(hours ? { hours } : {}),
    ...(effort ? { effort } : {}),
  })
  const { fact } = found
  const [after, without, difference] = [fact("with_mean"), fact("without_mean"), fact("difference")]
  return after && without && difference ? { target, found, after, without, difference } : found
}

const isClear = (finding: Finding | null | undefined): boolean =>
  finding?.verdict === "validated" && !finding.negligible

const beside = ({ target, difference }: Contrasted, side: Fact): string =>
  levelBeside(target, side, difference)

const counted = (count: Fact | null): string => (count ? ` (${dayCount(count)})` : "")

/** The levels on the days with and without: "7 h 8 min after runs (94 nights), 7 h 12 min without". */
const levels = (intent: Timing, each: Contrasted): string => {
  const [all, such] = workoutsOf(intent)
  const { fact } = each.found
  return sentence`${beside(each, each.after)} after ${such}${counted(fact("with_n"))},
    ${beside(each, each.without)} without ${all}${counted(fact("without_n"))}`
}

/** Where the sport began within the time: its beginning fits a step, and a single workout may do nothing. */
const writeBeginning = (intent: Timing, each: Contrasted): Paragraph | null => {
  const { target, found } = each
  const [since, before, first] = [
    found.fact("since_mean"),
    found.fact("before_mean"),
    found.fact("first_date"),
  ]
  if (!since || !before || !first || !isClear(found.findings[1])) return null
  const [all, such] = workoutsOf(intent)
  const one = such.replace(/s$/, "")
  const next = target.day === "night" ? "the night after" : "the same day"
  return paragraph(
    [
      sentence`The timing fits: in the weeks from your first ${all.replace(/s$/, "")} on record
        (${placeholder(first)}) on, your ${spoken(target)} averaged ${placeholder(since)}, against
        ${placeholder(before)} in the weeks before.`,
      isClear(found.finding)
        ? `Since then it has been ${levels(intent, each)}.`
        : `A single ${one} makes no clear difference to ${next}: ${levels(intent, each)} since then.`,
      "Timing can't prove the cause.",
    ],
    [widget(intent, each)],
  )
}

const widget = (intent: Timing, { target, after, without }: Contrasted) => {
  const [all, such] = workoutsOf(intent)
  return comparisonWidget({
    id: `${target.key}_after_workouts`,
    title: capital(spoken(target)),
    mode: "a_vs_b",
    a: { label: `Without ${all}`, fact: without },
    b: { label: `After ${such}`, fact: after },
    ...goodWay(target),
  })
}

/** What counts as an effort. */
const EFFORT = {
  long: "Long means the longest of them here.",
  short: "Short means the shortest of them here.",
  hard: "Hard means those with the highest mean heart rate here.",
  easy: "Easy means those with the lowest mean heart rate here.",
} as const

/** One target, its answer first. */
const one = (intent: Timing, each: Contrasted, question: string): Paragraph => {
  const { target, found, difference } = each
  const beginning = writeBeginning(intent, each)
  if (beginning) return beginning
  const [all, such] = workoutsOf(intent)
  const clear = isClear(found.finding)
  const way = degreesOf(target)[signOf(difference) > 0 ? "more" : "less"]
  const name = spoken(target)
  const begun = found.fact("first_date")
  const other = found.fact("other_mean")
  const asked = YES_NO.test(question)
  const supposed = yesOrNo(question, target, signOf(difference))
  const yes = asked
    ? supposed === "No"
      ? "No, rather the opposite: after"
      : "Yes: after"
    : "After"
  const lead = clear
    ? `${yes} ${such} your ${name} ${verb(target, "is")} ${roundedMagnitude(difference)} ${way}`
    : `${asked ? "Not that I can see in" : "No clear difference in"} your ${name}`
  const when = begun ? `since your first on record (${placeholder(begun)})` : inWords(intent.period)
  return paragraph(
    [
      `${lead}: ${levels(intent, each)}, ${when}.`,
      other
        ? `After ${intent.effort ? `the other ${all}` : `${all} at other hours`} it was ${beside(each, other)}.`
        : null,
      intent.effort ? EFFORT[intent.effort] : null,
      clear ? `${certaintySentence(found.finding, null)}` : null,
    ],
    [widget(intent, each)],
  )
}

/** Targets without a clear difference, beside one that leads. */
const noneOf = (others: ReadonlyArray<Contrasted>): Paragraph => {
  const each = others.map(
    (one) =>
      `${spoken(one.target)} (${beside(one, one.after)} against ${beside(one, one.without)})`,
  )
  return paragraph([
    each.length === 0 ? null : `No clear difference in your ${listed(each)} either.`,
  ])
}

/** What a metric is after workouts at a time of day, against days without. */
export const writeTiming = (
  intent: Timing,
  { ledger, briefing: { question } }: Material,
): ReadonlyArray<Paragraph> => {
  const all = intent.targets.map((target) => contrasted(intent, ledger, target))
  if (intent.since) return all.map((each, at) => since(intent, each, intent.targets[at]!))
  const known = all.filter((each) => "target" in each)
  const isFirm = ({ found }: Contrasted) => isClear(found.finding) || isClear(found.findings[1])
  const [first, ...others] = known.toSorted((a, b) => Number(isFirm(b)) - Number(isFirm(a)))
  const [, such] = workoutsOf(intent)
  if (!first)
    return all.slice(0, 1).map((each, at) => {
      const named = `${intent.targets[at]!.name} after ${such}`
      return paragraph([insufficientDataSentence(each as Found, named, intent.period)])
    })
  return [
    one(intent, first, question),
    ...others.filter(isFirm).map((each) => one(intent, each, "")),
    noneOf(others.filter((each) => !isFirm(each))),
  ]
}

/** The time since a first workout against the time before it. */
const since = (intent: Timing, each: Contrasted | Found, target: Metric): Paragraph => {
  const [all] = workoutsOf(intent)
  const first = "target" in each ? each.found.fact("first_date") : null
  return "target" in each && first
    ? writeSinceFirst(target, each.found, first, all.replace(/s$/, ""))
    : paragraph([
        insufficientDataSentence(
          "target" in each ? each.found : each,
          `${target.name} after ${all}`,
          intent.period,
        ),
      ])
}

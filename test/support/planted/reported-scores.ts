import { Effect } from "effect"
import { metricOf as catalogued } from "#catalogue/metrics"
import { canExplain } from "#catalogue/metrics/relatedness"
import type { UserId } from "#domain/ids"
import type { Finding } from "#domain/ledger"
import { addDays } from "#domain/time"
import type { ToolInput, ToolName } from "#domain/tool"
import type { Window } from "#domain/window"
import { withVerdicts } from "#pipeline/gates/verdicts"
import { runTool } from "#pipeline/toolbox"
import { differenceUnit } from "#pipeline/tools/fact"
import { aLedger } from "#test/ledger"
import { type MadeUpPerson, makeUp, type Truth } from "#test/planted/make-up"
import { madeUpMetrics } from "#test/planted/metrics"
import type { PlantedPerson } from "#test/planted/person"
import { rowsOf } from "#test/planted/rows"
import type { Scores } from "#test/planted/score"
import { store } from "#test/rows"
import { EVERYTHING } from "#test/tools"

type Add = (name: string, value: number | boolean) => void
type Planted<Kind extends Truth["kind"]> = Extract<Truth, { readonly kind: Kind }>

/** One person who asks, over all of their days. */
interface Asking {
  readonly user: UserId
  readonly window: Window
  readonly add: Add
}

const isReported = ({ verdict }: Finding) => verdict === "validated" || verdict === "conditional"
const isFirm = ({ verdict }: Finding) => verdict === "validated"

/** The judged findings of one question that is a turn of its own. */
const findingsOf = Effect.fnUntraced(function* <Name extends ToolName>(
  { user }: Asking,
  tool: Name,
  input: ToolInput<Name>,
) {
  const found = yield* runTool(user, EVERYTHING, tool, input)
  return withVerdicts(aLedger(found, { tool, input })).receipts[0]!.findings.evidence
})

const covers = ({ item: { ci_low, ci_high } }: Finding, value: number) =>
  ci_low !== undefined && ci_high !== undefined && ci_low <= value && value <= ci_high

const rankOf = (gaussian: number) => (6 / Math.PI) * Math.asin(gaussian / 2)

/** Its changes are written in percent. */
const HEART_RATE_VARIABILITY = "hrv_rmssd"

/** A hint or more counts as reported; what is validated stands apart. */
const addReported = (add: Add, name: string, findings: ReadonlyArray<Finding>) => {
  add(`${name}: reported`, findings.some(isReported))
  add(`${name}: validated`, findings.some(isFirm))
}

const addSign = (add: Add, findings: ReadonlyArray<Finding>, effect: number) => {
  for (const { item } of findings.filter(isReported))
    add("sign", Math.sign(item.effect!) === Math.sign(effect))
}

/**
 * A link that was planted, asked for and looked for; not looked for where one metric is a part of the
 * other by definition.
 */
const scoreLink = Effect.fnUntraced(function* (asking: Asking, truth: Planted<"association">) {
  const { add, window } = asking
  const { feature, target, lag, effect } = truth
  const asked = yield* findingsOf(asking, "associate", { feature, target, lag, window })
  addReported(add, `rho ${Math.abs(effect)}, asked pair`, asked)
  addSign(add, asked, effect)
  for (const finding of asked) add("coverage, asked pairs", covers(finding, rankOf(effect)))
  for (const finding of asked.filter(isReported))
    add("coverage, reported pairs", covers(finding, rankOf(effect)))
  if (!canExplain(catalogued(feature)!, catalogued(target)!)) return
  const driving = yield* findingsOf(asking, "drivers", { target, window })
  addReported(
    add,
    `rho ${Math.abs(effect)}, what drives it`,
    driving.filter(({ item }) => item.feature === feature),
  )
})

/** Metrics whose days are much alike, of which even a long time is worth few independent days. */
const SLOW_PHI = 0.8

/** A slope whose truth is a straight line; that of skewed metrics bends, and a typical day's is another. */
const scoreTrend = Effect.fnUntraced(function* (asking: Asking, truth: Planted<"trend">) {
  const { add, window } = asking
  const { target, total_change_sd, slope_per_day } = truth
  const { phi, isLogNormal } = madeUpMetrics.find(({ key }) => key === target)!
  const kind = phi > SLOW_PHI ? "slow" : "quick"
  const asked = yield* findingsOf(asking, "trend", { metric: target, window })
  addReported(add, `trend of ${Math.abs(total_change_sd)} SD, ${kind} metric`, asked)
  addSign(add, asked, total_change_sd)
  const { per } = differenceUnit(catalogued(target)!)
  for (const finding of asked.filter(({ family }) => family === "trend"))
    if (!isLogNormal) add("coverage, asked trends", covers(finding, slope_per_day * per))
})

const scoreStep = Effect.fnUntraced(function* (asking: Asking, truth: Planted<"changepoint">) {
  const { add, window } = asking
  const { target, delta_sd, delta } = truth
  const asked = yield* findingsOf(asking, "changepoint", { metric: target, window })
  addReported(add, `level change of ${Math.abs(delta_sd)} SD`, asked)
  addSign(add, asked, delta_sd)
  const { per } = differenceUnit(catalogued(target)!)
  for (const finding of asked)
    if (target !== HEART_RATE_VARIABILITY)
      add("coverage, asked level changes", covers(finding, delta * per))
})

const scoreConfounded = Effect.fnUntraced(function* (
  asking: Asking,
  { feature, target }: Planted<"confounded_null">,
) {
  const { add, window } = asking
  const asked = yield* findingsOf(asking, "associate", { feature, target, lag: 0, window })
  addReported(add, "shared weekend, asked pair", asked)
  const driving = yield* findingsOf(asking, "drivers", { target, window })
  addReported(
    add,
    "shared weekend, what drives it",
    driving.filter(({ item }) => item.feature === feature),
  )
})

const scorePlanted = Effect.fnUntraced(function* (asking: Asking, truth: ReadonlyArray<Truth>) {
  for (const one of truth)
    switch (one.kind) {
      case "association":
        yield* scoreLink(asking, one)
        break
      case "trend":
        yield* scoreTrend(asking, one)
        break
      case "changepoint":
        yield* scoreStep(asking, one)
        break
      case "confounded_null":
        yield* scoreConfounded(asking, one)
    }
})

/** Somebody with nothing to find asks about each metric, and about each with the one after it. */
const scoreNothing = Effect.fnUntraced(function* (
  asking: Asking,
  { start, n_days }: PlantedPerson,
) {
  const { add, window } = asking
  const half = Math.floor(n_days / 2)
  const a = { from: start, to: addDays(start, half - 1) }
  const b = { from: addDays(start, half), to: window.to }
  const keys = madeUpMetrics.map(({ key }) => key)
  for (const [at, metric] of keys.entries()) {
    const feature = keys[(at + 1) % keys.length]!
    const lag = at % 2
    const pair = { feature, target: metric, lag, window }
    addReported(add, "false: asked pair", yield* findingsOf(asking, "associate", pair))
    addReported(add, "false: trend", yield* findingsOf(asking, "trend", { metric, window }))
    addReported(
      add,
      "false: level change",
      yield* findingsOf(asking, "changepoint", { metric, window }),
    )
    addReported(
      add,
      "false: halves compared",
      yield* findingsOf(asking, "compare", { metric, a, b }),
    )
    const driving = yield* findingsOf(asking, "drivers", { target: metric, window })
    add("false: drivers a question: reported", driving.filter(isReported).length)
    add("false: drivers a question: validated", driving.filter(isFirm).length)
  }
  const data_types = ["recovery", "sleep", "hrv", "strain", "food"] as const
  const scanned = yield* findingsOf(asking, "scan", { data_types: [...data_types], window })
  for (const kind of ["association", "trend", "changepoint", "difference"] as const) {
    const of = scanned.filter(({ family }) => family === kind)
    add(`false: scan, ${kind} a person: reported`, of.filter(isReported).length)
    add(`false: scan, ${kind} a person: validated`, of.filter(isFirm).length)
  }
})

const asks = Effect.fnUntraced(function* ({ person, truth }: MadeUpPerson, add: Add) {
  const user: UserId = `user_${person.user}`
  yield* store(rowsOf(user, person))
  const window = { from: person.start, to: addDays(person.start, person.n_days - 1) }
  const asking = { user, window, add }
  yield* truth.length === 0 ? scoreNothing(asking, person) : scorePlanted(asking, truth)
})

/**
 * What is reported to so many made-up people who ask about what was planted in them, or, where there is
 * nothing, about everything: the tools over stored rows, judged as in a turn of its own each.
 */
export const reportedScoresOf = Effect.fn("reportedScoresOf")(function* (
  people: number,
  { seed, days, profile }: { seed: number; days: number; profile: "mixed" | "null" },
) {
  const sums = new Map<string, { sum: number; n: number }>()
  const add: Add = (name, value) => {
    const { sum, n } = sums.get(name) ?? { sum: 0, n: 0 }
    sums.set(name, { sum: sum + Number(value), n: n + 1 })
  }
  for (let person = 0; person < people; person++) {
    const made = makeUp(seed + person, days, profile)
    if (profile === "null" || made.truth.length > 0) yield* asks(made, add)
  }
  return new Map(
    [...sums]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { sum, n }]) => [name, { mean: sum / n, n }]),
  ) satisfies Scores
})

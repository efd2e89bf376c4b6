import { generalSteps } from "#catalogue/habits"
import { placeholder } from "#catalogue/placeholder"
import type { Fact, Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { foundBy } from "#embedded/model/prose/found"
import type { Advice } from "#embedded/model/questions/advice/intent"
import { type Grounded, groundedIn } from "#embedded/model/questions/changeable"
import type { Coaching } from "#embedded/model/questions/coaching/intent"
import { wordList } from "#embedded/model/understanding/words/table"
import { phrases } from "#language/phrases"

/** A step that somebody is advised. */
export interface AdvisedStep {
  /** The step as a person reads it. */
  readonly text: string
  /** The same as an answer writes it: with a placeholder where it is of the catalogue. */
  readonly said: string
  /** The link of the person's own that speaks for it; null for general advice. */
  readonly ground: Grounded | null
}

const REFUSES = phrases`
  hate
  dislike
  can't stand
  won't
  (do not|don't) (like|want|eat|drink)
  never
`
const COMMON = new Set(
  wordList`
    that with this have want give from more less when than like time days night sleep really never drink
    hate dislike
  `,
)

/** Whether a text is a person's refusal of something. */
export const isRefusal = (text: string): boolean => REFUSES.test(text)

/** Whether a preference of the person excludes a step. */
export const refusedBy = (preferences: ReadonlyArray<string>, step: string): boolean =>
  preferences
    .filter(isRefusal)
    .flatMap((text) => text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    .some((word) => !COMMON.has(word) && step.toLowerCase().includes(word))

/** The changes that the person's own links support, sure ones first, without what they refuse. */
export const groundedFor = (
  { target, habit }: Coaching,
  ledger: Ledger,
  preferences: ReadonlyArray<string>,
): ReadonlyArray<Grounded> => {
  const findings: ReadonlyArray<Finding> = [
    ...(habit
      ? foundBy(ledger, "associate", { feature: habit.key, target: target.key }).findings
      : []),
    ...foundBy(ledger, "drivers", { target: target.key }).findings,
  ]
  return groundedIn(findings, target).filter(({ way }) => !refusedBy(preferences, way.step))
}

const MAX_OWN = 2

const ofCatalogue = (steps: ReadonlyArray<Fact>): ReadonlyArray<AdvisedStep> =>
  steps.map((fact) => ({ text: String(fact.item.value), said: placeholder(fact), ground: null }))

const metricOf = (of: Coaching | Advice): Metric | null =>
  of.kind === "advice" ? of.own : of.target

/** What helps most people with the metric of a plan. */
export const usualSteps = (
  of: Coaching | Advice,
  preferences: ReadonlyArray<string>,
): ReadonlyArray<AdvisedStep> => {
  const metric = metricOf(of)
  const texts = metric ? generalSteps(metric) : []
  return texts
    .filter((text) => !refusedBy(preferences, text))
    .map((text) => ({ text, said: text, ground: null }))
}

/** The steps of a plan: those of the person's own links, then of the catalogue, else what helps most people. */
export const advisedSteps = (
  of: Coaching | Advice,
  ledger: Ledger,
  preferences: ReadonlyArray<string>,
): ReadonlyArray<AdvisedStep> => {
  const subject = of.kind === "advice" ? of.id : of.subject
  const known = subject ? ofCatalogue(foundBy(ledger, "look_up", { subject }).those("step")) : []
  const own =
    of.kind === "advice"
      ? []
      : groundedFor(of, ledger, preferences)
          .slice(0, MAX_OWN)
          .map((ground) => ({ text: ground.way.step, said: ground.way.step, ground }))
  const others = known.length > 0 ? known : usualSteps(of, preferences)
  return [...own, ...others].filter(({ text }) => !refusedBy(preferences, text))
}

import { habitIn } from "#catalogue/habits"
import { metricOf } from "#catalogue/metrics"
import { intentOf } from "#embedded/model/questions/intent-of"
import type { Intent } from "#embedded/model/questions/kinds"
import { linkOf } from "#embedded/model/questions/link/read"
import type { Routine } from "#embedded/model/questions/routine/intent"
import { routineAspectIn, routineOf } from "#embedded/model/questions/routine/read"
import { asking, type Heard, type Leaned, type Way } from "#embedded/model/thread/heard"
import { pickedOut } from "#embedded/model/thread/picked"
import { lagBetween } from "#embedded/model/understanding/pair"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { moveOf } from "#embedded/model/understanding/thread/move"
import { tidy } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

/** Kinds that ask on about a plan without another one taking its place. */
const ASKS_ON: ReadonlySet<Intent["kind"]> = new Set<Intent["kind"]>(["link", "experiment"])

/** The plan that was made last, with what was said of it since. */
const planBehind = (
  back: ReadonlyArray<Leaned>,
): (Pick<Routine, "of"> & Partial<Routine> & { readonly leaned: Leaned }) | null => {
  for (const leaned of back) {
    const intent = leaned.intents.at(-1)!
    if (intent.kind === "routine") return { ...intent, leaned }
    if (intent.kind === "advice" || (intent.kind === "coaching" && intent.asks === "plan"))
      return { of: intent, leaned }
    if (!ASKS_ON.has(intent.kind)) return null
  }
  return null
}

const MAX_CHARS = 80
/** Asks for something that is not in a plan. */
const REMINDS = phrases`remind* | reminder/s | thank/s | let's | lets | i did it | i missed`
/** Asks for an experiment, which has its own answer. */
const TESTS = phrases`(can|could|should|shall) (i|we|you) ...2 (test|prove|try)`
const PROVED: ReadonlySet<string> = new Set(["measure", "wait"])

/** Kinds that say where somebody stands, what to aim for, or what moved. */
const STANDS: ReadonlySet<Intent["kind"]> = new Set<Intent["kind"]>([
  "norm",
  "level",
  "goal",
  "coaching",
  "change",
  "explanation",
  "comparison",
])

/** "how will I know if it's working" where no plan was made: by the measure that the thread is about. */
const measuredBehind = (own: ParsedQuestion, before: Leaned | null): Heard | null => {
  const metric = before && STANDS.has(before.intents.at(-1)!.kind) ? pickedOut(before).metric : null
  if (!metric || own.mentions.length > 0 || moveOf(own.whole)) return null
  const parsed = parseQuestion(own.briefing, `how can I improve my ${metric.name}`)
  const of = intentOf(parsed)
  return of.kind === "coaching" || of.kind === "advice"
    ? asking(routineOf(own, "measure", { of }), parsed)
    : null
}

/** "why that?", "I can't do mornings", "what do I do on Monday?" behind a plan. */
export const asOfRoutine: Way = ({ own, back, leaned: leanedOn }) => {
  const { dates, briefing } = own
  // What is only stated has no words that ask; here it may be what somebody cannot do.
  const whole = own.whole === "" ? tidy(briefing.question) : own.whole
  const isMeant = whole.length <= MAX_CHARS && !REMINDS.test(whole)
  const asks = isMeant ? routineAspectIn(whole) : null
  const plan = asks && planBehind(back())
  if (asks === "measure" && !plan) return measuredBehind({ ...own, whole }, leanedOn())
  if (!asks || !plan) return null
  const { of, leaned } = plan
  const habit = of.kind === "coaching" ? (habitIn(leaned.answer ?? "")?.habit ?? null) : null
  const feature = habit && metricOf(habit)
  if (PROVED.has(asks) && of.kind === "coaching" && feature && feature !== of.target) {
    const pair = { feature, target: of.target, lag: lagBetween(feature, of.target, "") }
    const isMeasured = asks === "measure" ? "measure" : "wait"
    return asking(linkOf({ ...own, periods: [] }, isMeasured, pair), { ...leaned.parsed, dates })
  }
  if (of.kind === "coaching" && TESTS.test(whole)) return null
  return asking(routineOf({ ...own, whole }, asks, plan), leaned.parsed)
}

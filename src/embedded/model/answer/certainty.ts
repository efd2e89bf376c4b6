import { evidenceOf, type Finding, type Ledger } from "#domain/ledger"
import { DAYS_OF_WEEK } from "#domain/tools/split"
import { foundBy } from "#embedded/model/prose/found"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import { contrastIn } from "#embedded/model/thread/picked"
import { byVerdict } from "#statistics/verdict"

const NONE_FOUND =
  "Sure that nothing stands out there, not that there is nothing: a weak link would not show."
const MEASURED = "As sure as the device is: these are values it recorded, not an estimate of mine."
const PRINTED =
  "As sure as the laboratory is: these are the values it printed, and two tests of one person differ a little anyway."
const PUBLISHED =
  "That is what published guidelines and studies say of people in general, not a finding in your own data."
const OF_ONE_DAY =
  "Sure of the values; that one goes with the other on a single day is only what fits, and nothing I can test."

/** Kinds that search for what goes along. */
const OF_SEARCHES: ReadonlySet<Intent["kind"]> = new Set<Intent["kind"]>([
  "drivers",
  "association",
  "explanation",
  "scan",
])

/** Kinds that answer with values, whatever else was computed beside them. */
const OF_VALUES: ReadonlySet<Intent["kind"]> = new Set<Intent["kind"]>([
  "level",
  "extremes",
  "count",
  "last",
  "streak",
  "record",
  "workouts",
  "usual",
  "norm",
  "today",
  "review",
])

const ofKind = (intent: Intent): string | null => {
  if (intent.kind === "labs") return intent.asks === "remedy" ? PUBLISHED : PRINTED
  if (intent.kind === "knowledge") return PUBLISHED
  if (intent.kind === "explanation" && intent.of === "day") return OF_ONE_DAY
  return OF_VALUES.has(intent.kind) ? MEASURED : null
}

/** What was found of the two times, or the day of the week, that a why was about. */
const ofDifference = (intent: Intent, ledger: Ledger): ReadonlyArray<Finding> | null => {
  if (intent.kind === "explanation" && intent.of === "weekday") {
    const by = DAYS_OF_WEEK[intent.day]!
    const { finding } = foundBy(ledger, "split", {
      metric: intent.metric.key,
      window: intent.window,
      by,
    })
    return finding && [finding]
  }
  const contrast = intent.kind === "explanation" ? contrastIn(intent) : null
  const [metric] = kindOf(intent).metrics(intent)
  if (!contrast || !metric) return null
  const { a, b } = contrast
  const { finding } = foundBy(ledger, "compare", { metric: metric.key, a: a.window, b: b.window })
  return finding && [finding]
}

/** How far an answer can be trusted: by what it was made of, else by the verdict of the surest of what was tested. */
export const certaintyOf = (intent: Intent, ledger: Ledger): string => {
  const plain = ofKind(intent)
  if (plain !== null) return plain
  const [surest] = ofDifference(intent, ledger) ?? [...evidenceOf(ledger)].sort(byVerdict)
  if (surest?.verdict === "validated")
    return "Fairly sure: it stands out from chance, also after counting everything else I tried."
  if (surest?.verdict === "conditional")
    return "Not very: it is a hint that chance could still explain."
  if (surest?.verdict === "rejected")
    return "Sure of the numbers, not of a pattern: what I see there is no clearer than chance."
  return OF_SEARCHES.has(intent.kind) ? NONE_FOUND : MEASURED
}

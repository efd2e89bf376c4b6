import type { Comparison } from "#embedded/model/questions/comparison/intent"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import { periodBehind } from "#embedded/model/thread/antecedent"
import type { Leaned } from "#embedded/model/thread/heard"
import { before, type Contrast, ordered } from "#embedded/model/understanding/time/contrast"

const single = (intent: Intent) => {
  const metrics = kindOf(intent).metrics(intent)
  return metrics.length === 1 ? metrics[0]! : null
}

/** The two times that "which was better?" holds against each other: of one answer, or of the last two. */
const contrastBehind = (leaned: Leaned, earlier: Leaned | null): Contrast | null => {
  const intent = leaned.intents.at(-1)!
  if ("contrast" in intent && intent.contrast) return intent.contrast
  const b = periodBehind(intent)
  if (b === null) return null
  const other = earlier?.intents.at(-1)
  const a = other && single(other) === single(intent) ? periodBehind(other) : null
  const { dates } = leaned.parsed
  return a && a.window.from !== b.window.from ? ordered(a, b, dates) : before(b, dates)
}

/** Kinds whose answers are levels of metrics in a time. */
const LEVELS: ReadonlySet<string> = new Set([
  "level",
  "comparison",
  "change",
  "overview",
  "usual",
  "since",
  "norm",
])
const MAX_COMPARED = 2

/** What the last one or two answers were about, one time against the other; null where they were no levels. */
export const compared = (
  asks: Comparison["asks"],
  leaned: Leaned,
  earlier: Leaned | null,
): ReadonlyArray<Intent> | null => {
  const intent = leaned.intents.at(-1)!
  if (!LEVELS.has(intent.kind)) return null
  const metrics = kindOf(intent).metrics(intent).slice(0, MAX_COMPARED)
  const contrast = contrastBehind(leaned, earlier)
  return contrast === null || metrics.length === 0
    ? null
    : [{ kind: "comparison", metrics, contrast, asks }]
}

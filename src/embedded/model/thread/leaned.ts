import type { Briefing } from "#domain/briefing"
import type { Heard, Leaned } from "#embedded/model/thread/heard"
import { beforeThis } from "#embedded/model/understanding/thread/before"

/** Kinds that say nothing of the person's data: what comes behind them leans on what came before. */
const ASIDE: ReadonlySet<string> = new Set(["talk", "knowledge", "noted", "service", "remembered"])

/** The last question before one that was about the person's data; else the last that was about a subject. */
export const leanedOn = (
  briefing: Briefing,
  understand: (briefing: Briefing) => Heard,
): Leaned | null => {
  let aside: Leaned | null = null
  for (let at = beforeThis(briefing); at !== null; at = beforeThis(at.briefing)) {
    if (at.briefing.question === "") continue
    const leaned = { ...understand(at.briefing), ...at }
    const intent = leaned.intents.at(-1)
    if (leaned.isAside) continue
    if (!ASIDE.has(intent!.kind)) return leaned
    if (intent!.kind === "knowledge") aside ??= leaned
  }
  return aside
}

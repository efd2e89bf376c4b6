import type { Briefing } from "#domain/briefing"
import type { Heard, Leaned } from "#embedded/model/thread/heard"
import { periodBehind } from "#embedded/model/thread/picked"
import { beforeThis } from "#embedded/model/understanding/thread/before"

/** Kinds that say nothing of the person's data: what comes behind them leans on what came before. */
const ASIDE: ReadonlySet<string> = new Set(["talk", "knowledge", "noted", "service", "remembered"])

/** As many are looked at for what they proposed. */
const MAX_BACK = 5

/** The questions of the thread that one may lean on, the last first. */
export const allBehind = (
  briefing: Briefing,
  understand: (briefing: Briefing) => Heard,
): ReadonlyArray<Leaned> => {
  const all: Array<Leaned> = []
  for (
    let last = leanedOn(briefing, understand);
    last;
    last = leanedOn(last.briefing, understand)
  ) {
    all.push(last)
    if (all.length === MAX_BACK) break
  }
  return all
}

/** A parsed question with the time that its answer was about: the day where it named none, the later of two. */
const withTime = ({ parsed, intents }: Heard): Heard["parsed"] => {
  const intent = intents.at(-1)!
  const [named, other] = parsed.periods
  if (named && !other && intent.kind === "comparison") {
    const { a, b } = intent.contrast
    return Bun.deepEquals(named.window, a.window)
      ? { ...parsed, periods: [{ ...named, ...b }] }
      : parsed
  }
  const day =
    parsed.periods.length === 0 && intent.kind === "today"
      ? periodBehind(intent, parsed.dates.today)
      : null
  return day ? { ...parsed, periods: [{ ...day, start: 0, end: 0 }] } : parsed
}

/** The last question before one that was about the person's data; else the last that was about a subject. */
export const leanedOn = (
  briefing: Briefing,
  understand: (briefing: Briefing) => Heard,
): Leaned | null => {
  let aside: Leaned | null = null
  for (let at = beforeThis(briefing); at !== null; at = beforeThis(at.briefing)) {
    if (at.briefing.question === "") continue
    const then = understand(at.briefing)
    const leaned = { ...then, parsed: withTime(then), ...at }
    const intent = leaned.intents.at(-1)
    if (leaned.isAside) continue
    if (!ASIDE.has(intent!.kind)) return aside ? { ...leaned, aside } : leaned
    if (intent!.kind === "knowledge") aside ??= leaned
  }
  return aside
}

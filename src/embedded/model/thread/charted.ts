import type { LocalDate } from "#domain/time"
import { levelOf } from "#embedded/model/questions/handover"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import type { Leaned } from "#embedded/model/thread/heard"
import { bothOf, contrastIn, periodBehind, pickedOut } from "#embedded/model/thread/picked"
import { before } from "#embedded/model/understanding/time/contrast"
import type { Period } from "#embedded/model/understanding/time/period"

/** The time over which a chart is drawn: of two times both. */
const drawn = (intent: Intent, today: LocalDate): Period | null => {
  const contrast = contrastIn(intent)
  return contrast ? bothOf(contrast, today) : periodBehind(intent)
}

/** Kinds that draw their own charts. */
const DRAWN: ReadonlySet<string> = new Set(["level", "comparison"])

/** "show me both": the last two measures of the thread, in the time of the last. */
export const bothCharted = (
  leaned: Leaned,
  back: ReadonlyArray<Leaned>,
): ReadonlyArray<Intent> | null => {
  const { today } = leaned.parsed.dates
  const all = back.flatMap((each) => pickedOut(each).metric ?? [])
  const [one, other] = [...new Set(all)]
  const period = drawn(leaned.intents.at(-1)!, today)
  if (!one || !other || !period || period.window.from === period.window.to) return null
  return [other, one].map((metric) => levelOf(leaned.parsed, [metric], period))
}

/** What has to be answered for a chart of what was answered last; of a single day with the days before it. */
export const charted = (leaned: Leaned): ReadonlyArray<Intent> => {
  const intent = leaned.intents.at(-1)!
  const period = drawn(intent, leaned.parsed.dates.today)
  const isDay = period?.window.from === period?.window.to
  const metrics = kindOf(intent).metrics(intent).slice(0, 1)
  if (period === null || metrics.length === 0 || (DRAWN.has(intent.kind) && !isDay))
    return leaned.intents
  if (!isDay) return [levelOf(leaned.parsed, metrics, period)]
  const { a } = before(period, leaned.parsed.dates)
  const usual = levelOf(leaned.parsed, metrics, a).usual
  return [
    levelOf(leaned.parsed, metrics, {
      ...period,
      window: { from: usual.from, to: period.window.to },
      name: { anchor: "few_months" },
    }),
  ]
}

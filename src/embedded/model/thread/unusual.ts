import { metricOf } from "#catalogue/metrics"
import { dayBehind } from "#embedded/model/thread/day"
import { asking, type Way } from "#embedded/model/thread/heard"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { phrases } from "#language/phrases"

const UNUSUAL = phrases`
  (was|is) (it|that|this) ...2 (unusual|normal|usual|typical|odd|strange|weird|rare|out of the ordinary) ...2
  (was|is) (that|it) (like me|one off|a one off)
`
/** What makes a night one of its own. */
const OF_A_NIGHT = ["sleep_minutes", "wakeups", "deep_minutes", "sleep_efficiency"]
const NORMAL = phrases`normal | usual | typical | like me`
const MAX_CHARS = 50

/** "was that unusual for me" behind the reason of a night: each part of that night, not its length alone. */
export const asUnusual: Way = ({ own, leaned }) => {
  const { whole, mentions, periods, briefing, dates } = own
  if (mentions.length + periods.length > 0 || whole.length > MAX_CHARS || !UNUSUAL.test(whole))
    return null
  const before = leaned()
  const intent = before?.intents.at(-1)
  const isWhole =
    intent?.kind === "explanation"
      ? intent.metric.key === "sleep_minutes"
      : intent?.kind === "today"
  const behind = before && isWhole ? dayBehind(before) : null
  if (!behind?.isNight) return null
  const present = new Set(briefing.metrics.map(({ metric }) => metric))
  const metrics = OF_A_NIGHT.filter((key) => present.has(key)).flatMap((key) => metricOf(key) ?? [])
  const { date } = behind
  const name = { anchor: "day", date, today: dates.today } as const
  const supposes = NORMAL.test(whole) ? "usual" : "odd"
  const days = DEFAULT_DAYS.usual
  return asking({ kind: "usual", metrics, date, days, name, asks: "label", supposes }, own)
}

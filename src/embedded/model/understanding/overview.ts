import { before, type Contrast } from "#embedded/model/understanding/contrast"
import type { Intent, Level, Overview } from "#embedded/model/understanding/intent"
import { levelOf } from "#embedded/model/understanding/level"
import { daysBefore, type Period } from "#embedded/model/understanding/period"
import { periodOf, type Reading } from "#embedded/model/understanding/reading"
import { metricOf } from "#science/metrics"

const VAGUE =
  /\b(?:how am i|how's it going|how are things|how have i been|how was i|how (?:is|was|has) (?:my )?(?:health|body|day|week|month|year|everything|been)|how (?:did|am|was|have) i (?:do|doing|been|feel\w*)|how is it going|am i (?:healthy|ok|okay|well|fine|alright|doing|in good shape)|my health|overview|summary|summari[sz]e|check[- ]?in|status|overall|wellbeing|well-being|recap|report|anything (?:i should (?:know|worry)|wrong|to worry|concerning))\b/i

/** The bundle that answers a question which names nothing; of each list what there is data of. */
const bundle = [["sleep_minutes"], ["resting_hr"], ["hrv_rmssd", "hrv_sdnn"], ["steps"]]

const NOW_DAYS = 30
const BEFORE_DAYS = 90

const metricsOf = ({ briefing }: Reading) => {
  const present = new Set(briefing.metrics.map(({ metric }) => metric))
  return bundle
    .flatMap((keys) => metricOf(keys.find((key) => present.has(key)) ?? keys[0]!) ?? [])
    .filter(({ key }) => present.size === 0 || present.has(key))
}

const longBefore = (b: Period): Contrast => {
  const window = daysBefore(b.window, BEFORE_DAYS)
  return { a: { form: "before", window, words: "in the months before that" }, b }
}

/**
 * "how am I doing": the last thirty days of a few central metrics against the ninety before. With a
 * day it is that day's level; with another time, that time against as long a time before.
 */
export const readOverview = (reading: Reading): Overview | Level | null => {
  const { text, whole, metrics, periods, briefing } = reading
  const named = periods.length > 0 && /\b(?:how|what)\b/i.test(text)
  if (metrics.length > 0 || !(VAGUE.test(whole) || named)) return null
  const bundled = metricsOf(reading)
  const now = periodOf({ ...reading, metrics: bundled }, NOW_DAYS)
  if (now.window.from === now.window.to) {
    return levelOf(bundled, now)
  }
  return {
    kind: "overview",
    metrics: bundled,
    contrast: now.form === "default" ? longBefore(now) : before(now, reading.almanac),
    labs: briefing.biomarkers.length > 0,
  }
}

/** Whether a question names neither a metric nor a time, so that the bundle answers it. */
export const isVague = (intent: Intent): boolean =>
  intent.kind === "overview" && intent.contrast.b.form === "default"

import { circumstancesOf } from "#embedded/model/questions/circumstances"
import type { Drivers } from "#embedded/model/questions/drivers/intent"
import { longEnough, periodOf } from "#embedded/model/understanding/asked-period"
import { contrastOf } from "#embedded/model/understanding/contrasting"
import { nightItself } from "#embedded/model/understanding/night-itself"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { before, type Contrast, usual } from "#embedded/model/understanding/time/contrast"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { INFLUENCE, RELATION, WHY } from "#embedded/model/understanding/words/concepts"
import { premiseOf, THAN_OTHERS } from "#embedded/model/understanding/words/premise"
import { phrases } from "#language/phrases"

const WHAT = phrases`
  what !(percent|per cent|pct|share|proportion|day|date|amount|point|moment|time|extent|(is|was|were) the)
  what're
  whatever
  which !(day|night|date|week|month)
  anything
  something
  thing/s
  factor/s
  habit/s
  behavior/s
  behaviour/s
`
const OPEN = phrases`
  ${WHAT} ...5 (${INFLUENCE}|${RELATION}|depend*)
  (driver/s|cause/s|factor/s|predictor/s|determinant/s|influence/s|correlates) (of|behind|for|on|in)
  (biggest|strongest|greatest|largest|most) (effect/s|impact/s|influence/s)
  depend/s on what
  in common
  (has|have) the most to do with
  what ...3 blame
  what (brings|pulls|gets|drags|pushes)
  what ${phrases`
    helps
    hurts
    kills
    killing
    ruins
    ruining
    tanks
    boosts
    predicts
  `}
  whats (killing|ruining|hurting|helping|wrecking|messing)
  sensitive to
  habits
  (gives|give) me [a] (good|bad|better|great|terrible|awful)
  (what|which) ...3 explain* most
  factors
  driver/s
  behaviors
  behaviours
`

/** Asks for a day, not for a reason. */
const WHEN = phrases`^ [and|so] [since] when`

/** What commonly moves a metric, in the knowledge catalogue. */
const MOVED_BY: Readonly<Record<string, string>> = {
  hrv_rmssd: "what_moves_hrv",
  hrv_sdnn: "what_moves_hrv",
  resting_hr: "resting_heart_rate",
  stress_score: "stress_score",
  wakeups: "waking_at_3",
  awake_minutes: "waking_at_3",
  weight_kg: "weight_swings",
}

/** The same where a reason is asked for, of what people ask although it stays the same. */
const REASONS: Readonly<Record<string, string>> = {
  wakeups: "waking_at_3",
  awake_minutes: "waking_at_3",
}

/** What is granted beside a why: "why haven't I lost weight even though I run". */
const DESPITE = phrases`
  (even though|although|though|despite|in spite of|even if|while|yet|but) [all] [(i|my|the)]
`
const NOT = phrases`
  (not|haven't|havent|hasn't|hasnt|don't|dont|doesn't|doesnt|isn't|isnt|won't|wont|can't|cant|never|no)
`
/** What explains most of a metric is what goes along with it, and no reason for how it is now. */
const EXPLAINS_MOST = phrases`
  (what|which) ...3 explain* most
  (what|which) ...3 (drove|drives|driven|driving)
`
const DESPITE_REASONS: Readonly<Record<string, string>> = { weight_kg: "weight_plateau" }

/** A question without what it grants: the reason is asked of what comes before. */
const withoutGranted = (parsed: ParsedQuestion): ParsedQuestion | null => {
  const [first] = parsed.mentions
  const [at] = DESPITE.find(parsed.text)
  if (!first || !at || at.start < first.end || parsed.mentions.length < 2) return null
  return {
    ...parsed,
    text: parsed.text.slice(0, at.start),
    mentions: [first],
    metrics: first.metrics,
  }
}

/** "is coffee the reason I'm tired": what it goes along with, and not why it is as it is. */
const IS_REASON = phrases`^ ...2(and|so|but|hey) (is|was|are|were) ...4 the (reason|cause)`

/** The time asked about against as long before, a day against what is usual; a month when none is. */
const recentOf = (parsed: ParsedQuestion): Contrast => {
  const named = contrastOf(parsed)
  if (named) return named
  const b = periodOf(parsed, DEFAULT_DAYS.level)
  return b.window.from === b.window.to ? { a: usual(b), b } : before(b, parsed.dates)
}

/** "why is my HRV low", "what drives my sleep": one target, and a search for its associations. */
export const readDrivers = (asked: ParsedQuestion): Drivers | null => {
  const why = WHY.test(asked.text) && !EXPLAINS_MOST.test(asked.text)
  const granted = why ? withoutGranted(asked) : null
  const parsed = granted ?? asked
  const { metrics, mentions, text } = parsed
  const target = metrics[0] && nightItself(metrics[0], text)
  if (IS_REASON.test(text)) return null
  if (!target || mentions.length > 1 || WHEN.test(text)) return null
  if (!why && (!OPEN.test(text) || contrastOf(parsed))) return null
  const premise = why && !NOT.test(text) ? premiseOf(text, target) : 0
  const recent = recentOf(parsed)
  const subjects = granted ? DESPITE_REASONS : why ? REASONS : MOVED_BY
  const subject = subjects[target.key]
  return {
    kind: "drivers",
    target,
    period: longEnough(parsed, DEFAULT_DAYS.drivers),
    contrast: why ? recent : null,
    course: {
      ...recent,
      b: { ...recent.b, window: { ...recent.b.window, to: parsed.dates.today } },
    },
    ...(why && !granted ? { around: circumstancesOf(parsed.briefing, [target]) } : {}),
    ...(subject ? { subject } : {}),
    ...(premise !== 0 ? { premise } : {}),
    ...(why && THAN_OTHERS.test(parsed.whole) ? { isBesideOthers: true } : {}),
  }
}

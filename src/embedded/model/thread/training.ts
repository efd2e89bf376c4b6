import { intentOf } from "#embedded/model/questions/intent-of"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import type { Today } from "#embedded/model/questions/today/intent"
import { asking, type Heard, type Leaned, type Way } from "#embedded/model/thread/heard"
import { pickedOut } from "#embedded/model/thread/picked"
import { always } from "#embedded/model/understanding/asked-period"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { doingOf, sportIn } from "#embedded/model/understanding/words/sports"
import { type PhraseTable, phrases } from "#language/phrases"

const MAX_CHARS = 60
const LEAD_CHARS = 160

/** Kinds of a thread about training, whatever they measure. */
const OF_TRAINING: ReadonlySet<Intent["kind"]> = new Set<Intent["kind"]>(["workouts", "record"])
const MOVEMENT: ReadonlySet<string> = new Set([
  "workouts",
  "workout_minutes",
  "active_minutes",
  "moderate_minutes",
  "vigorous_minutes",
])

const OF_TODAY: ReadonlySet<Today["asks"]> = new Set<Today["asks"]>([
  "train",
  "load",
  "choice",
  "rest",
])

/** Whether an answer was about somebody's training: workouts, active minutes, or whether to train. */
const isOfTraining = (intent: Intent): boolean =>
  OF_TRAINING.has(intent.kind) ||
  (intent.kind === "today" && OF_TODAY.has(intent.asks)) ||
  kindOf(intent)
    .metrics(intent)
    .some(({ key }) => MOVEMENT.has(key))

const SLEEP = "(my|the) ...1 (sleep|nights)"
const ON_SLEEP = phrases`
  (does|do|did|is|are|could|can|will) ...3(it|that|this|they|all|the|my|so|much|training|workouts|running) (hurt|
    hurting|affect|affecting|ruin|ruining|mess|messing|disturb|cost|costing|help|helping|harm|bad|good|improve|
    change) ...2(with|up|for) ${SLEEP}
`
const MOST = phrases`
  (what|which) ...3(kind|sort|type|one|sport|of|them|those|workout|exercise|do|activity) do i ...1 do ...1(the) most
  (what|which) ...3(one|of|them|those|sport|is) (is the|is my|is) (most common|main|usual) ...2
`
const WEEKLY = phrases`
  how (many times|often) ...2 (a|per|each|every|in a) week ...6
  how (many|much) ...3 (a|per|each|every|in a) week ...4
  how often (is|do|did|was) (that|it|this|i) ...3
`
const TOO_MUCH = phrases`
  (is|was|isn't|could) (it|that|this|all that) ...3(not|a|bit|maybe|already|be) too (much|often|many)
  (am i|do i) ...1 (overdo|overdoing) (it|that|this)
  (overdoing|overdo) it
`

const inFull = (full: string, { briefing }: ParsedQuestion): Heard => {
  const parsed = parseQuestion(briefing, full)
  return asking(intentOf(parsed), parsed)
}

/** The sport that an answer picked out of all of them, else the one that was asked for. */
const sportBehind = (leaned: Leaned): string | null =>
  pickedOut(leaned).sport ?? sportIn((leaned.answer ?? "").slice(0, LEAD_CHARS))

/** How often a week, of the sport that the answer before picked out. */
const weekly = (own: ParsedQuestion, leaned: Leaned): Heard => {
  const intent = leaned.intents.at(-1)!
  const isOfSport = intent.kind === "workouts" || intent.kind === "record"
  const sport = sportIn(own.whole) ?? (isOfSport ? sportBehind(leaned) : null)
  const full = inFull(sport ? `how many times a week do i go ${doingOf(sport)}` : WORKOUTS, own)
  const [heard] = full.intents
  return heard?.kind === "workouts" && intent.kind === "workouts" && !isAll(intent.period, own)
    ? { ...full, intents: [{ ...heard, sport, period: intent.period }] }
    : full
}

const WORKOUTS = "how many workouts a week do i do"
const isAll = ({ window }: { readonly window: { readonly from: string } }, own: ParsedQuestion) =>
  window.from === always(own).window.from

/** What is asked on about somebody's training, and the question that it stands for. */
const ASKED: ReadonlyArray<readonly [PhraseTable, (own: ParsedQuestion, leaned: Leaned) => Heard]> =
  [
    [ON_SLEEP, (own) => inFull("does my training affect my sleep", own)],
    [TOO_MUCH, (own) => inFull("do I train too much", own)],
    [MOST, (own) => inFull("which sport do i do the most", own)],
    [WEEKLY, weekly],
  ]

/** "what do I do most", "is it too much", "does it hurt my sleep" behind anything about training. */
export const asOfTraining: Way = ({ own, leaned }) => {
  const { whole, periods } = own
  if (whole.length > MAX_CHARS || periods.length > 0) return null
  const asked = ASKED.find(([wordings]) => wordings.test(whole))
  const before = asked ? leaned() : null
  const intent = before?.intents.at(-1)
  if (!asked || !before || !intent || !isOfTraining(intent)) return null
  // Of one workout "was that too much" asks for its effort.
  const isOfOne = intent.kind === "record" && intent.count === 1
  return isOfOne && asked[0] === TOO_MUCH ? null : asked[1](own, before)
}

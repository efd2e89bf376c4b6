import type { Advice as Entry } from "#catalogue/advice/advice"
import { analyteNamed } from "#catalogue/biomarkers/name"
import { metricOf } from "#catalogue/metrics"
import type { Briefing } from "#domain/briefing"
import type { Metric } from "#domain/metric"
import { addDays } from "#domain/time"
import type { Advice } from "#embedded/model/questions/advice/intent"
import { asksOfRace, raceIn } from "#embedded/model/questions/advice/race"
import { findAims } from "#embedded/model/understanding/aims"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { tidy } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"
import type { TextSpan } from "#language/text-span"

const UP = phrases`
  rais/e/es/ing
  increas/e/es/ing
  boost/s/ing
  up !(to|late|with|for)
  higher
  more
  build !(me|us|a|my)
  gain
`
const DOWN = phrases`
  lower/s/ing
  reduc/e/es/ing
  decreas/e/es/ing
  cut/s/ting
  down
  drop/s/ping
  less
  quit/ting
  stop/ping
  (give|giving) up
  (wean|come|coming|get|getting) off
  (get|getting) rid of
  los/e/ing
  shrink
  burn/ing
  without
  avoid*
  kick
  limit
`
const MOVES = phrases`
  ${UP}
  ${DOWN}
  (get|getting|bring|bringing|keep|push)
  improv/e/es/ing
  fix
  better
  normali*
  optimi*
  control
  manage
  treat
  help
  prevent
  beat
  fight
  deal with
  handle
  recover
  go
  shift
  move
  reset
  change
  train
  prepare
  run
  finish
  (get|be) ready
`
/** Asks what to do. */
const ASKS = phrases`
  how (do|can|could|should|might|would|must) ...8(i|you|we|one|an|a|old|man|woman|like|me|person|best|actually|
    really|possibly|even|ever|naturally|quickly|safely|go|about|somebody|someone) ${MOVES}
  how (to|do) ...3 ${MOVES}
  how (do|can|could|should|might|to) ...8 (less|more|earlier|sooner|higher|lower|down|up|faster|quicker|easier|better|
    healthier|stronger|fitter|happier|longer)
  how (do|can|could|should|might|to) ...2(i|you|we|one|best) (stay|become|start|begin|eat|live|sleep|wake|walk|drink|
    relax|calm|gain|lose|put on|prevent|feel)
  how (do|can|could|to) ...3 (stick to|build (a|the|good|better) (habit/s|routine)|form a habit)
  what (helps|works) (against|with|for)
  ^ (get|getting|walk|eat|drink|move) ...2 (more|less)
  (workout|exercise|training|fitness|gym) (plan|routine|programme|program)
  (way|ways|tip|tips|advice|idea|ideas|trick|tricks|plan|steps|strategy|program|programme|schedule) ...2 (to|for|on|
    against|about)
  ^ ...4 (way|ways|tip|tips|advice|idea|ideas|trick|tricks) ...2 ${MOVES}
  help me ...4 ${MOVES}
  (list|set) of ...3 (steps|tips)
  (caffeine|coffee) (steps|tips|plan)
  help ...4 my
  (want|wanna|like|need|trying|love|have|hoping|struggl*) ...2 (to|with|a|my) ...20 (how|tips|advice|ideas|
    suggestions) $
  (want|wanna|like|need|trying|love|have|hoping) ...2 (to|a) ...20 (how (do|can|should) i|what (do|can|should) i|
    where do i)
  what (can|should|could|must|do|shall) i ...2(need|have|to) (do|eat|drink|change|try) ...3 (to|for|about|against|so)
  what (should|can|do) i do ...2(about|with|against|for) 
  (what|which) ...3 (brings|gets|lowers|raises|reduces|increases|improves|helps|boosts|drops|cuts) !(me sleep)
  (what|which) (food|foods|exercise|exercises|habits|supplements) ...3 ${MOVES}
  (can|could|may) i [naturally|quickly] (lower|raise|improve|reduce|bring|get|increase|boost) ...6 (down|up|with|by|
    without|naturally)
  (make|give|build|create|write|draw|set|get|need|want|design|do) ...3(me|us|a|an|my|up|good|simple|proper) ...4 (plan|
    program|programme|schedule)
  ^ ...2 (training|running|race) (plan|program|programme|schedule)
  ^ (plan|program|programme|training|schedule) (for|to) 
  (get|getting|make) me ready
  (food|foods|drink|drinks|exercises|habits|things) (that|to|which) ...1 ${MOVES}
  ^ (lower|raise|reduce|improve|increase|boost|quit|cut|stop) *
  ^ ...2(so|ok|hi|hey|well) (i|i'd|i'm|im) ...2(really|would|just|am|also|do) (want|wanna|like|need|trying|hope|plan) to
`
/** Asks for something else of the same thing: to understand it, to measure it, or what it did. */
const ELSE = phrases`
  (how|what) (do|can|could|should|would) i (know|tell|see|find|test|check|measure|read|interpret|understand|calculate)
  (find out|test whether|test if|experiment)
  (results|report|test|tested|measured|appointment) $
  how (much|many|long|often|far|fast|high|low) (is|are|was|do|did|does|should|can)
  (did|has|have|had|was|were) (i|my|it)
  last (week|month|year|night)
  yesterday
  (before|after) ...4 (blood|test|draw|lab)
`

/** Asks for the steps of a plan, not for those that are walked. */
const LISTS = phrases`
  (list|set) of ...3 steps
  (caffeine|coffee) steps
`

const overlaps = (one: TextSpan, other: TextSpan): boolean =>
  one.start < other.end && other.start < one.end

const isWay = (text: string, { way }: Entry): boolean => {
  const [up, down] = [UP.test(text), DOWN.test(text)]
  return way === "either" || up === down || (way === "up" ? up : down)
}

/** A sport beside an aim names nothing else: "how do I run a faster mile". */
const isOfWorkouts = ({ sources }: Metric): boolean =>
  sources.some(({ table }) => table === "activities")

const resultsOf = ({ analytes }: Entry, { biomarkers }: Briefing): ReadonlyArray<string> => {
  const named = biomarkers.map((name) => ({ name, key: analyteNamed(name, "")?.key ?? "" }))
  return analytes.flatMap((key) => named.find((each) => each.key === key)?.name ?? []).slice(0, 1)
}

const ownOf = ({ metrics }: Entry, briefing: Briefing) => {
  const present = new Set(briefing.metrics.map(({ metric }) => metric))
  const key = metrics.find((each) => present.has(each))
  return key === undefined ? null : (metricOf(key) ?? null)
}

/** A month of rows says where somebody stands. */
const DAYS = 30

/** What to do for an aim that a question names: a result of a test, a habit, a race. */
export const readAdvice = ({ briefing, mentions, dates }: ParsedQuestion): Advice | null => {
  const text = tidy(briefing.question)
  const [aim] = findAims(text).filter(({ entry }) => isWay(text, entry))
  if (!aim) return null
  const { entry } = aim
  const race = raceIn(text, aim, dates)
  if (!(race && asksOfRace(text)) && (!ASKS.test(text) || ELSE.test(text))) return null
  const isOnly = mentions.every(
    (each) =>
      overlaps(each, aim) ||
      each.metrics.every(isOfWorkouts) ||
      each.metrics.some(({ key }) => entry.metrics.includes(key)) ||
      (LISTS.test(text) && each.metrics.some(({ key }) => key === "steps")),
  )
  if (!isOnly && entry.analytes.length === 0 && entry.race_km === undefined) return null
  const results = resultsOf(entry, briefing)
  const to = entry.race_km === undefined ? dates.lastCompleteDay : dates.today
  return {
    kind: "advice",
    id: entry.id,
    results,
    own: results.length === 0 ? ownOf(entry, briefing) : null,
    window: { from: addDays(to, 1 - DAYS), to },
    ...(race ? { race } : {}),
  }
}

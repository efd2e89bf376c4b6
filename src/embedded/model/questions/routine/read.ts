import { WEEKDAYS } from "#domain/date-in-words"
import { weekdayOf } from "#domain/time"
import { namesHindrance } from "#embedded/model/questions/routine/hindrances"
import type { Routine, RoutineAspect } from "#embedded/model/questions/routine/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { type PhraseTable, phrases } from "#language/phrases"

const WHY = phrases`
  ^ ...2(and|so|ok|but|hm) why $
  why ...1(do|would|did|should|is|are|was) (that|those|these|this|it|them|they|you|one)
  why (exactly|so)
  why ...1(do|would) (you|i) ...1 (say|suggest|pick|choose|think|recommend|start) ...3
  why (would|will|should|does|do|is|are) (that|this|it|those|these|they) ...1 (work|help|help me|matter|first|good)
  (what|what's|whats|which) ...2(is|was|the|your) (reason|idea|thinking) ...3
  (what|how) (makes|is|does) (that|this|it|those|these) ...1 (help|work)
  what's that based on
  (based on|says) (what|who)
`
const CANNOT = phrases`
  (i|we) ...1 (can't|cannot|couldn't|won't|don't|dont|cant|wont|never|hate|dislike)
  (i'm|im|i am) (not able|unable|not allowed|not a|no fan|injured)
  ^ no (time|energy|money|chance)
  (i have|i've got|i got|have|got) no (time|energy|money|chance|garden|gym)
  (that|it|this|they) ...1(just|really) (won't|wont|doesn't|doesnt|don't|can't|cant) (work|do|fit|happen) ...3
  (i|we) ...1 (work|have to work|finish|get home|start) ...2 (late|early|nights|shifts|evenings)
  (something|anything|one|a plan) without ...3
  (without|except|but not|not) ...2 (walking|running|mornings|morning|coffee|the gym|gym|exercise|naps|meditation) 
  (too|so) (hard|much work|difficult|strict|boring|ambitious) ...2
`
const OTHER = phrases`
  (something|anything) (else|different)
  (another|different|other) (one|idea|plan|option|tip|suggestion/s|thing/s)
  ^ ...2(and|so|ok|what) (another|instead|else) $
  (what|anything) else
  i (don't|dont) like (that|it|this|those|them)
  not that [one]
  give me another
  instead
  the next one
`
const BRIEF = phrases`
  (short|shorter|simple|simpler|easier|briefer|smaller|brief)
  (just|only) ...1 (one|two|the main|the first) thing/s
  (too|so) (long|much|many|complicated)
  in (short|brief|a sentence|one sentence|a nutshell)
  (sum|boil) ...1 (up|down)
  tl dr
  tldr
`
const FIRST = phrases`
  (what|which|where) ...4(do|should|can|is|one|thing|of|them|those|i|we|the) (first|start|begin)
  (what|which) ...4(is|one|thing|of|them|those|the|matters) most [important]
  (the|which|what) ...3 (most important|biggest|easiest|best|main) ...2(one|thing|step|part|bit|is|to)
  (first|easiest|main) (step|thing)
  (what|which) one (first|matters|helps|should)
  where (do|should|would) i (start|begin)
  (how|where) (do|should) i (start|begin|get started)
`
const MEASURE = phrases`
  how (will|would|do|can|could|should|shall) (i|we|you) ...3(really|even|ever|best|then|actually) (know|tell|see|
    measure|check|test|find out|notice|judge|prove|track) ...8
  (is there|any) ...1(a) way to (test|check|prove|measure|know|track) ...4
  (can|could|should|shall|may) (i|we|you) ...2(actually|really) (test|check|prove|measure|find out|track) ...4
  (if|whether) (it|that|this) ...1 (works|worked|helps|helped|is working)
`
const WAIT = phrases`
  how (long|soon|many days|many weeks|quickly|fast) ...3(will|would|does|do|until|till|before|it|that|this|can) ...2(i|
    we|it|you) (take|see|notice|feel|work|works|help|helps|know|show|something|difference|results|anything)
  when (will|would|do|can|should) (i|we|it) ...2 (see|notice|feel|know|work|help|show) ...5
  how long ...2 (for|should i do it|do i do it|do i have to|must i)
`
const UNMET = phrases`
  (what|and) ...1 if (it|that|this|they|nothing) ...1 (doesn't|does not|don't|doesnt|dont|won't|wont|didn't|fails) ...3
  what if not
  if (it|that|this) (doesn't|does not|doesnt) ...2
`
const OFTEN = phrases`
  how (often|many times|frequently) ...6
  (every|each) day [or]
  how many (days|times) (a|per) week
`
const DAYS = phrases`
  [on] (${WEEKDAYS.map((name) => name.toLowerCase()).join("|")})
  tomorrow
  today
  tonight
  (at|on|for) the weekend
`
const WEEK = phrases`
  day by day
  (by|per|each|every) (day|weekday)
  (as|in|into) ...1 (a week|weekly plan|schedule|timetable|calendar)
  (weekly|week) (plan|schedule|routine)
  (monday|mon) (to|till|through|until) (sunday|friday|sun|fri)
  plan ...3 (for|of|over) ...1(this|the|my|next|a|coming) ...1(next|coming|two|2|few|whole|rest) (week/s|fortnight|days)
  (this|next|coming) week ...1(s) (plan|schedule|routine)
  (for|over) the (next|coming) (week|fortnight|two weeks|2 weeks|few days|days)
  what about the rest of the week
  ^ ...3(and|what|how|about|so) next week
`
const FORTNIGHT = phrases`(two|2) weeks | fortnight | 14 days | next weeks`

const ASPECTS: ReadonlyArray<readonly [RoutineAspect, PhraseTable]> = [
  ["unmet", UNMET],
  ["wait", WAIT],
  ["measure", MEASURE],
  ["week", WEEK],
  ["brief", BRIEF],
  ["why", WHY],
  ["day", DAYS],
  ["first", FIRST],
  ["often", OFTEN],
  ["other", OTHER],
]

const LEFT = phrases`(what's|whats|what is|what) left`

/** What a message asks of a plan; null for anything else. */
export const routineAspectIn = (text: string): RoutineAspect | null => {
  if (LEFT.test(text)) return "without"
  if (CANNOT.test(text) && namesHindrance(text)) return "without"
  const asked = ASPECTS.find(([, wordings]) => wordings.test(text))?.[0]
  return asked ?? (CANNOT.test(text) ? "other" : null)
}

/** Whether a question wants its plan laid out by days. */
export const isByDays = (text: string): boolean => WEEK.test(text)

const SATURDAY = 5
const WEEKEND = phrases`weekend`
const TOMORROW = phrases`tomorrow`

const dayIn = ({ whole, dates }: ParsedQuestion): number | null => {
  const text = whole.toLowerCase()
  const named = WEEKDAYS.findIndex((name) => text.includes(name.toLowerCase()))
  if (named >= 0) return named
  if (WEEKEND.test(whole)) return SATURDAY
  if (!DAYS.test(whole)) return null
  return (weekdayOf(dates.today) + (TOMORROW.test(whole) ? 1 : 0)) % WEEKDAYS.length
}

/** An aspect of a plan, behind what was said of it before. */
export const routineOf = (
  own: ParsedQuestion,
  asks: RoutineAspect,
  before: Pick<Routine, "of"> & Partial<Routine>,
): Routine => {
  const without = before.without ?? []
  return {
    kind: "routine",
    asks,
    of: before.of,
    without: asks === "without" ? [...without, own.whole] : without,
    skipped: (before.skipped ?? 0) + (asks === "other" ? 1 : 0),
    day: dayIn(own),
    isFortnight: FORTNIGHT.test(own.whole) || (before.isFortnight ?? false),
  }
}

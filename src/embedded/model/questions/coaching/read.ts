import type { Coaching } from "#embedded/model/questions/coaching/intent"
import { longEnough } from "#embedded/model/understanding/asked-period"
import { centralOf } from "#embedded/model/understanding/default-metrics"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { sidesOf } from "#embedded/model/understanding/sides"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { anyOf, pattern, words } from "#embedded/model/understanding/words/table"

const BETTER = anyOf`
  improv*
  lower
  rais*
  increas*
  reduc*
  boost
  better
  fix
  sleep (better|more|longer|well|deeper)
  bring
  cut
  drop
  recover
  feel
  become
  get (more|better|fitter|less|my|a|rid|back|to)
  lose
  gain
  walk more
  move more
  be (more|less|fitter|healthier)
  help
  optimi[sz]e
  build
  stress less
  drink (more|less)
  eat
`
const ADVICE = pattern`
  \bhow (can|could|do|does one|should|might|would) (i|one|you) ([a-z]+ ){0,2}?${BETTER}\b
  \b(how|ways?|ideas?|steps?|things?) to ([a-z]+ )?${BETTER}\b
  \b(what|which)( \w+){0,2} (can|could|should|would|might|do|must|shall) (i|you) ([a-z]+ ){0,2}?(do|try|change|
    work on|focus on|tackle|start|test|recommend|suggest|advise)\b
  (^|[.!?,;] ?|\b(you|please|to) )help me\b
  \btips?\b
  \badvice\b
  \badvise\b
  \brecommend*\b
  \bsuggest*\b
  \bcoach(ing)?\b
  \baction plan\b
  \bgame plan\b
  \bnext steps?\b
  \b(things?|something|anything) (to try|(that )?i (can|could|should|might) (do|try|change))\b
  \bto-?do\b
  \b(plan|programme?|routine|checklist) (for|to)\b
  \b(make|give|build|create|set|write|draw|need|want) (up )?(me )?an? (\w+ ){0,3}?(plan|programme?|checklist)\b
  \bwhat (would|might|could|can) (\w+ )?help\b
  \bwhat (\w+ )?helps?( (me|against|with))?\s*[?.!]*$
  \bshould i (try|cut|stop|quit|start|walk|drink|sleep|go|skip|avoid|reduce|increase|train|exercise|rest|eat|
    change)\b
  \bwhere (do|should) i (start|begin)\b
`
const EXPERIMENT = words`
  experiments?
  trials?
  n-?of-?(1|one)
  a\/b test*
  self-?test
  (how|what) (can|could|do|should|would|might|to) (i |we |you )?(properly |best |actually )?(test|find out|check|
    prove|try out|verify)
  i('d| would)? (want|like|love) to (test|find out|try out)
  test (whether|if)
  (design|devise|set up|plan|run|do|make) (me |us )?an? (\w+ ){0,2}test
`

/** "should I cut down on coffee" proposes what to change, and asks what that is good for. */
const PROPOSES = /\bshould i (?:try|cut|stop|quit|start|skip|avoid|reduce|increase|drop|drink)\b/i
const LEVERS = new Set(["caffeine_mg", "alcohol_g", "water_ml", "workout_minutes", "bedtime_hour"])

const isLever = ({ text, mentions }: ParsedQuestion): boolean =>
  mentions.length === 1 &&
  PROPOSES.test(text) &&
  mentions.every(({ metrics: [metric] }) => metric !== undefined && LEVERS.has(metric.key))

/** Experiments are read before metrics that are not recorded: "a trial for magnesium". */
export const readExperiment = (parsed: ParsedQuestion): Coaching | null =>
  EXPERIMENT.test(parsed.whole) ? readCoaching(parsed) : null

/** "how can I sleep better", "how do I test whether caffeine hurts my sleep". */
export const readCoaching = (parsed: ParsedQuestion): Coaching | null => {
  const { text, whole, mentions } = parsed
  const experiment = EXPERIMENT.test(whole)
  if (!experiment && !ADVICE.test(text)) return null
  const [first, second] = mentions
  const alone = isLever(parsed) ? [first, undefined] : [undefined, first]
  const [habit, aim] = first && second ? sidesOf(parsed, first, second) : alone
  const target = aim?.metrics[0] ?? centralOf(parsed)[0]
  if (!target) return null
  const proposed = habit?.metrics[0] ?? null
  return {
    kind: "coaching",
    target,
    habit: proposed === target ? null : proposed,
    period: longEnough({ ...parsed, metrics: [target] }, DEFAULT_DAYS.coaching),
    asks: experiment ? "experiment" : "plan",
  }
}

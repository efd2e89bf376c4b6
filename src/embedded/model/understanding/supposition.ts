import type { Metric } from "#domain/metric"
import type { Mention } from "#embedded/model/understanding/words/lexicon"
import { phrases } from "#language/phrases"

/** Little of a thing, right before its name: "less coffee", "cutting down on coffee". */
const LITTLE_OF = phrases`
  (less|fewer|little|low|lower|short|shorter|early|earlier|bad|poor|worse) [of] [(my|the|a)]
  cut/s/ting [(down|back|out)] [on] [(my|the)]
  (reduc*|skip*|without|avoid*|quit*|giving up|stopping|dropping) [(my|the|any)]
`
/** The same within a name: "short night", "sleep badly". */
const LITTLE_ITSELF = phrases`
  (less|badly|poorly|worse|early|short|shorter|bad|poor)
`
/** The same behind a name: "slept badly", "go to bed early". */
const DONE_LITTLE = phrases`
  (less|badly|poorly|worse|early|earlier)
`
const HARM = phrases`
  (bad|badly|worse|worst|poorly|poorer)
  (ruin*|wreck*|mess*|damag*|destroy*|kill*|hurt*|harm*|spoil*|upset*|disturb*|disrupt*|tank*|worsen*)
  keep/s/ing me (up|awake)
`
const HELP = phrases`
  (better|good|improv*|help*|benefi*|boost*|fix*|well)
`
const RISE = phrases`
  (more|higher|longer|later|deeper|faster)
  (rais*|increas*|lengthen*|ris/e/es/ing|climb*|push/es up|up)
`
const FALL = phrases`
  (less|fewer|lower*|shorter|earlier|slower)
  (reduc*|decreas*|drop*|fall/s/ing|shorten*|down)
`

const goodWay = ({ key, direction }: Metric): number =>
  direction === null ? (key.startsWith("sleep") ? 1 : 0) : direction === "higher" ? 1 : -1

const wayOf = (text: string, target: Metric): number => {
  if (HARM.test(text)) return -goodWay(target)
  if (HELP.test(text)) return goodWay(target)
  if (FALL.test(text)) return -1
  return RISE.test(text) ? 1 : 0
}

/**
 * Which way a question supposes that a target goes with more of what is mentioned: 1 up, -1 down, 0 where it does
 * not say. "Is my sleep better when I drink less coffee" supposes that sleep goes down with coffee.
 */
export const supposedSign = (text: string, feature: Mention, target: Metric): number => {
  const before = LITTLE_OF.spanBefore(text, feature.start)
  const behind = DONE_LITTLE.spanFrom(text, feature.end)
  const itself = LITTLE_ITSELF.test(text.slice(feature.start, feature.end))
  const rest = `${text.slice(0, before?.start ?? feature.start)} ${text.slice(behind?.end ?? feature.end)}`
  return wayOf(rest, target) * (before || behind || itself ? -1 : 1)
}

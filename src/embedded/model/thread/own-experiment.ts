import type { OwnExperiment } from "#embedded/model/questions/experiment/intent"
import { readOwnExperiment } from "#embedded/model/questions/experiment/read"
import { asking, type Way } from "#embedded/model/thread/heard"
import { type PhraseTable, phrases } from "#language/phrases"

/** What a message does to, or asks about, the experiment of its person. */
export const asOwnExperiment: Way = ({ own }) => {
  const experiment = readOwnExperiment(own)
  return experiment === null || (experiment.asks === "start" && experiment.plan === null)
    ? null
    : asking(experiment, own)
}

type Asked = Exclude<OwnExperiment["asks"], "start" | "propose" | "mark">

const FOLLOW_UPS: ReadonlyArray<readonly [Asked, PhraseTable]> = [
  [
    "today",
    phrases`what (do|should|must|shall) i [have to] do (today|now|tonight|tomorrow|first)
    (what is|what's|whats|what|what about) (today|now|it today|on today)
    (is|was) today [a|an] ...2 day
    when (does|do|will) (it|we|i) (start|begin)`,
  ],
  [
    "stop",
    phrases`^ ...3(ok|no|oh|well|please|actually|let's|lets|i|want|to) (stop|end|cancel|quit|abort) (it|that|this)
    ^ ...3(ok|no|oh|well|please|actually|let's|lets) (stop|cancel|end) $`,
  ],
  [
    "progress",
    phrases`(how's|hows|how is|how) ...1 (it|that|this|things) ...1 (going|doing|coming along|looking)
    where (do|am|are) (i|we) stand
    what day [of it] (am i|are we|is it)`,
  ],
  [
    "left",
    phrases`how (many|much) [more] (day/s|night/s|week/s|time|longer) ...3(left|to|go|remain|are|is|there|more)
    how (long|much longer) ...4(does|do|will|is|it|have|i|to|take|last|go|left)
    when (does|is|will) (it|that|this) ...2(be|over|end|finish|done|finished)`,
  ],
  [
    "matters",
    phrases`(does|is|will) (it|that|this) ...2(really|a) (matter|bad|problem|count|ruin|spoil) [it|anything]
    (is|was) (it|that|this) (ok|okay|fine|a problem|bad)`,
  ],
  [
    "so_far",
    phrases`(what|how) ...4(does|is|do|it|that|things|are|have) (look|looking|going|found|see|say) ...4
    (anything|something|any results|results|any difference) (yet|so far)
    (so far|does it work|is it working)`,
  ],
  [
    "may_stop",
    phrases`(can|may|should|could) i ...1 (stop|quit|end|pause|give up|leave) [it|that|this]`,
  ],
]
const MISSED = phrases`
  (i|i've|i have) ...2(just|already|kind) (forgot|missed|skipped|broke|didn't|did not|couldn't|didnt|couldnt) ...8
  ^ ...2(ok|oops|sorry|oh|no) (forgot|missed|skipped) (it|that|today|yesterday) ...3
`
const DONE = phrases`(i|i've|i have) (did|done|managed|kept|stuck to) (it|that|to it) ...4`
/** What an experiment does; no sport. */
const RUNS = phrases`(it|that|this|experiment) ...1 (run|runs|running)`
const MAX_CHARS = 60

/** "how many days left", "I forgot it on Monday", behind something about the experiment of the person. */
export const asOfExperiment: Way = ({ own, leaned }) => {
  const { whole, mentions, periods, dates } = own
  const isMark = MISSED.test(whole) || DONE.test(whole)
  if (whole.length > MAX_CHARS || (mentions.length > 0 && !isMark && !RUNS.test(whole))) return null
  const asks = FOLLOW_UPS.find(([, wordings]) => wordings.test(whole))?.[0] ?? null
  const before = asks === null && !isMark ? null : leaned()
  if (before?.intents.at(-1)?.kind !== "experiment") return null
  if (!isMark) return asks && asking({ kind: "experiment", asks }, own)
  const date = periods[0]?.window.to ?? dates.today
  return asking({ kind: "experiment", asks: "mark", date, done: !MISSED.test(whole) }, own)
}

import { levelOf } from "#embedded/model/questions/handover"
import { kindOf } from "#embedded/model/questions/kinds"
import { asking, type Way } from "#embedded/model/thread/heard"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

const ABOUT = phrases`
  and
  so
  but
  ok
  what about
  how about
  (what|how) (was|is) (it|that)
  then
  at
  in
`
const WORD = /[\p{L}\p{N}]/u

/** Kinds that judge a level: another time behind them is for the level, not for a second judgement. */
const JUDGED: ReadonlySet<string> = new Set(["norm", "usual", "worry"])

/** "and a year ago?" behind "is that good?" is for the level at that time. */
export const asAtTime: Way = ({ own, leaned }) => {
  const { text, mentions, periods } = own
  const [period, more] = periods
  const rest = without(text, [{ start: 0, end: openingEnd(text) }])
  if (!period || more || mentions.length > 0 || WORD.test(without(rest, ABOUT.find(rest))))
    return null
  const before = leaned()
  const intent = before?.intents.at(-1)
  if (!before || !intent || !JUDGED.has(intent.kind)) return null
  const parsed = { ...before.parsed, periods }
  const metrics = kindOf(intent).metrics(intent)
  return metrics.length > 0 ? asking(levelOf(parsed, metrics, period), parsed) : null
}

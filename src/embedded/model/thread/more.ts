import { intentOf } from "#embedded/model/questions/intent-of"
import { asking, type Way } from "#embedded/model/thread/heard"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

const MORE = phrases`
  (something|anything) (else|new|different)
  (another|next) [one]
  (what|and what) else
  (more !(about)|go on|keep going|and more)
  (tell|give|show) me (something|anything) ...1 (else|new|don't know)
`
const ELSE = phrases`
  ^ ...2(and|is|there|ok|so|was|tell|me) (something|anything) else $
  ^ ...2(and|is|there|ok|so|was|tell|me) (something|anything) else (interesting|notable|new|there|striking) $
`
const MAX_CHARS = 40

/** "something else" behind what was found: the findings that come next. */
export const asMore: Way = ({ own, leaned }) => {
  const { whole, mentions, periods } = own
  if (mentions.length + periods.length > 0 || whole.length > MAX_CHARS || !MORE.test(whole))
    return null
  const before = leaned()
  const intent = before?.intents.at(-1)
  if (before === null) return null
  if (intent?.kind === "scan")
    return asking({ ...intent, skipped: (intent.skipped ?? 0) + 1 }, before.parsed)
  if (!ELSE.test(whole)) return null
  const parsed = parseQuestion(own.briefing, "find something interesting in my data")
  return asking(intentOf(parsed), parsed)
}

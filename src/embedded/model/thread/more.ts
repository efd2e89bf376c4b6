import { asking, type Way } from "#embedded/model/thread/heard"
import { phrases } from "#language/phrases"

const MORE = phrases`
  (something|anything) (else|new|different)
  (another|next) [one]
  (what|and what) else
  (more|go on|keep going|and more)
  (tell|give|show) me (something|anything) ...1 (else|new|don't know)
`
const MAX_CHARS = 40

/** "something else" behind what was found: the findings that come next. */
export const asMore: Way = ({ own, leaned }) => {
  const { whole, mentions, periods } = own
  if (mentions.length + periods.length > 0 || whole.length > MAX_CHARS || !MORE.test(whole))
    return null
  const before = leaned()
  const intent = before?.intents.at(-1)
  return before && intent?.kind === "scan"
    ? asking({ ...intent, skipped: (intent.skipped ?? 0) + 1 }, before.parsed)
    : null
}

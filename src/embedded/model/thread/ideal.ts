import { intentOf } from "#embedded/model/questions/intent-of"
import { asking, type Way } from "#embedded/model/thread/heard"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

const IDEAL = phrases`
  (what|when|which) ...4 (ideal|best|optimal|optimum|perfect|right) ...1 (time|hour|bedtime|amount|number|point|dose)
  (what|when|which) ...4 (ideal|optimal|optimum|perfect)
  when should i [then] go to bed ...1(then|tonight)
`
const MAX_CHARS = 60

/** "what would be the ideal time" behind a link: of what acts, for what is acted on. */
export const asIdeal: Way = ({ own, leaned, earlier }) => {
  const { whole, mentions, periods, briefing } = own
  if (mentions.length > 1 || periods.length > 0 || whole.length > MAX_CHARS || !IDEAL.test(whole))
    return null
  for (const before of [leaned(), earlier()]) {
    const intent = before?.intents.at(-1)
    const [pair] = intent?.kind === "association" ? intent.pairs : []
    if (!pair) continue
    const parsed = parseQuestion(
      briefing,
      `what is the ideal ${pair.feature.name} for my ${pair.target.name}`,
    )
    return asking(intentOf(parsed), parsed)
  }
  return null
}

import { SUCH_DAYS } from "#embedded/model/questions/association/such-days"
import { intentOf } from "#embedded/model/questions/intent-of"
import { asking, type Way } from "#embedded/model/thread/heard"
import { pickedOut } from "#embedded/model/thread/picked"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"

const MAX_CHARS = 90

/** "and on days I have more than usual, do I sleep less" behind a measure: on days with more of that one. */
export const asOnSuchDays: Way = ({ own, leaned }) => {
  const { whole, metrics, briefing } = own
  const [named, more] = metrics
  const [said] = whole.length > MAX_CHARS ? [] : SUCH_DAYS.find(whole)
  if (!named || more || !said) return null
  const before = leaned()
  const metric = before && pickedOut(before).metric
  if (!metric || metric === named) return null
  const full = `${whole.slice(0, said.end)} ${metric.name} ${whole.slice(said.end)}`
  const parsed = parseQuestion(briefing, full)
  const intent = intentOf(parsed)
  return intent.kind === "association" ? asking(intent, parsed) : null
}

import { isJudgeable } from "#catalogue/norms/bands"
import { intentOf } from "#embedded/model/questions/intent-of"
import { asking, type Way } from "#embedded/model/thread/heard"
import { pickedOut } from "#embedded/model/thread/picked"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { type Somebody, somebodyIn } from "#embedded/model/understanding/profile/somebody"
import { type PhraseTable, phrases } from "#language/phrases"

const PEERS = phrases`
  (compare|compared|compares|comparing|stack up|versus|vs|than|against|for|among|of) ...4(to|with|other|most|the|a|an|
    average|normal|healthy|that|it|does|is) (men|women|man|woman|people|others|guys|somebody|someone|everyone|
    everybody|peers)
  (compare|compared|compares|for|of|at) ...3(to|with|other|people|somebody|someone|others|a|men|women) my age
  (other|most) (men|women|people)
`
const MAX_CHARS = 60

const SEXES: ReadonlyArray<readonly [NonNullable<Somebody["gender"]>, PhraseTable]> = [
  ["female", phrases`women | woman | female/s | ladies`],
  ["male", phrases`men | man | male/s | guys`],
]

/** "how does that compare to men my age": what the thread is about, beside people who are described. */
export const asOfPeers: Way = ({ own, leaned }) => {
  const { whole, mentions, periods, briefing } = own
  if (mentions.length + periods.length > 0 || whole.length > MAX_CHARS || !PEERS.test(whole))
    return null
  const before = leaned()
  const metric = before && pickedOut(before).metric
  if (!before || !metric || !isJudgeable(metric.key)) return null
  const parsed = parseQuestion(briefing, `how does my ${metric.name} compare with other people`)
  const intent = intentOf(parsed)
  if (intent.kind !== "norm") return null
  const last = before.intents.at(-1)!
  const gender = SEXES.find(([, wordings]) => wordings.test(whole))?.[0]
  const of = {
    ...(last.kind === "norm" ? last.of : {}),
    ...somebodyIn(whole)?.somebody,
    ...(gender ? { gender } : {}),
  }
  return asking({ ...intent, of }, parsed)
}

const SO = phrases`
  ^ so $
  ^ (and|ok) so $
  ^ so what $
  ^ so what now $
  ^ what now $
  ^ now what $
`

/** "so?" behind a judgement: what can be done about it. */
export const asSoWhat: Way = ({ own, leaned }) => {
  const { whole, briefing } = own
  const before = SO.test(whole) ? leaned() : null
  const intent = before?.intents.at(-1)
  const [metric] = intent?.kind === "norm" ? intent.metrics : []
  if (!metric || metric.direction === null) return null
  const parsed = parseQuestion(briefing, `how can I improve my ${metric.name}`)
  return asking(intentOf(parsed), parsed)
}

import { intentOf } from "#embedded/model/questions/intent-of"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import { asking, type Heard, type Leaned, type Way } from "#embedded/model/thread/heard"
import { inFull } from "#embedded/model/thread/in-full"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { facetIn, overallIn } from "#embedded/model/understanding/thread/facet"
import { phrases } from "#language/phrases"

const MAX_CHARS = 60
/** Names training in general, of which a kind is asked for. */
const OF_KIND = phrases`what (kind|sort|type) of (training|exercise|workout/s|sport|food)`

/** Kinds that take the central measures where a message names none. */
const DEFAULTING: ReadonlySet<Intent["kind"]> = new Set<Intent["kind"]>([
  "coaching",
  "drivers",
  "overview",
  "review",
  "shift",
  "change",
  "comparison",
  "since",
  "split",
  "explanation",
  "level",
])

/** Kinds of talk that mean that nothing of the data was understood. */
const NOT_UNDERSTOOD: ReadonlySet<string> = new Set(["unclear", "off_topic", "future", "beyond"])

/**
 * Whether a message by itself says nothing of the thing that was talked about: it was not understood, it asks for
 * what was just answered, or it takes the central measures for want of another.
 */
const isEmpty = ({ intents, parsed }: Heard, before: Leaned): boolean => {
  const [intent, more] = intents
  if (!intent || more) return false
  if (intent.kind === "talk") return NOT_UNDERSTOOD.has(intent.about)
  if (before.intents.some((each) => Bun.deepEquals(each, intent))) return true
  // A level is what is left of the question before where nothing else was understood.
  return intent.kind === "level" || (parsed.mentions.length === 0 && DEFAULTING.has(intent.kind))
}

/** Kinds that are about several measures of somebody, or their labs. */
const OF_MANY: ReadonlySet<Intent["kind"]> = new Set<Intent["kind"]>([
  "overview",
  "comparison",
  "shift",
  "review",
  "scan",
  "today",
  "labs",
])

/** "what's the weakest bit", "anything getting better?" behind an answer about several measures. */
export const asOverall: Way = ({ own, leaned }) => {
  const { whole, mentions, briefing } = own
  const full = mentions.length > 0 || whole.length > MAX_CHARS ? null : overallIn(whole)
  const before = full === null ? null : leaned()
  const intent = before?.intents.at(-1)
  if (full === null || !intent) return null
  if (!OF_MANY.has(intent.kind) && kindOf(intent).metrics(intent).length < 2) return null
  const parsed = parseQuestion(briefing, full)
  return asking(intentOf(parsed), parsed)
}

/** What a message in its own words wants of the thing that was talked about, where by itself it says nothing of it. */
export const asFacet: Way = ({ own, leaned, plainly }) => {
  const { whole, mentions } = own
  const isMeant = whole.length <= MAX_CHARS && (mentions.length === 0 || OF_KIND.test(whole))
  const full = isMeant ? facetIn(whole) : null
  const before = full === null ? null : leaned()
  if (full === null || before === null) return null
  if (mentions.length === 0 && !isEmpty(plainly(), before)) return null
  const found = inFull(full, own, before.aside ?? before)
  const [intent] = found?.intents ?? []
  const isSaid = before.intents.some((each) => Bun.deepEquals(each, intent))
  return found && intent?.kind !== "talk" && !isSaid ? found : null
}

import type { Profile } from "#domain/profile"
import type { Alert } from "#domain/safety"
import type { Message } from "#domain/turn"
import { pattern } from "#language/pattern"
import { judge } from "#safety/judgement"
import { type NormalisedSentence, normaliseMessage } from "#safety/normalise-message"
import { type Person, personOf } from "#safety/person"
import { excerptOf, readSentences, type Said } from "#safety/said"
import { runAll, type Steps } from "#safety/steps"
import { EARLIER } from "#safety/texts"

/** What a person said before somebody else had a word. */
interface Stretch {
  readonly said: Said
  /** What was answered to it; empty for the last. */
  readonly reply: string
}

const HELPS = pattern(
  String.raw`
    \b(?:911|112|999|988|emergency|ambulance|crisis (?:line|hotline)|urgent care|hotline|call (?:a|
    your) (?:clinician|doctor))\b`,
  "i",
)
const RESOLVED = pattern(
  String.raw`
    \b(?:i am (?:fine|ok|okay|better|safe|alright|all right|good|at the (?:er|ed|hospital|
    doctor'?s?))(?: now| again)?|(?:he|she|everyone|everything) is (?:fine|ok|okay|safe|
    better)(?: now)?|(?:it|pain|that|this) (?:is |has )?(?:all |completely )?(?:gone|passed|over|
    stopped|resolved|went away)|went away|false alarm|(?:i |we |have |already )+(?:called|rang|
    phoned) (?:911|112|999|988|an ambulance|the ambulance|emergency|my doctor|the doctor|a doctor)|
    (?:saw|seen by|been to|went to|back from) (?:a |an |my |the )?(?:doctor|er|ed|hospital|cardiologist|
    gp)|(?:was|only|just) (?:just )?(?:a joke|joking|kidding|testing|a test)|cleared|discharged|(?:back|
    up|down) (?:to|at) \d+(?:[.,]\d+)?(?: \w+(?:/\w+)?)? (?:now|again)|(?:now|again) (?:back )?(?:at|
    to) \d+)\b`,
)
const UNRESOLVED = pattern(
  String.raw`
    \b(?:not|has not|is not|never) (?:\w+ )?(?:gone|passed|over|stopped|fine|ok|okay|better|safe|
    good)\b|\bno(?:t|body)? .{0,10}cleared\b`,
)
const GOES_ON = pattern(
  String.raw`
    \b(?:still (?:there|here|hurts?|bad|the same|feel\w*|have|having|going)|(?:getting|got|gets|feels?|
    it is|much|even) worse|not (?:gone|going away|better|stopp\w+)|(?:is|came|coming) back|
    happening again|what (?:should|do|can) i do(?: now)?|should i (?:really )?(?:call|go|wait)|
    do not want to (?:call|go)|will not call|cannot call|nobody (?:is )?(?:answering|coming))\b`,
)

/** Speaks of what was said before, or adds to it. */
const REFERS =
  /\b(?:it|its|her|his|their|him|them|that|this|those|she|he|they|also|fever\w*|chills|vomit\w*|ketones|symptoms?)\b/
/** What was said longer ago is not read again. */
const MAX_STRETCHES = 20
/** Characters of a reply in which help would be named. */
const MAX_REPLY = 4_000

function* stretchesOf(messages: ReadonlyArray<Message>): Steps<ReadonlyArray<Stretch>> {
  const parts: Array<{ contents: Array<string>; reply: string }> = []
  for (const { role, content } of messages) {
    const open = parts.at(-1)
    if (role === "user") {
      if (open && open.reply === "") open.contents.push(content)
      else parts.push({ contents: [content], reply: "" })
    } else if (role === "assistant" && open) open.reply += `${content.slice(0, MAX_REPLY)}\n`
  }
  const stretches: Array<Stretch> = []
  for (const { contents, reply } of parts.slice(-MAX_STRETCHES)) {
    const sentences: Array<NormalisedSentence> = []
    for (const content of contents.slice(-MAX_STRETCHES))
      for (const sentence of yield* normaliseMessage(content)) sentences.push(sentence)
    stretches.push({ said: yield* readSentences(sentences), reply })
  }
  return stretches
}

/** Who asks, from the profile and from everything they have said. */
function* personIn(stretches: ReadonlyArray<Stretch>, profile: Profile | null): Steps<Person> {
  let { isPregnant, isMinor } = personOf(profile, "")
  for (const { said } of stretches) {
    const known = personOf(null, excerptOf(said.sentences))
    isPregnant ||= known.isPregnant
    isMinor ||= known.isMinor
    yield
  }
  return { isPregnant, isMinor }
}

const isUrgent = ({ escalation }: Alert): boolean =>
  escalation === "immediate" || escalation === "urgent_same_day"

const isResolved = (later: ReadonlyArray<Stretch>): boolean =>
  later.some(({ said }) =>
    said.sentences.some((sentence) => RESOLVED.test(sentence) && !UNRESOLVED.test(sentence)),
  )

/** What was said before and still counts: nobody helped, or it goes on. */
function* pending(
  earlier: ReadonlyArray<Stretch>,
  last: Stretch,
  person: Person,
  profile: Profile | null,
): Steps<ReadonlyArray<Alert>> {
  for (const [at, { said, reply }] of [...earlier.entries()].toReversed()) {
    const judged = yield* judge(said, person, profile)
    const alerts = judged.filter(isUrgent)
    const since = [...earlier.slice(at + 1), last]
    if (alerts.length === 0 || isResolved(since)) continue
    const replies = [reply, ...since.map((stretch) => stretch.reply)].join("\n")
    const goesOn = at === earlier.length - 1 && GOES_ON.test(excerptOf(last.said.sentences))
    if (!HELPS.test(replies) || goesOn) return alerts
    const isLatest = at === earlier.length - 1
    if (isLatest && alerts[0]!.escalation === "immediate")
      return [{ escalation: "immediate", rule: "earlier", text: EARLIER, alone: false, facts: [] }]
  }
  return []
}

/** What the last words mean only together with those before: "a fever too", "should I stop it?". */
function* inAddition(
  before: Stretch | undefined,
  last: Stretch,
  person: Person,
  profile: Profile | null,
): Steps<ReadonlyArray<Alert>> {
  if (!before || !last.said.sentences.some((sentence) => REFERS.test(sentence))) return []
  const alone = yield* judge(before.said, person, profile)
  const known = new Set(alone.map(({ text }) => text))
  const together = yield* readSentences([...before.said.normalised, ...last.said.normalised])
  const both = yield* judge(together, person, profile)
  return both.filter((alert) => alert.alone && !known.has(alert.text))
}

/**
 * The red flags of a conversation, before anything else is done with it. Every message of the person
 * is read. An emergency or something for the same day that was said earlier still counts, alone,
 * until a reply has named help or the person has said that it is over; once help was named, the next
 * turn begins with a reminder. Pregnancy and age count from whenever they were mentioned, and what refers
 * to the message before is read with it.
 */
export function* screening(
  messages: ReadonlyArray<Message>,
  profile: Profile | null,
): Steps<ReadonlyArray<Alert>> {
  const stretches = yield* stretchesOf(messages)
  const last = stretches.at(-1)
  if (!last) return []
  const person = yield* personIn(stretches, profile)
  const now = yield* judge(last.said, person, profile)
  if (now.some((alert) => alert.alone && isUrgent(alert))) return now
  const earlier = stretches.slice(0, -1)
  const isUnsure = now.every(({ escalation }) => escalation === "check")
  const added = isUnsure ? yield* inAddition(earlier.at(-1), last, person, profile) : []
  if (added.length > 0) return added
  const before = yield* pending(earlier, last, person, profile)
  return before.some(({ alone }) => alone) ? before : [...before, ...now]
}

/** The same without a pause. */
export const screen = (
  messages: ReadonlyArray<Message>,
  profile: Profile | null,
): ReadonlyArray<Alert> => runAll(screening(messages, profile))

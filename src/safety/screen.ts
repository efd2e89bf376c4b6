import type { Profile } from "#domain/profile"
import type { Alert } from "#domain/safety"
import type { Message } from "#domain/turn"
import { lexiconOf, matchText } from "#language/lexicon"
import { runAll, type Steps } from "#language/steps"
import { plainText, tokensOf } from "#language/tokens"
import { HELP_NAMED, outcomeCues } from "#safety/cues/outcome"
import { HEARD_OF_BODY, speaksOfConcern } from "#safety/heard-urgency"
import { judge } from "#safety/judgement"
import { type LifeStage, saysMinor, saysPregnant, stageInProfile } from "#safety/life-stage"
import { type NormalisedSentence, normaliseMessage } from "#safety/normalise-message"
import { mentions } from "#safety/passage"
import { asks, isPlainAmount } from "#safety/plain-question"
import { readSentences, type Said, sentenceAt, wholeOf } from "#safety/said"
import { EARLIER } from "#safety/texts"

/** What a person said before somebody else had a word. */
interface Stretch {
  readonly said: Said
  /** What was answered to it; empty for the last. */
  readonly reply: string
}

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

/** The person's stage of life, from the profile and from everything they have said. */
function* stageIn(stretches: ReadonlyArray<Stretch>, profile: Profile | null): Steps<LifeStage> {
  let { isPregnant, isMinor } = stageInProfile(profile)
  for (const { said } of stretches) {
    isPregnant ||= saysPregnant(wholeOf(said))
    isMinor ||= saysMinor(wholeOf(said))
    yield
  }
  return { isPregnant, isMinor }
}

const isUrgent = ({ escalation }: Alert): boolean =>
  escalation === "immediate" || escalation === "urgent_same_day"

const isOver = (said: Said): boolean =>
  said.spans.some(
    (_, at) =>
      mentions(sentenceAt(said, at), outcomeCues.resolved) &&
      !mentions(sentenceAt(said, at), outcomeCues.unresolved),
  )

/** The words by which a reply names help. */
const helpLexicon = lexiconOf(() => [HELP_NAMED], {})

function* namesHelp(reply: string): Steps<boolean> {
  const text = yield* matchText(helpLexicon, tokensOf(plainText(reply)))
  return helpLexicon.numbersOf(HELP_NAMED).some((phrase) => text.matchesOf(phrase).length > 0)
}

/** Whether only the classifier heard something, of a body, in questions that name none: help is named once. */
const isGuess = (said: Said, { rule }: Alert): boolean =>
  rule === HEARD_OF_BODY &&
  !speaksOfConcern(said) &&
  said.spans.every((_, at) => asks(sentenceAt(said, at)) || isPlainAmount(sentenceAt(said, at)))

/** What was said before and still counts: nobody helped, or it goes on. The first `calm` of it are harmless. */
function* pending(
  earlier: ReadonlyArray<Stretch>,
  calm: number,
  last: Stretch,
  stage: LifeStage,
  profile: Profile | null,
): Steps<ReadonlyArray<Alert>> {
  let isHelped = false
  for (const [at, { said, reply }] of [...earlier.entries()].toReversed()) {
    isHelped ||= yield* namesHelp(reply)
    if (at < calm) continue
    const judged = yield* judge(said, stage, profile)
    const alerts = judged.filter(isUrgent)
    const since = [...earlier.slice(at + 1), last]
    if (alerts.length === 0 || since.some(({ said }) => isOver(said))) continue
    const goesOn = at === earlier.length - 1 && mentions(wholeOf(last.said), outcomeCues.goesOn)
    if (!isHelped || goesOn) return alerts
    const isLatest = at === earlier.length - 1
    if (isLatest && alerts[0]!.escalation === "immediate" && !isGuess(said, alerts[0]!))
      return [{ escalation: "immediate", rule: "earlier", text: EARLIER, alone: false, facts: [] }]
  }
  return []
}

/** What the last words mean only together with those before: "a fever too", "should I stop it?". */
function* inAddition(
  before: Stretch | undefined,
  last: Stretch,
  stage: LifeStage,
  profile: Profile | null,
  isAfterCalm: boolean,
): Steps<ReadonlyArray<Alert>> {
  if (!before || !mentions(wholeOf(last.said), outcomeCues.refers)) return []
  const alone = yield* judge(before.said, stage, profile)
  const known = new Set(alone.map(({ text }) => text))
  const together = yield* readSentences([...before.said.normalised, ...last.said.normalised])
  const both = yield* judge(together, stage, profile, isAfterCalm)
  return both.filter((alert) => alert.alone && !known.has(alert.text))
}

/** How many of the first stretches are harmless; each is heard as behind the harmless ones before it. */
function* calmOf(
  stretches: ReadonlyArray<Stretch>,
  stage: LifeStage,
  profile: Profile | null,
): Steps<number> {
  for (const [at, { said }] of stretches.entries()) {
    if (speaksOfConcern(said) || (yield* judge(said, stage, profile, at > 0)).length > 0) return at
  }
  return stretches.length
}

/**
 * The red flags of a conversation, before anything else is done with it. Every message of the person
 * is read. An emergency or something for the same day that was said earlier still counts, alone,
 * until a reply has named help or the person has said that it is over; once help was named, the next
 * turn begins with a reminder. Pregnancy and age count from whenever they were mentioned, and what refers
 * to the message before is read with it. "Is it bad?" and a short question in words that nobody listed are
 * no signs where all that was said before is harmless.
 */
export function* screening(
  messages: ReadonlyArray<Message>,
  profile: Profile | null,
): Steps<ReadonlyArray<Alert>> {
  const stretches = yield* stretchesOf(messages)
  const last = stretches.at(-1)
  if (!last) return []
  const stage = yield* stageIn(stretches, profile)
  const earlier = stretches.slice(0, -1)
  const calm = yield* calmOf(earlier, stage, profile)
  const isAfterCalm = calm > 0 && calm === earlier.length
  const now = yield* judge(last.said, stage, profile, isAfterCalm)
  if (now.some((alert) => alert.alone && isUrgent(alert))) return now
  const isUnsure = now.every(({ escalation }) => escalation === "check")
  const added = isUnsure ? yield* inAddition(earlier.at(-1), last, stage, profile, isAfterCalm) : []
  if (added.length > 0) return added
  const before = yield* pending(earlier, calm, last, stage, profile)
  return before.some(({ alone }) => alone) ? before : [...before, ...now]
}

/** The same without a pause. */
export const screen = (
  messages: ReadonlyArray<Message>,
  profile: Profile | null,
): ReadonlyArray<Alert> => runAll(screening(messages, profile))

import type { Briefing } from "#domain/briefing"
import { readOwnExperiment } from "#embedded/model/questions/experiment/read"
import { intentOf } from "#embedded/model/questions/intent-of"
import type { Intent } from "#embedded/model/questions/kinds"
import { readQuestion } from "#embedded/model/questions/reading"
import { readDeepResearch } from "#embedded/model/questions/scan/read"
import { readSeveral } from "#embedded/model/questions/several"
import type { Telling } from "#embedded/model/questions/telling"
import {
  type Heard,
  inFull,
  type Leaned,
  leanedOn,
  moved,
  ranked,
  sinceThen,
} from "#embedded/model/questions/thread"
import { asksForDetails } from "#embedded/model/understanding/details"
import { questionAlone, questionOf } from "#embedded/model/understanding/follow-up"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { besideNotes, notesIn } from "#embedded/model/understanding/profile/note"
import { completed } from "#embedded/model/understanding/thread/completed"

import { withPronoun, writtenInFull } from "#embedded/model/understanding/thread/ellipsis"
import { type Move, moveOf } from "#embedded/model/understanding/thread/move"

import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { phrases } from "#language/phrases"

/** What a message asks. */
export interface Understood {
  /** The intents of its questions, in their order; at least one. */
  readonly intents: ReadonlyArray<Intent>
  /** The content words that these do not account for. */
  readonly leftOut: ReadonlyArray<string>
  /** Whether it asks for the statistics behind an answer. */
  readonly details: boolean
  /** How it is answered; as it is unless this says otherwise. */
  readonly telling?: Telling
}

const isTalk = ({ kind }: Intent): boolean => kind === "talk"

/** Kinds of talk that mean that a message was not understood. */
const NOT_UNDERSTOOD: ReadonlySet<string> = new Set(["unclear", "off_topic"])

const isUnclear = (intent: Intent): boolean =>
  intent.kind === "talk" && NOT_UNDERSTOOD.has(intent.about)

/** A message by itself, or completed from the one before it. */
const heardPlainly = (briefing: Briefing, leaned: () => Leaned | null): Heard => {
  const parsed = questionOf(briefing, () => leaned()?.parsed ?? null)
  const whole = readQuestion(parsed)
  const questions = readSeveral(briefing, whole.intent) ?? [whole]
  return {
    intents: questions.map(({ intent }) => intent),
    leftOut: questions.flatMap(({ leftOut }) => leftOut),
    parsed,
    telling: "answer",
  }
}

/** A message as one of a thread; null where it stands for itself. */
const heardInThread = (
  own: ParsedQuestion,
  leaned: () => Leaned | null,
): Heard | "alone" | null => {
  if (own.mentions.length > 0) return null
  const move = own.periods.length === 0 ? moveOf(own.whole) : null
  const full = move === null ? writtenInFull(own.text) : null
  if (move === null && full === null) return null
  const before = leaned()
  if (before === null) return move === null || isDeed(move) ? null : "alone"
  if (full !== null && WHY.beginsAt(full, 0) && CHANGES.has(before.intents.at(-1)!.kind))
    return null
  return move === null
    ? inFull(full!, own, before)
    : moved(move, own, before, () => leanedOn(before.briefing, heard))
}

const WHY = phrases`why`
/** Kinds whose "why?" is for the change that they asked about, in their own words. */
const CHANGES: ReadonlySet<string> = new Set(["change", "shift", "since", "overview", "comparison"])

const isDeed = (move: Move): boolean => move === "agree" || move === "decline"

const hear = (briefing: Briefing): Heard => {
  let found: Leaned | null | undefined
  const leaned = () => {
    if (found === undefined) found = leanedOn(briefing, heard)
    return found
  }
  const own = questionAlone(briefing)
  const experiment = readOwnExperiment(own)
  if (experiment !== null && !(experiment.asks === "start" && experiment.plan === null))
    return { intents: [experiment], parsed: own, telling: "answer" }
  const threaded = heardInThread(own, leaned)
  const alone: Heard = {
    intents: [{ kind: "talk", about: "alone" }],
    parsed: own,
    telling: "answer",
  }
  if (threaded === "alone") return alone
  if (threaded !== null) return threaded
  const aside = beside(own, leaned)
  if (aside !== null) return aside
  const judging = JUDGES.beginsAt(own.whole, openingEnd(own.whole)) ? referring(own, leaned) : null
  if (judging !== null) return judging
  const plain = heardPlainly(briefing, leaned)
  if (!isUnclear(plain.intents[0]!)) return plain
  return referring(own, leaned) ?? continued(own, leaned) ?? plain
}

/** Says something within a thread, and asks nothing. */
const STATES = phrases`
  (i|it|she|he|we|they|that) ...1 (had|was|wasn't|were|forgot|ate|drank|did|didn't|knew|got|went|took|changed|moved)
  (that's|that is|it's|it is) (wrong|right|not right|interesting|good to know|strange|odd|funny)
  i (don't|do not) have
`
const BEGAN = phrases`
  (was|were) born
  (it|that|this|she|he) was (on|the)
  (i|we|it|she|he) (started|stopped|began|moved|changed|quit)
`
const ASKS = phrases`(why|how|what|which|when|who|where|show|compare|tell|give)`

/** What a person says in a thread without asking, or asks of a list; null for anything else. */
const beside = (own: ParsedQuestion, leaned: () => Leaned | null): Heard | null => {
  const { whole, mentions } = own
  if (mentions.length > 0 || whole.length > MAX_STATED) return null
  if (ORDINAL.test(whole)) {
    const before = leaned()
    return before && ranked(whole, before)
  }
  const isSaid = STATES.beginsAt(whole, openingEnd(whole)) || BEGAN.test(whole)
  const before = !isSaid || ASKS.test(whole) || whole.endsWith("?") ? null : leaned()
  if (before === null) return null
  const dated = BEGAN.test(whole) ? sinceThen(own, before) : null
  return dated ?? { intents: [{ kind: "talk", about: "noted" }], parsed: own, telling: "answer" }
}

const ORDINAL = phrases`(second|third|2nd|3rd) (best|worst|highest|lowest|longest|shortest)`
const MAX_STATED = 100

/** "is that a lot" is about what was answered, not another question of the kind before. */
const JUDGES = phrases`(is|was|are|were) (it|that|this|they)`

/** A message with its pronoun as what the thread is about; null where that says nothing more. */
const referring = (own: ParsedQuestion, leaned: () => Leaned | null): Heard | null => {
  const full = own.mentions.length === 0 ? withPronoun(own.whole) : null
  const before = full === null ? null : leaned()
  const found = before && inFull(full!, own, before)
  return found && !isTalk(found.intents[0]!) ? found : null
}

/** A short message completed from the question before it, where that makes another question of it. */
const continued = (own: ParsedQuestion, leaned: () => Leaned | null): Heard | null => {
  const before = own.whole.length <= MAX_CONTINUED ? leaned() : null
  if (before === null) return null
  const parsed = completed(own, before.parsed)
  const intent = intentOf(parsed)
  return isTalk(intent) || before.intents.some((each) => Bun.deepEquals(each, intent))
    ? null
    : { intents: [intent], parsed, telling: "answer" }
}

const MAX_CONTINUED = 60

/** A deep research that the request asks for, whatever it says; else what a message states, and then what it asks. */
const hearNoting = (briefing: Briefing): Heard => {
  const requested = briefing.deep_research && readDeepResearch(questionAlone(briefing))
  if (requested) return { intents: [requested], parsed: questionAlone(briefing), telling: "answer" }
  const notes = notesIn(briefing)
  if (notes === null) return hear(briefing)
  const noted: Intent = { kind: "noted", ...notes }
  if (notes.rest === "")
    return { intents: [noted], parsed: questionAlone(briefing), telling: "answer" }
  const asked = hear(besideNotes(briefing, notes))
  return { ...asked, intents: [noted, ...asked.intents] }
}

const known = new WeakMap<Briefing, Heard>()

/** What a message asks, in its thread, cached by briefing: every step of a turn needs it. */
const heard = (briefing: Briefing): Heard => {
  const before = known.get(briefing)
  if (before) return before
  const understood = hearNoting(briefing)
  known.set(briefing, understood)
  return understood
}

/** What the message of a briefing asks; a follow-up by the chain of the questions before it. */
export const understoodFrom = (briefing: Briefing): Understood => {
  const { intents, leftOut = [], telling } = heard(briefing)
  const details = telling === "evidence" || asksForDetails(briefing.question)
  return { intents, leftOut, details, telling }
}

/** The intent of the first question of a message. */
export const understand = (briefing: Briefing): Intent => understoodFrom(briefing).intents[0]!

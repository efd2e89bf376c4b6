import { type Said, saidIn } from "#catalogue/noted/said"
import type { Briefing } from "#domain/briefing"
import { lazy } from "#domain/lazy"
import type { Intent } from "#embedded/model/questions/kinds"
import type { Noted } from "#embedded/model/questions/noted/intent"
import { readDeepResearch } from "#embedded/model/questions/scan/read"
import { asking, type Heard, type Message } from "#embedded/model/thread/heard"
import { allBehind, leanedOn } from "#embedded/model/thread/leaned"
import { meantBy } from "#embedded/model/thread/meant"
import { placedIn } from "#embedded/model/thread/placed"
import { plainly } from "#embedded/model/thread/plain"
import { asReplied, judgedAs } from "#embedded/model/thread/replied"
import type { Telling } from "#embedded/model/thread/telling"
import { heardAs } from "#embedded/model/thread/ways"
import { asksForDetails } from "#embedded/model/understanding/details"
import { questionAlone } from "#embedded/model/understanding/follow-up"
import { besideNotes, notesIn } from "#embedded/model/understanding/profile/note"
import { beforeThis } from "#embedded/model/understanding/thread/before"
import type { Steps } from "#language/steps"

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

/** A message beside its thread, of which each part is read when a way asks for it. */
export const messageOf = (briefing: Briefing): Message => {
  const alone = questionAlone(briefing)
  const back = lazy(() => allBehind(briefing, heard))
  const leaned = lazy(() => meantBy(alone, leanedOn(briefing, heard), back))
  const own = placedIn(alone, leaned)
  return {
    briefing,
    own,
    leaned,
    earlier: lazy(() => leanedOn(leaned()?.briefing ?? briefing, heard)),
    back,
    plainly: lazy(() => plainly(briefing, own, leaned, heard)),
  }
}

const hear = (briefing: Briefing): Heard => heardAs(messageOf(briefing))

/** What a message asks beside what it notes in the diary, which is answered before any model is asked. */
const hearSaid = (briefing: Briefing, { rest }: Said): Heard => {
  if (rest === "") return asking({ kind: "talk", about: "noted" }, questionAlone(briefing))
  const messages = [...briefing.messages.slice(0, -1), { role: "user", content: rest } as const]
  return hear({ ...briefing, question: rest, messages })
}

/** A deep research that the request asks for, whatever it says; else what a message states, and then what it asks. */
const hearNoting = (briefing: Briefing): Heard => {
  const requested = briefing.deep_research && readDeepResearch(questionAlone(briefing))
  if (requested) return asking(requested, questionAlone(briefing))
  const said = saidIn(briefing)
  if (said) return hearSaid(briefing, said)
  const notes = notesIn(briefing)
  if (notes === null) return hear(briefing)
  const noted: Noted = { kind: "noted", ...notes }
  if (notes.rest === "")
    return asReplied(noted, leanedOn(briefing, heard)) ?? asking(noted, questionAlone(briefing))
  const asked = hear(besideNotes(briefing, notes))
  if (asked.intents.every(({ kind }) => kind === "talk")) return asking(noted, asked.parsed)
  return { ...asked, intents: [noted, ...judgedAs(asked.intents, notes.stated)] }
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

/** A thread of more characters is heard in steps, whether the last message leans on all of it or not. */
const MAX_CHARS_AT_ONCE = 4_000

/** Hears the messages before that of a long briefing, the first of them first: each is a step. */
export function* hearBefore(briefing: Briefing): Steps<void> {
  const said = briefing.messages.reduce((sum, { content }) => sum + content.length, 0)
  if (said <= MAX_CHARS_AT_ONCE) return
  const before: Array<Briefing> = []
  for (let at = beforeThis(briefing); at !== null; at = beforeThis(at.briefing))
    before.push(at.briefing)
  for (const earlier of before.reverse()) {
    yield
    if (earlier.question !== "") heard(earlier)
  }
  yield
}

/** What the message of a briefing asks; a follow-up by the chain of the questions before it. */
export const understoodFrom = (briefing: Briefing): Understood => {
  const { intents, leftOut = [], telling } = heard(briefing)
  const details = telling === "evidence" || asksForDetails(briefing.question)
  return { intents, leftOut, details, telling }
}

/** The intent of the first question of a message. */
export const understand = (briefing: Briefing): Intent => understoodFrom(briefing).intents[0]!

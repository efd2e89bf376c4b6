import type { Briefing } from "#domain/briefing"
import { NO_PROFILE } from "#domain/profile"
import { notedOf, type ProfileChange, type Stated, type StatedField } from "#domain/profile-change"
import { repliedIn } from "#embedded/model/understanding/profile/replied"
import { statedIn } from "#embedded/model/understanding/profile/stated"
import { beforeThis } from "#embedded/model/understanding/thread/before"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { phrases } from "#language/phrases"

/** What a message states for the profile, and what becomes of it. */
export interface Notes {
  readonly stated: Stated
  /** Changes that are written: of empty fields, or agreed to. */
  readonly written: ReadonlyArray<ProfileChange>
  /** Changes of fields that hold something else: they are asked about. */
  readonly asked: ReadonlyArray<ProfileChange>
  readonly known: ReadonlyArray<StatedField>
  /** Whether the person has just agreed to a change that was asked about, or declined it. */
  readonly answered: "yes" | "no" | null
  /** The message without the statements; empty where nothing is left of it. */
  readonly rest: string
}

/** The question behind a change: an answer with it waits for a yes or a no. */
export const SHALL_I = "Shall I change it"

const YES = phrases`
  ^ (yes|yep|yeah|yup|sure|ok|okay|please|correct|exactly|absolutely)
  ^ (do|change|update) (it|that|them)
  ^ go ahead
  ^ of course
`
const NO = phrases`
  ^ (no|nope|nah|don't|do not|never mind|nevermind|leave it|keep it)
`
const MAX_ANSWER = 40

const answerIn = (text: string): Notes["answered"] => {
  if (text.length > MAX_ANSWER) return null
  if (NO.test(text)) return "no"
  return YES.test(text) ? "yes" : null
}

/** What a yes or a no to a change that was asked about means; null where none was asked about. */
const agreed = (briefing: Briefing): Notes | null => {
  const { question, profile, today } = briefing
  const before = beforeThis(briefing)
  const answered = before?.answer?.includes(SHALL_I) ? answerIn(question.trim()) : null
  const stated = before && answered && statedIn(before.briefing.question, profile, today)?.stated
  if (!answered || !stated) return null
  const { differing } = notedOf(stated, profile, today)
  return {
    stated,
    written: answered === "yes" ? differing : [],
    asked: [],
    known: [],
    answered,
    rest: "",
  }
}

const known = new WeakMap<Briefing, Notes | null>()

/** What the message of a briefing states for the profile; null where it states nothing. Cached by briefing. */
export const notesIn = (briefing: Briefing): Notes | null => {
  const before = known.get(briefing)
  if (before !== undefined) return before
  const { profile, today } = briefing
  const said = repliedIn(briefing) ?? briefing.question
  const found =
    statedIn(said, profile, today) ?? statedIn(said.slice(openingEnd(said)), profile, today)
  const noted = found && notedOf(found.stated, profile, today)
  const notes =
    found && noted
      ? {
          stated: found.stated,
          written: noted.fresh,
          asked: noted.differing,
          known: noted.known,
          answered: null,
          rest: found.rest,
        }
      : agreed(briefing)
  known.set(briefing, notes)
  return notes
}

const PRONOUN = /\b(?:that|it|this|those)\b/i

/** The briefing for what is asked beside statements about oneself, as if they stood in the profile already. */
export const besideNotes = (briefing: Briefing, { stated, rest }: Notes): Briefing => {
  const question = PRONOUN.test(rest) ? briefing.question : rest
  return {
    ...briefing,
    question,
    messages: [...briefing.messages.slice(0, -1), { role: "user", content: question }],
    profile: { ...(briefing.profile ?? NO_PROFILE), ...stated },
  }
}

import { type Static, Type } from "typebox"

/** What a person should know of how an answer came about, by its code. */
const MESSAGES = {
  model_unavailable:
    "The language model could not be reached, so the built-in engine answered in its place.",
  budget_reached:
    "This answer reached its limit before it was finished, so it says what had been found by then.",
  partly_embedded:
    "A part of this answer is by the built-in engine, because what the language model sent could not be used.",
} as const

export type NoteCode = keyof typeof MESSAGES

export const NOTE_CODES = Object.keys(MESSAGES) as ReadonlyArray<NoteCode>

/** A remark on how an answer came about: who stood in, or which limit was reached. */
export const TurnNote = Type.Object(
  {
    code: Type.Enum([...NOTE_CODES], {
      description:
        "`model_unavailable`: the model provider failed, and the built-in engine answered from there on. " +
        "`budget_reached`: a limit of the turn was reached. `partly_embedded`: the built-in engine made up for " +
        "a reply that could not be used.",
    }),
    message: Type.String({ description: "The same in a sentence." }),
  },
  { title: "TurnNote" },
)
export type TurnNote = Static<typeof TurnNote>

/** The remark of a code. */
export const noteOf = (code: NoteCode): TurnNote => ({ code, message: MESSAGES[code] })

/** What the progress of a turn says at the moment, in a few words. */
export const NOTE_PHASES: Readonly<Record<NoteCode, string>> = {
  model_unavailable: "The built-in engine stands in for the language model",
  budget_reached: "A limit is reached: finishing with what was found",
  partly_embedded: "The built-in engine does a part",
}

/** Every code of several lists once, in the order of their first mention. */
export const noteCodes = (
  ...lists: ReadonlyArray<ReadonlyArray<NoteCode> | undefined>
): ReadonlyArray<NoteCode> => [...new Set(lists.flatMap((codes) => codes ?? []))]

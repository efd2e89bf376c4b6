import type { Briefing } from "#domain/briefing"
import { datedNoteOf } from "#domain/dated-note"
import { sentencesOf } from "#pipeline/gates/sentences"

/** A memory line begins with its heading: "Goal: I want to sleep longer." */
const HEADING = /^[A-Z][a-z ]+: /

/**
 * What an answer may say back in quotation marks, numbers included: each sentence of the person's
 * memory, goal and story, without its full stop.
 */
export const quotesOf = ({ memory, profile }: Briefing): ReadonlyArray<string> =>
  [
    ...memory.map((line) => line.replace(HEADING, "")),
    ...memory.flatMap((line) => datedNoteOf(line.replace(HEADING, ""))?.said ?? []),
    profile?.goal ?? "",
    profile?.story ?? "",
  ].flatMap((text) => sentencesOf(text).map((sentence) => sentence.replace(/[.\s]+$/, "")))

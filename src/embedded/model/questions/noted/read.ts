import type { Noted } from "#embedded/model/questions/noted/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { notesIn } from "#embedded/model/understanding/profile/note"

/** "remember that I'm 41 and male": a message that states something for the profile, and asks nothing. */
export const readNoted = ({ briefing }: ParsedQuestion): Noted | null => {
  const notes = notesIn(briefing)
  return notes?.rest === "" ? { kind: "noted", ...notes } : null
}

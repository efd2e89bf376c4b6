import { saidIn } from "#catalogue/noted/said"
import type { DiaryEntry } from "#embedded/model/questions/diary/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"

/** A message that notes something in the diary, or changes what the one before it noted, and asks nothing. */
export const readDiary = ({ briefing }: ParsedQuestion): DiaryEntry | null => {
  const said = saidIn(briefing)
  return said?.rest === "" ? { kind: "diary", does: said.does, notes: said.notes } : null
}

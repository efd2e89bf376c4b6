import { call } from "#embedded/model/questions/call"
import type { DiaryEntry } from "#embedded/model/questions/diary/intent"
import { notesOf } from "#embedded/model/questions/diary/notes"
import { readDiary } from "#embedded/model/questions/diary/read"
import { writeDiary } from "#embedded/model/questions/diary/write"
import type { Kind } from "#embedded/model/questions/kind"

/** What a person notes in their diary. */
export const diary: Kind<DiaryEntry> = {
  kind: "diary",
  read: readDiary,
  plan: (intent) => [call("noted", { notes: notesOf(intent) }, "health_coach")],
  agent: () => "health_coach",
  asks: () => "What does the person note?",
  metrics: () => [],
  write: (intent, { briefing, ledger }) => writeDiary(intent, briefing, ledger),
  next: () => null,
  needs: "nothing",
}

import { Effect } from "effect"
import { contentOf } from "#catalogue/noted/content"
import type { Said } from "#catalogue/noted/said"
import type { Change, Transaction } from "#db/change"
import { NoteStore } from "#db/notes"
import { newId } from "#domain/ids"
import { MAX_NOTES_A_DAY } from "#domain/note"
import type { LocalDate } from "#domain/time"
import type { AcceptedTurn } from "#domain/turn"

/** When a turn changes the diary. */
interface Moment {
  readonly turn: AcceptedTurn
  readonly today: LocalDate
  readonly created_at: string
}

/** What a message does to the diary, without what was asked beside it. */
export type DiaryChange = Pick<Said, "does" | "notes">

/**
 * Applies what a message does to the diary of its person, inside the transaction of its step. What is changed or
 * taken back is what the last message of the conversation noted that noted something.
 */
export const diaryChanges = Effect.map(NoteStore, (store) => ({
  *apply(tx: Transaction, change: DiaryChange, { turn, today, created_at }: Moment): Change<void> {
    const user_id = turn.user_id
    if (change.does !== "note")
      for (const note of yield* store.lastSaid(tx, user_id, turn.conversation_id, turn.id))
        yield* store.remove(tx, note)
    if (change.does === "undo") return
    for (const note of change.notes) {
      const content = contentOf(note, today)
      if ("field" in content) continue
      if ((yield* store.countOn(tx, user_id, content.date)) >= MAX_NOTES_A_DAY) continue
      yield* store.add(tx, { ...content, id: newId("note"), user_id, turn_id: turn.id, created_at })
    }
  },
}))

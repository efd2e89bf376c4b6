import { and, eq, sql } from "drizzle-orm"
import { type Bringing, broughtRecord, noteBrought } from "#db/brought-records"
import { type Change, type Given, givenColumns, query, type Transaction } from "#db/change"
import { placeOf } from "#db/restored-place"
import type { Tables } from "#db/tables"
import { previewOf, titleOf } from "#domain/conversation"
import type { TurnId, UserId } from "#domain/ids"
import type { ExportedRecords } from "#domain/own-export"

const insertThread = query(
  (db, { conversations }, given: Given<Tables["conversations"]["$inferSelect"]>) =>
    db
      .insert(conversations)
      .values(givenColumns(conversations, given, ["seq"]))
      .onConflictDoNothing(),
)

const countTurn = query(
  (db, { conversations }, given: Given<{ user: UserId; id: string; by: number }>) =>
    db
      .update(conversations)
      .set({ turn_count: sql`${conversations.turn_count} + ${given.by}` })
      .where(and(eq(conversations.user_id, given.user), eq(conversations.id, given.id))),
)

const insertTurn = query((db, { turns }, given: Given<Tables["turns"]["$inferSelect"]>) =>
  db
    .insert(turns)
    .values(
      givenColumns(turns, given, ["seq", "resumptions", "resumed_after_steps", "removes_nothing"]),
    ),
)

const insertStep = query((db, { turnSteps }, given: Given<Tables["turnSteps"]["$inferSelect"]>) =>
  db.insert(turnSteps).values(givenColumns(turnSteps, given)).onConflictDoNothing(),
)

const insertCall = query((db, { modelCalls }, given: Given<Tables["modelCalls"]["$inferSelect"]>) =>
  db.insert(modelCalls).values(givenColumns(modelCalls, given)).onConflictDoNothing(),
)

const insertStruck = query(
  (db, { struckSentences }, given: Given<Tables["struckSentences"]["$inferSelect"]>) =>
    db.insert(struckSentences).values(givenColumns(struckSentences, given)).onConflictDoNothing(),
)

/** The turn that an import brought; null for one that the person has otherwise. */
function* broughtTurn(tx: Transaction, { user_id }: Bringing, turn: string): Change<TurnId | null> {
  const { id } = yield* placeOf(tx, "turns", user_id, turn)
  return (yield* broughtRecord(tx, user_id, "turns", id)) ? (id as TurnId) : null
}

function* restoreThread(
  tx: Transaction,
  of: Bringing,
  thread: ExportedRecords["conversations"],
): Change<void> {
  const row = { ...thread, user_id: of.user_id, turn_count: 0 }
  const added = yield* tx.count(insertThread, row as Tables["conversations"]["$inferSelect"])
  if (added > 0) yield* noteBrought(tx, of, "conversations", thread.id)
}

const removeTurn = query((db, { turns }, given: Given<{ user: UserId; id: string }>) =>
  db
    .delete(turns)
    .where(and(eq(turns.user_id, given.user), sql`${turns.id} = ${given.id}`))
    .returning({ conversation_id: turns.conversation_id }),
)

const removeThread = query((db, { conversations }, given: Given<{ user: UserId; id: string }>) =>
  db
    .delete(conversations)
    .where(
      and(
        eq(conversations.user_id, given.user),
        eq(conversations.id, given.id),
        eq(conversations.turn_count, sql`0`),
      ),
    ),
)

/** Removes a turn that was restored, with its steps. */
export function* removeRestoredTurn(tx: Transaction, user: UserId, turn: string): Change<void> {
  const [removed] = yield* tx.rows(removeTurn, { user, id: turn })
  if (!removed?.conversation_id) return
  yield* tx.rows(countTurn, { user, id: removed.conversation_id, by: -1 })
}

/** Removes a thread that was restored, unless turns are left in it. */
export function* removeEmptyThread(tx: Transaction, user: UserId, id: string): Change<void> {
  yield* tx.rows(removeThread, { user, id })
}

/** Threads of an export for the importing person; what they have already is not changed. */
export const restoredConversations = {
  conversations: restoreThread,
  *turns(tx: Transaction, of: Bringing, record: ExportedRecords["turns"]): Change<void> {
    const user = of.user_id
    const { id, isThere } = yield* placeOf(tx, "turns", user, record.id)
    if (isThere) return
    const row = { ...record, id: id as TurnId, user_id: user, restored: true }
    yield* tx.rows(insertTurn, row as unknown as Tables["turns"]["$inferSelect"])
    yield* noteBrought(tx, of, "turns", id)
    if (record.conversation_id === null) return
    const question = record.messages.at(-1)?.content ?? ""
    yield* restoreThread(tx, of, {
      id: record.conversation_id,
      title: record.title,
      question: titleOf(question),
      preview: previewOf(record.result?.answer ?? question),
      created_at: record.created_at,
      updated_at: record.ended_stamp ?? record.accepted_stamp,
    })
    yield* tx.rows(countTurn, { user, id: record.conversation_id, by: 1 })
  },
  /** Steps of turns that an import brought, as what ran elsewhere; of others the person has their own. */
  *receipts(
    tx: Transaction,
    of: Bringing,
    { turn_id, ...step }: ExportedRecords["receipts"],
  ): Change<void> {
    const id = yield* broughtTurn(tx, of, turn_id)
    if (id === null) return
    const row = { ...step, turn_id: id, output: null, elsewhere: true, notes: [] }
    yield* tx.rows(insertStep, row as Tables["turnSteps"]["$inferSelect"])
  },
  *calls(
    tx: Transaction,
    of: Bringing,
    { turn_id, ...call }: ExportedRecords["calls"],
  ): Change<void> {
    const id = yield* broughtTurn(tx, of, turn_id)
    if (id !== null) yield* tx.rows(insertCall, { ...call, turn_id: id, elsewhere: true })
  },
  *struck(
    tx: Transaction,
    of: Bringing,
    { turn_id, ...struck }: ExportedRecords["struck"],
  ): Change<void> {
    const id = yield* broughtTurn(tx, of, turn_id)
    if (id !== null) yield* tx.rows(insertStruck, { ...struck, turn_id: id })
  },
}

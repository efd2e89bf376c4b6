import { and, desc, eq, gt, inArray, lt, sql } from "drizzle-orm"
import { Clock, Context, Effect, Layer } from "effect"
import { type Change, type Given, query, type Schema, type Transaction } from "#db/change"
import { continueThread, touchThread } from "#db/conversation-activity"
import { Database } from "#db/database"
import { RecordResponse } from "#db/idempotent-response"
import { notifyOfTurn } from "#db/proactive-turns"
import { shownOrigin, shownTurn } from "#db/shown-turn"
import { recordCostOfFailed } from "#db/turn-receipts"
import { type CheckedItem, withChecked } from "#domain/checklist"
import { TurnNotFound } from "#domain/errors"
import { newId, type TurnId, type UserId } from "#domain/ids"
import { isoOf } from "#domain/time"
import type {
  AcceptedTurn,
  StartTurn,
  Turn,
  TurnFailure,
  TurnStatus,
  TurnSummary,
} from "#domain/turn"
import type { TurnResult } from "#domain/turn-result"

/** The filter of a list of turns. `before_seq` is the position of the previous page. */
export interface TurnFilter {
  readonly status?: TurnStatus | undefined
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly before_seq?: number | undefined
  readonly limit: number
}

/** An item of a list with its place in the order of acceptance. */
export type ListedTurn = TurnSummary & { readonly seq: number }

const PREVIEW_CHARS = 160

const one = query((db, schema, given: Given<{ user: UserId; id: TurnId }>) =>
  db
    .select(shownTurn(schema))
    .from(schema.turns)
    .where(and(eq(schema.turns.id, given.id), eq(schema.turns.user_id, given.user))),
)

const ending = query((db, { turns }, given: Given<{ id: TurnId }>) =>
  db.select({ completed_at: turns.completed_at }).from(turns).where(eq(turns.id, given.id)),
)

const page = (user: UserId, filter: TurnFilter) =>
  query((db, { turns, dialect }) => {
    const question = dialect.jsonText(turns.messages, [-1, "content"])
    return db
      .select({
        seq: turns.seq,
        id: turns.id,
        status: turns.status,
        created_at: turns.created_at,
        completed_at: turns.completed_at,
        user_message_preview: sql<string>`substr(${question}, 1, ${PREVIEW_CHARS})`,
        cost_usd: turns.cost_usd,
        duration_ms: turns.duration_ms,
        restored: turns.restored,
      })
      .from(turns)
      .where(
        and(
          eq(turns.user_id, user),
          filter.status && eq(turns.status, filter.status),
          filter.after ? gt(turns.created_at, filter.after) : undefined,
          filter.before ? lt(turns.created_at, filter.before) : undefined,
          filter.before_seq === undefined ? undefined : lt(turns.seq, filter.before_seq),
        ),
      )
      .orderBy(desc(turns.seq))
      .limit(filter.limit)
  })

type NewTurn = AcceptedTurn & { readonly title: string | null; readonly stamp: number }

const insertTurn = query((db, { turns }, given: Given<NewTurn>) =>
  db.insert(turns).values({
    id: given.id,
    user_id: given.user_id,
    status: given.status,
    created_at: given.created_at,
    messages: given.messages,
    conversation_id: given.conversation_id,
    include_memory: given.include_memory,
    include_biomarkers: given.include_biomarkers,
    deep_research: given.deep_research,
    removes_nothing: given.removes_nothing,
    title: given.title,
    accepted_stamp: given.stamp,
  }),
)

/** The user and the thread of a turn. */
const place = ({ turns }: Schema) => ({
  user_id: turns.user_id,
  conversation_id: turns.conversation_id,
})

const begin = query((db, { turns }, given: Given<{ id: TurnId; at: string }>) =>
  db
    .update(turns)
    .set({ status: "running", started_at: given.at })
    .where(and(eq(turns.id, given.id), eq(turns.status, "queued"))),
)

interface Ending {
  readonly id: TurnId
  readonly at: string
  readonly stamp: number
}

interface Completion extends Ending {
  readonly result: TurnResult
  readonly cost_usd: number
  readonly duration_ms: number
}

const complete = query((db, schema, given: Given<Completion>) =>
  db
    .update(schema.turns)
    .set({
      status: "completed",
      completed_at: given.at,
      ended_stamp: given.stamp,
      result: given.result,
      cost_usd: given.cost_usd,
      duration_ms: given.duration_ms,
    })
    .where(and(eq(schema.turns.id, given.id), eq(schema.turns.status, "running")))
    .returning(place(schema)),
)

const fail = query((db, schema, given: Given<Ending & { error: TurnFailure }>) =>
  db
    .update(schema.turns)
    .set({
      status: "failed",
      completed_at: given.at,
      ended_stamp: given.stamp,
      error: given.error,
    })
    .where(and(eq(schema.turns.id, given.id), inArray(schema.turns.status, ["queued", "running"])))
    .returning(place(schema)),
)

const inFlight = query((db, { turns }) =>
  db
    .select({
      id: turns.id,
      user_id: turns.user_id,
      status: turns.status,
      created_at: turns.created_at,
      messages: turns.messages,
      conversation_id: turns.conversation_id,
      include_memory: turns.include_memory,
      include_biomarkers: turns.include_biomarkers,
      deep_research: turns.deep_research,
      removes_nothing: turns.removes_nothing,
    })
    .from(turns)
    // The literals let the partial index answer.
    .where(sql`${turns.status} IN ('queued', 'running')`)
    .orderBy(turns.seq),
)

interface NewResult {
  readonly user: UserId
  readonly id: TurnId
  readonly result: TurnResult
}

const replaceResult = query((db, { turns }, given: Given<NewResult>) =>
  db
    .update(turns)
    .set({ result: given.result })
    .where(and(eq(turns.id, given.id), eq(turns.user_id, given.user))),
)

/** Turns as rows. Every read of a turn's content is scoped to its owner, except at the start. */
export class TurnStore extends Context.Service<
  TurnStore,
  {
    /** Writes a turn as `queued`, and into its thread; it is on disk when this answers. */
    readonly insert: (
      user: UserId,
      request: StartTurn,
      removes_nothing?: boolean,
    ) => Effect.Effect<AcceptedTurn>
    readonly find: (user: UserId, id: TurnId) => Effect.Effect<Turn, TurnNotFound>
    /** Marks an item of the check lists of an answer as done or not. False where there is no such item. */
    readonly check: (
      user: UserId,
      id: TurnId,
      item: string,
      checked: CheckedItem,
    ) => Effect.Effect<boolean>
    /** Newest first. */
    readonly page: (user: UserId, filter: TurnFilter) => Effect.Effect<ReadonlyArray<ListedTurn>>
    /** When the turn ended: null while it is in flight, undefined when there is no such turn. */
    readonly endedAt: (id: TurnId) => Effect.Effect<string | null | undefined>
    /** queued to running, inside the caller's transaction. False when it was not queued. */
    readonly begin: (tx: Transaction, id: TurnId, at: string) => Change<boolean>
    /** running to completed, inside the caller's transaction. False when it had already ended. */
    readonly complete: (
      tx: Transaction,
      id: TurnId,
      result: TurnResult,
      at: string,
    ) => Change<boolean>
    /** queued or running to failed, with what it cost, inside the caller's transaction. False when it had ended. */
    readonly fail: (tx: Transaction, id: TurnId, error: TurnFailure, at: string) => Change<boolean>
    /** The turns that are queued or running, in the order of acceptance. */
    readonly inFlight: Effect.Effect<ReadonlyArray<AcceptedTurn>>
  }
>()("db/TurnStore") {
  static readonly layer = Layer.effect(
    TurnStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      const now = Effect.map(Clock.currentTimeMillis, isoOf)

      const insert = Effect.fnUntraced(function* (
        user: UserId,
        request: StartTurn,
        removes_nothing = false,
      ) {
        const turn: AcceptedTurn = {
          id: newId("turn"),
          user_id: user,
          status: "queued",
          created_at: yield* now,
          messages: request.messages,
          conversation_id: request.conversation_id ?? null,
          include_memory: request.context?.include_memory ?? true,
          include_biomarkers: request.context?.include_biomarkers ?? true,
          deep_research: request.deep_research ?? null,
          removes_nothing,
        }
        const title = request.title ?? null
        const recordResponse = yield* RecordResponse
        yield* write(user, function* (tx) {
          yield* tx.rows(insertTurn, { ...turn, title, stamp: yield* tx.stamp() })
          yield* continueThread(tx, turn, title)
          yield* recordResponse(tx, turn)
        })
        return turn
      })

      const find = Effect.fnUntraced(function* (user: UserId, id: TurnId) {
        const [turn] = yield* rows(one, { user, id })
        if (!turn) return yield* new TurnNotFound()
        const { restored, messages, ...shown } = turn
        return { ...shown, messages: [...messages], ...shownOrigin(restored) } satisfies Turn
      })

      return TurnStore.of({
        insert,
        find,
        check: (user, id, item, checked) =>
          write(user, function* (tx) {
            const [turn] = yield* tx.rows(one, { user, id })
            const result = turn?.result ? withChecked(turn.result, item, checked) : null
            if (result) yield* tx.rows(replaceResult, { user, id, result })
            return result !== null
          }),
        page: (user, filter) =>
          Effect.map(rows(page(user, filter)), (turns) =>
            turns.map(({ restored, ...turn }) => ({ ...turn, ...shownOrigin(restored) })),
          ),
        endedAt: (id) => Effect.map(rows(ending, { id }), ([turn]) => turn?.completed_at),
        *begin(tx, id, at) {
          return (yield* tx.count(begin, { id, at })) === 1
        },
        *complete(tx, id, result, at) {
          const { cost_usd, duration_ms } = result
          const stamp = yield* tx.stamp()
          const values: Completion = { id, at, stamp, result, cost_usd, duration_ms }
          const [ended] = yield* tx.rows(complete, values)
          if (!ended) return false
          yield* touchThread(tx, ended.user_id, ended.conversation_id, result.answer)
          const { user_id, conversation_id } = ended
          yield* notifyOfTurn(tx, { id, user_id, conversation_id }, result, at)
          return true
        },
        *fail(tx, id, error, at) {
          const [ended] = yield* tx.rows(fail, { id, at, stamp: yield* tx.stamp(), error })
          if (!ended) return false
          yield* recordCostOfFailed(tx, id)
          yield* touchThread(tx, ended.user_id, ended.conversation_id, null)
          return true
        },
        inFlight: rows(inFlight),
      })
    }),
  )
}

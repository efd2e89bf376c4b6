import { and, desc, eq, gt, inArray, lt, sql } from "drizzle-orm"
import { Clock, Context, Effect, Layer } from "effect"
import { continueThread, touchThread } from "#db/conversations"
import { Database, type Drizzle, type Transaction } from "#db/database"
import { RecordResponse } from "#db/idempotent-response"
import { turns } from "#db/schema/turn"
import { shownTurn } from "#db/shown-turn"
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

/** Which turns of a list are wanted. `before_seq` is the keyset of the page before. */
export interface TurnFilter {
  readonly status?: TurnStatus | undefined
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly before_seq?: number | undefined
  readonly limit: number
}

/** An item of a list with its place in the order of acceptance. */
export type ListedTurn = TurnSummary & { readonly seq: number }

/** A turn that an earlier process left in flight; 0 resumptions for one that was never started. */
export interface ResumedTurn {
  readonly turn: AcceptedTurn
  readonly resumptions: number
}

const PREVIEW_CHARS = 160

const finishedSteps = sql`(SELECT count(*) FROM turn_steps WHERE turn_id = ${turns.id})`

const accepted = {
  id: turns.id,
  user_id: turns.user_id,
  status: turns.status,
  created_at: turns.created_at,
  messages: turns.messages,
  conversation_id: turns.conversation_id,
  include_memory: turns.include_memory,
  include_biomarkers: turns.include_biomarkers,
  deep_research: turns.deep_research,
}

/** What is asked of a single turn, by everybody who watches one. */
const prepare = (db: Drizzle) => ({
  single: db
    .select(shownTurn)
    .from(turns)
    .where(and(eq(turns.id, sql.placeholder("id")), eq(turns.user_id, sql.placeholder("user"))))
    .prepare(),
  ending: db
    .select({ completed_at: turns.completed_at })
    .from(turns)
    .where(eq(turns.id, sql.placeholder("id")))
    .prepare(),
})

/**
 * Moves a turn along and answers whose it is and of which thread; one that is no longer where the
 * caller thinks it is stays where it is, and undefined is answered.
 */
const move = (
  { db }: Transaction,
  id: TurnId,
  from: ReadonlyArray<TurnStatus>,
  to: Partial<typeof turns.$inferInsert>,
) =>
  db
    .update(turns)
    .set(to)
    .where(and(eq(turns.id, id), inArray(turns.status, [...from])))
    .returning({ user_id: turns.user_id, conversation_id: turns.conversation_id })
    .all()[0]

/** Moves a turn to its end; false when it had already ended, or was deleted. */
const end = (
  tx: Transaction,
  id: TurnId,
  from: ReadonlyArray<TurnStatus>,
  to: Partial<typeof turns.$inferInsert>,
): boolean => {
  const moved = move(tx, id, from, { ...to, ended_stamp: tx.stamp() })
  if (!moved) return false
  touchThread(tx, moved.user_id, moved.conversation_id, to.result?.answer ?? null)
  return true
}

/** Turns as rows. Every read of what a turn holds is scoped to its owner, the boot's apart. */
export class TurnStore extends Context.Service<
  TurnStore,
  {
    /** Writes a turn as `queued`, and into its thread; it is on disk when this answers. */
    readonly insert: (user: UserId, request: StartTurn) => Effect.Effect<AcceptedTurn>
    readonly find: (user: UserId, id: TurnId) => Effect.Effect<Turn, TurnNotFound>
    /** Newest first. */
    readonly page: (user: UserId, filter: TurnFilter) => Effect.Effect<ReadonlyArray<ListedTurn>>
    /** When the turn ended: null while it is in flight, undefined when there is no such turn. */
    readonly endedAt: (id: TurnId) => Effect.Effect<string | null | undefined>
    /** queued to running, inside the caller's transaction. False when it was not queued. */
    readonly begin: (tx: Transaction, id: TurnId, at: string) => boolean
    /** running to completed, inside the caller's transaction. False when it had already ended. */
    readonly complete: (tx: Transaction, id: TurnId, result: TurnResult, at: string) => boolean
    /** queued or running to failed, inside the caller's transaction. False when it had already ended. */
    readonly fail: (tx: Transaction, id: TurnId, error: TurnFailure, at: string) => boolean
    /**
     * What the last process left in flight, in the order of acceptance, and how often each has been
     * resumed, this time included, since it last finished a step. The count is on disk when this
     * answers.
     */
    readonly resume: Effect.Effect<ReadonlyArray<ResumedTurn>>
  }
>()("db/TurnStore") {
  static readonly layer = Layer.effect(
    TurnStore,
    Effect.gen(function* () {
      const { read, write } = yield* Database
      const now = Effect.map(Clock.currentTimeMillis, isoOf)

      const insert = Effect.fnUntraced(function* (user: UserId, request: StartTurn) {
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
        }
        const title = request.title ?? null
        const recordResponse = yield* RecordResponse
        yield* write((tx) => {
          tx.db
            .insert(turns)
            .values({ ...turn, title, accepted_stamp: tx.stamp() })
            .run()
          continueThread(tx, turn, title)
          recordResponse(tx, turn)
        })
        return turn
      })

      const { single, ending } = yield* read(prepare)

      const find = Effect.fnUntraced(function* (user: UserId, id: TurnId) {
        const turn = single.get({ user, id })
        if (!turn) return yield* new TurnNotFound()
        return { ...turn, messages: [...turn.messages] } satisfies Turn
      })

      const page = (user: UserId, filter: TurnFilter) =>
        read((db) =>
          db
            .select({
              seq: turns.seq,
              id: turns.id,
              status: turns.status,
              created_at: turns.created_at,
              completed_at: turns.completed_at,
              user_message_preview: sql<string>`substr(json_extract(${turns.messages}, '$[#-1].content'), 1, ${PREVIEW_CHARS})`,
              cost_usd: turns.cost_usd,
              duration_ms: turns.duration_ms,
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
            .all(),
        )

      const countResumptions = write(({ db }) =>
        db
          .update(turns)
          .set({
            resumptions: sql`CASE WHEN ${turns.resumed_after_steps} = ${finishedSteps}
              THEN ${turns.resumptions} + 1 ELSE 1 END`,
            resumed_after_steps: finishedSteps,
          })
          .where(eq(turns.status, "running"))
          .run(),
      )

      const inFlight = read((db) =>
        db
          .select({ turn: accepted, resumptions: turns.resumptions })
          .from(turns)
          .where(inArray(turns.status, ["queued", "running"]))
          .orderBy(turns.seq)
          .all(),
      )

      const resume = Effect.gen(function* () {
        const left = yield* inFlight
        if (!left.some(({ turn }) => turn.status === "running")) return left
        yield* countResumptions
        return yield* inFlight
      })

      return TurnStore.of({
        insert,
        find,
        page,
        begin: (tx, id, started_at) =>
          move(tx, id, ["queued"], { status: "running", started_at }) !== undefined,
        endedAt: (id) => Effect.sync(() => ending.get({ id })?.completed_at),
        complete: (tx, id, result, completed_at) =>
          end(tx, id, ["running"], {
            status: "completed",
            completed_at,
            result,
            cost_usd: result.cost_usd,
            duration_ms: result.duration_ms,
          }),
        fail: (tx, id, error, completed_at) =>
          end(tx, id, ["queued", "running"], { status: "failed", completed_at, error }),
        resume,
      })
    }),
  )
}

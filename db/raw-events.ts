import type { Database as Sqlite } from "bun:sqlite"
import { Context, Effect, Layer } from "effect"
import { Database, type Transaction } from "#db/database"
import type { Envelope, RawEventState } from "#domain/webhook"
import { MAX_RETRIES } from "#domain/webhook"

/** A verified delivery on its way into the store. */
export interface Delivery extends Envelope {
  readonly body: Uint8Array
  /** Of the body. */
  readonly sha256: Uint8Array
  readonly trace_id: string | null
  readonly reference: string | null
  readonly ordering_ms: number | null
  readonly received_at: number
}

/** A stored delivery, with its bytes as they came; null once retention has dropped them. */
export interface RawEvent extends Omit<Delivery, "body" | "sha256"> {
  readonly id: number
  readonly state: RawEventState
  readonly attempts: number
  readonly error: string | null
  readonly body: Uint8Array | null
}

/** What became of a delivery. Parking says why, in words that hold nothing of the payload. */
export type Outcome =
  | { readonly state: "processed" | "skipped" }
  | { readonly state: "parked"; readonly error: string }

/** Bodies from this size on are stored compressed. */
const COMPRESS_FROM_BYTES = 4_096

/** How many bodies retention drops in one commit. */
const DROPPED_AT_ONCE = 500

type Row = Omit<RawEvent, "body"> & {
  readonly encoding: "identity" | "zstd"
  readonly body: Uint8Array | null
}

const prepare = (sqlite: Sqlite) => ({
  twin: sqlite.query<{ id: number }, [number, Uint8Array, string, string]>(
    `SELECT id FROM raw_events
     WHERE dedup_prefix = ? AND dedup_key = ? AND type = ? AND aggregator_user_id = ?`,
  ),
  insert: sqlite.query<void, Array<string | number | Uint8Array | null>>(
    `INSERT INTO raw_events (dedup_prefix, dedup_key, type, aggregator_user_id, reference_id,
       trace_id, reference, ordering_ms, received_at, state, encoding, body)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'received', ?, ?)`,
  ),
  find: sqlite.query<Row, [number]>(
    `SELECT id, type, aggregator_user_id, reference_id, trace_id, reference, ordering_ms,
       received_at, state, attempts, error, encoding, body FROM raw_events WHERE id = ?`,
  ),
  received: sqlite.query<{ id: number }, []>(
    "SELECT id FROM raw_events WHERE state = 'received' ORDER BY id",
  ),
  parked: sqlite.query<{ id: number }, [number]>(
    "SELECT id FROM raw_events WHERE state = 'parked' AND attempts < ? ORDER BY id",
  ),
  drop: sqlite.query<void, [number, number]>(
    `UPDATE raw_events SET body = NULL WHERE id IN (
       SELECT id FROM raw_events
       WHERE processed_at IS NOT NULL AND body IS NOT NULL AND processed_at < ? LIMIT ?)`,
  ),
})

/** Webhook deliveries exactly as they came, and what became of them. */
export class RawEventStore extends Context.Service<
  RawEventStore,
  {
    /**
     * Stores a delivery durably; null when the same bytes came before as the same type and user, or
     * when nobody wants it. Whether somebody does is asked inside the transaction.
     */
    readonly insert: (
      delivery: Delivery,
      isUnwanted?: () => boolean,
    ) => Effect.Effect<number | null>
    readonly find: (id: number) => Effect.Effect<RawEvent | null>
    /** Stored and not yet dealt with, oldest first. */
    readonly received: Effect.Effect<ReadonlyArray<number>>
    /** Parked and still worth another try, oldest first. */
    readonly parked: Effect.Effect<ReadonlyArray<number>>
    /** Drops the bodies of what was finished before an instant (epoch ms); says how many. */
    readonly dropBodies: (before: number) => Effect.Effect<number>
  }
>()("db/RawEventStore") {
  static readonly layer = Layer.effect(
    RawEventStore,
    Effect.gen(function* () {
      const { read, write } = yield* Database
      const statements = yield* read((_, sqlite) => prepare(sqlite))
      const ids = (rows: ReadonlyArray<{ readonly id: number }>) => rows.map(({ id }) => id)

      const dropSome = (before: number) =>
        write(() => statements.drop.run(before, DROPPED_AT_ONCE).changes)

      const dropBodies = (before: number): Effect.Effect<number> =>
        Effect.flatMap(dropSome(before), (dropped) =>
          dropped < DROPPED_AT_ONCE
            ? Effect.succeed(dropped)
            : Effect.map(dropBodies(before), (rest) => dropped + rest),
        )

      return RawEventStore.of({
        insert: (delivery, isUnwanted = () => false) => {
          const key = delivery.sha256
          const prefix = Buffer.from(key.buffer, key.byteOffset).readUIntBE(0, 6)
          const isLarge = delivery.body.length >= COMPRESS_FROM_BYTES
          const body = isLarge ? Bun.zstdCompressSync(delivery.body, { level: 1 }) : delivery.body
          const { type, aggregator_user_id } = delivery
          return write(() => {
            if (statements.twin.get(prefix, key, type, aggregator_user_id)) return null
            if (isUnwanted()) return null
            return Number(
              statements.insert.run(
                prefix,
                key,
                type,
                aggregator_user_id,
                delivery.reference_id,
                delivery.trace_id,
                delivery.reference,
                delivery.ordering_ms,
                delivery.received_at,
                isLarge ? "zstd" : "identity",
                body,
              ).lastInsertRowid,
            )
          }, body.length)
        },
        find: (id) =>
          Effect.sync(() => {
            const row = statements.find.get(id)
            if (!row) return null
            const { encoding, body, ...event } = row
            const isPacked = body !== null && encoding === "zstd"
            return { ...event, body: isPacked ? Bun.zstdDecompressSync(body) : body }
          }),
        received: Effect.sync(() => ids(statements.received.all())),
        parked: Effect.sync(() => ids(statements.parked.all(MAX_RETRIES))),
        dropBodies,
      })
    }),
  )
}

/**
 * Moves a delivery along, in the transaction that writes its rows. One that is already finished
 * stays so and answers false. Parking one that was parked counts as another attempt.
 */
export type MoveRawEvent = (tx: Transaction, id: number, outcome: Outcome, now: number) => boolean

/** Prepares the guarded move once for a connection. */
export const makeMoveRawEvent = (sqlite: Sqlite): MoveRawEvent => {
  const finish = sqlite.query<void, [string, number, number]>(
    `UPDATE raw_events SET state = ?, processed_at = ?, error = NULL
     WHERE id = ? AND state IN ('received', 'parked')`,
  )
  const park = sqlite.query<void, [string, number]>(
    `UPDATE raw_events SET attempts = attempts + (state = 'parked'), state = 'parked', error = ?
     WHERE id = ? AND state IN ('received', 'parked')`,
  )
  return (_, id, outcome, now) =>
    (outcome.state === "parked" ? park.run(outcome.error, id) : finish.run(outcome.state, now, id))
      .changes === 1
}

/** Makes deliveries unread again by a condition on them. Says whether there were any. */
const reopen = (
  { sqlite }: Transaction,
  condition: string,
  ...bindings: ReadonlyArray<string | number>
): boolean =>
  sqlite
    .query<void, Array<string | number>>(
      `UPDATE raw_events SET state = 'received', processed_at = NULL WHERE ${condition}`,
    )
    .run(...bindings).changes > 0

/** Has a connection's deliveries that were finished since an instant (epoch ms) normalised anew. */
export const reopenFinished = (tx: Transaction, aggregatorUserId: string, since: number): boolean =>
  reopen(
    tx,
    `processed_at IS NOT NULL AND body IS NOT NULL AND processed_at >= ? AND state = 'processed'
     AND aggregator_user_id = ? AND type IN ('activity', 'sleep', 'daily', 'body', 'nutrition', 'menstruation')`,
    since,
    aggregatorUserId,
  )

/** Has a connection's parked deliveries tried again, now that it is known whose it is. */
export const reopenParked = (tx: Transaction, aggregatorUserId: string): boolean =>
  reopen(tx, "state = 'parked' AND aggregator_user_id = ?", aggregatorUserId)

/** Has parked deliveries tried again that refer to something, now that it is known. */
export const reopenReferring = (tx: Transaction, reference: string): boolean =>
  reopen(tx, "state = 'parked' AND reference_id = ?", reference)

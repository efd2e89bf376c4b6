import { and, eq, isNotNull, lt, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Change, type Given, query, type Transaction } from "#db/change"
import { Database } from "#db/database"
import { type PackedBody, unpackBody } from "#db/packed-body"
import type { Envelope, RawEventState } from "#domain/webhook"
import { MAX_RETRIES } from "#domain/webhook"

/** A verified delivery on its way into the store. */
export interface Delivery extends Envelope {
  readonly body: PackedBody
  /** SHA-256 of the body as it was received. */
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

/** A stored delivery with its bytes as they are stored. */
export interface PackedEvent extends Omit<RawEvent, "body"> {
  readonly body: PackedBody | null
}

/** How many bodies retention drops in one commit. */
const DROPPED_AT_ONCE = 500

interface StoredDelivery extends Omit<Delivery, "body" | "sha256"> {
  readonly prefix: number
  readonly key: Uint8Array
  readonly encoding: "identity" | "zstd"
  readonly body: Uint8Array
}

const PREFIX_BYTES = 6

/** The first bytes of a hash as a number, which an index finds faster than all of it. */
const prefixOf = (hash: Uint8Array): number => {
  let prefix = 0
  for (let index = 0; index < PREFIX_BYTES; index++) prefix = prefix * 256 + hash[index]!
  return prefix
}

const twin = query(
  (
    db,
    { rawEvents },
    given: Given<Pick<StoredDelivery, "prefix" | "key" | "type" | "aggregator_user_id">>,
  ) =>
    db
      .select({ id: rawEvents.id })
      .from(rawEvents)
      .where(
        and(
          eq(rawEvents.dedup_prefix, given.prefix),
          eq(rawEvents.dedup_key, given.key),
          eq(rawEvents.type, given.type),
          eq(rawEvents.aggregator_user_id, given.aggregator_user_id),
        ),
      ),
)

const insert = query((db, { rawEvents }, given: Given<StoredDelivery>) =>
  db
    .insert(rawEvents)
    .values({
      dedup_prefix: given.prefix,
      dedup_key: given.key,
      type: given.type,
      aggregator_user_id: given.aggregator_user_id,
      reference_id: given.reference_id,
      trace_id: given.trace_id,
      reference: given.reference,
      ordering_ms: given.ordering_ms,
      received_at: given.received_at,
      state: "received",
      encoding: given.encoding,
      body: given.body,
    })
    .returning({ id: rawEvents.id }),
)

/** Stores a delivery unless it was stored before or `isUnwanted`; returns its number, or null. */
function* insertOnce(
  tx: Transaction,
  stored: StoredDelivery,
  isUnwanted: ((tx: Transaction) => Change<boolean>) | undefined,
): Change<number | null> {
  if ((yield* tx.rows(twin, stored)).length > 0) return null
  if (isUnwanted && (yield* isUnwanted(tx))) return null
  const [inserted] = yield* tx.rows(insert, stored)
  return inserted!.id
}

const byId = query((db, { rawEvents }, given: Given<{ id: number }>) =>
  db
    .select({
      id: rawEvents.id,
      type: rawEvents.type,
      aggregator_user_id: rawEvents.aggregator_user_id,
      reference_id: rawEvents.reference_id,
      trace_id: rawEvents.trace_id,
      reference: rawEvents.reference,
      ordering_ms: rawEvents.ordering_ms,
      received_at: rawEvents.received_at,
      state: rawEvents.state,
      attempts: rawEvents.attempts,
      error: rawEvents.error,
      encoding: rawEvents.encoding,
      body: rawEvents.body,
    })
    .from(rawEvents)
    .where(eq(rawEvents.id, given.id)),
)

// The literals of states and types let the partial indexes answer, here and below.
const received = query((db, { rawEvents }) =>
  db
    .select({ id: rawEvents.id })
    .from(rawEvents)
    .where(sql`${rawEvents.state} = 'received'`)
    .orderBy(rawEvents.id),
)

const parked = query((db, { rawEvents }) =>
  db
    .select({ id: rawEvents.id })
    .from(rawEvents)
    .where(and(sql`${rawEvents.state} = 'parked'`, lt(rawEvents.attempts, MAX_RETRIES)))
    .orderBy(rawEvents.id),
)

const dropBodies = query((db, { rawEvents }, given: Given<{ before: number }>) => {
  const old = db
    .select({ id: rawEvents.id })
    .from(rawEvents)
    .where(
      and(
        isNotNull(rawEvents.processed_at),
        isNotNull(rawEvents.body),
        lt(rawEvents.processed_at, given.before),
      ),
    )
    .limit(DROPPED_AT_ONCE)
  return db.update(rawEvents).set({ body: null }).where(sql`${rawEvents.id} IN ${old}`)
})

/** Webhook deliveries exactly as they came, and what became of them. */
export class RawEventStore extends Context.Service<
  RawEventStore,
  {
    /**
     * Stores a delivery durably. Null when the same bytes were stored before for the same type and
     * user, or when `isUnwanted`, which runs inside the transaction, is true.
     */
    readonly insert: (
      delivery: Delivery,
      isUnwanted?: (tx: Transaction) => Change<boolean>,
    ) => Effect.Effect<number | null>
    readonly find: (id: number) => Effect.Effect<RawEvent | null>
    /** Finds a delivery with its bytes in stored form. */
    readonly findPacked: (id: number) => Effect.Effect<PackedEvent | null>
    /** Stored and not yet processed, oldest first. */
    readonly received: Effect.Effect<ReadonlyArray<number>>
    /** Parked with retries left, oldest first. */
    readonly parked: Effect.Effect<ReadonlyArray<number>>
    /**
     * Deletes the bodies of deliveries finished before an instant (epoch ms); returns their number.
     */
    readonly dropBodies: (before: number) => Effect.Effect<number>
  }
>()("db/RawEventStore") {
  static readonly layer = Layer.effect(
    RawEventStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      const ids = Effect.map((found: ReadonlyArray<{ readonly id: number }>) =>
        found.map(({ id }) => id),
      )

      const drop = (before: number): Effect.Effect<number> =>
        Effect.flatMap(
          write("system", (tx) => tx.count(dropBodies, { before })),
          (dropped) =>
            dropped < DROPPED_AT_ONCE
              ? Effect.succeed(dropped)
              : Effect.map(drop(before), (rest) => dropped + rest),
        )

      const findPacked = (id: number) =>
        Effect.map(rows(byId, { id }), ([row]): PackedEvent | null => {
          if (!row) return null
          const { encoding, body, ...event } = row
          return { ...event, body: body && { encoding, bytes: body } }
        })

      return RawEventStore.of({
        insert: (delivery, isUnwanted) => {
          const { sha256: key, body } = delivery
          const { encoding, bytes } = body
          const stored = { ...delivery, prefix: prefixOf(key), key, encoding, body: bytes }
          return write("system", (tx) => insertOnce(tx, stored, isUnwanted), bytes.length)
        },
        find: (id) =>
          Effect.map(
            findPacked(id),
            (event) => event && { ...event, body: event.body && unpackBody(event.body) },
          ),
        findPacked,
        received: ids(rows(received)),
        parked: ids(rows(parked)),
        dropBodies: drop,
      })
    }),
  )
}

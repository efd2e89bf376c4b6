import { and, desc, eq, lt } from "drizzle-orm"
import type { Effect } from "effect"
import { Database } from "#db/database"
import { rawEvents } from "#db/schema/delivery"
import type { DeadLetter, RawEvent } from "#domain/admin"
import { isoOf } from "#domain/time"
import type { RawEventState } from "#domain/webhook"

/** A page of a list, newest first: what lies below a number. */
export interface Below {
  readonly below: number | undefined
  readonly limit: number
}

const head = {
  id: rawEvents.id,
  type: rawEvents.type,
  aggregator_user_id: rawEvents.aggregator_user_id,
  reference_id: rawEvents.reference_id,
  received_at: rawEvents.received_at,
  state: rawEvents.state,
  attempts: rawEvents.attempts,
  error: rawEvents.error,
  processed_at: rawEvents.processed_at,
}

type Head = Pick<typeof rawEvents.$inferSelect, keyof typeof head>

const eventOf = ({ received_at, processed_at, ...event }: Head): RawEvent => ({
  ...event,
  received_at: isoOf(received_at),
  processed_at: processed_at === null ? null : isoOf(processed_at),
})

const within = (state: RawEventState | undefined, below: number | undefined) =>
  and(
    state === undefined ? undefined : eq(rawEvents.state, state),
    below === undefined ? undefined : lt(rawEvents.id, below),
  )

/** Everybody's deliveries, without what they hold. */
export const listRawEvents = (
  state: RawEventState | undefined,
  { below, limit }: Below,
): Effect.Effect<ReadonlyArray<RawEvent>, never, Database> =>
  Database.use(({ read }) =>
    read((db) =>
      db
        .select(head)
        .from(rawEvents)
        .where(within(state, below))
        .orderBy(desc(rawEvents.id))
        .limit(limit)
        .all()
        .map(eventOf),
    ),
  )

/** How many bytes of a dead letter are shown. */
const HEAD_BYTES = 512

const decoder = new TextDecoder()

/** May end in the middle of a character: it is for people to look at. */
const beginningOf = (encoding: "identity" | "zstd", body: Uint8Array | null): string | null => {
  if (body === null) return null
  const bytes = encoding === "zstd" ? Bun.zstdDecompressSync(body) : body
  return decoder.decode(bytes.subarray(0, HEAD_BYTES))
}

/** Everybody's parked deliveries, and how they begin. */
export const listDeadLetters = ({
  below,
  limit,
}: Below): Effect.Effect<ReadonlyArray<DeadLetter>, never, Database> =>
  Database.use(({ read }) =>
    read((db) =>
      db
        .select({ ...head, encoding: rawEvents.encoding, body: rawEvents.body })
        .from(rawEvents)
        .where(within("parked", below))
        .orderBy(desc(rawEvents.id))
        .limit(limit)
        .all()
        .map(({ encoding, body, ...event }) => ({
          ...eventOf(event),
          payload_head: beginningOf(encoding, body),
        })),
    ),
  )

import { and, desc, eq, lt } from "drizzle-orm"
import { Effect } from "effect"
import { type Given, query, type Schema } from "#db/change"
import { Database } from "#db/database"
import type { rawEvents } from "#db/schema/delivery"
import type { DeadLetter, RawEvent } from "#domain/admin"
import { isoOf } from "#domain/time"
import type { RawEventState } from "#domain/webhook"

/** A page of a list, newest first: the items with a lower number. */
export interface Below {
  readonly below: number | undefined
  readonly limit: number
}

const head = ({ rawEvents }: Schema) => ({
  id: rawEvents.id,
  type: rawEvents.type,
  aggregator_user_id: rawEvents.aggregator_user_id,
  reference_id: rawEvents.reference_id,
  received_at: rawEvents.received_at,
  state: rawEvents.state,
  attempts: rawEvents.attempts,
  error: rawEvents.error,
  processed_at: rawEvents.processed_at,
})

type Head = Pick<typeof rawEvents.$inferSelect, keyof ReturnType<typeof head>>

const eventOf = ({ received_at, processed_at, ...event }: Head): RawEvent => ({
  ...event,
  received_at: isoOf(received_at),
  processed_at: processed_at === null ? null : isoOf(processed_at),
})

interface Page {
  readonly below: number
  readonly limit: number
}

const pageOf = ({ below = Number.MAX_SAFE_INTEGER, limit }: Below): Page => ({ below, limit })

const all = query((db, schema, given: Given<Page>) =>
  db
    .select(head(schema))
    .from(schema.rawEvents)
    .where(lt(schema.rawEvents.id, given.below))
    .orderBy(desc(schema.rawEvents.id))
    .limit(given.limit),
)

const ofState = query((db, schema, given: Given<Page & { state: RawEventState }>) =>
  db
    .select(head(schema))
    .from(schema.rawEvents)
    .where(and(eq(schema.rawEvents.state, given.state), lt(schema.rawEvents.id, given.below)))
    .orderBy(desc(schema.rawEvents.id))
    .limit(given.limit),
)

const parked = query((db, schema, given: Given<Page>) =>
  db
    .select({
      ...head(schema),
      encoding: schema.rawEvents.encoding,
      body: schema.rawEvents.body,
    })
    .from(schema.rawEvents)
    .where(and(eq(schema.rawEvents.state, "parked"), lt(schema.rawEvents.id, given.below)))
    .orderBy(desc(schema.rawEvents.id))
    .limit(given.limit),
)

/** Everybody's deliveries, without what they hold. */
export const listRawEvents = (
  state: RawEventState | undefined,
  below: Below,
): Effect.Effect<ReadonlyArray<RawEvent>, never, Database> =>
  Database.use(({ rows }) => {
    const page = pageOf(below)
    const found = state === undefined ? rows(all, page) : rows(ofState, { ...page, state })
    return Effect.map(found, (events) => events.map(eventOf))
  })

/** How many bytes of a dead letter are shown. */
const HEAD_BYTES = 512

const decoder = new TextDecoder()

/** The first bytes of a body as text for display; may end in the middle of a character. */
const beginningOf = (encoding: "identity" | "zstd", body: Uint8Array | null): string | null => {
  if (body === null) return null
  const bytes = encoding === "zstd" ? Bun.zstdDecompressSync(body) : body
  return decoder.decode(bytes.subarray(0, HEAD_BYTES))
}

/** The parked deliveries of all users, each with its first bytes. */
export const listDeadLetters = (
  below: Below,
): Effect.Effect<ReadonlyArray<DeadLetter>, never, Database> =>
  Database.use(({ rows }) =>
    Effect.map(rows(parked, pageOf(below)), (found) =>
      found.map(({ encoding, body, ...event }) => ({
        ...eventOf(event),
        payload_head: beginningOf(encoding, body),
      })),
    ),
  )

import { Effect } from "effect"
import { live } from "#bench/lived-rows"
import type { UserId } from "#domain/ids"
import { direct } from "#test/sqlite"

const DAYS = 1_460
const BULK = 3_000
const DELIVERY_BYTES = 20_000
const QUESTIONS = 60
const QUESTION_BYTES = 1_000_000

const text = (bytes: number) => crypto.getRandomValues(new Uint8Array((bytes * 3) / 4)).toBase64()

/** Rows 1 to `:count` of an INSERT, of one person. */
const each = (table: string, columns: string, values: string) =>
  `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :count)
   INSERT INTO ${table} (${columns}) SELECT ${values} FROM n`

const AT = "'2026-01-01T00:00:00.000Z'"

const TURNS = each(
  "turns",
  `id, user_id, conversation_id, status, created_at, started_at, completed_at, accepted_stamp,
   ended_stamp, messages, include_memory, include_biomarkers`,
  `'turn_' || :thread || i, :user, :thread, 'failed', ${AT}, ${AT}, ${AT}, i, i,
   json_array(json_object('role', 'user', 'content', :text)), 1, 1`,
)

const THREAD = `INSERT INTO conversations
  (user_id, id, question, preview, created_at, updated_at, turn_count)
  VALUES (:user, :thread, 'x', 'x', ${AT}, 1, :count)`

const EVENTS = each(
  "turn_events",
  "turn_id, id, type, data",
  "'turn_' || :thread || (1 + i / 10), i, 'thought', json_object('text', :text)",
)

const MEMORY = each(
  "memory",
  "id, user_id, ts, agent, kind, text, confidence",
  `'mem_' || :user || i, :user, ${AT}, 'user', 'goal', :text, 1`,
)

const RESULTS = each(
  "biomarkers",
  "id, user_id, name, value, unit, reference_range, out_of_range, updated_at",
  "'bio_' || :user || i, :user, 'Ferritin ' || i, i, 'ug/L', '30 - 300', 0, i",
)

const LINK = `INSERT INTO connections
  (id, user_id, provider, provider_raw, aggregator_user_id, status, connected_at)
  VALUES ('src_' || :user, :user, 'garmin', 'GARMIN', 'agg_' || :user, 'active', ${AT})`

const DELIVERIES = each(
  "raw_events",
  `dedup_prefix, dedup_key, type, aggregator_user_id, reference_id, received_at, state,
   processed_at, encoding, body`,
  `i, randomblob(32), 'daily', 'agg_' || :user, :user, i, 'processed', i, 'identity',
   zeroblob(${DELIVERY_BYTES})`,
)

/**
 * Rows as hostile and long-standing people leave them: a thread of 60 questions of a megabyte for one,
 * and four years of every kind of row for the other, who is about to leave.
 */
export const fill = Effect.fnUntraced(function* (asking: UserId, leaving: UserId) {
  yield* direct((_, sqlite) => {
    const run = (sql: string, given: Record<string, string | number>) => {
      const used = Object.entries(given).filter(([name]) => sql.includes(`:${name}`))
      sqlite.query(sql).run(Object.fromEntries(used))
    }
    const long = { user: asking, thread: "long", count: QUESTIONS, text: text(QUESTION_BYTES) }
    for (const sql of [TURNS, THREAD]) run(sql, long)
    const much = { user: leaving, thread: "much", count: BULK, text: text(2_000) }
    for (const sql of [LINK, DELIVERIES, TURNS, THREAD, MEMORY, RESULTS]) run(sql, much)
    run(EVENTS, { ...much, count: 10 * (BULK - 1) })
  })
  yield* live(leaving, "2022-01-01", DAYS)
})

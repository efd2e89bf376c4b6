import { and, eq, gt, lte, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import type { UserId } from "#domain/ids"
import type { RawEventState } from "#domain/webhook"

/** Deliveries looked at, and made unread again, in one commit. */
const AT_ONCE = 100

/** The types of deliveries that bring rows of wearables. */
const ROW_TYPES = ["activity", "sleep", "daily", "body", "nutrition", "menstruation"]

/** The states of deliveries that will be read again: they were read before, or wait to be. */
const REPLAYED: ReadonlyArray<RawEventState> = ["processed", "received"]

interface Page {
  readonly link: string
  readonly after: number
}

const page = query((db, { rawEvents }, given: Given<Page>) =>
  db
    .select({
      id: rawEvents.id,
      type: rawEvents.type,
      received_at: rawEvents.received_at,
      state: rawEvents.state,
      isKept: sql<number>`${rawEvents.body} IS NOT NULL`,
    })
    .from(rawEvents)
    .where(and(eq(rawEvents.aggregator_user_id, given.link), gt(rawEvents.id, given.after)))
    .orderBy(rawEvents.id)
    .limit(AT_ONCE),
)

interface Reopened extends Page {
  readonly last: number
  readonly since: number
}

const reopen = query((db, { rawEvents }, given: Given<Reopened>) =>
  db
    .update(rawEvents)
    .set({ state: "received", processed_at: null })
    .where(
      and(
        eq(rawEvents.aggregator_user_id, given.link),
        gt(rawEvents.id, given.after),
        lte(rawEvents.id, given.last),
        eq(rawEvents.state, "processed"),
        sql`${rawEvents.body} IS NOT NULL`,
        sql`${rawEvents.received_at} >= ${given.since}`,
        sql`${rawEvents.type} IN ${ROW_TYPES}`,
      ),
    ),
)

/** What was kept of a link's deliveries. */
export interface Replayed {
  /** How many will be read again, by type. */
  readonly by_type: ReadonlyMap<string, number>
  /** When the oldest that is kept came, whether replayed or not; epoch ms, null when none is. */
  readonly oldest: number | null
}

/** The deliveries of wearables whose bytes retention has not dropped. */
export class KeptDeliveries extends Context.Service<
  KeptDeliveries,
  {
    /**
     * Makes what a link brought since an instant (epoch ms) unread again, in as many commits as it takes. `link` is
     * the aggregator's id of it.
     */
    readonly replay: (user: UserId, link: string, since: number) => Effect.Effect<Replayed>
  }
>()("db/KeptDeliveries") {
  static readonly layer = Layer.effect(
    KeptDeliveries,
    Effect.gen(function* () {
      const { write } = yield* Database

      const replay = Effect.fnUntraced(function* (user: UserId, link: string, since: number) {
        const by_type = new Map<string, number>()
        let oldest: number | null = null
        for (let after = 0; ; ) {
          const found = yield* write(user, function* (tx) {
            const some = yield* tx.rows(page, { link, after })
            const last = some.at(-1)?.id
            if (last !== undefined) yield* tx.rows(reopen, { link, after, last, since })
            return some
          })
          for (const { type, received_at, state, isKept } of found) {
            if (!isKept || !ROW_TYPES.includes(type)) continue
            oldest ??= received_at
            if (!REPLAYED.includes(state) || received_at < since) continue
            by_type.set(type, (by_type.get(type) ?? 0) + 1)
          }
          if (found.length < AT_ONCE) return { by_type, oldest }
          after = found.at(-1)!.id
        }
      })

      return KeptDeliveries.of({ replay })
    }),
  )
}

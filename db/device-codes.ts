import { and, eq, gt, lte, or } from "drizzle-orm"
import { Clock, Context, Effect, Layer } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import type { UserId } from "#domain/ids"
import { DEVICE_CODE_S, POLL_S, type Waiting } from "#domain/sign-in"

/** Devices that wait for approval. Starting one needs no sign-in, so their number is limited. */
const MAX_WAITING = 10_000

/** A code that has expired is known as such for this much longer. */
const REMEMBERED_MS = 60 * 60_000

interface NewCode {
  readonly hash: string
  readonly user_code: string
  readonly expires_at: number
}

const insert = query((db, { deviceCodes }, given: Given<NewCode>) =>
  db
    .insert(deviceCodes)
    .values({
      device_code_hash: given.hash,
      user_code: given.user_code,
      status: "pending",
      interval_s: POLL_S,
      expires_at: given.expires_at,
    })
    .returning({ seq: deviceCodes.seq }),
)

const removeOld = query(
  (db, { deviceCodes }, given: Given<{ expired_at: number; last_seq: number }>) =>
    db
      .delete(deviceCodes)
      .where(
        or(lte(deviceCodes.expires_at, given.expired_at), lte(deviceCodes.seq, given.last_seq)),
      ),
)

const find = query((db, { deviceCodes }, given: Given<{ hash: string }>) =>
  db.select().from(deviceCodes).where(eq(deviceCodes.device_code_hash, given.hash)),
)

const remove = query((db, { deviceCodes }, given: Given<{ hash: string }>) =>
  db.delete(deviceCodes).where(eq(deviceCodes.device_code_hash, given.hash)),
)

const markPolled = query(
  (db, { deviceCodes }, given: Given<{ hash: string; polled_at: number; interval_s: number }>) =>
    db
      .update(deviceCodes)
      .set({ polled_at: given.polled_at, interval_s: given.interval_s })
      .where(eq(deviceCodes.device_code_hash, given.hash)),
)

interface Pending {
  readonly user_code: string
  readonly now: number
}

const pending = query((db, { deviceCodes }, given: Given<Pending>) =>
  db
    .select({ seq: deviceCodes.seq })
    .from(deviceCodes)
    .where(
      and(
        eq(deviceCodes.user_code, given.user_code),
        eq(deviceCodes.status, "pending"),
        gt(deviceCodes.expires_at, given.now),
      ),
    ),
)

const decide = query(
  (
    db,
    { deviceCodes },
    given: Given<Pending & { status: "approved" | "denied"; user: UserId | null }>,
  ) =>
    db
      .update(deviceCodes)
      .set({ status: given.status, user_id: given.user })
      .where(
        and(
          eq(deviceCodes.user_code, given.user_code),
          eq(deviceCodes.status, "pending"),
          gt(deviceCodes.expires_at, given.now),
        ),
      ),
)

/** Devices that wait for somebody to sign in elsewhere. A device's own code is kept as its hash. */
export class DeviceCodeStore extends Context.Service<
  DeviceCodeStore,
  {
    readonly add: (device_code: string, user_code: string) => Effect.Effect<void>
    /** Whether a device waits for an answer under this code. */
    readonly isPending: (user_code: string) => Effect.Effect<boolean>
    /**
     * Approves the device for a user, or denies it for null. False when no device waits with this
     * code.
     */
    readonly decide: (user_code: string, user: UserId | null) => Effect.Effect<boolean>
    /** The state of a device's request. An approval is returned once. */
    readonly poll: (device_code: string) => Effect.Effect<Waiting | { readonly user_id: UserId }>
  }
>()("db/DeviceCodeStore") {
  static readonly layer = Layer.effect(
    DeviceCodeStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      const hashOf = (device_code: string) => Bun.SHA256.hash(device_code, "base64")

      const add = Effect.fnUntraced(function* (device_code: string, user_code: string) {
        const now = yield* Clock.currentTimeMillis
        const expires_at = now + DEVICE_CODE_S * 1_000
        const hash = hashOf(device_code)
        yield* write("system", function* (tx) {
          const [code] = yield* tx.rows(insert, { hash, user_code, expires_at })
          const last_seq = code!.seq - MAX_WAITING
          yield* tx.rows(removeOld, { expired_at: now - REMEMBERED_MS, last_seq })
        })
      })

      const poll = Effect.fnUntraced(function* (device_code: string) {
        const now = yield* Clock.currentTimeMillis
        const hash = hashOf(device_code)
        return yield* write("system", function* (tx) {
          const [found] = yield* tx.rows(find, { hash })
          if (!found) return "invalid_grant"
          if (found.expires_at <= now) return "expired_token"
          if (found.status === "denied") return "access_denied"
          if (found.user_id) {
            yield* tx.rows(remove, { hash })
            return { user_id: found.user_id }
          }
          const { polled_at, interval_s } = found
          const hurried = polled_at !== null && now - polled_at < interval_s * 1_000
          const next = hurried ? interval_s + POLL_S : interval_s
          yield* tx.rows(markPolled, { hash, polled_at: now, interval_s: next })
          return hurried ? "slow_down" : "authorization_pending"
        })
      })

      return DeviceCodeStore.of({
        add,
        poll,
        isPending: Effect.fnUntraced(function* (user_code) {
          const now = yield* Clock.currentTimeMillis
          return (yield* rows(pending, { user_code, now })).length > 0
        }),
        decide: Effect.fnUntraced(function* (user_code, user) {
          const now = yield* Clock.currentTimeMillis
          const status = user ? "approved" : "denied"
          const decided = yield* write("system", (tx) =>
            tx.count(decide, { user_code, now, status, user }),
          )
          return decided > 0
        }),
      })
    }),
  )
}

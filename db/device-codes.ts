import { and, eq, gt, lte, or } from "drizzle-orm"
import { Clock, Context, Effect, Layer } from "effect"
import { Database } from "#db/database"
import { deviceCodes } from "#db/schema/sign-in"
import type { UserId } from "#domain/ids"
import { DEVICE_CODE_S, POLL_S, type Waiting } from "#domain/sign-in"

/** Anybody may start a device, so only so many waiting ones are kept. */
const MAX_WAITING = 10_000

/** A code that has expired is known as such for this much longer. */
const REMEMBERED_MS = 60 * 60_000

/** Devices that wait for somebody to sign in elsewhere. A device's own code is kept as its hash. */
export class DeviceCodeStore extends Context.Service<
  DeviceCodeStore,
  {
    readonly add: (device_code: string, user_code: string) => Effect.Effect<void>
    /** Whether a device waits for an answer under this code. */
    readonly isPending: (user_code: string) => Effect.Effect<boolean>
    /** Lets the device in as a user, or turns it away for null. False when none waits. */
    readonly decide: (user_code: string, user: UserId | null) => Effect.Effect<boolean>
    /** What a device gets to know. An approval is handed out once. */
    readonly poll: (device_code: string) => Effect.Effect<Waiting | { readonly user_id: UserId }>
  }
>()("db/DeviceCodeStore") {
  static readonly layer = Layer.effect(
    DeviceCodeStore,
    Effect.gen(function* () {
      const { read, write } = yield* Database
      const clock = yield* Clock.Clock
      const now = () => clock.currentTimeMillisUnsafe()
      const hashOf = (device_code: string) => Bun.SHA256.hash(device_code, "base64")

      const pending = (user_code: string) =>
        and(
          eq(deviceCodes.user_code, user_code),
          eq(deviceCodes.status, "pending"),
          gt(deviceCodes.expires_at, now()),
        )

      const add = (device_code: string, user_code: string) =>
        write(({ db }) => {
          const { seq } = db
            .insert(deviceCodes)
            .values({
              device_code_hash: hashOf(device_code),
              user_code,
              status: "pending",
              interval_s: POLL_S,
              expires_at: now() + DEVICE_CODE_S * 1_000,
            })
            .returning({ seq: deviceCodes.seq })
            .get()
          db.delete(deviceCodes)
            .where(
              or(
                lte(deviceCodes.expires_at, now() - REMEMBERED_MS),
                lte(deviceCodes.seq, seq - MAX_WAITING),
              ),
            )
            .run()
        })

      const poll = (device_code: string) =>
        write(({ db }): Waiting | { readonly user_id: UserId } => {
          const here = eq(deviceCodes.device_code_hash, hashOf(device_code))
          const found = db.select().from(deviceCodes).where(here).get()
          if (!found) return "invalid_grant"
          if (found.expires_at <= now()) return "expired_token"
          if (found.status === "denied") return "access_denied"
          if (found.user_id) {
            db.delete(deviceCodes).where(here).run()
            return { user_id: found.user_id }
          }
          const { polled_at, interval_s } = found
          const hurried = polled_at !== null && now() - polled_at < interval_s * 1_000
          db.update(deviceCodes)
            .set({ polled_at: now(), interval_s: hurried ? interval_s + POLL_S : interval_s })
            .where(here)
            .run()
          return hurried ? "slow_down" : "authorization_pending"
        })

      return DeviceCodeStore.of({
        add,
        poll,
        isPending: (user_code) =>
          read((db) => db.select().from(deviceCodes).where(pending(user_code)).get() !== undefined),
        decide: (user_code, user_id) =>
          write(
            ({ db }) =>
              db
                .update(deviceCodes)
                .set({ status: user_id ? "approved" : "denied", user_id })
                .where(pending(user_code))
                .returning({ seq: deviceCodes.seq })
                .all().length > 0,
          ),
      })
    }),
  )
}

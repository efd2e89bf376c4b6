import { and, eq, gt, lte, or } from "drizzle-orm"
import { Clock, Context, Effect, Layer } from "effect"
import { type Given, givenColumns, query } from "#db/change"
import { Database } from "#db/database"
import type { UserId } from "#domain/ids"

/** A browser in which a person has signed in, as it is stored. Times in epoch milliseconds. */
export interface KnownDevice {
  readonly user_id: UserId
  readonly secret_hash: string
  readonly network_hash: string
  readonly expires_at: number
}

interface Place {
  readonly user: UserId
  readonly secret_hash: string
  readonly network_hash: string
}

const known = query((db, { knownDevices }, given: Given<Place & { now: number }>) =>
  db
    .select({ secret_hash: knownDevices.secret_hash })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.user_id, given.user),
        gt(knownDevices.expires_at, given.now),
        or(
          eq(knownDevices.secret_hash, given.secret_hash),
          eq(knownDevices.network_hash, given.network_hash),
        ),
      ),
    ),
)

const put = query((db, { knownDevices }, given: Given<KnownDevice>) =>
  db
    .insert(knownDevices)
    .values(givenColumns(knownDevices, given, ["seq"]))
    .onConflictDoUpdate({
      target: [knownDevices.user_id, knownDevices.secret_hash],
      set: { network_hash: given.network_hash, expires_at: given.expires_at },
    }),
)

const removeExpired = query((db, { knownDevices }, given: Given<{ user: UserId; now: number }>) =>
  db
    .delete(knownDevices)
    .where(and(eq(knownDevices.user_id, given.user), lte(knownDevices.expires_at, given.now))),
)

/** Browsers and networks that people have signed in from: strangers cannot make these wait. */
export class KnownDeviceStore extends Context.Service<
  KnownDeviceStore,
  {
    /** Whether a person has signed in in this browser, or at least from this network. */
    readonly recognise: (place: Place) => Effect.Effect<"device" | "network" | null>
    readonly put: (device: KnownDevice) => Effect.Effect<void>
  }
>()("db/KnownDeviceStore") {
  static readonly layer = Layer.effect(
    KnownDeviceStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      return KnownDeviceStore.of({
        recognise: Effect.fnUntraced(function* (place) {
          const now = yield* Clock.currentTimeMillis
          const found = yield* rows(known, { ...place, now })
          if (found.some(({ secret_hash }) => secret_hash === place.secret_hash)) return "device"
          return found.length > 0 ? "network" : null
        }),
        put: Effect.fnUntraced(function* (device) {
          const { user_id: user } = device
          const now = yield* Clock.currentTimeMillis
          yield* write(user, function* (tx) {
            yield* tx.rows(removeExpired, { user, now })
            yield* tx.rows(put, device)
          })
        }),
      })
    }),
  )
}

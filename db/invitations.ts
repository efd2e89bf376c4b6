import { and, desc, eq, getTableColumns, gt, lte } from "drizzle-orm"
import { Clock, Context, Effect, Layer } from "effect"
import { type Given, givenColumns, query } from "#db/change"
import { Database } from "#db/database"
import type { UserId } from "#domain/ids"
import type { InvitationId } from "#domain/invitation"

/** An invitation as it is stored. Times in epoch milliseconds. */
export interface StoredInvitation {
  readonly id: InvitationId
  /** Who invited. */
  readonly user_id: UserId
  readonly name: string
  readonly link_hash: string
  readonly created_at: number
  readonly expires_at: number
}

const ofUser = query((db, { invitations }, given: Given<{ user: UserId; now: number }>) => {
  const { seq: _, ...columns } = getTableColumns(invitations)
  return db
    .select(columns)
    .from(invitations)
    .where(and(eq(invitations.user_id, given.user), gt(invitations.expires_at, given.now)))
    .orderBy(desc(invitations.seq))
})

const live = query((db, { invitations }, given: Given<{ link_hash: string; now: number }>) => {
  const { seq: _, ...columns } = getTableColumns(invitations)
  return db
    .select(columns)
    .from(invitations)
    .where(and(eq(invitations.link_hash, given.link_hash), gt(invitations.expires_at, given.now)))
})

const insert = query((db, { invitations }, given: Given<StoredInvitation>) =>
  db.insert(invitations).values(givenColumns(invitations, given, ["seq"])),
)

const removeExpired = query((db, { invitations }, given: Given<{ user: UserId; now: number }>) =>
  db
    .delete(invitations)
    .where(and(eq(invitations.user_id, given.user), lte(invitations.expires_at, given.now))),
)

const remove = query((db, { invitations }, given: Given<{ user: UserId; id: InvitationId }>) =>
  db
    .delete(invitations)
    .where(and(eq(invitations.user_id, given.user), eq(invitations.id, given.id))),
)

/** Invitations that nobody has accepted yet. */
export class InvitationStore extends Context.Service<
  InvitationStore,
  {
    readonly add: (invitation: StoredInvitation) => Effect.Effect<void>
    /** Those of a person that are still good, the newest first. */
    readonly list: (user: UserId) => Effect.Effect<ReadonlyArray<StoredInvitation>>
    /** The invitation with this hash of its link; null for none, or one that has expired. */
    readonly findByHash: (link_hash: string) => Effect.Effect<StoredInvitation | null>
    /** Uses an invitation up, or takes it back. False when it is gone already. */
    readonly remove: (user: UserId, id: InvitationId) => Effect.Effect<boolean>
  }
>()("db/InvitationStore") {
  static readonly layer = Layer.effect(
    InvitationStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      return InvitationStore.of({
        add: Effect.fnUntraced(function* (invitation) {
          const { user_id: user } = invitation
          const now = yield* Clock.currentTimeMillis
          yield* write(user, function* (tx) {
            yield* tx.rows(removeExpired, { user, now })
            yield* tx.rows(insert, invitation)
          })
        }),
        list: Effect.fnUntraced(function* (user) {
          return yield* rows(ofUser, { user, now: yield* Clock.currentTimeMillis })
        }),
        findByHash: Effect.fnUntraced(function* (link_hash) {
          const now = yield* Clock.currentTimeMillis
          const [found] = yield* rows(live, { link_hash, now })
          return found ?? null
        }),
        remove: (user, id) =>
          write(user, function* (tx) {
            return (yield* tx.count(remove, { user, id })) === 1
          }),
      })
    }),
  )
}

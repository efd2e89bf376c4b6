import { Clock, Effect } from "effect"
import { Outbox, OutboxMessage } from "#actors/outbox"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { AccountStore, type RemovedAccount } from "#db/accounts"
import { Database } from "#db/database"
import { DeletedAccountStore, type DeletedName } from "#db/deleted-accounts"
import { OutboxStore, type OutboxTask } from "#db/outbox"
import { UploadStore } from "#db/uploads"
import { type StoredUser, UserStore } from "#db/users"
import type { UserId } from "#domain/ids"
import type { DeletedUser } from "#domain/user"
import { Callers } from "#operations/authenticate"
import { Scim } from "#upstream/scim"

/** Another reader of the file can delay erasing freed pages; after this the outbox erases them later. */
const ERASE_TIMEOUT = "10 seconds"

/** The tasks for the aggregator, the identity provider and the file system after a deletion. */
const tasksOf = (user: StoredUser, account: RemovedAccount, issuer: string | null) => [
  { kind: "delete_uploads", target: user.id } satisfies OutboxTask,
  ...account.aggregator_user_ids.map(
    (target) => ({ kind: "deauthenticate", target }) satisfies OutboxTask,
  ),
  ...(user.issuer === issuer
    ? [{ kind: "delete_identity", target: user.subject } satisfies OutboxTask]
    : []),
]

/** The names that mark late deliveries and old tokens as those of a deleted account. */
const deletedNames = (
  user: StoredUser,
  account: RemovedAccount,
  tokens: ReadonlyArray<string>,
): ReadonlyArray<DeletedName> => [
  ["subject", user.issuer, user.subject],
  ...tokens.map((hash): DeletedName => ["token", hash]),
  ...[user.id, ...account.aggregator_user_ids, ...account.lab_ids].map(
    (id): DeletedName => ["delivery", id],
  ),
]

/**
 * Deletes a person for good: every row, delivery and file, and the turns in flight. Their tokens are
 * refused from then on; the outbox tells the aggregator and the identity provider. When this returns,
 * nothing of the person is in the database or its log but keyed hashes of their names. A user who
 * does not exist is no error.
 */
export const deleteAccount = Effect.fnUntraced(function* (user_id: UserId) {
  const accounts = yield* AccountStore
  const deletedAccounts = yield* DeletedAccountStore
  const outboxStore = yield* OutboxStore
  const callers = yield* Callers
  const { issuer } = yield* Scim
  const user = yield* UserStore.use((users) => users.find(user_id))
  if (!user) return { ok: true, rows_deleted: 0 } satisfies DeletedUser

  const now = yield* Clock.currentTimeMillis
  let rows_deleted = 0
  yield* TurnSupervisor.use(({ cancel }) =>
    cancel(user_id, function* (tx) {
      const account = yield* accounts.remove(tx, user_id)
      const names = deletedNames(user, account, callers.cachedSessions(user_id))
      yield* deletedAccounts.add(tx, names, now)
      yield* outboxStore.add(tx, tasksOf(user, account, issuer), now)
      rows_deleted = account.rows_deleted
      return account.turns
    }),
  )
  yield* callers.invalidate(user_id)
  yield* UploadStore.use((uploads) => uploads.removeAll(user_id))
  yield* Database.use(({ eraseFreed }) => Effect.timeoutOption(eraseFreed, ERASE_TIMEOUT))
  yield* Outbox.use((outbox) => outbox.send(OutboxMessage.RunDue()))
  yield* Effect.logInfo("an account is deleted", { rows_deleted })
  return { ok: true, rows_deleted } satisfies DeletedUser
}, Effect.uninterruptible)

import { Clock, Effect } from "effect"
import { Importer } from "#actors/importer"
import { LabReader } from "#actors/lab-reader"
import { Outbox } from "#actors/outbox"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { AccountStore } from "#db/accounts"
import { Database } from "#db/database"
import { DeletedAccountStore, type DeletedName } from "#db/deleted-accounts"
import { FileImportStore } from "#db/file-imports"
import { ImportFiles } from "#db/import-files"
import { InboxFiles } from "#db/inbox-files"
import { KeptImportStore } from "#db/kept-imports"
import { OutboxStore, type OutboxTask } from "#db/outbox"
import { UploadStore } from "#db/uploads"
import { type StoredUser, UserStore } from "#db/users"
import type { UserId } from "#domain/ids"
import { isoOf } from "#domain/time"
import { DELETED_ISSUER, type DeletedUser, LOCAL_ISSUER, OWNER } from "#domain/user"
import { Callers } from "#operations/authenticate"
import { Scim } from "#upstream/scim"

/** Another reader of the file can delay erasing freed pages; after this the outbox erases them later. */
const ERASE_TIMEOUT = "10 seconds"

const leavingTasks = (user: UserId, links: ReadonlyArray<string>): ReadonlyArray<OutboxTask> => [
  { kind: "delete_uploads", target: user },
  ...links.map((target): OutboxTask => ({ kind: "deauthenticate", target })),
]

/** The tasks for the aggregator, the identity provider and the file system after a deletion. */
const tasksOf = (user: StoredUser, links: ReadonlyArray<string>, issuer: string | null) => [
  ...leavingTasks(user.id, links),
  ...(user.issuer === issuer
    ? [{ kind: "delete_identity", target: user.subject } satisfies OutboxTask]
    : []),
]

const deliveries = (ids: ReadonlyArray<string>) => ids.map((id): DeletedName => ["delivery", id])

/** The names that mark late deliveries and old tokens as those of a deleted account. */
const namesOf = (
  user: StoredUser,
  links: ReadonlyArray<string>,
  tokens: ReadonlyArray<string>,
): ReadonlyArray<DeletedName> => [
  ["subject", user.issuer, user.subject],
  ...tokens.map((hash): DeletedName => ["token", hash]),
  ...deliveries([user.id, ...links]),
]

/** Closes the account and names what has to be done elsewhere, in one commit. */
const closeAccount = Effect.fnUntraced(function* (user: StoredUser) {
  const accounts = yield* AccountStore
  const deletedAccounts = yield* DeletedAccountStore
  const outbox = yield* OutboxStore
  const callers = yield* Callers
  const { issuer } = yield* Scim
  const now = yield* Clock.currentTimeMillis
  let rows_deleted = 0
  let links: ReadonlyArray<string> = []
  yield* TurnSupervisor.use(({ discard }) =>
    discard(user.id, function* (tx) {
      const closed = yield* accounts.close(tx, user.id)
      links = closed.aggregator_user_ids
      if (user.issuer !== DELETED_ISSUER) {
        yield* deletedAccounts.add(tx, namesOf(user, links, callers.cachedSessions(user.id)), now)
        yield* outbox.add(tx, tasksOf(user, links, issuer), now)
      }
      rows_deleted = closed.rows_deleted
      return closed.turns
    }),
  )
  yield* callers.invalidate(user.id)
  return { rows_deleted, links }
})

/** Deletes the rows of a closed account, in as many commits as it takes. */
const removeRows = Effect.fnUntraced(function* (user: UserId, links: ReadonlyArray<string>) {
  const { write } = yield* Database
  const accounts = yield* AccountStore
  const deletedAccounts = yield* DeletedAccountStore
  const now = yield* Clock.currentTimeMillis
  let rows_deleted = 0
  for (let removed = 1; removed > 0; ) {
    removed = yield* write(user, function* (tx) {
      const some = yield* accounts.removeSome(tx, user, links)
      yield* deletedAccounts.add(tx, deliveries(some.lab_ids), now)
      return some.rows_deleted
    })
    rows_deleted += removed
    yield* Effect.yieldNow
  }
  return rows_deleted
})

/** Deletes what is left, and with it what requests under way have written meanwhile. */
const removePerson = Effect.fnUntraced(function* (user: UserId, links: ReadonlyArray<string>) {
  const accounts = yield* AccountStore
  const deletedAccounts = yield* DeletedAccountStore
  const outbox = yield* OutboxStore
  const now = yield* Clock.currentTimeMillis
  let rows_deleted = 0
  yield* TurnSupervisor.use(({ discard }) =>
    discard(user, function* (tx) {
      const account = yield* accounts.remove(tx, user)
      const added = account.aggregator_user_ids.filter((id) => !links.includes(id))
      yield* deletedAccounts.add(tx, deliveries([...added, ...account.lab_ids]), now)
      yield* outbox.add(tx, leavingTasks(user, added), now)
      rows_deleted = account.rows_deleted
      return account.turns
    }),
  )
  yield* Callers.use(({ invalidate }) => invalidate(user))
  return rows_deleted
})

/** Stops the imports of a person and removes their files, those of the watch folder too. */
const removeFiles = Effect.fnUntraced(function* ({ id: user, issuer, subject }: StoredUser) {
  const imports = yield* FileImportStore
  const files = yield* ImportFiles
  const importer = yield* Importer
  const now = isoOf(yield* Clock.currentTimeMillis)
  for (const id of yield* imports.open(user)) {
    yield* imports.cancel(user, id, now)
    yield* importer.stop(id)
    yield* files.remove(id)
  }
  for (const kept of yield* KeptImportStore.use(({ all }) => all))
    if (kept.user_id === user) yield* files.remove(kept.id)
  const isOwner = issuer === LOCAL_ISSUER && subject === OWNER
  yield* InboxFiles.use((inbox) => inbox.removeAll(isOwner ? null : user))
})

/**
 * Deletes a person for good: every row, delivery and file, and the turns in flight. Their tokens are
 * refused from the first commit on; the rows go in many, so that others get their turn between, and a
 * start goes on with a deletion that was cut off. The outbox notifies the aggregator and the identity
 * provider. When this returns, nothing of the person is in the database or its log but keyed hashes of
 * their names. A user who does not exist is no error.
 */
export const deleteAccount = Effect.fnUntraced(function* (user_id: UserId) {
  const user = yield* UserStore.use((users) => users.find(user_id))
  if (!user) return { ok: true, rows_deleted: 0 } satisfies DeletedUser

  yield* removeFiles(user)
  const closed = yield* closeAccount(user)
  yield* LabReader.use((reader) => reader.stopAll(user_id))
  const rows_deleted =
    closed.rows_deleted +
    (yield* removeRows(user_id, closed.links)) +
    (yield* removePerson(user_id, closed.links))
  yield* UploadStore.use((uploads) => uploads.removeAll(user_id))
  yield* Database.use(({ eraseFreed }) => Effect.timeoutOption(eraseFreed, ERASE_TIMEOUT))
  yield* Outbox.use((outbox) => outbox.wake)
  yield* Effect.logInfo("an account is deleted", { rows_deleted })
  return { ok: true, rows_deleted } satisfies DeletedUser
}, Effect.uninterruptible)

/** Goes on with the deletions that the last process did not finish. */
export const finishDeletions = Effect.gen(function* () {
  const left = yield* AccountStore.use((accounts) => accounts.leaving)
  yield* Effect.forEach(left, deleteAccount, { discard: true })
})

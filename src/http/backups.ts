import { Clock, Effect } from "effect"
import { Elysia } from "elysia"
import { Archives } from "#actors/archives"
import { BackupLock, BackupState } from "#domain/backup"
import type { UserId } from "#domain/ids"
import { isoOf } from "#domain/time"
import { attachment } from "#http/attachment"
import { adminOnly, authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { freshOperation, inBrowser } from "#http/fresh-sign-in"
import { operation } from "#http/operation"
import { jsonBody } from "#http/schema"
import { backupState } from "#operations/backups"
import { requireFreshSignIn } from "#operations/fresh-sign-in"
import { requireOwner } from "#operations/require-owner"

const TYPE = "application/age"

const WHAT =
  "The database, the uploads and the generated secrets of DATA_DIR in one state, as a zip that is locked " +
  "with age; made while it is read. `hygeia restore` takes it."

const backup = Effect.fnUntraced(function* (lock: BackupLock) {
  const archives = yield* Archives
  const day = isoOf(yield* Clock.currentTimeMillis).slice(0, 10)
  return yield* attachment(archives.backup(lock), { name: `hygeia-${day}.age`, type: TYPE })
})

const ownersBackup = Effect.fnUntraced(function* (
  caller: UserId,
  session_secret: string | null,
  lock: BackupLock,
) {
  yield* requireOwner(caller)
  yield* requireFreshSignIn(caller, session_secret)
  return yield* backup(lock)
})

/** Backups of everything, for the owner. */
export const backups = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/backups" })
    .use(edge)
    .use(authenticate(edge, { idempotent: false }))
    .get("", ({ caller, run }) => run(backupState(caller)), {
      detail: operation({
        operationId: "getBackups",
        tag: "Meta",
        summary: "Tell how backups are made here",
        description: "For the owner.",
        responses: { 200: BackupState },
        errors: ["forbidden"],
      }),
    })
    .post(
      "",
      ({ body, caller, request, run }) =>
        run(inBrowser(request, (secret) => ownersBackup(caller, secret, body))),
      {
        ...jsonBody(BackupLock),
        detail: freshOperation({
          operationId: "makeBackup",
          tag: "Meta",
          summary: "Back up everything",
          description: `For the owner. ${WHAT}`,
          responses: { 200: [TYPE] },
        }),
      },
    )

/** The same by the admin key. */
export const adminBackups = (edge: Bridge) =>
  new Elysia()
    .use(edge)
    .use(adminOnly(edge))
    .post("/admin/backups", ({ body, run }) => run(backup(body)), {
      ...jsonBody(BackupLock),
      detail: operation({
        operationId: "adminMakeBackup",
        tag: "Meta",
        summary: "Back up everything",
        description: WHAT,
        responses: { 200: [TYPE] },
        admin: true,
      }),
    })

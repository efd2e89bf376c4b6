import { Clock, Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { Archives } from "#actors/archives"
import { uploadedBackup } from "#db/folder-files"
import { isAgeRecipient } from "#domain/age-recipient"
import {
  AGE_IDENTITIES,
  type BackupKey,
  BackupLock,
  BackupState,
  RestoredBackup,
} from "#domain/backup"
import { InvalidField } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { isoOf } from "#domain/time"
import { attachment } from "#http/attachment"
import { adminOnly, authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { freshOperation, inBrowser } from "#http/fresh-sign-in"
import { streamFilePart } from "#http/multipart"
import { operation } from "#http/operation"
import { Refused } from "#http/problem"
import { jsonBody } from "#http/schema"
import { backupState } from "#operations/backups"
import { requireFreshSignIn } from "#operations/fresh-sign-in"
import { requireOwner } from "#operations/require-owner"
import { requireRestorable, restoreSent } from "#operations/restore-sent"

const TYPE = "application/age"

const WHAT =
  "The database, the uploads and the generated secrets of DATA_DIR in one state, as a zip that is locked " +
  "with age; made while it is read. `hygeia restore` takes it."

const backup = Effect.fnUntraced(function* (lock: BackupLock) {
  if ("recipients" in lock && !lock.recipients.every(isAgeRecipient))
    return yield* new InvalidField({
      field: "recipients",
      message: "A recipient does not hold its own checksum.",
    })
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

/** The body of a restore. */
export const RestoreForm = Type.Object(
  {
    passphrase: Type.Optional(Type.String({ description: "Opens the backup." })),
    identity: Type.Optional(
      Type.String({ description: "In its place: the file of an age key (AGE-SECRET-KEY-1…)." }),
    ),
    file: Type.String({ format: "binary", description: "The backup." }),
  },
  { title: "RestoreForm" },
)

/** No limit but that of the disk. */
const MAX_BACKUP_BYTES = 2 ** 40

const keyOf = ({ passphrase, identity }: Readonly<Record<string, string>>): BackupKey => {
  const identities = identity?.match(AGE_IDENTITIES) ?? []
  if (identities.length > 0) return { identities }
  if (passphrase) return { passphrase }
  throw new Refused(
    new InvalidField({ field: "passphrase", message: "passphrase or identity is required." }),
  )
}

/** Keeps the backup of a form beside the files of a folder while it is restored. */
const restored = async (
  request: Request,
  folder: string,
  restore: (file: string, key: BackupKey) => Promise<RestoredBackup>,
) => {
  await using sent = await uploadedBackup(folder)
  const wanted = { name: "file", most: MAX_BACKUP_BYTES, texts: ["passphrase", "identity"] }
  const { texts } = await streamFilePart(request, wanted, sent.write)
  return await restore(sent.path, keyOf(texts))
}

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
      ({ body, caller, request, run, server }) => {
        server?.timeout(request, 0)
        return run(inBrowser(request, (secret) => ownersBackup(caller, secret, body)))
      },
      {
        ...jsonBody(BackupLock),
        detail: freshOperation({
          operationId: "makeBackup",
          tag: "Meta",
          summary: "Back up everything",
          description: `For the owner. ${WHAT}`,
          responses: { 200: [TYPE] },
          errors: ["upstream_unavailable"],
        }),
      },
    )
    .post(
      "/restore",
      async ({ caller, request, run, runToEnd, server }) => {
        server?.timeout(request, 0)
        const folder = await run(inBrowser(request, (secret) => requireRestorable(caller, secret)))
        return restored(request, folder, (file, key) => runToEnd(restoreSent(file, key)))
      },
      {
        parse: "none",
        detail: freshOperation({
          operationId: "restoreBackup",
          tag: "Meta",
          summary: "Restore a backup into an empty service",
          description:
            "For the owner, as long as nobody has kept anything here. The service starts again with what was in the " +
            "backup: its people, its secrets, and the ways in which the owner signs in.",
          request: { "multipart/form-data": RestoreForm },
          responses: { 200: RestoredBackup },
          errors: [
            "already_exists",
            "invalid_request",
            "invalid_field",
            "unprocessable",
            "upstream_unavailable",
          ],
        }),
      },
    )

/** The same by the admin key. */
export const adminBackups = (edge: Bridge) =>
  new Elysia()
    .use(edge)
    .use(adminOnly(edge))
    .post(
      "/admin/backups",
      ({ body, request, run, server }) => {
        server?.timeout(request, 0)
        return run(backup(body))
      },
      {
        ...jsonBody(BackupLock),
        detail: operation({
          operationId: "adminMakeBackup",
          tag: "Meta",
          summary: "Back up everything",
          description: WHAT,
          responses: { 200: [TYPE] },
          errors: ["upstream_unavailable"],
          admin: true,
        }),
      },
    )

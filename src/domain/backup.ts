import { Data } from "effect"
import { type Static, Type } from "typebox"
import { AGE_RECIPIENT } from "#domain/age-recipient"

/** A file is no backup that can be used; the message says why, in one line. */
export class BackupRefused extends Data.TaggedError("BackupRefused")<{
  readonly message: string
}> {}

/** The version of the files of a backup that `hygeia restore` reads. */
export const BACKUP_VERSION = 1

/** The shortest passphrase that locks a backup. */
export const MIN_PASSPHRASE_CHARS = 16

const AgeRecipient = Type.String({
  pattern: AGE_RECIPIENT.source,
  description: "An age recipient (age1…): whoever has its key can open the backup.",
})

/** What locks a backup: a passphrase, or the public keys of those who may open it. */
export const BackupLock = Type.Union(
  [
    Type.Object(
      {
        passphrase: Type.String({
          minLength: MIN_PASSPHRASE_CHARS,
          maxLength: 1_024,
          description: "Opens the backup. It is kept nowhere.",
        }),
      },
      { title: "Passphrase", additionalProperties: false },
    ),
    Type.Object(
      {
        recipients: Type.Array(AgeRecipient, {
          minItems: 1,
          maxItems: 20,
          description: "Each of them can open the backup.",
        }),
      },
      { title: "Recipients", additionalProperties: false },
    ),
  ],
  { title: "BackupLock" },
)
export type BackupLock = Static<typeof BackupLock>

/** The secret keys in the text of a file of age-keygen. */
export const AGE_IDENTITIES = /^AGE-SECRET-KEY-[0-9A-Z-]+$/gm

/** What opens a backup: its passphrase, or the secret keys of recipients (AGE-SECRET-KEY-1…). */
export type BackupKey =
  | { readonly passphrase: string }
  | { readonly identities: ReadonlyArray<string> }

const Count = Type.Integer({ minimum: 0 })

/** The first file of a backup: what it is, and how much of everything was in the database. */
export const BackupManifest = Type.Object({
  hygeia: Type.Literal("backup"),
  version: Type.Integer({ minimum: 1 }),
  made_at: Type.String({ maxLength: 40 }),
  /** Migrations that its database has seen. */
  migrations: Count,
  /** Rows by table. */
  rows: Type.Record(Type.String({ maxLength: 100 }), Count),
})
export type BackupManifest = Static<typeof BackupManifest>

/** What became of a scheduled backup. */
export const BackupStatus = Type.Enum(["restored", "not_restored", "not_made"], {
  description:
    "`restored`: it was restored into an empty folder, which answered a question. `not_restored`: that failed.",
})
export type BackupStatus = Static<typeof BackupStatus>

/** What is wrong with the backup of every day. */
export const BackupProblem = Type.Enum(["not_restored", "not_made", "overdue"], {
  description: "`overdue`: the last was begun more than 26 hours ago.",
})
export type BackupProblem = Static<typeof BackupProblem>

/** The last scheduled backup. */
export const LastBackup = Type.Object(
  {
    made_at: Type.String({ format: "date-time", description: "When it was begun." }),
    bytes: Type.Integer({ minimum: 0, description: "Its size; 0 where none was made." }),
    status: BackupStatus,
    problem: Type.Union([BackupProblem, Type.Null()], {
      description: "Why nobody should rely on it; null where it is good.",
    }),
  },
  { title: "LastBackup" },
)
export type LastBackup = Static<typeof LastBackup>

/** One is begun every 24 hours; two more are for one that takes long, or is tried again. */
const OVERDUE_MS = 26 * 3_600_000

/** What is wrong with a backup that was begun at an instant, at another; both in epoch milliseconds. */
export const backupProblem = (made_at: number, status: BackupStatus, now: number) =>
  status !== "restored" ? status : now - made_at > OVERDUE_MS ? "overdue" : null

/** How backups are made here, as the owner's settings show it. */
export const BackupState = Type.Object(
  {
    is_daily: Type.Boolean({ description: "One is made every day: BACKUP_DIR is set." }),
    last: Type.Union([LastBackup, Type.Null()], {
      description: "Of those of every day; null before the first.",
    }),
    can_restore: Type.Boolean({
      description: "Nobody has kept anything here yet: a backup can be restored.",
    }),
  },
  { title: "BackupState" },
)
export type BackupState = Static<typeof BackupState>

/** What a restored backup was. */
export const RestoredBackup = Type.Object(
  {
    made_at: Type.String({ format: "date-time", description: "When the backup was made." }),
    rows: Type.Integer({ description: "How many rows it held." }),
  },
  { title: "RestoredBackup" },
)
export type RestoredBackup = Static<typeof RestoredBackup>

/** What a thread is to back up, and how it is to be locked. */
export interface BackupTask {
  /** The file of the database, or the bytes of one that is in memory. */
  readonly database: string | Uint8Array
  /** DATA_DIR. */
  readonly folder: string
  /** Epoch milliseconds. */
  readonly made_at: number
  readonly lock: BackupLock
}

/** What a thread is to unpack beside the files of a folder. */
export interface UnpackTask {
  readonly folder: string
  /** The backup. */
  readonly file: string
  readonly key: BackupKey
}

/** What became of that; what is refused or has failed says why in a line for people. */
export type Unpacked =
  | { readonly done: BackupManifest }
  | { readonly refused: string }
  | { readonly failed: string }

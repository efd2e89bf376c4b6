import { type Static, Type } from "typebox"

/** The version of the files of a backup that `hygeia restore` reads. */
export const BACKUP_VERSION = 1

/** The shortest passphrase that locks a backup. */
export const MIN_PASSPHRASE_CHARS = 16

/** The public key of somebody who may open a backup, as age writes it. */
export const AGE_RECIPIENT = /^age1(?:pq1)?[02-9ac-hj-np-z]{58,4000}$/

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
      { recipients: Type.Array(AgeRecipient, { minItems: 1, maxItems: 20 }) },
      { title: "Recipients", additionalProperties: false },
    ),
  ],
  { title: "BackupLock" },
)
export type BackupLock = Static<typeof BackupLock>

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

/** The last scheduled backup. */
export const LastBackup = Type.Object(
  {
    made_at: Type.String({ format: "date-time", description: "When it was begun." }),
    bytes: Type.Integer({ minimum: 0, description: "Its size; 0 where none was made." }),
    status: BackupStatus,
  },
  { title: "LastBackup" },
)
export type LastBackup = Static<typeof LastBackup>

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

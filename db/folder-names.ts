/** The names of secrets that the service generates and keeps in DATA_DIR. */
export const SECRET_NAMES = [
  "webhook-secret",
  "admin-key",
  "service-token-secret",
  "session-key",
  "forgotten-key",
] as const
export type SecretName = (typeof SECRET_NAMES)[number]

/** The name of the database file in it. */
export const DATABASE = "hygeia.db"

/** Folders in it whose files are as much a person's as the rows that name them. */
export const FILE_FOLDERS = ["uploads", "imports"] as const

/** The folder in it that a restore fills. */
export const RESTORING = "restoring"

/** The same once all of it is there: it takes the place of what the folder holds beside it. */
export const RESTORED = "restored"

import type { Database as Sqlite } from "bun:sqlite"
import initial from "#db/migrations/0001_initial.sql" with { type: "text" }
import conversations from "#db/migrations/0002_conversations.sql" with { type: "text" }
import account from "#db/migrations/0003_account.sql" with { type: "text" }
import labs from "#db/migrations/0005_labs.sql" with { type: "text" }
import memory from "#db/migrations/0006_memory.sql" with { type: "text" }
import idempotency from "#db/migrations/0007_idempotency.sql" with { type: "text" }
import rateWindows from "#db/migrations/0008_rate_windows.sql" with { type: "text" }
import signIn from "#db/migrations/0009_sign_in.sql" with { type: "text" }
import diary from "#db/migrations/0010_diary.sql" with { type: "text" }
import alertsShownOnce from "#db/migrations/0011_told_alerts.sql" with { type: "text" }
import shownAlerts from "#db/migrations/0012_shown_alerts.sql" with { type: "text" }
import resumptions from "#db/migrations/0013_resumptions.sql" with { type: "text" }
import rowOrder from "#db/migrations/0014_row_order.sql" with { type: "text" }
import diaryChanges from "#db/migrations/0015_diary_changes.sql" with { type: "text" }
import profileFields from "#db/migrations/0016_profile_fields.sql" with { type: "text" }
import experiments from "#db/migrations/0017_experiments.sql" with { type: "text" }
import fileImports from "#db/migrations/0018_file_imports.sql" with { type: "text" }
import confirmation from "#db/migrations/0019_confirmation.sql" with { type: "text" }
import personalTokens from "#db/migrations/0020_personal_tokens.sql" with { type: "text" }
import notes from "#db/migrations/0021_notes.sql" with { type: "text" }
import connectSessions from "#db/migrations/0025_connect_sessions.sql" with { type: "text" }
import labPlaces from "#db/migrations/0026_lab_places.sql" with { type: "text" }
import labReaders from "#db/migrations/0027_lab_readers.sql" with { type: "text" }
import broughtRecords from "#db/migrations/0028_brought_records.sql" with { type: "text" }
import importNames from "#db/migrations/0029_import_names.sql" with { type: "text" }
import sessions from "#db/migrations/0030_sessions.sql" with { type: "text" }
import localAccounts from "#db/migrations/0031_local_accounts.sql" with { type: "text" }
import cookieWindows from "#db/migrations/0032_cookie_windows.sql" with { type: "text" }
import signInMethods from "#db/migrations/0033_sign_in_methods.sql" with { type: "text" }
import importChanges from "#db/migrations/0034_import_changes.sql" with { type: "text" }
import stepNotes from "#db/migrations/0035_step_notes.sql" with { type: "text" }
import modelServers from "#db/migrations/0036_model_servers.sql" with { type: "text" }
import turnReceipts from "#db/migrations/0037_turn_receipts.sql" with { type: "text" }
import backups from "#db/migrations/0038_backups.sql" with { type: "text" }
import notifications from "#db/migrations/0039_notifications.sql" with { type: "text" }
import proactiveTurns from "#db/migrations/0040_proactive_turns.sql" with { type: "text" }
import notificationTargets from "#db/migrations/0041_notification_targets.sql" with { type: "text" }
import labAttempts from "#db/migrations/0042_lab_attempts.sql" with { type: "text" }
import keptImports from "#db/migrations/0043_kept_imports.sql" with { type: "text" }
import interruptedWork from "#db/migrations/0044_interrupted_work.sql" with { type: "text" }
import turnOrigin from "#db/migrations/0045_turn_origin.sql" with { type: "text" }
import labNames from "#db/migrations/0046_lab_names.sql" with { type: "text" }
import importOffers from "#db/migrations/0049_import_offers.sql" with { type: "text" }

/** Inlined as text, so that the executable carries them. Append only: never edit one that shipped. */
const migrations: ReadonlyArray<string> = [
  initial,
  conversations,
  account,
  signIn,
  idempotency,
  rateWindows,
  memory,
  labs,
  diary,
  alertsShownOnce,
  shownAlerts,
  resumptions,
  rowOrder,
  diaryChanges,
  profileFields,
  experiments,
  fileImports,
  confirmation,
  personalTokens,
  notes,
  connectSessions,
  labPlaces,
  labReaders,
  broughtRecords,
  importNames,
  sessions,
  localAccounts,
  cookieWindows,
  signInMethods,
  importChanges,
  stepNotes,
  modelServers,
  turnReceipts,
  backups,
  notifications,
  proactiveTurns,
  notificationTargets,
  labAttempts,
  keptImports,
  turnOrigin,
  interruptedWork,
  labNames,
  importOffers,
]

/** The file was written by a newer executable than this one. */
export class NewerDatabase extends Error {
  constructor(file: number, ours: number) {
    super(
      `The database is at version ${file} and this executable knows ${ours}: start the newer executable instead.`,
    )
  }
}

/**
 * Applies the missing migrations, each in its own transaction, counted in `user_version`. Foreign
 * keys are off meanwhile: rebuilding a table would otherwise delete the rows that refer to it. Tests make the
 * files of earlier versions with `upTo`, the number of migrations to apply at most.
 */
export const migrate = (sqlite: Sqlite, upTo = migrations.length) => {
  const applied = sqlite.query<{ user_version: number }, []>("PRAGMA user_version").get()!
  if (applied.user_version > migrations.length)
    throw new NewerDatabase(applied.user_version, migrations.length)
  sqlite.run("PRAGMA foreign_keys = OFF")
  migrations.slice(applied.user_version, upTo).forEach((sql, offset) => {
    sqlite.transaction(() => {
      sqlite.run(sql)
      sqlite.run(`PRAGMA user_version = ${applied.user_version + offset + 1}`)
    })()
  })
  sqlite.run("PRAGMA foreign_keys = ON")
}

/** How many migrations this executable knows. */
export const KNOWN_VERSION = migrations.length

/** How many migrations a file has seen that has some to come; null for a new file, and for one that has seen all. */
export const migrationsBefore = (sqlite: Sqlite): number | null => {
  const { user_version } = sqlite.query<{ user_version: number }, []>("PRAGMA user_version").get()!
  return user_version > 0 && user_version < migrations.length ? user_version : null
}

/** Whether the file has seen every migration of this executable. */
export const isMigrated = (sqlite: Sqlite): boolean =>
  sqlite.query<{ user_version: number }, []>("PRAGMA user_version").get()?.user_version ===
  migrations.length

import { Stream } from "effect"
import { readBackup } from "#backup/read"
import type { BackupKey } from "#domain/backup"

/** Reads a backup to its end without keeping anything of it. Refuses one that is not whole, or does not open. */
export const checkBackup = (path: string, key: BackupKey) =>
  readBackup(path, key, (_, body) => Stream.runDrain(body))

import { Layer, Redacted } from "effect"
import { Archives } from "#actors/archives"
import { DailyBackups, scheduledBackups } from "#actors/scheduled-backups"
import { ownCommand } from "#cli/invocation"
import type { Values } from "#config"
import { DatabaseSource } from "#db/sqlite/snapshot"
import type { BackupLock } from "#domain/backup"

const lockOf = ({ BACKUP_PASSPHRASE, BACKUP_RECIPIENTS }: Values): BackupLock =>
  BACKUP_PASSPHRASE
    ? { passphrase: Redacted.value(BACKUP_PASSPHRASE) }
    : { recipients: [...(BACKUP_RECIPIENTS ?? [])] }

const daily = (config: Values) =>
  config.BACKUP_DIR === null
    ? Layer.empty
    : scheduledBackups({
        folder: config.BACKUP_DIR,
        keep: config.BACKUP_KEEP,
        lock: lockOf(config),
        command: ownCommand(),
      })

/** Archives when they are asked for, and a backup a day where a folder is configured. `entry`: src/workers/bulk.ts. */
export const archives = (entry: URL, config: Values) =>
  daily(config).pipe(
    Layer.provideMerge(Archives.layer(entry).pipe(Layer.provide(DatabaseSource.layer))),
    Layer.merge(Layer.succeed(DailyBackups, config.BACKUP_DIR !== null)),
  )

import { gauges } from "#observability/family"

/** When the last scheduled backup was begun, in seconds of the epoch. */
export const backupTime = gauges({
  name: "hygeia_backup_timestamp_seconds",
  description: "When the last backup was begun.",
})

/** Size of the last scheduled backup. */
export const backupBytes = gauges({
  name: "hygeia_backup_bytes",
  description: "Size of the last backup.",
})

/** Whether the last scheduled backup could be restored. */
export const backupRestored = gauges({
  name: "hygeia_backup_restored",
  description: "1 when the last backup was restored in a drill.",
})

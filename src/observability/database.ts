import { counters, gauges, histograms } from "#observability/family"

/** What COMMIT takes, in seconds: writing the log and its fsync, and now and then a checkpoint. */
export const commitDuration = histograms({
  name: "hygeia_commit_duration_seconds",
  description: "Time of COMMIT: writing the log, its fsync, and now and then a checkpoint.",
  boundaries: [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5],
})

/** What an fsync of 256 kB beside the database takes, in seconds: that of COMMIT, without what COMMIT does besides. */
export const fsyncDuration = histograms({
  name: "hygeia_fsync_duration_seconds",
  description: "Time of an fsync of 256 kB beside the database, at most one a second.",
  boundaries: [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5],
})

/** Changes that were committed; divided by the commits, how many share one. */
export const committedChanges = counters({
  name: "hygeia_committed_changes_total",
  description: "Changes that were committed; several share a commit.",
})

/** Groups of changes that were rolled back: they are done again one by one. */
export const rollbacks = counters({
  name: "hygeia_rollbacks_total",
  description: "Groups of changes that were rolled back.",
})

/** Size of the database file. */
export const databaseBytes = gauges({
  name: "hygeia_database_bytes",
  description: "Size of the database.",
})

/** Size of the write-ahead log, which a checkpoint begins anew. */
export const logBytes = gauges({
  name: "hygeia_database_log_bytes",
  description: "Size of the write-ahead log of the database.",
})

/** Whether a change can be written. */
export const databaseWritable = gauges({
  name: "hygeia_database_writable",
  description: "1 when a change was written to the database just now, and there is room for more.",
})

/** Room on the disk of the database. */
export const freeBytes = gauges({
  name: "hygeia_disk_free_bytes",
  description: "Free space on the disk of DATA_DIR.",
})

/** The last check of the database file. */
export const databaseDamaged = gauges({
  name: "hygeia_database_damaged",
  description: "1 when the last check found the database file damaged.",
})

/** Everybody who has an account. */
export const users = gauges({ name: "hygeia_users", description: "People." })

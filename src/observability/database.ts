import { counters, gauges, histograms } from "#observability/family"

/** What COMMIT takes, in seconds: writing the log and its fsync, and now and then a checkpoint. */
export const commitDuration = histograms({
  name: "hygeia_commit_duration_seconds",
  description: "Time of COMMIT: writing the log, its fsync, and now and then a checkpoint.",
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

/** The last check of the database file. */
export const databaseDamaged = gauges({
  name: "hygeia_database_damaged",
  description: "1 when the last check found the database file damaged.",
})

/** Everybody who has an account. */
export const users = gauges({ name: "hygeia_users", description: "People." })

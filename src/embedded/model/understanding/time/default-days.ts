/**
 * How many days a question looks at that names no time, by its kind: they end with the last day on record.
 * Kinds that are not here look at everything on record, at the time since a beginning, or at no days at all.
 */
export const DEFAULT_DAYS = {
  worry: 7,
  level: 30,
  share: 30,
  onset: 30,
  norm: 30,
  serving: 30,
  overview: 30,
  comparison: 30,
  workouts: 30,
  explanation: 60,
  conditional: 90,
  correlation: 90,
  count: 90,
  usual: 90,
  association: 180,
  coaching: 180,
  drivers: 180,
  scan: 180,
  change: 365,
  tagged: 365,
  timing: 365,
  shift: 365,
  threshold: 365,
} as const

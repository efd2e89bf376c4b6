/**
 * A raw delivery's life: `received` when it is stored, then `processed` when its rows are written,
 * `skipped` when the service has no use for it, or `parked` with an error, to be tried again.
 */
export const RAW_EVENT_STATES = ["received", "processed", "skipped", "parked"] as const
export type RawEventState = (typeof RAW_EVENT_STATES)[number]

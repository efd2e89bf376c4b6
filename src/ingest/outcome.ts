import type { Outcome } from "#db/raw-event-states"
import type { RawEvent } from "#db/raw-events"

/** A delivery without its bytes, which have been read by now. */
export type ReadEvent = Omit<RawEvent, "body">

/** The outcome of a delivery, and whether other deliveries became `received` again. */
export interface Applied {
  readonly outcome: Outcome
  readonly reopened: boolean
}

/** Why a delivery has no owner yet. */
export const NO_OWNER = "It names neither a known connection nor a known reference id."

export const applied = (outcome: Outcome, reopened = false): Applied => ({ outcome, reopened })

export const PROCESSED = applied({ state: "processed" })
export const SKIPPED = applied({ state: "skipped" })

export const parked = (error: string) => applied({ state: "parked", error })

export const finished = (unreadable: string | null, reopened = false): Applied =>
  applied(
    unreadable === null ? { state: "processed" } : { state: "parked", error: unreadable },
    reopened,
  )

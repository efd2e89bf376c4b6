import type { Outcome, RawEvent } from "#db/raw-events"

/** A delivery without its bytes, which have been read by now. */
export type ReadEvent = Omit<RawEvent, "body">

/** What became of a delivery, and whether others are unread again because of it. */
export interface Settled {
  readonly outcome: Outcome
  readonly reopened: boolean
}

/** Why a delivery belongs to nobody yet. */
export const NOBODYS = "It names neither a known connection nor a known reference id."

export const settled = (outcome: Outcome, reopened = false): Settled => ({ outcome, reopened })

export const PROCESSED = settled({ state: "processed" })
export const SKIPPED = settled({ state: "skipped" })

export const parked = (error: string) => settled({ state: "parked", error })

export const finished = (unreadable: string | null, reopened = false): Settled =>
  settled(
    unreadable === null ? { state: "processed" } : { state: "parked", error: unreadable },
    reopened,
  )

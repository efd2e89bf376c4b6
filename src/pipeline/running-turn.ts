import type { Briefing } from "#domain/briefing"
import type { AcceptedTurn } from "#domain/turn"
import type { Journal } from "#pipeline/journal"

/** A turn on its way through the steps. */
export interface RunningTurn {
  readonly turn: AcceptedTurn
  readonly journal: Journal
  readonly briefing: Briefing
}

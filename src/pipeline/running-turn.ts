import type { Briefing } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import type { AcceptedTurn } from "#domain/turn"
import type { TextGate } from "#pipeline/gates/text-gate"
import type { Journal } from "#pipeline/journal"

/** A turn on its way through the steps. */
export interface RunningTurn {
  readonly turn: AcceptedTurn
  readonly journal: Journal
  readonly briefing: Briefing
  /** A judged ledger in the units that the person reads. */
  readonly shown: (ledger: Ledger) => Ledger
  /** The gate of texts about a ledger of the turn, built on first use. */
  readonly gateOf: (ledger: Ledger) => TextGate
}

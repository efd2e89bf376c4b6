import { Effect } from "effect"
import type { AcceptedTurn } from "#domain/turn"
import { briefingOf } from "#pipeline/briefing"
import { free } from "#pipeline/free"
import type { Journal } from "#pipeline/journal"

/** Gathers the briefing, once: a turn that is resumed after midnight still answers for its own day. */
export const brief = (turn: AcceptedTurn, journal: Journal) =>
  journal.once("classify_vagueness", "briefing", Effect.map(briefingOf(turn), free))

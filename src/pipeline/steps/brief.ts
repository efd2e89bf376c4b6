import { Effect } from "effect"
import { withoutCost } from "#domain/briefing"
import type { AcceptedTurn } from "#domain/turn"
import { briefingOf } from "#pipeline/briefing"
import type { Journal } from "#pipeline/journal"

/** Gathers the briefing, once: a turn that is resumed after midnight still answers for its own day. */
export const brief = (turn: AcceptedTurn, journal: Journal) =>
  journal.once("classify_vagueness", Effect.map(briefingOf(turn), withoutCost), {
    part: "briefing",
  })

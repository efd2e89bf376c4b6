import type { Classification } from "#domain/briefing"
import type { RunningTurn } from "#pipeline/running-turn"
import { Model } from "#upstream/model"

/** Decides whose question it is, and who else should look. */
export const route = ({ journal, briefing }: RunningTurn, classification: Classification) =>
  journal.once(
    "route",
    "",
    Model.use((model) => model.route(briefing, classification)),
  )

import type { Route } from "#domain/briefing"
import type { RunningTurn } from "#pipeline/running-turn"
import { Model } from "#upstream/model"

/** Puts the question to each agent in its own terms. */
export const rephrasePerAgent = ({ journal, briefing }: RunningTurn, route: Route) =>
  journal.once(
    "rephrase_per_agent",
    "",
    Model.use((model) => model.rephrase(briefing, route)),
  )

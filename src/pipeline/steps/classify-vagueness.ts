import type { RunningTurn } from "#pipeline/running-turn"
import { Model } from "#upstream/model"

/** Tells a question from a greeting, and a vague one from one that names what it wants. */
export const classifyVagueness = ({ journal, briefing }: RunningTurn) =>
  journal.once(
    "classify_vagueness",
    "",
    Model.use((model) => model.classify(briefing)),
  )

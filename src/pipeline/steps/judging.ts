import type { RunningTurn } from "#pipeline/running-turn"
import { Model } from "#upstream/model"

/** Asks once for everything that is decided of a message: the first three steps and memory extraction take from it. */
export const judging = ({ journal, briefing }: RunningTurn) =>
  journal.once(
    "classify_vagueness",
    Model.use((model) => model.judge(briefing)),
    { part: "judgement" },
  )

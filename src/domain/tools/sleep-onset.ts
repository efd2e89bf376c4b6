import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { Window } from "#domain/window"

export const sleepOnset = defineTool({
  name: "sleep_onset",
  description: "When somebody fell asleep: going to bed and the time it took together, by night.",
  input: Type.Object({ window: Window }),
  /** Means over the nights that have both. */
  facts: ["onset", "bedtime", "latency", "n"],
})

import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { Window } from "#domain/window"

export const workouts = defineTool({
  name: "workouts",
  description: "Workouts of one sport or all: how many, how long, how far.",
  input: Type.Object({ sport: Type.Optional(Type.String({ maxLength: 40 })), window: Window }),
  facts: ["count", "minutes", "distance", "energy", "longest", "n"],
})

import { Effect } from "effect"
import type { Assignment, Report } from "#domain/briefing"
import type { ToolCall } from "#domain/tool"
import { planOf } from "#embedded/model/questions/plan"
import type { Understood } from "#embedded/model/thread/understand"
import type { Toolbox } from "#upstream/model"

const run = (tools: Toolbox, { tool, input }: ToolCall) => tools.call(tool, input)

/** Makes the calls of one agent in order; the notes of its report are the claims of the findings. */
export const perform = (
  { intents }: Understood,
  { agent }: Assignment,
  tools: Toolbox,
): Effect.Effect<Report> =>
  Effect.map(
    Effect.forEach(
      planOf(intents).filter((call) => call.agent === agent),
      (call) => run(tools, call),
    ),
    (found) => ({
      agent,
      notes: found.flatMap(({ evidence }) => evidence.map(({ item }) => item.claim)),
    }),
  )

import { Effect } from "effect"
import type { Assignment, Report } from "#domain/briefing"
import type { ToolCall } from "#domain/tool"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import type { Toolbox } from "#upstream/model"

const run = (tools: Toolbox, { tool, input }: ToolCall) => tools.call(tool, input)

/** Makes the calls of one agent in order; the notes of its report are the claims of the findings. */
export const perform = (
  intent: Intent,
  { agent }: Assignment,
  tools: Toolbox,
): Effect.Effect<Report> =>
  Effect.map(
    Effect.forEach(
      kindOf(intent)
        .plan(intent)
        .filter((call) => call.agent === agent),
      (call) => run(tools, call),
    ),
    (found) => ({
      agent,
      notes: found.flatMap(({ evidence }) => evidence.map(({ item }) => item.claim)),
    }),
  )

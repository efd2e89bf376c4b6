import { Effect } from "effect"
import type { Assignment, Report } from "#domain/briefing"
import type { ToolCall } from "#domain/tool"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import type { Toolbox } from "#upstream/model"

const run = (tools: Toolbox, { tool, input }: ToolCall) => tools.call(tool, input)

/** One agent's share of the plan, call by call; its notes are the claims of what it found. */
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

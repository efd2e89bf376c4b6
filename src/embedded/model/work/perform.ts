import { Effect } from "effect"
import type { Assignment, Report } from "#domain/briefing"
import type { Intent } from "#embedded/model/understanding/intent"
import type { Call } from "#embedded/model/work/call"
import { planOf } from "#embedded/model/work/plan"
import type { Toolbox } from "#upstream/model"

const run = (tools: Toolbox, { tool, input }: Call) => tools.call(tool, input)

/** One agent's share of the plan, call by call; its notes are the claims of what it found. */
export const perform = (
  intent: Intent,
  { agent }: Assignment,
  tools: Toolbox,
): Effect.Effect<Report> =>
  Effect.map(
    Effect.forEach(
      planOf(intent).filter((call) => call.agent === agent),
      (call) => run(tools, call),
    ),
    (found) => ({
      agent,
      notes: found.flatMap(({ evidence }) => evidence.map(({ item }) => item.claim)),
    }),
  )

import { type Static, Type } from "typebox"
import { AGENTS } from "#domain/agents"
import { MEMORY_KINDS, MEMORY_WRITERS } from "#domain/memory"
import { TurnFailure } from "#domain/turn"
import { TurnResult } from "#domain/turn-result"

const event = <Name extends string>(name: Name) => ({ type: Type.Literal(name) })

/** What a turn says while it runs. `type` is also the SSE event name. */
export const TurnEventBody = Type.Union([
  Type.Object({
    ...event("turn.started"),
    seq: Type.Integer(),
    at: Type.String(),
    turn_id: Type.String(),
  }),
  Type.Object({
    ...event("phase"),
    agent: Type.Enum([...AGENTS]),
    phase: Type.String({
      description: "A step name, `synthesis_restarted`, or a short progress text.",
    }),
  }),
  Type.Object({ ...event("agent_start"), agent: Type.String(), question: Type.String() }),
  Type.Object({
    ...event("agent_end"),
    agent: Type.String(),
    duration_ms: Type.Integer(),
    facts: Type.Integer({ description: "How many ledger entries the agent brought." }),
  }),
  Type.Object({ ...event("synthesis_delta"), text: Type.String() }),
  Type.Object({
    ...event("memory"),
    entries: Type.Array(
      Type.Object({
        ts: Type.String(),
        agent: Type.Enum([...MEMORY_WRITERS]),
        kind: Type.Enum([...MEMORY_KINDS]),
        text: Type.String(),
      }),
    ),
  }),
  Type.Object({ ...event("turn.completed"), turn_id: Type.String(), result: TurnResult }),
  Type.Object({ ...event("turn.failed"), ...TurnFailure.properties }),
])
export type TurnEventBody = Static<typeof TurnEventBody>

/** One frame of the stream. `data` is the body, serialised once, exactly as it is sent. */
export interface TurnEvent {
  readonly id: number
  readonly type: TurnEventBody["type"]
  readonly data: string
}

/** The last frame always carries the largest safe integer, so that a client can tell it has seen all. */
export const TERMINAL_EVENT_ID = Number.MAX_SAFE_INTEGER

export const isTerminal = ({ type }: Pick<TurnEvent, "type">) =>
  type === "turn.completed" || type === "turn.failed"

/** The phase that says: forget the deltas so far, the synthesis starts again. */
export const SYNTHESIS_RESTARTED = "synthesis_restarted"

import { type Static, type TProperties, Type } from "typebox"
import { AGENTS } from "#domain/agents"
import { MEMORY_KINDS, MEMORY_WRITERS } from "#domain/memory"
import { TurnFailure } from "#domain/turn"
import { TurnResult } from "#domain/turn-result"

const event = <Name extends string, P extends TProperties>(
  name: Name,
  title: string,
  properties: P,
) => Type.Object({ type: Type.Literal(name), ...properties }, { title })

/** An event of a running turn. `type` is also the SSE event name. */
export const TurnEventBody = Type.Union(
  [
    event("turn.started", "TurnStarted", {
      seq: Type.Integer(),
      at: Type.String(),
      turn_id: Type.String(),
    }),
    event("phase", "Phase", {
      agent: Type.Enum([...AGENTS]),
      phase: Type.String({
        description: "A step name, `synthesis_restarted`, or a short progress text.",
      }),
    }),
    event("agent_start", "AgentStart", { agent: Type.String(), question: Type.String() }),
    event("agent_end", "AgentEnd", {
      agent: Type.String(),
      duration_ms: Type.Integer(),
      facts: Type.Integer({ description: "How many ledger entries the agent brought." }),
    }),
    event("synthesis_delta", "SynthesisDelta", { text: Type.String() }),
    event("memory", "MemoryWritten", {
      entries: Type.Array(
        Type.Object(
          {
            ts: Type.String(),
            agent: Type.Enum([...MEMORY_WRITERS]),
            kind: Type.Enum([...MEMORY_KINDS]),
            text: Type.String(),
          },
          { title: "NewMemory" },
        ),
      ),
    }),
    event("turn.completed", "TurnCompleted", { turn_id: Type.String(), result: TurnResult }),
    event("turn.failed", "TurnFailed", TurnFailure.properties),
  ],
  { title: "TurnEvent" },
)
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

/** The phase after which a client discards the deltas so far: the synthesis starts again. */
export const SYNTHESIS_RESTARTED = "synthesis_restarted"

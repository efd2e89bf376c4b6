import { Context, type Effect } from "effect"
import type { Agent } from "#domain/agents"
import type { TurnEvent } from "#domain/events"
import type { Memory } from "#domain/memory"

/**
 * Where a running turn says what it is doing. The words of an answer and memories answer once the event is
 * on disk; the others answer at once, and are on disk before or together with whatever the turn writes next.
 */
export class Progress extends Context.Service<
  Progress,
  {
    readonly phase: (agent: Agent, phase: string) => Effect.Effect<void>
    readonly agentStart: (agent: Agent, question: string) => Effect.Effect<void>
    readonly agentEnd: (agent: Agent, duration_ms: number, facts: number) => Effect.Effect<void>
    readonly delta: (text: string) => Effect.Effect<void>
    /** Whether the turn has said something of a kind before, in this process or an earlier one. */
    readonly has: (type: TurnEvent["type"]) => Effect.Effect<boolean>
    readonly memory: (entries: ReadonlyArray<Memory>) => Effect.Effect<void>
  }
>()("pipeline/Progress") {}

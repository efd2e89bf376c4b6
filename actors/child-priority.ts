import { getPriority, setPriority } from "node:os"
import { Effect } from "effect"

/**
 * Has a process that was just started come after this one where both want a processor, by so much as `nice` has it.
 * On a system that does not let us it runs beside this one.
 */
export const comeAfter = (pid: number, nice: number): Effect.Effect<void> =>
  nice === 0
    ? Effect.void
    : Effect.ignore(Effect.try(() => setPriority(pid, Math.min(19, getPriority() + nice))))

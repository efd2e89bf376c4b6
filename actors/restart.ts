import { Context, Effect } from "effect"

/** Has the service end and begin anew, in the process that it is in; nothing where no process waits for that. */
export const Restart = Context.Reference<{ readonly request: Effect.Effect<void> }>(
  "actors/Restart",
  { defaultValue: () => ({ request: Effect.void }) },
)

import { Effect } from "effect"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { InvalidRequest } from "#domain/errors"
import type { UserId } from "#domain/ids"
import type { StartTurn } from "#domain/turn"

/** Accepts a turn, or says why not. The turn is on disk and its actor started when this answers. */
export const startTurn = Effect.fnUntraced(function* (user: UserId, request: StartTurn) {
  if (request.messages.length === 0)
    return yield* new InvalidRequest({ message: "messages must not be empty." })
  if (request.messages.at(-1)?.role !== "user")
    return yield* new InvalidRequest({ message: "The last message must be from the user." })
  return yield* TurnSupervisor.use((supervisor) => supervisor.start(user, request))
})

import { Effect } from "effect"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { InvalidField, InvalidRequest } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { mayRemove, type TokenScope } from "#domain/personal-token"
import { MAX_CONVERSATION_CHARS, MAX_MESSAGE_CHARS, type StartTurn } from "#domain/turn"

/** Who asks, and what their token may do; null for a token or a browser that may do everything. */
export interface Asker {
  readonly user_id: UserId
  readonly scopes: ReadonlyArray<TokenScope> | null
}

/**
 * The error for a request that is too long; null within the limits. Lengths are in UTF-16 units.
 */
const tooLong = ({ messages }: StartTurn): InvalidField | null => {
  const longest = messages.findIndex(({ content }) => content.length > MAX_MESSAGE_CHARS)
  if (longest >= 0) {
    const field = `messages.${longest}.content`
    return new InvalidField({
      field,
      message: `${field} must not be longer than ${MAX_MESSAGE_CHARS} characters.`,
    })
  }
  const together = messages.reduce((sum, { content }) => sum + content.length, 0)
  return together > MAX_CONVERSATION_CHARS
    ? new InvalidField({
        field: "messages",
        message: `messages must not be longer than ${MAX_CONVERSATION_CHARS} characters together.`,
      })
    : null
}

/**
 * Accepts a turn, or says why not. The turn is on disk and its actor started when this answers. One that was asked by
 * a personal token takes nothing back, unless its scopes let it remove something.
 */
export const startTurn = Effect.fnUntraced(function* (
  { user_id: user, scopes }: Asker,
  request: StartTurn,
) {
  if (request.messages.length === 0)
    return yield* new InvalidRequest({ message: "messages must not be empty." })
  if (request.messages.at(-1)?.role !== "user")
    return yield* new InvalidRequest({ message: "The last message must be from the user." })
  const refused = tooLong(request)
  if (refused) return yield* refused
  return yield* TurnSupervisor.use((supervisor) =>
    supervisor.start(user, request, !mayRemove(scopes)),
  )
})

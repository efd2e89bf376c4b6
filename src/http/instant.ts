import { Effect } from "effect"
import { Type } from "typebox"
import { InvalidField } from "#domain/errors"
import { parseStamp } from "#domain/time"

/** A timestamp as a parameter. `instantOf` parses it: more than RFC 3339 is accepted. */
export const Instant = Type.String({ description: "ISO 8601; UTC when it names no offset." })

/** A `+` that a client did not encode arrives as a space. */
const withPlus = (text: string) => text.replace(/(T[\d:.]+) (\d{2}:?\d{2})$/, "$1+$2")

/** Epoch milliseconds of a parameter, or undefined when it is absent. Without an offset it is UTC. */
export const instantOf = (
  field: string,
  text: string | undefined,
): Effect.Effect<number | undefined, InvalidField> => {
  if (text === undefined) return Effect.succeed(undefined)
  const stamp = parseStamp(withPlus(text))
  return stamp
    ? Effect.succeed(stamp.epoch_ms)
    : Effect.fail(new InvalidField({ field, message: `${field} must be an ISO 8601 timestamp.` }))
}

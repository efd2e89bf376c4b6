import { Effect } from "effect"
import { InvalidField } from "#domain/errors"
import type { UserId } from "#domain/ids"

/** A list as it was asked for: its name, by whom, and its filters, without the page. */
export type Asked = readonly [
  list: string,
  caller: UserId | "admin",
  ...filters: ReadonlyArray<string | undefined>,
]

const sealOf = (asked: Asked, position: ReadonlyArray<number>) =>
  Bun.SHA256.hash(JSON.stringify([asked, position]), "hex").slice(0, 12)

/** Where a page ended: opaque, and good only for the person, list and filters it came from. */
export const cursorAt = (asked: Asked, ...position: ReadonlyArray<number>): string =>
  Buffer.from(`${position.join(".")}.${sealOf(asked, position)}`).toString("base64url")

/** The position of a cursor; empty without one. Refuses one of another list, or moved by hand. */
export const positionOf = (
  asked: Asked,
  cursor: string | undefined,
): Effect.Effect<ReadonlyArray<number>, InvalidField> => {
  if (cursor === undefined) return Effect.succeed([])
  const text = Buffer.from(cursor, "base64url").toString("latin1")
  const position = /^(?:\d{1,15}\.)+/.exec(text)?.[0].split(".").slice(0, -1).map(Number)
  return position && cursor === cursorAt(asked, ...position)
    ? Effect.succeed(position)
    : Effect.fail(
        new InvalidField({
          field: "cursor",
          message: "cursor must be a next_cursor of the same list and filters.",
        }),
      )
}

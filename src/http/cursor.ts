import { Effect } from "effect"
import { InvalidField } from "#domain/errors"
import type { UserId } from "#domain/ids"
import type { Page } from "#domain/page"

/** The query that a cursor belongs to: the name of the list, the caller and the filters. */
export type Asked = readonly [
  list: string,
  caller: UserId | "admin",
  ...filters: ReadonlyArray<string | undefined>,
]

const sealOf = (asked: Asked, position: ReadonlyArray<number>) =>
  Bun.SHA256.hash(JSON.stringify([asked, position]), "hex").slice(0, 12)

/** An opaque cursor at the end of a page, valid only for the same list, caller and filters. */
export const cursorAt = (asked: Asked, ...position: ReadonlyArray<number>): string =>
  Buffer.from(`${position.join(".")}.${sealOf(asked, position)}`).toString("base64url")

/** The position in a cursor; empty without one. Refuses a cursor of another list, or one that was altered. */
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

/** The queries and the output format of a list. */
export interface PagedList<Item, Shown, E, R> {
  /** At most `limit` items behind the position of a cursor, which is empty on the first page. */
  readonly read: (
    position: ReadonlyArray<number>,
    limit: number,
  ) => Effect.Effect<ReadonlyArray<Item>, E, R>
  readonly positionOf: (item: Item) => ReadonlyArray<number>
  readonly shown: (item: Item) => Shown
}

/** A page of a list. It is read one item further, which says whether there is more. */
export const paged = Effect.fnUntraced(function* <Item, Shown, E, R>(
  asked: Asked,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string },
  list: PagedList<Item, Shown, E, R>,
): Effect.fn.Return<Page<Shown>, E | InvalidField, R> {
  const items = yield* list.read(yield* positionOf(asked, cursor), limit + 1)
  const page = items.slice(0, limit)
  const has_more = items.length > limit
  const next_cursor = has_more ? cursorAt(asked, ...list.positionOf(page.at(-1)!)) : null
  return { data: page.map(list.shown), next_cursor, has_more }
})

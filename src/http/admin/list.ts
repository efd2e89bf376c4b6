import { Effect } from "effect"
import { Type } from "typebox"
import type { InvalidField } from "#domain/errors"
import type { Page } from "#domain/page"
import { cursorAt, positionOf } from "#http/cursor"

/** The default and largest page of an admin list. */
export const limit = Type.Integer({ minimum: 1, maximum: 100, default: 50 })

/** The parameters of a paged list. */
export const paging = { limit, cursor: Type.Optional(Type.String()) }

interface Asked {
  readonly limit: number
  readonly cursor?: string
  readonly filter?: string | undefined
}

/**
 * A page of a list, newest first, with the number of its last item as the cursor. `read` is called
 * for one item more than the page holds.
 */
export const pageOf = <Item, R>(
  list: string,
  { limit, cursor, filter }: Asked,
  read: (page: {
    readonly below: number | undefined
    readonly limit: number
  }) => Effect.Effect<ReadonlyArray<Item>, never, R>,
  placeOf: (item: Item) => number,
): Effect.Effect<Page<Item>, InvalidField, R> =>
  Effect.gen(function* () {
    const asked = [`admin/${list}`, "admin", filter] as const
    const [below] = yield* positionOf(asked, cursor)
    const items = yield* read({ below, limit: limit + 1 })
    const data = items.slice(0, limit)
    const has_more = items.length > limit
    return { data, next_cursor: has_more ? cursorAt(asked, placeOf(data.at(-1)!)) : null, has_more }
  })

import type { Effect } from "effect"
import { Type } from "typebox"
import type { InvalidField } from "#domain/errors"
import type { Page } from "#domain/page"
import { paged } from "#http/cursor"

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
  { filter, ...query }: Asked,
  read: (page: {
    readonly below: number | undefined
    readonly limit: number
  }) => Effect.Effect<ReadonlyArray<Item>, never, R>,
  placeOf: (item: Item) => number,
): Effect.Effect<Page<Item>, InvalidField, R> =>
  paged([`admin/${list}`, "admin", filter], query, {
    read: ([below], limit) => read({ below, limit }),
    positionOf: (item) => [placeOf(item)],
    shown: (item) => item,
  })

import { Effect } from "effect"

/**
 * Does a piece of work for one item after another, all now but for a turn of the event loop after
 * every `together`: others wait for no more than those.
 */
export const mapYielding = <Item, Result>(
  items: ReadonlyArray<Item>,
  together: number,
  work: (item: Item, at: number) => Result,
): Effect.Effect<ReadonlyArray<Result>> =>
  Effect.forEach(items, (item, at) =>
    Effect.map(at > 0 && at % together === 0 ? Effect.yieldNow : Effect.void, () => work(item, at)),
  )

import { Effect } from "effect"

/** Maps the items in order, and yields to the event loop after every `together` of them. */
export const mapYielding = <Item, Result>(
  items: ReadonlyArray<Item>,
  together: number,
  work: (item: Item, at: number) => Result,
): Effect.Effect<ReadonlyArray<Result>> =>
  Effect.forEach(items, (item, at) =>
    Effect.map(at > 0 && at % together === 0 ? Effect.yieldNow : Effect.void, () => work(item, at)),
  )

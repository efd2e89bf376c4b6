import type { Judged } from "#domain/briefing"

/** An answer that took no model. */
export const free = <A>(value: A): Judged<A> => ({ value, cost_usd: 0 })

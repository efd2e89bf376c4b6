const DAY_MS = 86_400_000
/** So many people are made up from one seed at most. */
const APART = 50_000

/** Fresh people every day; a number of one's own makes the same ones again. */
export const seed = Number(process.env.SEED ?? Math.floor(Date.now() / DAY_MS) * 2 * APART)

/** The seed of people in whom there is nothing to find. */
export const emptySeed = seed + APART

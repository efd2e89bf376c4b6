import type { Kind } from "#pipeline/gates/grounding/kinds"

/** What words beside a number say that it is. */
export type Claim =
  | "high"
  | "low"
  | "big"
  | "small"
  | "most"
  | "least"
  | "best"
  | "mean"
  | "usual"
  | "median"
  | "total"
  | "each"
  | "per"
  | "spread"
  | "by"
  | "to"
  | "latest"
  | "late"
  | "previous"
  | "limit"
  | "first"
  | "second"

const kinds = (text: string) => new Set(text.split(" ")) as ReadonlySet<Kind>

const NOT_BIG = kinds("bottom mean median level low total count share single earlier")
const NOT_SMALL = kinds("top mean median level high total count share single earlier")
const APART = kinds("change effect spread")
const NOT_MEAN = kinds("result top bottom high low total spread count share single earlier")
const NO_KIND: ReadonlySet<Kind> = new Set()

/** The kinds of values that a claim is false of. */
export const DENIED: Readonly<Record<Claim, ReadonlySet<Kind>>> = {
  high: NOT_BIG.union(APART),
  most: NOT_BIG.union(APART),
  big: NOT_BIG,
  low: NOT_SMALL.union(APART),
  least: NOT_SMALL.union(APART),
  small: NOT_SMALL,
  best: kinds("mean median level total spread count share single earlier"),
  mean: NOT_MEAN,
  usual: NOT_MEAN,
  median: kinds("mean high low total spread change effect count share single earlier"),
  total: kinds("result top bottom mean median level weekday high low spread share single earlier"),
  each: kinds("high low total count share spread"),
  per: kinds("total count"),
  latest: kinds("mean median high low total spread change effect count share earlier"),
  // A bedtime is the latest of a time, or the last that was recorded.
  late: kinds("mean median low total spread change effect count share earlier"),
  previous: kinds("result single"),
  to: kinds("change earlier spread count share"),
  spread: kinds("result top bottom mean median level weekday high low total single earlier count"),
  by: kinds(
    "result top bottom mean median level weekday high low total spread count share single earlier limit",
  ),
  limit: kinds(
    "result top bottom mean median level weekday high low total spread change count share single earlier",
  ),
  // Which of two times a number is of is no kind.
  first: NO_KIND,
  second: NO_KIND,
}

/** The kinds of values that a claim is made of. */
export const AFFIRMED: Readonly<Partial<Record<Claim, ReadonlySet<Kind>>>> = {
  high: kinds("high"),
  most: kinds("high"),
  low: kinds("low"),
  least: kinds("low"),
  mean: kinds("mean level group weekday"),
  median: kinds("median"),
  latest: kinds("single"),
  previous: kinds("earlier"),
  spread: kinds("spread"),
  total: kinds("total"),
}

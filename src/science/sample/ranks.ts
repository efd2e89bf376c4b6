/** The ranks from 1 of each value; equal values share the mean of their ranks (mid-ranks). */
export const midRanks = (values: ReadonlyArray<number>): ReadonlyArray<number> => {
  const order = values.map((_, at) => at).sort((a, b) => values[a]! - values[b]! || a - b)
  const ranks = new Array<number>(values.length)
  let start = 0
  while (start < order.length) {
    let end = start + 1
    while (end < order.length && values[order[end]!] === values[order[start]!]) end++
    const shared = (start + 1 + end) / 2
    for (let at = start; at < end; at++) ranks[order[at]!] = shared
    start = end
  }
  return ranks
}

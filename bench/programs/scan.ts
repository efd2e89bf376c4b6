import { DAYS, MAX_LAG, METRICS, readNoise, report } from "#bench/noise"
import { tTwoSided } from "#statistics/distribution/student"
import { benjaminiHochberg } from "#statistics/sample/multiple-testing"
import { spearmanInterval, tOfCorrelation } from "#statistics/sample/spearman"
import { testPairsCombined } from "#statistics/scan/combined-tests"
import { ordered } from "#statistics/scan/ordered"
import { rankBuffers, rankPairs } from "#statistics/scan/rank-pairs"
import { scan } from "#statistics/scan/scan"
import { testPairs } from "#statistics/scan/tested-pairs"
import { delayed } from "#statistics/series/day-grid"
import { blockLength, percentileInterval } from "#test/statistics/series/bootstrap"
import { spearmanBootstrap } from "#test/statistics/series/spearman-bootstrap"

/** One part of the product's work on the file of the second argument; the first says which. */
const [part, file] = process.argv.slice(2) as [string, string]

const columns = await readNoise(file)
const grids = columns.map((values) => ({ values, weekday: 0 }))
const metrics = grids.map((grid, at) => ({ key: `metric_${at}`, grid }))

const hits = (p: ReadonlyArray<number>) => benjaminiHochberg(p).filter((q) => q < 0.05).length

const parts: Record<string, () => number> = {
  /** Rank correlations as they are, with p value, interval and q. */
  plain: () => {
    const lags = Array.from({ length: MAX_LAG + 1 }, (_, lag) =>
      columns.map((values) => ordered(delayed(values, lag))),
    )
    const room = rankBuffers(DAYS)
    const p: Array<number> = []
    const ends: Array<ReturnType<typeof spearmanInterval>> = []
    for (let i = 0; i < METRICS; i++)
      for (let j = 0; j < METRICS; j++)
        for (let lag = i < j ? 0 : 1; i !== j && lag <= MAX_LAG; lag++) {
          const { n, rho } = rankPairs(lags[lag]![i]!, lags[0]![j]!, room)
          p.push(tTwoSided(tOfCorrelation(rho, n - 2), n - 2))
          ends.push(spearmanInterval(rho, n))
        }
    return hits(p) + ends.length
  },
  /** Without calendar and autocorrelation. */
  corrected: () => {
    const links = testPairs(grids, MAX_LAG, () => true)
    return hits(links.map(({ p_value }) => p_value)) + links.length
  },
  /** By the test that finds more. */
  combined: () => {
    const links = testPairsCombined(grids, MAX_LAG, () => true)
    return hits(links.map(({ p_value }) => p_value)) + links.length
  },
  /** With every trend and level change. */
  scan: () => {
    const { tests } = scan({ metrics, longest_lag: MAX_LAG, related: [], test: "ranks" }, () => {})
    return tests.association.length
  },
  /** Fifty intervals of two thousand replicates. */
  bootstrap: () => {
    const [x, ...others] = columns.map((values) =>
      values.map((value) => (Number.isNaN(value) ? 0 : value)),
    )
    const intervals = others
      .slice(0, 50)
      .map((y, seed) =>
        percentileInterval(
          spearmanBootstrap(x!, y, { replicates: 2_000, block: blockLength(DAYS), seed }),
        ),
      )
    return intervals.length
  },
}

report(parts[part]!)

import { describe, expect, test } from "bun:test"
import { type Scan, scan } from "#statistics/scan/scan"
import { testPairs } from "#statistics/scan/tested-pairs"
import { associate } from "#statistics/series/association"
import { people } from "#test/planted/people"
import { metricsOf } from "#test/planted/person"

const ofLength = (days: number) => people.find(({ n_days }) => n_days === days)!

const scanOf = (person: (typeof people)[number], longest_lag = 1): Scan =>
  scan({ metrics: metricsOf(person), longest_lag, related: [], test: "ranks" }, () => {})

describe("the tests of a scan", () => {
  for (const days of [60, 120, 365])
    test(`give every pair the p value of associate, over ${days} days`, () => {
      const metrics = metricsOf(ofLength(days))
      const grids = metrics.map(({ grid }) => grid)
      const links = testPairs(grids, 3, () => true)
      const ways = metrics.length * (metrics.length - 1)
      const expected = grids.flatMap((feature, from) =>
        grids.flatMap((target, to) =>
          [0, 1, 2, 3].flatMap((lag) => {
            if (from === to || (lag === 0 && to < from)) return []
            const found = associate(feature, target, lag)
            return found ? [{ feature: from, target: to, lag, p_value: found.p_value }] : []
          }),
        ),
      )
      expect(expected.length).toBeGreaterThan(3 * ways)
      expect(links.map(({ p_value: _, ...names }) => names)).toEqual(
        expected.map(({ p_value: _, ...names }) => names),
      )
      const errors = links.map(({ p_value }, at) => Math.abs(p_value / expected[at]!.p_value - 1))
      expect(Math.max(...errors)).toBeLessThan(1e-12)
    })

  test("leave out pairs with too few common days, as associate does", () => {
    const [one, other] = metricsOf(ofLength(120))
    const short = {
      ...one!.grid,
      values: one!.grid.values.map((v, at) => (at < 19 ? v : Number.NaN)),
    }
    expect(associate(short, other!.grid, 0)).toBeNull()
    expect(testPairs([short, other!.grid], 0, () => true)).toEqual([])
  })

  test("leave out a metric that never varies", () => {
    const [one] = metricsOf(ofLength(120))
    const flat = { ...one!.grid, values: one!.grid.values.map(() => 7) }
    expect(testPairs([one!.grid, flat], 1, () => true)).toEqual([])
  })

  test("are all counted, reported or not", () => {
    const { tests } = scanOf(ofLength(180))
    expect(tests.association).toHaveLength(315)
    expect(tests.trend).toHaveLength(15)
    expect(tests.changepoint).toHaveLength(15)
  })
})

describe("what a scan tells", () => {
  test("has the p value that its family knows it by", () => {
    const findings = people.flatMap((person) => {
      const { findings, tests } = scanOf(person)
      return findings.map(({ kind, p_value }) => tests[kind].includes(p_value))
    })
    expect(findings.length).toBeGreaterThan(10)
    expect(findings).not.toContain(false)
  })

  test("is one story of each metric's level", () => {
    for (const person of people) {
      const reported = scanOf(person).findings.flatMap(({ kind, target }) =>
        kind === "association" ? [] : [target],
      )
      expect(new Set(reported).size).toBe(reported.length)
    }
  })

  test("is the same, however often it is asked", () => {
    const person = ofLength(365)
    expect(JSON.stringify(scanOf(person, 3))).toBe(JSON.stringify(scanOf(person, 3)))
  })

  test("comes with how far it is, from a part to all", () => {
    const shares: Array<number> = []
    scan(
      { metrics: metricsOf(ofLength(60)), longest_lag: 1, related: [], test: "ranks" },
      (share) => void shares.push(share),
    )
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares[0]).toBeLessThan(0.1)
    expect(shares.at(-1)).toBe(1)
  })
})

import { expect, test } from "bun:test"
import nist from "#fixtures/statistics/nist-anova.json"
import r from "#fixtures/statistics/r-reference.json"
import { mean } from "#statistics/sample/descriptive"
import { digits, missesOf, sample } from "#test/reference"
import { analysisOfVariance } from "#test/statistics/sample/comparison/analysis-of-variance"
import { kruskalWallis } from "#test/statistics/sample/comparison/kruskal-wallis"
import { welchAnova } from "#test/statistics/sample/comparison/welch-anova"
import { shapiroWilk } from "#test/statistics/sample/shapiro-wilk"

type Entry = (typeof nist)[keyof typeof nist]

/** NIST's simulated groups start with a value and then take turns between two. */
const groupsOf = (entry: Entry): ReadonlyArray<ReadonlyArray<number>> =>
  "groups" in entry
    ? entry.groups
    : entry.alternating_groups.map(({ first, then, times }) => [
        first,
        ...Array.from({ length: times }, () => then).flat(),
      ])

/** Digits that doubles can keep of values that share six or thirteen leading ones. */
const fewest: Record<string, number> = {
  AtmWtAg: 10,
  SmLs04: 9,
  SmLs05: 9,
  SmLs06: 9,
  SmLs07: 3,
  SmLs08: 3,
  SmLs09: 3,
}

for (const [name, entry] of Object.entries(nist))
  test(`NIST's certified digits of the analysis of variance ${name}`, () => {
    const { f, residual_sd, p_value: _, ...found } = analysisOfVariance(groupsOf(entry))
    const named = { ...found, F: f, resid_sd: residual_sd }
    expect(Object.keys(named).sort()).toEqual(Object.keys(entry.certified).sort())
    for (const [value, wanted] of Object.entries(entry.certified))
      expect(digits(named[value as keyof typeof named], wanted)).toBeGreaterThanOrEqual(
        fewest[name] ?? 12,
      )
  })

test("steps by weekday as R's oneway.test and kruskal.test", () => {
  const steps = sample("steps_90")
  const groups = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
    steps.filter((_, day) => day % 7 === weekday),
  )
  const { f, p_value } = analysisOfVariance(groups)
  const { h, p_value: kruskal_p } = kruskalWallis(groups)
  const welch = welchAnova(groups)
  const found = {
    F: f,
    p: p_value,
    kruskal: h,
    kruskal_p,
    welch_F: welch.f,
    welch_df2: welch.df_within,
    welch_p: welch.p_value,
    group_means: groups.map(mean),
  }
  expect(missesOf(found, r.weekday_steps90)).toEqual([])
})

test("ties are corrected as scipy corrects them", () => {
  const values = sample("ties_40")
  const { h, p_value } = kruskalWallis(
    [0, 1, 2].map((of) => values.filter((_, at) => at % 3 === of)),
  )
  expect(missesOf([h, p_value], [7.634943957012735, 0.021983304974424175])).toEqual([])
})

test("normality as R's shapiro.test", () => {
  const hrv = shapiroWilk(sample("hrv_90"))!
  const skewed = shapiroWilk(sample("skewed_60"))!
  const found = {
    hrv90_W: hrv.w,
    hrv90_p: hrv.p_value,
    skew60_W: skewed.w,
    skew60_p: skewed.p_value,
  }
  expect(missesOf(found, r.shapiro)).toEqual([])
  expect([shapiroWilk(sample("small_a")), shapiroWilk(new Float64Array(30))]).toEqual([null, null])
})

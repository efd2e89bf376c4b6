import { expect, test } from "bun:test"
import families from "#fixtures/statistics/multiple-testing.json"
import r from "#fixtures/statistics/r-reference.json"
import { benjaminiHochberg, benjaminiYekutieli } from "#statistics/sample/multiple-testing"
import { missesOf } from "#test/reference"
import { bonferroni, hochberg, holm, hommel, sidak } from "#test/statistics/sample/familywise"

for (const [name, wanted] of Object.entries(families))
  test(`every adjustment of ${name} as statsmodels computes it`, () => {
    const { p } = wanted
    const found = {
      p,
      bh: benjaminiHochberg(p),
      by: benjaminiYekutieli(p),
      holm: holm(p),
      bonferroni: bonferroni(p),
      hochberg: hochberg(p),
      sidak: sidak(p),
      ...("published" in wanted ? { published: wanted.published } : {}),
    }
    expect(missesOf(found, wanted, 1e-12)).toEqual([])
  })

test("the example of Benjamini and Hochberg as R's p.adjust, Hommel's too", () => {
  const { p } = r.padjust_bh1995
  const found = {
    p,
    BH: benjaminiHochberg(p),
    BY: benjaminiYekutieli(p),
    holm: holm(p),
    hochberg: hochberg(p),
    hommel: hommel(p),
    bonferroni: bonferroni(p),
  }
  expect(missesOf(found, r.padjust_bh1995, 1e-12)).toEqual([])
})

test("each adjustment is at least as strict as the one it improves on", () => {
  const p = [0.3, 0.001, 0.04, 0.012, 0.04, 0.9]
  const [one, two, three, four] = [hommel(p), hochberg(p), holm(p), bonferroni(p)]
  p.forEach((_, at) => {
    expect(one[at]).toBeLessThanOrEqual(two[at]!)
    expect(two[at]).toBeLessThanOrEqual(three[at]!)
    expect(three[at]).toBeLessThanOrEqual(four[at]!)
  })
})

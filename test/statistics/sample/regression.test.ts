import { expect, test } from "bun:test"
import correlations from "#fixtures/statistics/correlation.json"
import { midRanks } from "#statistics/sample/ranks"
import { missOf, sample } from "#test/reference"
import { partialCorrelation } from "#test/statistics/sample/partial-correlation"
import { leastSquares } from "#test/statistics/sample/regression"

const days = (length: number) => Array.from({ length }, (_, at) => at)
const ones = (length: number) => new Array<number>(length).fill(1)

test("refuses columns that say the same, and as many columns as rows", () => {
  const x = days(9)
  expect(leastSquares([ones(9), x, x.map((value) => 3 - value)], x)).toBeNull()
  expect(leastSquares([ones(2), days(2)], [1, 2])).toBeNull()
})

const weekdays = days(6).map((day) => days(90).map((at) => Number(at % 7 === day + 1)))
const partials: Record<keyof typeof correlations.partial_steps_sleep, () => unknown> = {
  pearson_given_hrv: () =>
    partialCorrelation(sample("steps_90"), sample("sleep_90"), [sample("hrv_90")]),
  spearman_given_hrv: () => {
    const [x, y, z] = ["steps_90", "sleep_90", "hrv_90"].map((name) => midRanks(sample(name)))
    return partialCorrelation(x!, y!, [z!])
  },
  pearson_given_weekday: () => partialCorrelation(sample("steps_90"), sample("sleep_90"), weekdays),
  pearson_given_weekday_and_trend: () =>
    partialCorrelation(sample("steps_90"), sample("sleep_90"), [...weekdays, days(90)]),
}

for (const [name, wanted] of Object.entries(correlations.partial_steps_sleep))
  test(`the partial correlation ${name.replaceAll("_", " ")}`, () => {
    const found = partials[name as keyof typeof partials]() as ReturnType<typeof partialCorrelation>
    expect(found!.df).toBe(wanted.df)
    for (const [at, value] of [found!.r, found!.t, found!.p_value].entries())
      expect(missOf(value, [wanted.r, wanted.t, wanted.p][at]!)).toBeLessThan(1e-9)
  })

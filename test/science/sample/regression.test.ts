import { expect, test } from "bun:test"
import correlations from "#fixtures/science/correlation.json"
import nist from "#fixtures/science/nist-linear.json"
import fits from "#fixtures/science/regression.json"
import { partialCorrelation } from "#science/sample/partial-correlation"
import { midRanks } from "#science/sample/ranks"
import { leastSquares } from "#science/sample/regression"
import { digits, missOf, sample } from "#test/reference"

const days = (length: number) => Array.from({ length }, (_, at) => at)
const ones = (length: number) => new Array<number>(length).fill(1)

/** The columns of a NIST model: powers of x, x alone, or a constant and each x. */
const columnsOf = (model: string, x: ReadonlyArray<ReadonlyArray<number>>) => {
  const degree = /polynomial degree (\d+)/.exec(model)?.[1]
  if (degree) return days(Number(degree) + 1).map((power) => x.map(([value]) => value! ** power))
  const each = x[0]!.map((_, at) => x.map((row) => row[at]!))
  return model.includes("no intercept") ? each : [ones(x.length), ...each]
}

/** Powers up to the tenth are not exact in doubles: Filip's have seven digits left. */
const fewest: Record<string, number> = { Filip: 7 }

for (const [name, { model, x, y, certified }] of Object.entries(nist))
  test(`NIST's certified digits of ${name}`, () => {
    const found = leastSquares(columnsOf(model, x), y)!
    const least = fewest[name] ?? 12
    certified.coef.forEach(({ estimate, se }, at) => {
      expect(digits(found.coefficients[at]!, estimate)).toBeGreaterThan(least)
      expect(digits(found.standard_errors[at]!, se)).toBeGreaterThan(least)
    })
    expect(digits(found.residual_sd, certified.resid_sd)).toBeGreaterThan(least)
    expect(digits(found.r_squared, certified.r_squared)).toBeGreaterThan(least)
    expect(found.df).toBe(certified.df_res)
    // Without residuals F is beyond all bounds.
    if (certified.F !== null) expect(digits(found.f, certified.F)).toBeGreaterThan(least)
  })

test("two regressors and a constant as statsmodels fits them", () => {
  const { multi } = fits
  const steps = sample("steps_90").map((value) => value / 1000)
  const found = leastSquares([ones(90), steps, days(90)], sample("sleep_90"))!
  multi.coef.forEach((value, at) => {
    expect(missOf(found.coefficients[at]!, value)).toBeLessThan(1e-9)
    expect(missOf(found.standard_errors[at]!, multi.se[at]!)).toBeLessThan(1e-9)
  })
  expect(missOf(found.r_squared, multi.r2)).toBeLessThan(1e-9)
  expect(missOf(found.f, multi.F)).toBeLessThan(1e-9)
  expect(missOf(found.residual_sd, multi.resid_sd)).toBeLessThan(1e-9)
})

test("a line over days as statsmodels fits it", () => {
  const found = leastSquares([ones(90), days(90)], sample("rhr_90"))!
  fits.trend.ols.coef.forEach((value, at) => {
    expect(missOf(found.coefficients[at]!, value)).toBeLessThan(1e-9)
    expect(missOf(found.standard_errors[at]!, fits.trend.ols.se[at]!)).toBeLessThan(1e-9)
  })
})

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

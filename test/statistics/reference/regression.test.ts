import { expect, test } from "bun:test"
import nist from "#fixtures/statistics/nist-linear.json"
import r from "#fixtures/statistics/r-reference.json"
import reference from "#fixtures/statistics/regression.json"
import { squares, sum } from "#statistics/sample/descriptive"
import { digits, missesOf, sample } from "#test/reference"
import { leastSquares } from "#test/statistics/sample/regression"
import { andrewsBandwidth } from "#test/statistics/sample/regression/andrews-bandwidth"
import { coefficientTests, fitCriteria } from "#test/statistics/sample/regression/inference"
import { hc3Errors, neweyWestErrors } from "#test/statistics/sample/regression/robust-errors"
import { cochraneOrcutt } from "#test/statistics/series/autocorrelation/cochrane-orcutt"
import { durbinWatson } from "#test/statistics/series/autocorrelation/portmanteau"

const ones = new Float64Array(90).fill(1)
const days = Float64Array.from({ length: 90 }, (_, at) => at)
const columns = [ones, sample("steps_90").map((steps) => steps / 1000), days]
const fit = leastSquares(columns, sample("sleep_90"))!

test("every value of sleep on steps and time as statsmodels computes it", () => {
  const tests = coefficientTests(fit)
  const { adjusted_r_squared, f_p_value, aic, bic } = fitCriteria(fit)
  const found = {
    coef: fit.coefficients,
    se: fit.standard_errors,
    t: tests.map(({ t }) => t),
    p: tests.map(({ p_value }) => p_value),
    ci95: tests.map(({ ci_low, ci_high }) => [ci_low, ci_high]),
    r2: fit.r_squared,
    adj_r2: adjusted_r_squared,
    F: fit.f,
    F_p: f_p_value,
    resid_sd: fit.residual_sd,
    aic,
    bic,
    hac7_se_corrected: neweyWestErrors(columns, fit, 7, true),
    hac7_se_uncorrected: neweyWestErrors(columns, fit, 7, false),
    hc3_se: hc3Errors(columns, fit),
    durbin_watson: durbinWatson(fit.residuals),
  }
  // Interval ends of the reference rest on a quantile of t that is good to eleven digits.
  const tolerance = (path: string) => (path.startsWith("ci95") ? 1e-8 : 1e-9)
  expect(missesOf({ ...found, model: reference.multi.model }, reference.multi, tolerance)).toEqual(
    [],
  )
})

test("the same errors as R's sandwich", () => {
  const found = {
    coef: fit.coefficients,
    se: fit.standard_errors,
    nw7_noprew_noadj: neweyWestErrors(columns, fit, 7, false),
    nw7_noprew_adj: neweyWestErrors(columns, fit, 7, true),
    hc3: hc3Errors(columns, fit),
    dw: durbinWatson(fit.residuals),
    bw_andrews: andrewsBandwidth(columns, fit),
  }
  expect(missesOf(found, r.hac_sleep_steps)).toEqual([])
})

test("every value of a line over days, its errors autoregressive as well", () => {
  const y = sample("rhr_90")
  const line = leastSquares([ones, days], y)!
  const glsar = cochraneOrcutt([ones, days], y)!
  const found = {
    model: reference.trend.model,
    ols: {
      coef: line.coefficients,
      se: line.standard_errors,
      p: coefficientTests(line).map(({ p_value }) => p_value),
    },
    hac7_se: neweyWestErrors([ones, days], line, 7, true),
    glsar_cochrane_orcutt_iterated: {
      coef: glsar.coefficients,
      se: glsar.standard_errors,
      p: coefficientTests(glsar).map(({ p_value }) => p_value),
      rho: [glsar.rho],
    },
  }
  expect(missesOf(found, reference.trend)).toEqual([])
})

test("errors of a mean alone are those of its values", () => {
  const y = sample("hrv_90")
  const alone = leastSquares([ones], y)!
  const [error] = neweyWestErrors([ones], alone, 0, true)
  expect(error).toBeCloseTo(alone.standard_errors[0]!, 12)
})

/** The columns of a NIST model: powers of x, x alone, or a constant and each x. */
const columnsOf = (model: string, rows: ReadonlyArray<ReadonlyArray<number>>) => {
  const degree = /polynomial degree (\d+)/.exec(model)?.[1]
  const powers = Array.from({ length: Number(degree ?? 0) + 1 }, (_, power) => power)
  if (degree) return powers.map((power) => rows.map(([value]) => value! ** power))
  const each = rows[0]!.map((_, at) => rows.map((row) => row[at]!))
  return model.includes("no intercept") ? each : [rows.map(() => 1), ...each]
}

/** Powers up to the tenth are not exact in doubles: Filip's have seven digits left. */
const fewest: Record<string, number> = { Filip: 7 }
const USUAL = 12

for (const [name, { model, x, y, certified }] of Object.entries(nist))
  test(`every certified value of NIST's ${name}`, () => {
    const columns = columnsOf(model, x)
    const fit = leastSquares(columns, y)!
    const hasConstant = !model.includes("no intercept")
    const df_reg = columns.length - +hasConstant
    const fitted = fit.residuals.map((residual, row) => y[row]! - residual)
    const { coef, ...numbers } = certified
    const found = {
      resid_sd: fit.residual_sd,
      r_squared: fit.r_squared,
      df_reg,
      ss_reg: hasConstant ? squares(fitted) : sum(fitted.map((value) => value ** 2)),
      F: fit.f,
      df_res: fit.df,
      ss_res: fit.rss,
    }
    expect(Object.keys(found).sort()).toEqual(Object.keys(numbers).sort())
    const least = fewest[name] ?? USUAL
    const wrong = Object.entries(numbers).filter(
      // Without residuals F is beyond all bounds.
      ([value, wanted]) =>
        wanted !== null && digits(found[value as keyof typeof found], wanted) < (fewest[name] ?? 9),
    )
    expect(wrong).toEqual([])
    coef.forEach(({ estimate, se }, at) => {
      expect(digits(fit.coefficients[at]!, estimate)).toBeGreaterThan(least)
      expect(digits(fit.standard_errors[at]!, se)).toBeGreaterThan(least)
    })
  })

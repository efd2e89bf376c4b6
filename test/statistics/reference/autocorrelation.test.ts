import { expect, test } from "bun:test"
import reference from "#fixtures/statistics/autocorrelation.json"
import { mean } from "#statistics/sample/descriptive"
import { autocorrelations } from "#statistics/series/autocorrelation"
import { unbiasedPhi, varianceInflation } from "#statistics/series/variance-inflation"
import { missesOf, sample } from "#test/reference"
import { partialAutocorrelations } from "#test/statistics/series/autocorrelation/partial"
import { durbinWatson, ljungBox } from "#test/statistics/series/autocorrelation/portmanteau"

for (const [name, wanted] of Object.entries(reference))
  test(`every value of the memory of ${name} as statsmodels computes it`, () => {
    const values = sample(name)
    const n = values.length
    const acf = autocorrelations(values, wanted.acf.length - 1)
    const box = (lags: number) => {
      const { q, p_value } = ljungBox(values, lags)
      return [q, p_value]
    }
    const centre = mean(values)
    const found = {
      acf,
      pacf_yw_biased: partialAutocorrelations(values, wanted.pacf_yw_biased.length - 1),
      ljung_box: { 7: box(7), 14: box(14) },
      durbin_watson_of_mean: durbinWatson(values.map((value) => value - centre)),
      r1_bias_corrected_kendall: unbiasedPhi(acf[1]!, n, 1),
      // That of an endless series.
      n_eff_mean_ar1: n / varianceInflation(acf[1]!, Number.POSITIVE_INFINITY),
    }
    expect(missesOf(found, wanted)).toEqual([])
  })

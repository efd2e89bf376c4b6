import type { Finding, Findings, Preparation } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { Window } from "#domain/tool"
import { apartOf, windowOf } from "#pipeline/tools/fact"
import { compareWindows } from "#science/series/comparison"
import type { DayGrid } from "#science/series/day-grid"
import { testScale } from "#science/series/log-scale"
import { bySides } from "#science/verdict"

/** Two kinds of days of one metric. */
export interface Contrasted {
  /** Without a dot. */
  readonly id: string
  readonly metric: Metric
  readonly feature?: string
  readonly window: Window
  /** The metric on the days of either kind, on one calendar: b minus a. */
  readonly a: DayGrid
  readonly b: DayGrid
  readonly preparation: ReadonlyArray<Preparation>
  /** The sentence; `effect`, `low` and `high` are placeholders. */
  readonly claim: (effect: string, low: string, high: string) => string
}

/**
 * Tests the difference of two kinds of days, corrected for autocorrelation; nothing below seven
 * values of either kind. The p value is of the scale that tests of the metric are on, the effect and
 * its interval of the metric's own.
 */
export const differenceOf = (contrasted: Contrasted): Pick<Findings, "evidence" | "tests"> => {
  const { id, metric, feature, window, a, b, preparation, claim } = contrasted
  const plain = compareWindows(a, b)
  const tested = compareWindows(testScale(metric, a), testScale(metric, b))
  if (!plain || !tested) return { evidence: [], tests: {} }
  const { per, unit, decimals } = apartOf(metric)
  const { verdict, reason } = bySides(tested)
  const finding: Finding = {
    item: {
      id,
      claim: claim(`{{${id}.effect}}`, `{{${id}.ci_low}}`, `{{${id}.ci_high}}`),
      kind: "scalar",
      ...(feature ? { feature } : {}),
      target: metric.key,
      window: windowOf(window),
      unit,
      effect: plain.difference * per,
      p_value: tested.p_value,
      ci_low: plain.ci_low * per,
      ci_high: plain.ci_high * per,
      n: plain.n_a + plain.n_b,
    },
    family: "difference",
    decimals,
    verdict: verdict === "validated" ? null : verdict,
    reason,
    preparation,
  }
  return { evidence: [finding], tests: { difference: [tested.p_value] } }
}

/** The days of a grid that are of a kind; on the others there is no value. */
export const daysWhere = (grid: DayGrid, is: (at: number) => boolean): DayGrid => ({
  ...grid,
  values: grid.values.map((value, at) => (is(at) ? value : Number.NaN)),
})

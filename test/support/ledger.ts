import type { Fact, Finding, Findings, Ledger, Receipt } from "#domain/ledger"
import { noFindings } from "#domain/ledger"

const WINDOW = { from: "2026-05-01", to: "2026-05-31" }

/** A fact of a test, resting heart rate in May unless it says otherwise. */
export const aFact = (
  key: string,
  value: number | string,
  rest: Partial<Omit<Fact, "item">> & { readonly unit?: string; readonly n?: number } = {},
): Fact => {
  const { unit = "bpm", n = 31, ...more } = rest
  return {
    item: { key, value, unit, window: WINDOW, n },
    role: "mean",
    label: "resting heart rate",
    decimals: 1,
    ...more,
  }
}

/** A finding of a test: an association over 90 days, clear of chance. */
export const aFinding = (
  id: string,
  item: Partial<Finding["item"]> = {},
  rest: Partial<Omit<Finding, "item">> = {},
): Finding => ({
  item: {
    id,
    claim: `Steps and sleep go together ({{${id}.effect}}).`,
    kind: "association",
    feature: "steps",
    target: "sleep_minutes",
    window: WINDOW,
    unit: "rho",
    effect: 0.42,
    p_value: 0.001,
    ci_low: 0.2,
    ci_high: 0.6,
    n: 90,
    ...item,
  },
  claim: {
    kind: "link",
    clear: true,
    lag: 1,
    given: [],
    size_key: null,
    n_eff_key: null,
  },
  decimals: 2,
  family: "association",
  verdict: null,
  reason: null,
  preparation: [],
  ...rest,
})

/** A ledger of one receipt. */
export const aLedger = (findings: Partial<Findings>, receipt: Partial<Receipt> = {}): Ledger => ({
  receipts: [
    {
      agent: "data_science",
      tool: "describe",
      input: {},
      findings: { ...noFindings, ...findings },
      ...receipt,
    },
  ],
})

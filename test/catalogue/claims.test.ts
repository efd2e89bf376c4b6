import { expect, test } from "bun:test"
import { briefClaim, claimText } from "#catalogue/claims"
import { metricOf } from "#catalogue/metrics"
import type { Claim } from "#domain/claim"
import type { Finding } from "#domain/ledger"
import { aFinding } from "#test/ledger"

const spo2 = metricOf("spo2")!.name

const keys = { size_key: "k", n_eff_key: null }
const link: Claim = { kind: "link", clear: true, lag: 1, given: [], ...keys }
const trend: Claim = {
  kind: "trend",
  clear: true,
  change_key: "k",
  per_week_key: "w",
  interval_keys: ["l", "h"],
  n_eff_key: "e",
  is_step: true,
  season: true,
}

const finding = (claim: Claim, rest: Partial<Omit<Finding, "item">> = {}) =>
  aFinding("a", { feature: "steps", target: "resting_hr" }, { claim, ...rest })

const interval = "confidence interval {{a.ci_low}} to {{a.ci_high}}"
const device = "but the device changed in between: it may be the device and not the person"
const unclear = "There is no clear difference in average resting heart rate between days when"
const test25 = "Vitamin D (25-OH) moved by {{a.effect}} from one test to the next"

test.each<readonly [Claim, before: string, statistics: string, after: string]>([
  [
    { ...link, size_key: null },
    "Days with more steps are associated with higher resting heart rate the night after",
    ` (rank correlation {{a.effect}}, ${interval}, {{a.n}} nights)`,
    ".",
  ],
  [
    { ...link, clear: false, lag: 0, given: ["spo2"], n_eff_key: "e" },
    `There is no clear link in your data between steps and resting heart rate the night before, with ${spo2} taken out`,
    ` (rank correlation {{a.effect}}, ${interval}, {{a.n}} nights, worth {{e}} that are independent)`,
    ".",
  ],
  [
    trend,
    "Typical resting heart rate changed by {{k}} over the period",
    " ({{w}}, confidence interval {{l}} to {{h}}, worth {{e}} that are independent)",
    ", in a single step rather than steadily. The season may be part of it.",
  ],
  [
    { kind: "periods", clear: true, season: false, device: true },
    "From the first period to the second average resting heart rate moved by {{a.effect}}",
    ` (${interval})`,
    `, ${device}.`,
  ],
  [
    { kind: "limit", clear: false },
    `${unclear} steps kept to the limit and the others: {{a.effect}}`,
    ` (${interval})`,
    ".",
  ],
  [
    { kind: "lab_change", name: "Vitamin D (25-OH)", is_real: false },
    `${test25}, which is within normal variation between tests.`,
    "",
    "",
  ],
])(
  "a claim is worded with its statistics, and briefly without",
  (claim, before, figures, after) => {
    expect(claimText(finding(claim))).toBe(`${before}${figures}${after}`)
    expect(briefClaim(finding(claim))).toBe(`${before}${after}`)
  },
)

test("a link has a size with a sign, and briefly one without", () => {
  const across = "across the usual range of steps"
  expect(claimText(finding(link))).toContain(`the night after, about {{k}} ${across} (`)
  expect(briefClaim(finding(link))).toEndWith(`the night after, about {{k.size}} ${across}.`)
})

test("a judged claim says how firm it is, a brief one leaves that to what stands around it", () => {
  const hint = finding(link, { verdict: "conditional", reason: "sparse", q_value: 0.03 })
  expect(claimText(hint)).toStartWith(
    "There is a hint, not yet reliable (many days have no value): days with more steps",
  )
  expect(claimText(hint)).toEndWith("Corrected for everything tried, its p value is {{a.q_value}}.")
  expect(briefClaim(hint)).toStartWith("Days with more steps")
  const tiny = finding(link, { verdict: "validated", negligible: true, q_value: 0.03 })
  expect(claimText(tiny)).toContain("). It is too small to matter much. Corrected for")
  expect(briefClaim(tiny)).toEndWith("of steps. It is too small to matter much.")
})

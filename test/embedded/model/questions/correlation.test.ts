import { expect, test } from "bun:test"
import type { Correlation } from "#embedded/model/questions/correlation/intent"
import {
  lead,
  linked,
  metric,
  OCTOBER,
  october,
  received,
  renderAnswer,
} from "#test/rendered-answer"

const intent: Correlation = {
  kind: "correlation",
  pair: { feature: metric("stress_score"), target: metric("resting_hr"), lag: 1 },
  period: october,
}
const input = { feature: "stress_score", target: "resting_hr", lag: 1, window: OCTOBER }

test.each([
  [0.05, "next to none"],
  [-0.19, "a weak negative one"],
  [0.42, "a moderate positive one"],
  [0.7, "a strong positive one"],
])("leads with a plain correlation of %d and calls it %s", (rho, strength) => {
  const found = received("correlate", input, [
    ["rho", rho, "rho", 2],
    ["n", 56, "nights"],
  ])
  expect(lead(renderAnswer(intent, [found]).text)).toBe(
    "The Spearman correlation between your stress score and your resting heart rate is " +
      `${rho.toFixed(2)} in October: ${strength}, over 56 nights with both. Your resting ` +
      "heart rate is taken in the night that follows.",
  )
})

test.each([
  ["validated", "the link holds"],
  ["conditional", "there is a hint of a link, not yet reliable"],
  ["rejected", "there is no clear link in your data"],
] as const)("sets the corrected test beside it (%s)", (verdict, said) => {
  const found = received(
    "correlate",
    input,
    [["rho", 0.4, "rho", 2]],
    [linked("link", 0.31, verdict)],
  )
  expect(renderAnswer(intent, [found]).text).toContain(`${said}: the correlation is then 0.31.`)
})

import { expect, test } from "bun:test"
import { makeContradictions } from "#pipeline/gates/claims/contradiction"
import { aFact, aFinding, aLedger } from "#test/ledger"

const found = makeContradictions(
  aLedger({
    facts: [
      aFact("rhr_difference", -4, { role: "difference" }),
      aFact("rhr_mean", 58),
      aFact("ldl_flag", "out of range", { role: "flag", label: "LDL Cholesterol" }),
      aFact("tsh_flag", "in range", { role: "flag", label: "TSH" }),
    ],
    evidence: [aFinding("link", {}, { verdict: "rejected", reason: "chance" })],
  }),
)

const opposite = [
  "Your resting heart rate rose sharply.",
  "Your resting heart rate is clearly higher now.",
  "Your resting heart rate has gone up a lot.",
  "It rose by {{rhr_difference.size}}.",
  "Dein Ruhepuls ist um {{rhr_difference.size}} gestiegen.",
  "Votre pouls a augmenté de {{rhr_difference.size}}.",
  "The link between the two is clear and strong.",
  "There is a clear link between steps and sleep duration.",
  "Your LDL Cholesterol is perfectly normal.",
  "Your TSH is too high.",
  "Your neighbour's resting heart rate averaged {{rhr_mean}}.",
]
for (const sentence of opposite)
  test(`refuses: ${sentence}`, () => expect(found.test(sentence)).toBe(true))

const agreeing = [
  "Your resting heart rate fell.",
  "Your resting heart rate did not rise.",
  "Your resting heart rate was higher before.",
  "It fell by {{rhr_difference.size}}.",
  "Dein Ruhepuls ist um {{rhr_difference.size}} gesunken.",
  "There is no clear link between the two.",
  "Your LDL Cholesterol is out of range.",
  "Your LDL Cholesterol is not normal.",
  "Your TSH is fine.",
  "Your steps rose.",
  "Your resting heart rate is higher than it should be.",
]
for (const sentence of agreeing)
  test(`lets pass: ${sentence}`, () => expect(found.test(sentence)).toBe(false))

test("refuses to deny what holds up", () => {
  const held = makeContradictions(
    aLedger({ evidence: [aFinding("link", {}, { verdict: "validated" })] }),
  )
  expect(held.test("There is no link between steps and sleep duration.")).toBe(true)
  expect(held.test("There is a clear link between steps and sleep duration.")).toBe(false)
})

test("refuses a clear link where another finding was rejected, and no link was looked for", () => {
  const ofTrend = (verdict: "rejected" | "validated") => {
    const { item, ...finding } = aFinding("trend", { kind: "trend" }, { verdict })
    const { feature: _, ...trend } = item
    return makeContradictions(aLedger({ evidence: [{ ...finding, item: trend }] })).test(
      "The link between the two is clear and strong.",
    )
  }
  expect([ofTrend("rejected"), ofTrend("validated")]).toEqual([true, false])
})

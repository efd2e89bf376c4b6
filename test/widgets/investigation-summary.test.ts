import { expect, test } from "bun:test"
import { aFact, aFinding } from "#test/ledger"
import { investigationSummary } from "#widgets/investigation-summary"

const shown = { id: "i", verdict: "It changed.", agents: ["validator"] }

test("the headline says what its number is of, and which way is good", () => {
  const finding = aFinding("step", { kind: "scalar", target: "resting_hr" })
  const headline = aFact("fall", -3.9)
  expect(investigationSummary({ ...shown, findings: [finding], headline })).toMatchObject({
    deltaHeadline: {
      label: "Resting heart rate",
      value: { ref: "fall", fallback: -3.9 },
      fmt: { unit: "bpm", decimals: 1, sign: true },
      direction: "good_down",
    },
    evidenceRefs: ["step"],
  })
})

test("without a finding there is no headline", () => {
  const spec = investigationSummary({ ...shown, findings: [] })
  expect(spec).toMatchObject({ verdict: "It changed.", evidenceRefs: [] })
  expect(spec).not.toHaveProperty("deltaHeadline")
})

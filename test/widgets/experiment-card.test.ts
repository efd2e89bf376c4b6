import { expect, test } from "bun:test"
import { aFact } from "#test/ledger"
import { experimentCard } from "#widgets/experiment-card"

const card = (usual: ReturnType<typeof aFact>) =>
  experimentCard({
    id: "e",
    title: "More walking",
    hypothesis: "It helps.",
    protocol: [{ text: "Walk.", cadence: "daily" }],
    usual,
    label: "Sleep duration",
    days: aFact("days", 60, { unit: "days" }),
    offers: null,
    confidence: "high",
  })

test("the level it starts from is said in hours and minutes", () => {
  expect(card(aFact("usual", 431, { unit: "minutes" }))).toMatchObject({
    metric: { label: "Sleep duration: {{usual}}", ref: { ref: "usual", fallback: 431 } },
    durationDays: 60,
  })
  expect(card(aFact("usual", 54))).toMatchObject({ metric: { label: "Sleep duration" } })
})

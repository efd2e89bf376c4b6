import { expect, test } from "bun:test"
import { aFact } from "#test/ledger"
import { comparisonWidget } from "#widgets/comparison"

const shown = { id: "c", title: "Sleep duration", mode: "a_vs_b" } as const
const minutes = (key: string, value: number) => aFact(key, value, { unit: "minutes", decimals: 0 })

test("both sides say hours with their minutes", () => {
  const a = { label: "Least caffeine", fact: minutes("a", 450) }
  const b = { label: "Most caffeine", fact: minutes("b", 416) }
  expect(comparisonWidget({ ...shown, a, b })).toMatchObject({
    a: { label: "Least caffeine: {{a}}", value: { ref: "a", fallback: 450 } },
    b: { label: "Most caffeine: {{b}}" },
    direction: "neutral",
  })
})

test("a number that reads by itself keeps its label", () => {
  const side = (key: string) => ({ label: "In May", fact: aFact(key, 42) })
  expect(comparisonWidget({ ...shown, a: side("a"), b: side("b") })).toMatchObject({
    a: { label: "In May", fmt: { unit: "bpm", decimals: 1 } },
  })
  expect(comparisonWidget({ ...shown, a: side("a"), b: { label: "x", fact: null } })).toBeNull()
})

import { expect } from "bun:test"
import type { Findings } from "#domain/ledger"
import { referencesOf } from "#test/tools"

const resolves = ({ facts, evidence }: Findings, reference: string) => {
  const [id, field] = reference.split(".")
  if (field === undefined) return facts.some(({ item }) => item.key === reference)
  const item = evidence.find((finding) => finding.item.id === id)?.item
  return item?.[field as "effect"] !== undefined
}

/**
 * What holds for whatever a tool finds: keys are unique and speakable, claims refer to what is there and
 * carry no numeral of their own, every number is finite, and every test is counted.
 */
export const expectValidFindings = (found: Findings): void => {
  const keys = found.facts.map(({ item }) => item.key)
  for (const name of [...keys, ...found.evidence.map(({ item }) => item.id)])
    expect(name).toMatch(/^[a-z0-9_]+$/)
  expect(new Set(keys).size).toBe(keys.length)
  for (const reference of referencesOf(found)) expect(resolves(found, reference)).toBe(true)
  for (const { item, family, preparation } of found.evidence) {
    expect(item.claim.replace(/\{\{[^}]+\}\}/g, "")).not.toMatch(/\d/)
    expect(preparation.length).toBeGreaterThan(0)
    if (family !== null && item.p_value !== undefined)
      expect(found.tests[family]).toContain(item.p_value)
    for (const value of Object.values(item))
      if (typeof value === "number") expect(Number.isFinite(value)).toBe(true)
  }
  for (const { item } of found.facts)
    if (typeof item.value === "number") expect(Number.isFinite(item.value)).toBe(true)
}

import { expect, test } from "bun:test"
import { makeReferences, makeResolving } from "#upstream/anthropic/references"

const referring = () => {
  const refs = makeReferences()
  refs.ofFact("hrv_mean_2026")
  refs.ofFact("hrv_n_2026")
  refs.ofFinding("trend_hrv")
  return refs
}

test("a fact and a finding have a short name each, the same whenever they are named", () => {
  const refs = referring()
  expect([refs.ofFact("hrv_n_2026"), refs.ofFinding("trend_hrv"), refs.ofFact("new")]).toEqual([
    "f2",
    "e1",
    "f3",
  ])
})

test("a text is resolved and shortened with the forms behind its names", () => {
  const refs = referring()
  const short = "It averaged {{f1.size.rounded}} over {{ f2 }} nights ({{e1.p_value}})."
  const long =
    "It averaged {{hrv_mean_2026.size.rounded}} over {{hrv_n_2026}} nights ({{trend_hrv.p_value}})."
  expect(refs.resolved(short)).toBe(long)
  expect(refs.resolved(long)).toBe(long)
  expect(refs.shortened(long)).toBe(short.replace("{{ f2 }}", "{{f2}}"))
})

test("a finding alone stands for its effect, and an unknown name for nothing", () => {
  expect(referring().resolved("{{e1}} and {{f99}}")).toBe("{{trend_hrv.effect}} and {{f99}}")
})

test("a text that comes letter by letter is resolved as a whole", () => {
  const resolving = makeResolving(referring())
  const text = "{ It averaged {{f1}}, {{not whole"
  const shown = [...text].map((letter) => resolving.push(letter)).join("") + resolving.end()
  expect(shown).toBe("{ It averaged {{hrv_mean_2026}}, {{not whole")
})

test("braces without an end hold no more than a placeholder's length back", () => {
  const resolving = makeResolving(referring())
  resolving.push("{{")
  const shown = resolving.push("x".repeat(10_000))
  expect(shown.length).toBeGreaterThan(9_000)
})

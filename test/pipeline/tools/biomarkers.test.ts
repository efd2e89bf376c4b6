import { expect } from "bun:test"
import { Effect } from "effect"
import { aResult, store } from "#test/rows"
import { ada, ask, itOverRows as it } from "#test/tools"

it("gives results whose names are nearly the same keys of their own", () =>
  Effect.gen(function* () {
    const names = ["LDL", "LDL!", "LDL 2", "LDL-2"]
    yield* store({ results: names.map((name, value) => aResult(ada, name, { value })) })
    const { facts } = yield* ask("biomarkers", {})
    expect(new Set(facts.map(({ item }) => item.key)).size).toBe(facts.length)
    const values = facts.filter(({ role }) => role === "value").map(({ item }) => item.value)
    expect(values.toSorted()).toEqual([0, 1, 2, 3])
  }))

import { expect } from "bun:test"
import { Effect } from "effect"
import { aResult, store } from "#test/rows"
import { scene } from "#test/scene"
import { ada, itOverRows as it } from "#test/tools"

const ldl = { value: 131, unit: "mg/dL", reference_range: "< 100", out_of_range: true }

it("reads a lab result and its range as the report prints them", () =>
  Effect.gen(function* () {
    yield* store({ results: [aResult(ada, "LDL Cholesterol", ldl)] })
    const { instruction, offered, made, reported, noted } = yield* scene("domain_expert", {
      question: "Is my LDL all right?",
      calls: ["biomarkers", { name: "LDL" }],
      notes: ["LDL Cholesterol was {{f1}}; the report prints {{f2}}.", "131 is high."],
    })
    expect(instruction).toContain("You are domain_expert: you read lab results")
    expect(offered).toContain("biomarkers")
    expect(made).toEqual([["domain_expert", "biomarkers", { name: "LDL" }]])
    expect(reported).toMatchObject({
      "LDL Cholesterol: value": 131,
      "LDL Cholesterol: range": "< 100",
      "LDL Cholesterol: flag": "out of range",
    })
    expect(noted).toEqual([
      "LDL Cholesterol was {{lab_ldl_cholesterol_value}}; " +
        "the report prints {{lab_ldl_cholesterol_range}}.",
    ])
  }))

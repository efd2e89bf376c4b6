import { expect, test } from "bun:test"
import { Glob } from "bun"
import { fitsTool, TOOLS, toolNamed } from "#domain/tool"

test("every tool has a file of its name, and is found by it", () => {
  const files = [...new Glob("*.ts").scanSync("src/domain/tools")].map((file) => file.slice(0, -3))
  const names = TOOLS.map(({ name }) => name.replaceAll("_", "-"))
  expect(files.filter((file) => !["define", "parameters"].includes(file)).sort()).toEqual(
    names.toSorted(),
  )
  for (const tool of TOOLS) expect(toolNamed(tool.name)).toBe(tool)
})

test("the roles of a tool's facts are each of one kind, and make keys without a dot", () => {
  for (const { facts } of TOOLS) {
    expect(new Set(facts).size).toBe(facts.length)
    for (const role of facts) expect(role).toMatch(/^[a-z_]+$/)
  }
})

test("a call fits when there is the tool and its input has the tool's schema", () => {
  const window = { from: "2026-10-01", to: "2026-10-31" }
  expect(fitsTool({ tool: "trend", input: { metric: "steps", window } })).toBe(true)
  expect(fitsTool({ tool: "trend", input: { metric: "steps" } })).toBe(false)
  expect(fitsTool({ tool: "toString", input: {} })).toBe(false)
})

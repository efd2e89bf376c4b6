import { expect, test } from "bun:test"
import { JUDGING } from "#agents/orchestrator/judging"
import { REFLECTION } from "#agents/orchestrator/reflection"
import { REWRITE } from "#agents/orchestrator/rewrite"
import { SYNTHESIS } from "#agents/orchestrator/synthesis"
import { roles } from "#agents/roles"
import { CHECK } from "#agents/validator/check"
import { toolNamed } from "#domain/tool"
import versions from "#fixtures/prompt-versions.json" with { type: "json" }

const prompts = [
  JUDGING,
  REFLECTION,
  SYNTHESIS,
  REWRITE,
  CHECK,
  ...Object.values(roles).map(({ prompt }) => prompt),
]

const digestOf = (text: string) => new Bun.CryptoHasher("sha256").update(text).digest("hex")

test("the words of a prompt change only together with its version", () => {
  expect(Object.fromEntries(prompts.map(({ version, text }) => [version, digestOf(text)]))).toEqual(
    versions,
  )
})

test("every version is of one prompt", () => {
  const names = prompts.map(({ version }) => version)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z_]+\/\d+$/)
})

test("a prompt is fixed: it holds no date, and the same text stands first in each", () => {
  for (const { text } of prompts) {
    expect(text).not.toMatch(/\b20\d\d-\d\d-\d\d\b/)
    expect(text.slice(0, 400)).toBe(JUDGING.text.slice(0, 400))
  }
})

test("each agent has tools that there are, each once, and none has all", () => {
  for (const { tools } of Object.values(roles)) {
    expect(new Set(tools).size).toBe(tools.length)
    for (const name of tools) expect(toolNamed(name)?.name).toBe(name)
    expect(tools.length).toBeLessThan(20)
  }
})

test("every prompt of an answer or a note shows a whole sentence with a placeholder", () => {
  for (const { text } of [SYNTHESIS, ...Object.values(roles).map(({ prompt }) => prompt)])
    expect(text).toMatch(/averaged \{\{f\d\}\} in/)
})

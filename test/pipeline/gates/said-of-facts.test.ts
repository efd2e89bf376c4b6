import { describe, expect, test } from "bun:test"
import { readFileSync } from "node:fs"
import type { Fact, Ledger } from "#domain/ledger"
import { noFindings } from "#domain/ledger"
import type { FactRole, ToolName } from "#domain/tool"
import { makeAnswerGate } from "#pipeline/gates/answer-gate"
import { makeNumberGate } from "#pipeline/gates/number-gate"
import { endedWith } from "#test/drained"
import { numbersOnly } from "#test/numbers-only"

const FOLDER = "test/fixtures/grounding"
const TODAY = "2026-11-20"

const rowsOf = (file: string): ReadonlyArray<ReadonlyArray<string>> =>
  readFileSync(`${FOLDER}/${file}`, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"))

const factOf = (columns: ReadonlyArray<string>): Fact => {
  const [, , key = "", value = "", unit = "", from = "", to = "", role, label = "", decimals] =
    columns
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(value)
  return {
    item: {
      key,
      value: isNumber ? Number(value) : value,
      ...(unit === "" ? {} : { unit }),
      window: { from, to },
    },
    role: role as FactRole,
    label,
    decimals: Number(decimals),
  }
}

const facts = rowsOf("facts.tsv")

/** The ledger of a topic: one tool call for each tool. */
const ledgerOf = (topic: string): Ledger => {
  const own = facts.filter(([name]) => name === topic)
  return {
    receipts: [...new Set(own.map(([, tool]) => tool as ToolName))].map((tool) => ({
      agent: "data_science",
      tool,
      input: {},
      findings: { ...noFindings, facts: own.filter((row) => row[1] === tool).map(factOf) },
    })) as Ledger["receipts"],
  }
}

const gates = new Map(
  [...new Set(facts.map(([topic = ""]) => topic))].map((topic) => [
    topic,
    makeNumberGate(ledgerOf(topic), "", undefined, { today: TODAY }),
  ]),
)

/** What is shown of a text, and whether any of it is withheld. */
const said = (topic: string, text: string) => {
  const answer = makeAnswerGate(numbersOnly(gates.get(topic)!))
  endedWith(answer, text.replaceAll("\\n", "\n"))
  return { shown: answer.answer(), isWhole: answer.struck().length === 0 }
}

const sentences = (verdict: string) =>
  rowsOf("sentences.tsv")
    .filter((row) => row[1] === verdict)
    .map(([topic = "", , what = "", text = ""]) => [topic, what, text] as const)

describe("shows what is true of a fact", () => {
  test.each(sentences("yes"))("%s, %s: %s", (topic, _, text) => {
    expect(said(topic, text).isWhole).toBe(true)
  })
})

describe("withholds what is false of every fact", () => {
  test.each(sentences("no"))("%s, %s: %s", (topic, _, text) => {
    expect(said(topic, text)).toEqual({ shown: expect.any(String), isWhole: false })
  })
})

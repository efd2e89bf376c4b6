import { describe, expect, test } from "bun:test"
import { readFileSync } from "node:fs"
import type { Briefing } from "#domain/briefing"
import { evidenceOf, factsOf, type Ledger } from "#domain/ledger"
import { makeTextGates } from "#pipeline/gates/text-gate"
import { TODAY } from "#test/demo-server"

/** What the tools found for questions of the demo person, by name. */
const scenes = JSON.parse(readFileSync("test/fixtures/gates/ledgers.json", "utf8")) as Readonly<
  Record<string, Ledger & { readonly question: string }>
>

const gates = Object.fromEntries(
  Object.entries(scenes).map(([name, { question, receipts }]) => {
    const briefing = { question, messages: [], today: TODAY, profile: null, memory: [] }
    const ledger = { receipts }
    const keys = new Map([
      ...factsOf(ledger).map(({ item }, at) => [`f${at + 1}`, item.key] as const),
      ...evidenceOf(ledger).map(({ item }, at) => [`e${at + 1}`, item.id] as const),
    ])
    return [name, { gate: makeTextGates(briefing as unknown as Briefing)(ledger), keys }]
  }),
)

/** Sentences as models write them: `yes` where the scene's ledger carries them, `no` where it does not. */
const rows = readFileSync("test/fixtures/gates/sentences.tsv", "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t") as [wanted: "yes" | "no", scene: string, sentence: string])

const judged = (scene: string, sentence: string) => {
  const { gate, keys } = gates[scene]!
  return gate.judge(sentence.replace(/\{\{([fe]\d+)/g, (_, ref) => `{{${keys.get(ref)}`))
}

describe("shows what is true of a ledger of the demo person", () => {
  test.each(rows.filter(([wanted]) => wanted === "yes"))("%s %s: %s", (_, scene, sentence) => {
    expect(judged(scene, sentence).refused).toBeUndefined()
  })
})

describe("withholds what is not", () => {
  test.each(rows.filter(([wanted]) => wanted === "no"))("%s %s: %s", (_, scene, sentence) => {
    expect(judged(scene, sentence).refused).toBeDefined()
  })
})

import { describe, expect } from "bun:test"
import { Effect, Layer } from "effect"
import type { Material } from "#domain/briefing"
import { aBriefing } from "#test/briefings"
import { itLive } from "#test/effect"
import { fakeAnthropic, judged, says, text } from "#test/fake-anthropic"
import { aFact, aFinding, aLedger } from "#test/ledger"
import { isWorthChecking, makeCheck } from "#upstream/anthropic/check"
import { makeMessages } from "#upstream/anthropic/messages"

const it = itLive(Layer.empty)

const material: Material = {
  briefing: aBriefing("Does coffee ruin my sleep?"),
  classification: { vague: false, topic: "question" },
  reports: [
    { agent: "data_science", notes: ["Sleep was {{sleep_mean}}."] },
    { agent: "investigator", notes: ["Coffee shortens sleep: {{link.effect}}.", "No lab result."] },
  ],
  ledger: aLedger({
    facts: [aFact("sleep_mean", 412)],
    evidence: [aFinding("link", {}, { verdict: "validated" })],
  }),
  suggest_deep_research: false,
}

/** What the validator makes of the material, by what the model answers. */
const checked = Effect.fnUntraced(function* (answer: unknown) {
  const provider = yield* fakeAnthropic
  provider.always("check", () => judged(answer))
  const messages = makeMessages({ api_key: null, base_url: provider.url, prices: null })
  const { value } = yield* makeCheck(messages, "claude-haiku-5-5")(material)
  return { provider, value }
})

describe("the validator", () => {
  it("strikes a note that the evidence does not carry, and marks a finding", () =>
    Effect.gen(function* () {
      const { value } = yield* checked({
        struck: [2],
        doubted: [{ id: "e1", doubt: "confounded" }],
      })
      expect(value).toEqual({ struck: [1], doubted: [{ id: "link", doubt: "confounded" }] })
    }))

  it("reads the notes of all agents by their numbers, and the evidence under short names", () =>
    Effect.gen(function* () {
      const { provider } = yield* checked({ struck: [], doubted: [] })
      const sent = JSON.stringify(provider.asked("check")[0]!.body.messages)
      expect(sent).toContain("1. Sleep was {{f1}}.")
      expect(sent).toContain("2. Coffee shortens sleep: {{e1.effect}}.")
      expect(sent).not.toContain("sleep_mean")
    }))

  it("cannot strike what is not there, nor doubt what was not found", () =>
    Effect.gen(function* () {
      const { value } = yield* checked({
        struck: [4, 99],
        doubted: [
          { id: "e7", doubt: "timing" },
          { id: "f1", doubt: "timing" },
        ],
      })
      expect(value).toEqual({ struck: [], doubted: [] })
    }))

  it("is void with a doubt or a verdict of its own making", () =>
    Effect.gen(function* () {
      const doubted = [{ id: "e1", doubt: "validated" }]
      expect((yield* checked({ struck: [], doubted })).value).toBeNull()
      const provider = yield* fakeAnthropic
      provider.always("check", () => says(text("All of it is true.")))
      const messages = makeMessages({ api_key: null, base_url: provider.url, prices: null })
      expect((yield* makeCheck(messages, "m")(material)).value).toBeNull()
    }))

  it("is asked only where notes stand beside evidence that holds up, or may", () =>
    Effect.sync(() => {
      const ledger = aLedger({ evidence: [aFinding("link", {}, { verdict: "rejected" })] })
      expect(isWorthChecking(material)).toBe(true)
      expect(isWorthChecking({ ...material, ledger })).toBe(false)
      expect(isWorthChecking({ ...material, ledger: aLedger({}) })).toBe(false)
      expect(isWorthChecking({ ...material, reports: [] })).toBe(false)
    }))
})

import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import type { Material } from "#domain/briefing"
import { aBriefing } from "#test/briefings"
import { itLive } from "#test/effect"
import { fakeAnthropic, judged } from "#test/fake-anthropic"
import { aFinding, aLedger } from "#test/ledger"
import { makeCheck } from "#upstream/anthropic/check"
import { makeMessages } from "#upstream/anthropic/messages"

const it = itLive(Layer.empty)

const material: Material = {
  briefing: aBriefing("Do I sleep longer when I walk more?"),
  classification: { vague: false, topic: "question" },
  reports: [
    {
      agent: "investigator",
      notes: ["Sleep was longer with more steps: {{link.effect}}.", "Walking makes you sleep."],
    },
  ],
  ledger: aLedger({ evidence: [aFinding("link", {}, { verdict: "validated" })] }),
  suggest_deep_research: false,
}

it("strikes the note that makes a cause of a link, and doubts the link", () =>
  Effect.gen(function* () {
    const provider = yield* fakeAnthropic
    provider.next("check", () =>
      judged({ struck: [2], doubted: [{ id: "e1", doubt: "confounded" }] }),
    )
    const messages = makeMessages({ api_key: null, base_url: provider.url, prices: null })
    const { value } = yield* makeCheck(messages, "m")(material)

    const { body } = provider.asked("check")[0]!
    expect(JSON.stringify(body.system)).toContain("You are the validator")
    expect(JSON.stringify(body.messages)).toContain("1. Sleep was longer with more steps: {{e1.eff")
    expect(JSON.stringify(body.messages)).toContain("2. Walking makes you sleep.")
    expect(value).toEqual({ struck: [1], doubted: [{ id: "link", doubt: "confounded" }] })
  }))

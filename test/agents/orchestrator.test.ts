import { expect } from "bun:test"
import { Effect, Stream } from "effect"
import { aBriefing } from "#test/briefings"
import { itLive } from "#test/effect"
import { fakeAnthropic, judged, judgement, written } from "#test/fake-anthropic"
import { aFact, aLedger } from "#test/ledger"
import { ScriptedModel } from "#test/scripted-model"
import { makeJudgements } from "#upstream/anthropic/judgements"
import { makeMessages } from "#upstream/anthropic/messages"
import { makeSynthesis } from "#upstream/anthropic/synthesis"
import { Model } from "#upstream/model"

const it = itLive(ScriptedModel)

const briefing = aBriefing("I'd like to sleep longer. How did I sleep last week?")

it("hands the question to data_science, keeps the goal, and writes the answer by reference", () =>
  Effect.gen(function* () {
    const provider = yield* fakeAnthropic
    const messages = makeMessages({ api_key: null, base_url: provider.url, prices: null })
    const code = yield* Model
    const { value: own } = yield* code.judge(briefing)

    const question = "How long was sleep last week, and is that usual?"
    provider.next("judge", () =>
      judged(
        judgement({
          main: "data_science",
          assignments: [{ agent: "data_science", question }],
          statements: [{ kind: "goal", quote: "I'd like to sleep longer." }],
        }),
      ),
    )
    const { value } = yield* makeJudgements(messages, "m").judge(briefing, own)
    expect(value!.assignments).toEqual([{ agent: "data_science", question }])
    expect(value!.extracted.memory).toMatchObject([{ text: "I'd like to sleep longer." }])

    provider.next("synthesise", () => written("You slept {{f1}} a night."))
    const parts = yield* makeSynthesis(
      messages,
      "m",
      code,
      false,
    )({
      briefing,
      classification: value!.classification,
      reports: [{ agent: "data_science", notes: ["Sleep averaged {{sleep_mean}}."] }],
      ledger: aLedger({ facts: [aFact("sleep_mean", 420, { label: "sleep duration" })] }),
      suggest_deep_research: false,
    }).pipe(Stream.runCollect)
    const text = [...parts].map((part) => ("text" in part ? part.text : "")).join("")
    expect(JSON.stringify(provider.asked("synthesise")[0]!.body)).toContain(
      "Sleep averaged {{f1}}.",
    )
    expect(text).toBe("You slept {{sleep_mean}} a night.")
  }))

import { expect, test } from "bun:test"
import { Effect, Stream } from "effect"
import { Compile, type Validator } from "typebox/compile"
import type { Briefing, Material, SynthesisPart } from "#domain/briefing"
import { MONTHS } from "#domain/date-in-words"
import { emptyLedger, type Ledger } from "#domain/ledger"
import { withoutMarks } from "#domain/outside-text"
import { type ToolName, toolNamed } from "#domain/tool"
import type { Verdict } from "#domain/verdict"
import { EmbeddedModel } from "#embedded/model/layer"
import { kinds } from "#embedded/model/questions/kinds"
import { understand } from "#embedded/model/thread/understand"
import wordings from "#fixtures/questions/kinds.json"
import { makeNumberGate } from "#pipeline/gates/number-gate"
import { makeWidgetGate } from "#pipeline/gates/widget-gate"
import { aBriefing, TODAY } from "#test/briefings"
import { itWith } from "#test/effect"
import { questions } from "#test/questions"
import { findingsOf, insufficientDataOf, recordingToolbox } from "#test/toolbox"
import { Model } from "#upstream/model"

type Findings = Parameters<typeof recordingToolbox>[0]

/** One turn of the engine, from the question to the parts of its answer. */
const turn = Effect.fnUntraced(function* (
  briefing: Briefing,
  answer: Findings,
  suggest_deep_research = false,
) {
  const model = yield* Model
  const { toolbox, receipts } = recordingToolbox(answer)
  const { value: judged } = yield* model.judge(briefing)
  const { classification, route, assignments } = judged
  const reports = yield* Effect.forEach(assignments, (assignment) =>
    Effect.map(
      model.work(briefing, assignment, emptyLedger, toolbox, "run_main_agent"),
      ({ value, cost_usd }) => (cost_usd === 0 ? value : null),
    ),
  )
  const ledger: Ledger = { receipts }
  const { value: reflection } = yield* model.reflect(briefing, [], ledger)
  const material: Material = {
    briefing,
    classification,
    reports: reports.filter((report) => report !== null),
    ledger,
    suggest_deep_research,
  }
  const parts = yield* Stream.runCollect(model.synthesise(material))
  return { route, assignments, ledger, reflection, parts: [...parts] }
})

const textOf = (parts: ReadonlyArray<SynthesisPart>) =>
  parts.map((part) => ("composed" in part ? withoutMarks(part.composed) : "")).join("")
const widgetsOf = (parts: ReadonlyArray<SynthesisPart>) =>
  parts.flatMap((part) => ("widget" in part ? [part.widget] : []))

const finding =
  (verdict: Verdict | null): Findings =>
  (tool, input) =>
    findingsOf(tool, input, verdict)
const short =
  (reason: "no_data" | "too_few" | "no_overlap"): Findings =>
  (tool, input) =>
    insufficientDataOf(tool, input, reason)

const worlds: Record<string, Findings> = {
  validated: finding("validated"),
  conditional: finding("conditional"),
  rejected: finding("rejected"),
  unjudged: finding(null),
  "no data": short("no_data"),
  "too few values": short("too_few"),
  "no overlap": short("no_overlap"),
}

const asked = [
  ...Object.values(wordings).flatMap(([first]) => first ?? []),
  ...questions.map(([question]) => question),
  "What should I try to sleep better?",
  "Why did I sleep so badly on Tuesday?",
  "How do I test whether caffeine hurts my sleep?",
  "What is my average resting heart rate on days when I walk more than 8000 steps?",
  "What is my goal?",
  "When did I last sleep 8 hours?",
  "What do you know about me?",
  "When did my resting heart rate change?",
  "What changed lately?",
  "How many steps are enough for better sleep?",
]

const it = itWith(EmbeddedModel)

type Turn = Effect.Success<ReturnType<typeof turn>>

const kept = new Map<string, ReadonlyArray<readonly [question: string, turn: Turn]>>()

/** Every question with its turn in a world: the tests look at the same ones. */
const turnsIn = Effect.fnUntraced(function* (world: string) {
  const known = kept.get(world)
  if (known) return known
  const turns = yield* Effect.forEach(asked, (question) =>
    Effect.map(
      turn(aBriefing(question), worlds[world]!, true),
      (taken) => [question, taken] as const,
    ),
  )
  kept.set(world, turns)
  return turns
})

/** A day that was looked at, which the gate lets through where it was. */
const DATE = new RegExp(`\\b\\d{1,2} (?:${MONTHS.join("|")})(?: \\d{4})?`, "g")

for (const world of Object.keys(worlds))
  it(`writes no number of its own, to any question (${world})`, () =>
    Effect.gen(function* () {
      // What the gate lets through is looked at over rows: the values, units and times of these findings are made up.
      for (const [question, { parts }] of yield* turnsIn(world)) {
        const text = textOf(parts)
        const bare = text.replace(/\{\{[^}]+\}\}/g, "").replace(DATE, "")
        const own = new Set(question.match(/\d+/g))
        const numerals = (bare.match(/\d+/g) ?? []).filter((digits) => !own.has(digits))
        expect([question, numerals.filter((digits) => digits !== "2")]).toEqual([question, []])
      }
    }))

for (const world of Object.keys(worlds))
  it(`shows only widgets that are in order (${world})`, () =>
    Effect.gen(function* () {
      for (const [question, { ledger, parts }] of yield* turnsIn(world)) {
        const widgets = widgetsOf(parts)
        if (widgets.length === 0) continue
        const gate = makeWidgetGate(ledger, makeNumberGate(ledger, question))
        expect(new Set(widgets.map(({ id }) => id)).size).toBe(widgets.length)
        for (const spec of widgets) expect([question, gate(spec)]).not.toContain(null)
      }
    }))

it("answers the same question on the same rows the same, to the byte", () =>
  Effect.gen(function* () {
    for (const [question, once] of yield* turnsIn("validated")) {
      const again = yield* turn(aBriefing(question), worlds.validated!, true)
      expect(JSON.stringify(again)).toBe(JSON.stringify(once))
    }
  }))

const inputs = new Map<ToolName, Validator>()

const inputOf = (tool: ToolName) => {
  const input = inputs.get(tool) ?? Compile(toolNamed(tool).input)
  inputs.set(tool, input)
  return input
}

it("calls tools with inputs they accept, for no agent twice, and is content with what they find", () =>
  Effect.gen(function* () {
    for (const [, { ledger, assignments, route, reflection }] of yield* turnsIn("validated")) {
      for (const { tool, input } of ledger.receipts) expect(inputOf(tool).Check(input)).toBe(true)
      expect(
        new Set(ledger.receipts.map(({ tool, input }) => JSON.stringify([tool, input]))).size,
      ).toBe(ledger.receipts.length)
      expect(assignments.map(({ agent }) => agent)).toEqual([...route.supporting, route.main])
      expect(reflection.sufficient).toBe(true)
    }
  }))

it("asks the main agent to try again when nothing was found, not even a shortage", () =>
  Effect.gen(function* () {
    const { reflection } = yield* turn(aBriefing("What is my HRV?"), () => ({
      facts: [],
      evidence: [],
      charts: [],
      tests: {},
      insufficient_data: null,
    }))
    expect(reflection.sufficient).toBe(false)
  }))

it("says what is missing and what it would take", () =>
  Effect.gen(function* () {
    const { parts } = yield* turn(aBriefing("Is my HRV improving?"), worlds["too few values"]!)
    expect(textOf(parts)).toContain("too few values of your heart rate variability")
    expect(textOf(parts)).toMatch(/\{\{trend_have\w+\}\} and need at least \{\{trend_need\w+\}\}/)
  }))

const words: ReadonlyArray<readonly [string, string, RegExp]> = [
  [
    "Does walking more affect my sleep?",
    "validated",
    /^Yes: after days with the most steps .* you sleep .*, with the fewest /,
  ],
  ["Does walking more affect my sleep?", "conditional", /a hint, not yet reliable/],
  ["Does walking more affect my sleep?", "rejected", /^Not that I can see: /],
  [
    "How does my RHR this month compare with last month?",
    "validated",
    /^Your resting heart rate is down by .*lower is better/s,
  ],
  [
    "How does my HRV this month compare with last month?",
    "validated",
    /^Your HRV is down by .*higher is better/s,
  ],
  [
    "How does my HRV this month compare with last month?",
    "rejected",
    /too slowly to be certain yet/,
  ],
  ["Is my RHR improving?", "conditional", /^Probably, though that is not certain yet: /],
  ["What is my LDL?", "validated", /your report's range is/i],
  ["Has my LDL gone down?", "validated", /down from /],
  ["How many steps did I take last week", "validated", /^You took .* last week, about /],
  ["How far did I run last week?", "validated", /^You ran .* last week, in /],
  ["Has my HRV changed since I quit smoking?", "validated", /did not say when that began/],
  ["Is my resting heart rate good?", "validated", /is on the low, fit side/],
  [
    "Why is my HRV so low?",
    "rejected",
    /^Your HRV is down by .*too slowly to be certain yet.*What else was different.*no proof of a cause/s,
  ],
  [
    "which day did I go to bed latest",
    "validated",
    /^That was \{\{\w+\}\}: .* your latest bedtime/,
  ],
  ["find anything interesting", "rejected", /found nothing in it that holds up/],
  ["do i have diagnosed heart failure", "validated", /a diagnosis takes a clinician/],
  ["asdf qwer", "validated", /did not understand/],
  ["what is wrong with me", "validated", /cannot tell me the reason.*A mixed picture.*clinician/s],
  ["Is my body symmetrical?", "validated", /did not understand.*I can answer/s],
]

for (const [question, world, said] of words)
  it(`says of "${question}" what a ${world} finding allows`, () =>
    Effect.gen(function* () {
      const { parts } = yield* turn(aBriefing(question), worlds[world]!)
      expect(textOf(parts)).toMatch(said)
      expect(textOf(parts)).not.toMatch(/\b(?:because of|leads to|results in|thanks to)\b/)
    }))

it("never calls a metric better or worse that has no better direction", () =>
  Effect.gen(function* () {
    const { parts } = yield* turn(
      aBriefing("How does my weight this month compare with last month?"),
      worlds.validated!,
    )
    expect(textOf(parts)).not.toMatch(/improvement|better|worse|less welcome/)
  }))

it("says once that there is no data at all", () =>
  Effect.gen(function* () {
    const nobody = aBriefing("How am I doing?", { metrics: [], biomarkers: [] })
    const { parts } = yield* turn(nobody, worlds["no data"]!)
    expect(textOf(parts).match(/no data of yours on record/g)).toHaveLength(1)
  }))

it("says where old data ends", () =>
  Effect.gen(function* () {
    const metrics = [{ metric: "steps", first: "2026-01-01", last: "2026-08-21", days: 200 }]
    const { parts } = yield* turn(
      aBriefing("Are my steps increasing?", { metrics }),
      worlds.rejected!,
    )
    expect(textOf(parts)).toContain("Your data ends on 21 August 2026")
  }))

it("offers deep research where nothing was found and nothing is known, once in a thread", () =>
  Effect.gen(function* () {
    const question = "What drives my steps?"
    const { parts } = yield* turn(aBriefing(question), worlds.rejected!, true)
    expect(textOf(parts)).toEndWith("for what goes along with this.")
    const thread = [{ question, today: TODAY, answer: textOf(parts) }]
    const again = yield* turn(
      aBriefing("What drives my workout time?", { thread }),
      worlds.rejected!,
      true,
    )
    expect(textOf(again.parts)).not.toContain("deep research")
    const why = yield* turn(aBriefing("Why is my HRV low?"), worlds.rejected!, true)
    expect(textOf(why.parts)).not.toContain("deep research")
  }))

it("recalls a stated goal that bears on the question", () =>
  Effect.gen(function* () {
    const memory = ["Goal: I want to walk more.", "Goal: I want to sleep longer {{x}}."]
    const { parts } = yield* turn(
      aBriefing("Are my steps increasing?", { memory }),
      worlds.rejected!,
    )
    expect(textOf(parts)).toContain("the goal you told me: “I want to walk more”")
  }))

it("remembers what was said since the last answer, unless it is known", () =>
  Effect.gen(function* () {
    const { judge } = yield* Model
    const said = ["I hate running.", "I want to sleep more. I prefer mornings. How am I doing?"]
    const briefing = aBriefing(said[1]!, {
      messages: [
        { role: "user", content: said[0]! },
        { role: "assistant", content: "I want to help." },
        { role: "user", content: said[1]! },
      ],
      memory: ["Preference: I prefer mornings."],
    })
    expect((yield* judge(briefing)).value.extracted).toEqual({
      memory: [
        {
          agent: "orchestrator",
          kind: "goal",
          text: "I want to sleep more.",
          confidence: 0.9,
          meta: null,
        },
      ],
      profile: [],
      experiment: null,
    })
  }))

test("is tried with a question of every kind", () => {
  const tried = new Set<string>(asked.map((question) => understand(aBriefing(question)).kind))
  expect(kinds.map(({ kind }) => kind).filter((kind) => !tried.has(kind))).toEqual([])
})

test("streams its text a sentence at a time", async () => {
  const { parts } = await Effect.runPromise(
    Effect.provide(turn(aBriefing("What is my HRV?"), worlds.validated!), EmbeddedModel),
  )
  const sentences = parts.flatMap((part) => ("composed" in part ? [part.composed] : []))
  expect(sentences.length).toBeGreaterThan(1)
  for (const sentence of sentences) expect(sentence).not.toMatch(/[.!?] [A-Z]/)
})

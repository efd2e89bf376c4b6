import { expect } from "bun:test"
import { Effect, Stream } from "effect"
import type { Briefing } from "#domain/briefing"
import type { Fact, Findings, Ledger } from "#domain/ledger"
import { emptyLedger } from "#domain/ledger"
import { replaceOutside } from "#domain/outside-text"
import { NO_PROFILE } from "#domain/profile"
import type { ToolInput, ToolName } from "#domain/tool"
import { EmbeddedModel } from "#embedded/model/layer"
import wordings from "#fixtures/questions/kinds.json"
import { aBriefing } from "#test/briefings"
import { itWith } from "#test/effect"
import { findingsOf, recordingToolbox } from "#test/toolbox"
import { Model } from "#upstream/model"

const it = itWith(EmbeddedModel)

/** A word that stands in everything that others wrote, and in nothing of the engine's own. */
const WORD = "zqxium"

/** Tools whose names and texts were written by a laboratory, a device or a person. */
const OUTSIDE = new Set<ToolName>([
  "biomarkers",
  "workouts",
  "sessions",
  "training",
  "after_workouts",
  "pace_trend",
  "happenings",
  "own_experiment",
])
/** Roles of texts that code words. */
const CODED = new Set<Fact["role"]>(["flag", "date", "common_range", "status", "arm", "guideline"])

const asWritten = (fact: Fact): Fact => {
  const { role, item } = fact
  const isText = typeof item.value === "string" && !/^\d{4}-/.test(item.value) && !CODED.has(role)
  return {
    ...fact,
    label: `${WORD} name`,
    item: isText ? { ...item, value: `${WORD} value` } : item,
  }
}

const found = <Name extends ToolName>(tool: Name, input: ToolInput<Name>): Findings => {
  const findings = findingsOf(tool, input, "validated")
  return OUTSIDE.has(tool) ? { ...findings, facts: findings.facts.map(asWritten) } : findings
}

const person: Partial<Briefing> = {
  biomarkers: [`${WORD} name`],
  tags: ["mouth tape", `${WORD} tag`],
  events: [`From 2 May 2026 on: ${WORD} event.`],
  memory: [
    `Goal: I want my ${WORD} sleep to be longer.`,
    `Preference: I hate ${WORD} runs in the morning.`,
    `Insight: My ${WORD} helps.`,
    `Tested hypothesis: ${WORD} goes with sleep. (validated)`,
  ],
  profile: {
    ...NO_PROFILE,
    name: `${WORD} me`,
    goal: `${WORD} goal`,
    story: `${WORD} story`,
    medications: [`${WORD} medicine`],
  },
}

const composed = Effect.fnUntraced(function* (question: string) {
  const model = yield* Model
  const briefing = aBriefing(question, person)
  const { toolbox, receipts } = recordingToolbox(found)
  const { classification, assignments } = (yield* model.judge(briefing)).value
  for (const assignment of assignments)
    yield* model.work(briefing, assignment, emptyLedger, toolbox, "run_main_agent")
  const ledger: Ledger = { receipts }
  const reports: never[] = []
  const material = { briefing, classification, reports, ledger, suggest_deep_research: false }
  const parts = yield* Stream.runCollect(model.synthesise(material))
  return [...parts].flatMap((part) => ("composed" in part ? [part.composed] : []))
})

const MAX_OF_A_KIND = 8
const QUESTIONS = [
  ...Object.values(wordings).flatMap((each) => each.slice(0, MAX_OF_A_KIND)),
  ...wordings.labs,
  `does ${WORD} affect my sleep`,
  `my hrv on ${WORD} days`,
  `do I sleep better on days with ${WORD} tag`,
]

it("every text that somebody else wrote is marked where the engine composes with it", () =>
  Effect.gen(function* () {
    let marked = 0
    for (const question of QUESTIONS) {
      for (const sentence of yield* composed(question)) {
        const own = replaceOutside(sentence.replace(/\{\{[^{}]*\}\}/g, ""), ({ text }) => {
          if (text.toLowerCase().includes(WORD)) marked++
          return ""
        })
        expect([question, own.toLowerCase().includes(WORD) ? own : ""]).toEqual([question, ""])
      }
    }
    expect(marked).toBeGreaterThan(100)
  }))

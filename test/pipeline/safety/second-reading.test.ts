import { expect, test } from "bun:test"
import type { Alert, SeenUrgency } from "#domain/safety"
import { raisedBy } from "#pipeline/safety/second-reading"
import { aBriefing } from "#test/briefings"

const briefing = aBriefing("Meine Brust ist wie in einem Schraubstock, und der Arm kribbelt.")
const calm = { alerts: [], alone: false, subjects: ["lab"] }
const seen = (level: SeenUrgency["level"], quote = "wie in einem SCHRAUBSTOCK"): SeenUrgency => ({
  level,
  topic: "body",
  quote,
})
const levelOf = (given: SeenUrgency | null, alerts: ReadonlyArray<Alert> = []) =>
  raisedBy(given, { ...calm, alerts }, briefing).alerts.map(({ escalation }) => escalation)

const alert = (escalation: Alert["escalation"]): Alert => ({
  escalation,
  rule: "chest_pain",
  text: "Call.",
  alone: true,
  facts: [],
})

test("a model raises the level of a message that no rule knows, in a fixed text, alone", () => {
  const raised = raisedBy(seen("immediate"), calm, briefing)
  expect(raised).toMatchObject({ alone: true, subjects: [] })
  expect(raised.alerts).toHaveLength(1)
  expect(raised.alerts[0]!.text).toContain("medical emergency")
})

test("a model never lowers a level, nor doubles one", () => {
  expect(levelOf(seen("check"), [alert("urgent_same_day")])).toEqual(["urgent_same_day"])
  expect(levelOf(seen("immediate"), [alert("immediate")])).toEqual(["immediate"])
  expect(levelOf(null, [alert("check")])).toEqual(["check"])
})

test("an acute level counts as the careful text where the words are quoted nearly as they were said", () => {
  const corrected = "Meine Brust ist wie in dem Schraubstock"
  expect(levelOf(seen("immediate", corrected))).toEqual(["check"])
  expect(levelOf(seen("prompt_clinician", corrected))).toEqual([])
})

test("words that nobody said count for nothing", () => {
  expect(levelOf(seen("immediate", "I cannot breathe"))).toEqual([])
  expect(levelOf(seen("urgent_same_day", ""))).toEqual([])
  expect(levelOf(seen("check", "."))).toEqual([])
})

test("what others said is no word of the person", () => {
  const quoted = aBriefing("And now?", {
    messages: [
      { role: "assistant", content: "Call if you cannot breathe." },
      { role: "user", content: "And now?" },
    ],
  })
  expect(raisedBy(seen("prompt_clinician", "cannot breathe"), calm, quoted)).toBe(calm)
})

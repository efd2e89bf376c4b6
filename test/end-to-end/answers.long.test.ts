import { expect } from "bun:test"
import { Effect } from "effect"
import type { UserId } from "#domain/ids"
import { withoutMarks } from "#domain/outside-text"
import { addDays } from "#domain/time"
import { makeAnswerGate } from "#pipeline/gates/answer-gate"
import { makeNumberGate } from "#pipeline/gates/number-gate"
import { makeWidgetGate } from "#pipeline/gates/widget-gate"
import { metricCoverage } from "#pipeline/toolbox"
import { answerTo, engine } from "#scripts/evaluate/questions"
import { aBriefing } from "#test/briefings"
import { endedWith } from "#test/drained"
import { itWith } from "#test/effect"
import { numbersOnly } from "#test/numbers-only"
import { people } from "#test/planted/people"
import { rowsOf } from "#test/planted/rows"
import { questions } from "#test/questions"
import { store } from "#test/rows"

const it = itWith(engine)

const asked = [
  ...questions.map(([question]) => question),
  "What should I try to sleep better?",
  "How do I test whether caffeine hurts my sleep?",
  "When did my resting heart rate change?",
  "What changed lately?",
  "How many steps are enough for better sleep?",
  "Since I started running on 2025-01-20, has my HRV changed?",
]

it("says nothing, in words or in widgets, that the rows of a person do not carry", () =>
  Effect.gen(function* () {
    const person = people[0]!
    const user: UserId = `user_${person.user}`
    yield* store(rowsOf(user, person))
    const metrics = yield* metricCoverage(user)
    const today = addDays(person.start, person.n_days - 1)
    for (const question of asked) {
      const briefing = aBriefing(question, { today, metrics, biomarkers: [] })
      const { parts, ledger } = yield* answerTo(user, briefing)
      const numbers = makeNumberGate(ledger, question)
      const gate = makeAnswerGate(numbersOnly(numbers))
      const widgetGate = makeWidgetGate(ledger, numbers)
      for (const part of parts) {
        if ("composed" in part) gate.add(withoutMarks(part.composed))
        if ("widget" in part) expect([question, widgetGate(part.widget)]).not.toContain(null)
      }
      endedWith(gate)
      expect([question, gate.struck().length]).toEqual([question, 0])
      expect(gate.answer()).not.toMatch(/\b(?:undefined|NaN|null)\b|\{\{|\}\}/)
    }
  }))

import { expect, test } from "bun:test"
import { understand } from "#embedded/model/thread/understand"
import paraphrases from "#fixtures/questions/paraphrases.json"
import { aBriefing } from "#test/briefings"
import { people } from "#test/planted/people"
import { specOf } from "#test/specs"

/** The times of the fixture, seen from the day of the briefing. */
const windows: Readonly<Record<string, string>> = {
  last7: "2026-11-14..2026-11-20",
  last14: "2026-11-07..2026-11-20",
  last30: "2026-10-22..2026-11-20",
  last60: "2026-09-22..2026-11-20",
  last90: "2026-08-23..2026-11-20",
  week: "2026-11-07..2026-11-13 2026-11-14..2026-11-20",
  all: "2024-11-20..2026-11-20",
}

const measured = new Set(Object.keys(people[0]!.metrics))
const { metrics } = aBriefing("")
const rest = { ongoing: false, metrics: metrics.filter(({ metric }) => measured.has(metric)) }

for (const [expected, questions] of Object.entries(paraphrases)) {
  const spec = expected.replace(/\b(?:last\d+|week|all)$/, (name) => windows[name] ?? name)
  for (const question of questions)
    test(`reads "${question}" as ${expected}`, () => {
      expect(specOf(understand(aBriefing(question, rest)))).toBe(spec)
    })
}

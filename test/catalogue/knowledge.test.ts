import { expect, test } from "bun:test"
import { analytes } from "#catalogue/biomarkers"
import { citationOf, knowledge as long } from "#catalogue/knowledge"
import { answers } from "#catalogue/knowledge/answers"
import { textOf } from "#catalogue/knowledge/passage"
import { metricOf } from "#catalogue/metrics"
import { findSubjects } from "#embedded/model/understanding/subjects"

const knowledge = [...long, ...answers]

const wordsIn = (text: string) => text.split(/\s+/).length

test("every entry has 40 to 90 words", () => {
  const found = long.map((entry) => [entry.id, wordsIn(textOf(entry))] as const)
  expect(found.filter(([, words]) => words < 40 || words > 90)).toEqual([])
})

test("every entry has an id of its own, a title and a source with its year", () => {
  expect(new Set(knowledge.map(({ id }) => id)).size).toBe(knowledge.length)
  for (const entry of knowledge) {
    expect(entry.id).toMatch(/^[a-z][a-z0-9_]*$/)
    expect(entry.title).not.toBe("")
    expect(citationOf(entry)).toMatch(/ (19|20)\d\d$/)
  }
})

test("every step is short, and a plan has three to six", () => {
  for (const { id, steps } of knowledge) {
    if (steps === undefined) continue
    expect([id, steps.length >= 3 && steps.length <= 6]).toEqual([id, true])
    for (const step of steps) expect([step, step.length < 90]).toEqual([step, true])
  }
})

test("every short answer has at most 65 words", () => {
  const found = answers.map((entry) => [entry.id, wordsIn(textOf(entry))] as const)
  expect(found.filter(([, words]) => words > 65)).toEqual([])
})

test("every question beside an entry names its subject", () => {
  const unheard = long.flatMap(({ id, asked }) =>
    asked.filter((question) => !findSubjects(question).some(({ entry }) => entry.id === id)),
  )
  expect(unheard).toEqual([])
})

test("entries speak of metrics and analytes that exist", () => {
  const keys = new Set(analytes.map(({ key }) => key))
  for (const entry of knowledge) {
    expect([entry.id, entry.metrics.filter((key) => !metricOf(key))]).toEqual([entry.id, []])
    expect([entry.id, entry.analytes?.filter((key) => !keys.has(key)) ?? []]).toEqual([
      entry.id,
      [],
    ])
  }
})

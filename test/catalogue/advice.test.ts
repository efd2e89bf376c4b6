import { expect, test } from "bun:test"
import { adviceOf, adviceSources, advice as all } from "#catalogue/advice"
import { analytes } from "#catalogue/biomarkers"
import { entryOf } from "#catalogue/knowledge"
import { metricOf } from "#catalogue/metrics"
import { understand } from "#embedded/model/thread/understand"
import { aBriefing } from "#test/briefings"

test("every advice has an id of its own, which no subject of knowledge has", () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const { id } of all) {
    expect(id).toMatch(/^advice_[a-z0-9_]+$/)
    expect(entryOf(id)).toBeNull()
    expect(adviceOf(id)?.id).toBe(id)
  }
})

test("every advice has two to five steps, each a short sentence with its source and year", () => {
  for (const { id, steps } of all) {
    expect([id, steps.length >= 2 && steps.length <= 5]).toEqual([id, true])
    for (const { text, source } of steps) {
      expect([text, text.length < 90, text.endsWith(".")]).toEqual([text, true, true])
      expect(source.year).toBeGreaterThan(1990)
      expect(source.name).not.toBe("")
    }
  }
  for (const each of all) expect(adviceSources(each).length).toBeGreaterThan(0)
})

test("every advice ends with what to ask a doctor, and names no dose", () => {
  for (const { doctor, lead, steps } of all) {
    expect(doctor).toMatch(/^Ask your doctor/)
    for (const text of [doctor, lead, ...steps.map((step) => step.text)])
      expect(text).not.toMatch(/\d ?(mg|mcg|µg|IU)\b/)
  }
})

test("a lead is half a sentence, to which the person's own value is added", () => {
  for (const { lead } of all) expect([lead, lead.endsWith(".")]).toEqual([lead, false])
})

test("advice speaks of metrics and analytes that exist", () => {
  const keys = new Set(analytes.map(({ key }) => key))
  for (const { id, metrics, analytes: named } of all) {
    expect([id, metrics.filter((key) => !metricOf(key))]).toEqual([id, []])
    expect([id, named.filter((key) => !keys.has(key))]).toEqual([id, []])
  }
})

for (const { id, asked } of all)
  for (const question of asked)
    test(`answers "${question}"`, () => {
      expect(understand(aBriefing(question))).toMatchObject({ kind: "advice", id })
    })

import { expect, test } from "bun:test"
import { metricOf, metrics } from "#science/metrics"

test("no two metrics share a key, a name or an everyday word", () => {
  const words = metrics.flatMap(({ name, synonyms }) => [name.toLowerCase(), ...synonyms])
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  expect(new Set(metrics.map(({ key }) => key)).size).toBe(metrics.length)
})

test("keys are plain enough to be part of a fact's key", () => {
  for (const { key } of metrics) expect(key).toMatch(/^[a-z][a-z0-9_]*$/)
})

test("everyday words are lower case and units fit a widget", () => {
  for (const { synonyms, unit } of metrics) {
    for (const word of synonyms) expect(word).toBe(word.toLowerCase())
    expect(unit.length).toBeLessThanOrEqual(12)
  }
})

test("the two measures of heart rate variability are never drawn from one column", () => {
  const columns = (key: string) => JSON.stringify(metricOf(key)!.sources)
  expect(columns("hrv_rmssd")).not.toContain("sdnn")
  expect(columns("hrv_sdnn")).not.toContain("rmssd")
})

test("knows no metric by a name it does not list", () => {
  expect(metricOf("toString")).toBeNull()
  expect(metricOf("")).toBeNull()
})

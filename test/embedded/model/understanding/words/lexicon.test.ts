import { expect, test } from "bun:test"
import { metricOf, metrics } from "#catalogue/metrics"
import { wordings } from "#catalogue/words"
import { lagBetween } from "#embedded/model/understanding/pair"
import { findMetrics } from "#embedded/model/understanding/words/lexicon"
import { wordsOf } from "#embedded/model/understanding/words/word"

const all = new Set(metrics.map(({ key }) => key))
const found = (text: string, available: ReadonlySet<string> = all) =>
  findMetrics(text, available).flatMap((mention) => mention.metrics.map(({ key }) => key))

for (const metric of metrics)
  test(`finds ${metric.key} by its name`, () => {
    expect(found(`my ${metric.name} please`)).toContain(metric.key)
  })

test("takes the longest wording", () => {
  expect(found("my resting heart rate")).toEqual(["resting_hr"])
  expect(found("time in bed and deep sleep")).toEqual(["time_in_bed", "deep_minutes"])
})

test("forgives a plural and one slip of a key, in words long enough to be sure", () => {
  expect(found("resting haert rates")).toEqual(["resting_hr"])
  expect(found("my slep")).toEqual(["sleep_minutes"])
  expect(found("in short")).toEqual([])
})

test("takes the first alternative that there is data of", () => {
  expect(found("my hrv", new Set(["hrv_sdnn"]))).toEqual(["hrv_sdnn"])
  expect(found("my exercise", new Set(["active_minutes"]))).toEqual(["active_minutes"])
})

const lags: ReadonlyArray<readonly [string, string, string, number]> = [
  ["steps", "sleep_minutes", "do steps affect my sleep", 1],
  ["steps", "resting_hr", "do steps affect my RHR the night after", 1],
  ["sleep_minutes", "steps", "does sleep affect my steps", 0],
  ["sleep_minutes", "steps", "does sleep affect my steps the next day", 0],
  ["steps", "stress_score", "do steps affect my stress", 0],
  ["steps", "stress_score", "do steps affect my stress the next day", 1],
  ["sleep_minutes", "hrv_rmssd", "does sleep affect my HRV", 0],
  ["sleep_minutes", "hrv_rmssd", "does sleep affect my HRV the following night", 1],
  ["steps", "resting_hr", "do steps affect my RHR two days later", 2],
]

for (const [feature, target, text, lag] of lags)
  test(`puts ${lag} days between the two of "${text}"`, () => {
    expect(lagBetween(metricOf(feature)!, metricOf(target)!, text)).toBe(lag)
  })

test("no two phrases of the table come down to the same stems", () => {
  const stems = wordings()
    .flatMap(({ phrases }) => phrases)
    .map((phrase) =>
      wordsOf(phrase)
        .map(({ stem }) => stem)
        .join(" "),
    )
  expect(stems.filter((stem, at) => stems.indexOf(stem) !== at)).toEqual([])
})

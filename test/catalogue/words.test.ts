import { expect, test } from "bun:test"
import { metricOf, metrics } from "#catalogue/metrics"
import { wordings } from "#catalogue/words"

const phrases = wordings().flatMap((wording) => wording.phrases)

test("every phrase stands once, in lower case and plain spaces", () => {
  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([])
  expect(phrases.filter((phrase) => !/^[a-z0-9'-]+(?: [a-z0-9'-]+)*$/.test(phrase))).toEqual([])
})

test("every phrase means metrics of the catalogue", () => {
  const keys = wordings().flatMap((wording) => wording.metrics.flat())
  expect(keys.filter((key) => metricOf(key) === null)).toEqual([])
})

test("no phrase says again what the name of a metric says", () => {
  const said = wordings().flatMap(({ phrases, metrics: [first = [], ...more] }) =>
    more.length === 0 && first.length === 1 ? phrases.map((phrase) => [phrase, first[0]]) : [],
  )
  const names = new Map(metrics.map(({ name, key }) => [name.toLowerCase(), key]))
  expect(said.filter(([phrase, key]) => names.get(phrase!) === key)).toEqual([])
})

test.each([
  ["coffee", [["caffeine_mg"]]],
  ["oxygen", [["spo2"]]],
  ["water", [["water_ml"]]],
  ["resting pulse", [["resting_hr"]]],
  ["how i felt", [["mood"]]],
  ["menstruation", [["cycle_day"]]],
  ["time asleep", [["sleep_minutes"]]],
  ["pulse", [["resting_hr", "avg_hr"]]],
  ["blood pressure", [["bp_systolic"], ["bp_diastolic"]]],
  [
    "how do i sleep",
    [["sleep_minutes"], ["sleep_efficiency", "sleep_score"], ["deep_minutes"], ["rem_minutes"]],
  ],
])("%s means %j", (phrase, keys) => {
  const found = wordings().filter((wording) => wording.phrases.includes(phrase))
  expect(found.map((wording) => wording.metrics)).toEqual([keys])
})

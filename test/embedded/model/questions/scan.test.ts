import { expect, test } from "bun:test"
import type { Finding } from "#domain/ledger"
import type { Scan } from "#embedded/model/questions/scan/intent"
import {
  differs,
  lacking,
  lead,
  linked,
  metric,
  OCTOBER,
  received,
  renderAnswer,
} from "#test/rendered-answer"

const general: Scan = {
  kind: "scan",
  data_types: ["sleep", "strain", "recovery", "food"],
  window: OCTOBER,
  labs: false,
  asks: "anything",
  subject: null,
  feature: null,
  horizons: [],
  trials: [metric("sleep_minutes")],
}
const about = (key: string): Scan => ({ ...general, asks: "links", subject: metric(key) })
const input = { data_types: [...general.data_types], window: OCTOBER }
const searched = (evidence: ReadonlyArray<Finding>, tests = 240) =>
  received(
    "scan",
    input,
    [
      ["tests", tests, "tests"],
      ["n", 31, "days"],
    ],
    evidence,
  )
const planned = received("experiment", { metric: "sleep_minutes", window: OCTOBER }, [
  ["days", 60, "nights"],
  ["days_per_arm", 30, "nights"],
])

const link = (
  feature: string,
  target: string,
  effect: number,
  verdict: "validated" | "conditional" | "rejected" = "validated",
  lag = 1,
) => linked(`${feature}_${target}`, effect, verdict, { feature, target }, lag)

const steps = link("steps", "sleep_minutes", 0.4)
const caffeine = link("caffeine_mg", "sleep_minutes", -0.35)
const pulse = link("resting_hr", "hrv_rmssd", -0.8)
const linesOf = (text: string) => text.split("\n").filter((line) => line.startsWith("- "))
const said = (intent: Scan, evidence: ReadonlyArray<Finding>) =>
  renderAnswer(intent, [searched(evidence), planned], {}, false)

test("puts what a person can change before a stronger link of the body with itself", () => {
  const { text, widgets } = said(general, [pulse, steps])
  expect(lead(text)).toStartWith("Most useful to know: days with more steps go with more sleep")
  expect(linesOf(text)).toHaveLength(1)
  expect(widgets.map(({ kind }) => kind)).toEqual(["investigation_summary", "experiment_card"])
  expect(widgets[0]).toMatchObject({
    evidenceRefs: ["steps_sleep_minutes", "resting_hr_hrv_rmssd"],
  })
  expect(widgets[1]).toMatchObject({ title: "More walking and your sleep duration" })
})

test("says another measure of the same thing, and what follows from two stronger links, only once", () => {
  const { text } = said(general, [
    steps,
    link("distance_km", "sleep_minutes", 0.38),
    link("avg_hr", "sleep_minutes", 0.3),
    link("sleep_minutes", "mood", 0.45, "validated", 0),
    link("steps", "mood", 0.25),
  ])
  expect(text).not.toMatch(/distance|average heart rate/)
  expect(text.match(/steps/g)).toHaveLength(1)
  expect(text).toContain("mood")
})

test("leaves out what is too weak to be felt, too late for a story, or of a habit that follows", () => {
  const { text, widgets } = said(general, [
    link("steps", "mood", 0.15),
    link("mood", "spo2", 0.5, "validated", 3),
    link("mood", "water_ml", -0.4, "validated", 0),
    link("steps", "resting_hr", -0.5, "rejected"),
  ])
  expect(lead(text)).toBe(
    "I searched everything you asked for and found nothing in it that holds up.",
  )
  expect(text).toContain("I searched with 240 tests over 31 days, and nothing in it is clear")
  expect(widgets).toHaveLength(1)
  expect(widgets[0]).toMatchObject({ confidence: "emerging", evidenceRefs: [] })
})

test("leads with the metric asked about, whatever else is stronger", () => {
  const { text } = said(about("sleep_minutes"), [pulse, caffeine, steps])
  expect(lead(text)).toStartWith("What goes with your sleep most is steps: ")
  expect(linesOf(text)).toEqual([
    "- Days with more caffeine go with less sleep in the night that follows.",
  ])
})

test("says that nothing goes along with what was asked about before it tells of something else", () => {
  const { text, widgets } = said(about("spo2"), [steps])
  expect(lead(text)).toBe(
    "I found nothing on record that goes clearly along with your blood oxygen.",
  )
  expect(text).toContain("What stands out elsewhere:\n- Days with more steps")
  expect(widgets[0]).toMatchObject({ evidenceRefs: [] })
})

test("calls a hint a hint", () => {
  const { text } = said(about("sleep_minutes"), [
    link("steps", "sleep_minutes", 0.4, "conditional"),
  ])
  expect(lead(text)).toStartWith(
    "Nothing is certain about your sleep yet; a hint is steps: days with more steps",
  )
})

test("says what is not on record, and what it was not asked to search", () => {
  const missing = lacking("experiment", { metric: "glucose_avg", window: OCTOBER }, 0, 21)
  const { text } = renderAnswer(about("glucose_avg"), [searched([steps]), missing], {}, false)
  expect(lead(text)).toStartWith("I have no glucose of yours on record")
  const { text: other } = said(about("hrv_rmssd"), [steps])
  expect(lead(other)).toBe("Your HRV is not among the types of data that I was to search.")
})

test("says that there was too little to search", () => {
  const { text, widgets } = renderAnswer(general, [searched([], 0)], {}, false)
  expect(text).toBe(
    "There is too little on record in that time to search for links and changes; a longer time shows more.",
  )
  expect(widgets[0]).toMatchObject({ kind: "investigation_summary", evidenceRefs: [] })
})

test("says a step that is small beside the usual ups and downs to nobody", () => {
  const small = { ...differs("wakeups_step", 0.3, "times", "validated"), smallest_effect: 0.28 }
  const { feature: _, ...item } = small.item
  const step: Finding = { ...small, item: { ...item, target: "wakeups" } }
  expect(said(general, [step]).text).toStartWith("I searched everything")
})

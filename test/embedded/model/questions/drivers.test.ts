import { expect, test } from "bun:test"
import type { Finding } from "#domain/ledger"
import type { Drivers } from "#embedded/model/questions/drivers/intent"
import {
  lacking,
  lead,
  linked,
  metric,
  OCTOBER,
  october,
  received,
  renderAnswer,
} from "#test/rendered-answer"

const intent: Drivers = {
  kind: "drivers",
  target: metric("sleep_minutes"),
  period: october,
  contrast: null,
}
const input = { target: "sleep_minutes", window: OCTOBER }
const link = (feature: string, effect: number, verdict: "validated" | "conditional") =>
  linked(feature, effect, verdict, { feature, target: "sleep_minutes" })
const steps = link("steps", 0.42, "validated")
const distance = link("distance_km", 0.4, "validated")
const caffeine = link("caffeine_mg", -0.3, "conditional")
const searched = (evidence: ReadonlyArray<Finding>) =>
  received("drivers", input, [["tests", 28, "tests"]], evidence)

test("names what holds up first, of a kind the familiar one, then the hints", () => {
  const { text, widgets } = renderAnswer(intent, [searched([distance, caffeine, steps])])
  expect(text).toBe(
    [
      "What goes with your sleep most in October is steps: days with more steps go with more sleep in the " +
        "night that follows. Going together proves no cause. A hint at most: caffeine.",
      "The strongest of them, with your steps, has a rank correlation of 0.42 (plausible " +
        "range 0.32 to 0.52). I looked at everything else on record, the same day and the days " +
        "before, in 28 tests, and what is named first holds up against that many.",
    ].join("\n\n"),
  )
  expect(widgets[0]).toMatchObject({
    kind: "investigation_summary",
    verdict: "Days with more steps go with more sleep in the night that follows.",
    confidence: "medium",
    evidenceRefs: ["steps", "distance_km", "caffeine_mg"],
  })
})

test("says what a person can change before what else goes along, and after it what follows the night", () => {
  const pulse = link("avg_hr", 0.5, "validated")
  const mood = linked("mood", 0.6, "validated", { feature: "mood", target: "sleep_minutes" }, 0)
  const { text } = renderAnswer(intent, [searched([mood, pulse, steps])], {}, false)
  expect(text).toStartWith("What goes with your sleep most in October is steps")
  expect(text).toContain("Days with higher average heart rate go with more sleep")
  expect(text).toContain("Mood goes along with it less closely.")
})

test("says both ends of a link in everyday units", () => {
  const receipt = searched([steps])
  const [first] = receipt.findings.facts
  const level = (
    role: "target_high" | "target_low" | "feature_high" | "feature_low",
    value: number,
  ) => ({
    ...first!,
    role,
    item: {
      ...first!.item,
      key: `steps_sleep_minutes_lag1_${role}`,
      value,
      unit: role.startsWith("target") ? "minutes" : "steps",
    },
  })
  const facts = [
    ...receipt.findings.facts,
    level("target_high", 448),
    level("target_low", 413),
    level("feature_high", 12_540),
    level("feature_low", 6_100),
  ]
  const evidence = [{ ...steps, item: { ...steps.item, window: OCTOBER } }]
  const { text } = renderAnswer(
    intent,
    [{ ...receipt, findings: { ...receipt.findings, facts, evidence } }],
    {},
    false,
  )
  expect(text).toStartWith(
    "What goes with your sleep most in October is steps: after days with the most steps (about 12,500) " +
      "you sleep 7 h 28 min, with the fewest 6 h 53 min.",
  )
})

test("offers hints as hints", () => {
  const { text, widgets } = renderAnswer(intent, [searched([caffeine])])
  expect(lead(text)).toStartWith(
    "Nothing is certain about your sleep in October; a hint, not yet reliable, is caffeine: ",
  )
  expect(widgets[0]).toMatchObject({ confidence: "emerging" })
})

test("says that nothing stands out, after how many tests", () => {
  const { text, widgets } = renderAnswer(intent, [searched([])])
  expect(lead(text)).toBe(
    "Nothing I can see in your own data moves your sleep from day to day: I held bedtime, wake-ups, steps, " +
      "workout time and caffeine and more beside it.",
  )
  expect(text).toContain("in 28 tests, and none is clear of what chance brings")
  expect(widgets[0]).toMatchObject({
    kind: "investigation_summary",
    confidence: "emerging",
    evidenceRefs: [],
  })
})

test("says what is missing", () => {
  expect(renderAnswer(intent, [lacking("drivers", input, 12, 20)]).text).toContain(
    "I have 12 days and need at least 20 days.",
  )
})

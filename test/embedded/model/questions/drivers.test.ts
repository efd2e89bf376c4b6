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

test("names what holds up first, of a kind the strongest, then the hints", () => {
  const { text, widgets } = renderAnswer(intent, [searched([distance, caffeine, steps])])
  expect(text).toBe(
    [
      "What goes along most clearly with your sleep duration in October: steps. Days with " +
        "more steps are associated with longer sleep duration the night after. Your distance " +
        "moves along with that.",
      "Hints, not yet reliable: Days with more caffeine are associated with shorter sleep duration the night after.",
      "The strongest of them, with your steps, has a rank correlation of 0.42 (plausible " +
        "range 0.32 to 0.52). I looked at everything else on record, the same day and the days " +
        "before, in 28 tests, and what is named first holds up against that many.",
      "This is what goes together; it does not show which is the reason for which.",
    ].join("\n\n"),
  )
  expect(widgets[0]).toMatchObject({
    kind: "investigation_summary",
    confidence: "medium",
    deltaHeadline: { value: { ref: "steps.effect", fallback: 0.42 } },
    evidenceRefs: ["steps", "distance_km", "caffeine_mg"],
  })
})

test("offers hints as hints", () => {
  const { text, widgets } = renderAnswer(intent, [searched([caffeine])])
  expect(lead(text)).toStartWith("There are hints, not yet reliable, of what goes along")
  expect(widgets[0]).toMatchObject({ confidence: "emerging" })
})

test("says that nothing stands out, after how many tests", () => {
  const { text, widgets } = renderAnswer(intent, [searched([])])
  expect(lead(text)).toBe(
    "Nothing on record goes clearly along with your sleep duration in October.",
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

import { expect, test } from "bun:test"
import type { Reason } from "#domain/reason"
import type { Verdict } from "#domain/verdict"
import type { Window } from "#domain/window"
import type { Shift } from "#embedded/model/questions/shift/intent"
import {
  differs,
  lacking,
  lead,
  metric,
  OCTOBER,
  october,
  received,
  renderAnswer,
} from "#test/rendered-answer"

const intent: Shift = {
  kind: "shift",
  metrics: [metric("resting_hr")],
  period: october,
  open: false,
}
const stepped = (key: string, verdict: Verdict, reason?: Reason) =>
  received(
    "changepoint",
    { metric: key, window: OCTOBER },
    [
      ["changed_on", "2026-10-14"],
      ["changed_from", "2026-10-07"],
      ["changed_to", "2026-10-21"],
      ["before_mean", 62.1, "bpm", 1],
      ["after_mean", 58.4, "bpm", 1],
      ["difference", -3.7, "bpm", 1],
    ],
    [differs(`${key}_step`, -3.7, "bpm", verdict, reason)],
  )

test.each([
  [
    "validated",
    "Your resting heart rate dropped by 3.7 bpm around 14 October 2026, from 62.1 bpm to 58.4 bpm.",
  ],
  [
    "conditional",
    "Perhaps, though it is not certain yet: your resting heart rate dropped by 3.7 bpm around 14 October " +
      "2026, from 62.1 bpm to 58.4 bpm.",
  ],
  [
    "rejected",
    "There is no clear change in your resting heart rate. The likeliest day would be 14 October 2026, " +
      "from 62.1 bpm to 58.4 bpm, and that is not clear of its usual ups and downs.",
  ],
] as const)("says what a %s change of level allows", (verdict, said) => {
  expect(lead(renderAnswer(intent, [stepped("resting_hr", verdict)]).text)).toBe(said)
})

test("tells a change of device as that", () => {
  const found = stepped("resting_hr", "rejected", "device")
  expect(lead(renderAnswer(intent, [found]).text)).toBe(
    "The readings of your resting heart rate shift around 14 October 2026, when the device " +
      "changed: they fell by 3.7 bpm, from 62.1 bpm to 58.4 bpm. " +
      "Devices measure differently, so that is no finding about you.",
  )
})

/** One of several changes that a call found: its facts have the window of its finding. */
const change = (window: Window, on: string, by: number, verdict: Verdict, reason?: Reason) => {
  const { findings } = received(
    "changepoint",
    { metric: "resting_hr", window: OCTOBER },
    [
      ["changed_on", on],
      ["difference", by, "bpm", 1],
    ],
    [differs(`step_${on}`, by, "bpm", verdict, reason)],
  )
  return {
    ...findings,
    facts: findings.facts.map((fact) => ({
      ...fact,
      item: { ...fact.item, key: `${fact.item.key}_${on}`, window },
    })),
    evidence: findings.evidence.map((finding) => ({
      ...finding,
      item: { ...finding.item, window },
    })),
  }
}

const together = (...changes: ReadonlyArray<ReturnType<typeof change>>) => {
  const receipt = received("changepoint", { metric: "resting_hr", window: OCTOBER }, [])
  const facts = changes.flatMap((each) => each.facts)
  const evidence = changes.flatMap((each) => each.evidence)
  return { ...receipt, findings: { ...receipt.findings, facts, evidence } }
}

test("tells several changes one by one, each with its own size", () => {
  const { text } = renderAnswer(intent, [
    together(
      change({ from: "2026-10-01", to: "2026-10-20" }, "2026-10-10", -3.7, "validated"),
      change({ from: "2026-10-10", to: "2026-10-31" }, "2026-10-20", 5.2, "validated"),
    ),
  ])
  expect(text).toStartWith(
    "Your resting heart rate changed more than once in October. Your resting heart rate dropped by 3.7 bpm " +
      "around 10 October 2026. Your resting heart rate rose by 5.2 bpm around 20 October 2026.",
  )
})

test("says beside a change of device whether there is one of the person", () => {
  const { text } = renderAnswer(intent, [
    together(
      change({ from: "2026-10-01", to: "2026-10-31" }, "2026-10-10", -3.7, "rejected", "device"),
      change({ from: "2026-10-10", to: "2026-10-31" }, "2026-10-20", 0.2, "rejected"),
    ),
  ])
  expect(text).toStartWith("The readings of your resting heart rate shift around 10 October 2026")
  expect(text).toContain("On the days of one device there is no clear change of level.")
})

test("names a change of device apart from what did not change", () => {
  const several: Shift = { ...intent, metrics: [metric("resting_hr"), metric("steps")], open: true }
  const { text } = renderAnswer(several, [
    stepped("resting_hr", "rejected", "device"),
    stepped("steps", "validated"),
  ])
  expect(text).toContain("The readings of your resting heart rate shift around 14 October 2026")
  expect(text).not.toContain("About as before")
})

test("looks several measures through and names those that changed", () => {
  const several: Shift = { ...intent, metrics: [metric("resting_hr"), metric("steps")], open: true }
  const { text, widgets } = renderAnswer(several, [
    stepped("resting_hr", "validated"),
    stepped("steps", "rejected"),
  ])
  expect(text).toStartWith(
    "In October, your resting heart rate dropped by about 3.7 bpm around 14 October 2026.",
  )
  expect(text).toContain("About as before: your steps.")
  expect(widgets[0]).toMatchObject({
    kind: "investigation_summary",
    deltaHeadline: { value: { fallback: -3.7 } },
    evidenceRefs: ["resting_hr_step"],
  })
})

test("says what it would take", () => {
  const { text } = renderAnswer(intent, [
    lacking("changepoint", { metric: "resting_hr", window: OCTOBER }, 20, 30),
  ])
  expect(text).toContain("I have 20 days and need at least 30 days.")
})

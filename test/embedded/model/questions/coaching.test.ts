import { expect, test } from "bun:test"
import type { Coaching } from "#embedded/model/questions/coaching/intent"
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

const plan: Coaching = {
  kind: "coaching",
  target: metric("sleep_minutes"),
  habit: null,
  period: october,
  asks: "plan",
  subject: null,
}
const experiment = (perArm: number) =>
  received("experiment", { metric: "sleep_minutes", window: OCTOBER }, [
    ["days_per_arm", perArm, "nights"],
    ["days", 2 * perArm, "nights"],
    ["block_days", 4, "nights"],
    ["detectable", 25, "minutes"],
    ["power_pct", 80, "%"],
    ["usual", 431, "minutes"],
  ])
const drivers = (verdict: "validated" | "conditional" | "rejected", effect = -0.42) =>
  received(
    "drivers",
    { target: "sleep_minutes", window: OCTOBER },
    [["tests", 28, "tests"]],
    [
      linked("caffeine", effect, verdict, {
        feature: "caffeine_mg",
        target: "sleep_minutes",
      }),
    ],
  )

test("begins with what holds up in the person's own data, as steps to tick off", () => {
  const { text, widgets } = renderAnswer(plan, [drivers("validated"), experiment(30)])
  expect(lead(text)).toBe("In your own data, less caffeine goes with better sleep.")
  const [steps] = widgets
  expect(steps).toMatchObject({ kind: "checklist", trackable: true })
  expect(steps?.kind === "checklist" && steps.items[0]?.text).toContain("coffee")
})

test("calls a hint a hint, and no driver none", () => {
  expect(renderAnswer(plan, [drivers("conditional"), experiment(30)]).text).toStartWith(
    "Your data gives a hint, not yet reliable, that less caffeine may help your sleep.",
  )
  expect(renderAnswer(plan, [drivers("rejected"), experiment(30)]).text).toStartWith(
    "Nothing in your own data stands out for your sleep yet",
  )
})

test("sends nobody to more of what does harm", () => {
  const { text, widgets } = renderAnswer(plan, [drivers("validated", 0.42), experiment(30)])
  expect(text).toStartWith("Nothing in your own data stands out")
  expect(JSON.stringify(widgets)).not.toContain("more caffeine")
})

test("takes nothing for a driver of a night that came after it", () => {
  const after = received(
    "drivers",
    { target: "sleep_minutes", window: OCTOBER },
    [["tests", 28, "tests"]],
    [
      linked(
        "caffeine",
        -0.42,
        "validated",
        { feature: "caffeine_mg", target: "sleep_minutes" },
        0,
      ),
    ],
  )
  expect(renderAnswer(plan, [after, experiment(30)]).text).toStartWith(
    "Nothing in your own data stands out for your sleep yet",
  )
})

test("proposes a randomised experiment that is long enough, never before against after", () => {
  const { text, widgets } = renderAnswer(
    { ...plan, asks: "experiment", habit: metric("caffeine_mg") },
    [drivers("validated"), experiment(30)],
  )
  expect(lead(text)).toStartWith(
    "To find out whether less caffeine changes your sleep duration, take 60 nights: 30 " +
      "nights with it and as many without, in random order, drawn in blocks of 4 nights that " +
      "hold as many of either. That is enough to show a change of 25 minutes or more, in 80% " +
      "of such experiments.",
  )
  expect(widgets[0]).toMatchObject({
    kind: "experiment_card",
    durationDays: 60,
    confidence: "medium",
    metric: { label: "Sleep duration: 7 h 11 min" },
  })
})

test("calls a short experiment's answer a first impression", () => {
  const { text, widgets } = renderAnswer({ ...plan, asks: "experiment" }, [
    drivers("validated"),
    experiment(14),
  ])
  expect(text).toContain("a first impression, not a reliable answer")
  expect(widgets[0]).toMatchObject({ confidence: "emerging", durationDays: 28 })
})

test("warns of before against after where a measure drifts by itself", () => {
  const pulse = metric("resting_hr")
  const found = received("experiment", { metric: "resting_hr", window: OCTOBER }, [
    ["days_per_arm", 30, "nights"],
    ["days", 60, "nights"],
  ])
  expect(renderAnswer({ ...plan, target: pulse, asks: "experiment" }, [found]).text).toContain(
    "To compare a time before with a time after would mislead here",
  )
})

test("takes what the person told into account, in their own words", () => {
  const { text, widgets } = renderAnswer(plan, [drivers("validated"), experiment(30)], {
    memory: ["Goal: I want to sleep 8 hours.", "Preference: I don't want to give up coffee."],
  })
  expect(text).toContain("You told me “I don't want to give up coffee”")
  expect(text).toContain("This bears on the goal you told me: “I want to sleep 8 hours”.")
  expect(JSON.stringify(widgets)).not.toContain("coffee")
})

test("says that it takes more days to plan one", () => {
  const short = lacking("experiment", { metric: "sleep_minutes", window: OCTOBER }, 9, 21)
  const { text, widgets } = renderAnswer({ ...plan, asks: "experiment" }, [short])
  expect(text).toContain("I have 9 days and need at least 21 days.")
  expect(widgets).toEqual([])
})

test("offers an experiment in one sentence, its design on request", () => {
  const receipts = [drivers("validated"), experiment(30)]
  const { text } = renderAnswer(plan, receipts, {}, false)
  expect(text).toContain(
    "Want proof? Flip a coin each day for 60 nights: less caffeine or your usual; I'll compare.",
  )
  expect(text).not.toContain("drawn in blocks")
  expect(renderAnswer(plan, receipts).text).toContain("drawn in blocks")
})

test("has the steps of the entry for the goal behind the person's own habits", () => {
  const entry = received("look_up", { subject: "better_sleep" }, [
    ["step", "Get up at the same time every day, weekends too."],
  ])
  const { text, widgets } = renderAnswer({ ...plan, subject: "better_sleep" }, [
    drivers("validated"),
    experiment(30),
    entry,
  ])
  expect(text).toMatch(/- Have your last coffee .*\n- Get up at the same time/)
  expect(widgets[0]).toMatchObject({ kind: "checklist" })
})

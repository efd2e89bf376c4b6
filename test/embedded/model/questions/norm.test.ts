import { expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import type { Norm } from "#embedded/model/questions/norm/intent"
import { lead, metric, october, received, renderAnswer } from "#test/rendered-answer"

const intent: Norm = { kind: "norm", metrics: [metric("resting_hr")], period: october }
const studied = received("reference", { metric: "resting_hr" }, [
  ["value", 58, "bpm"],
  ["population_mean", 65.5, "bpm", 1],
  ["population_sd", 7.7, "bpm", 1],
])

test("sets cited numbers beside the person's own, without a rank", () => {
  const { text } = renderAnswer(intent, [studied])
  expect(text).toStartWith(
    "The median of your resting heart rate is 58 bpm. Among adults in studies the average " +
      "resting heart rate is 65.5 bpm, with a standard deviation of 7.7 bpm; yours is lower " +
      "than that.",
  )
  expect(text).toContain("I do not know your age and sex, so I cannot say where you stand")
  expect(text).not.toMatch(/percentile|better|worse|healthy/)
})

test("asks for what is not known, and nothing more", () => {
  const profile = { ...NO_PROFILE, age: 41 }
  expect(renderAnswer(intent, [studied], { profile }).text).toContain("I do not know your sex,")
})

test("holds no child against adults", () => {
  const profile = { ...NO_PROFILE, age: 15, gender: "female" as const }
  const { text, widgets } = renderAnswer(intent, [studied], { profile })
  expect(lead(text)).toBe("The median of your resting heart rate is 58 bpm.")
  expect(text).toContain("These numbers are of adults")
  expect(text).not.toContain("65.5")
  expect(JSON.stringify(widgets)).not.toContain("65.5")
})

test.each([
  ["caffeine_mg", /^.* I know of no study to hold your caffeine against/, false],
  ["vo2max", /^.* What studies say of it depends on age and sex\./, true],
] as const)("says why there is no study to tell of %s", (key, said, asks) => {
  const found = received("reference", { metric: key }, [["value", 44]])
  const { text } = renderAnswer({ ...intent, metrics: [metric(key)] }, [found])
  expect(lead(text)).toMatch(said)
  expect(text.includes("I do not know your age and sex")).toBe(asks)
})

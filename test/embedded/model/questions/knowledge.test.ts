import { expect, test } from "bun:test"
import { answers } from "#catalogue/knowledge/answers"
import { understand } from "#embedded/model/thread/understand"
import { aBriefing } from "#test/briefings"

const asked = {
  jet_lag_east: "I'm flying to Tokyo next week, how do I beat jet lag",
  fasting_before_cholesterol: "should i fast before a cholesterol test",
}

for (const [subject, question] of Object.entries(asked))
  test(`answers "${question}" from what is known`, () => {
    expect(understand(aBriefing(question))).toMatchObject({ kind: "knowledge", subject })
  })

test("a plan for a metric of the person starts from their own data", () => {
  expect(understand(aBriefing("make me a plan to sleep better")).kind).toBe("coaching")
})

const forms = {
  ferritin: "what does ferritin tell you",
  ldl_and_hdl: "difference between LDL and HDL",
  caffeine_half_life: "whats the half life of caffeine",
  magnesium_and_sleep: "is magnesium any good for sleep",
  sleep_stage_accuracy: "are the sleep stages on my watch even accurate",
  hrv: "what does hrv tell you",
  rem_explained: "what does REM sleep do",
  normal_ldl: "what should my ldl be",
  ldl_despite_exercise: "Why is my LDL still high even though I exercise?",
  hrv_accuracy: "how accurate is my hrv",
  resting_heart_rate_accuracy: "how accurate is my resting heart rate",
  why_sleep_matters: "why is sleep important",
  vitamin_d_per_day: "how much vitamin d do i need",
}

for (const [subject, question] of Object.entries(forms))
  test(`the form of "${question}" wins over what is measured`, () => {
    expect(understand(aBriefing(question))).toMatchObject({ kind: "knowledge", subject })
  })

test.each([
  "what does my data say about sleep",
  "what is the difference in my HRV between weekends and weekdays",
  "what is my hrv",
  "what should my resting heart rate be",
])("leaves %p to the person's own numbers", (question) => {
  expect(understand(aBriefing(question)).kind).not.toBe("knowledge")
})

for (const { id, asked } of answers)
  test.each([...asked])(`%p is answered by ${id}`, (question) => {
    expect(understand(aBriefing(question))).toMatchObject({ kind: "knowledge", subject: id })
  })

test.each([
  "how much caffeine did i have yesterday",
  "does caffeine hurt my sleep",
  "how many days with 10000 steps or more in the last 30 days",
  "is 240 mg of caffeine a day too much",
])("leaves %p to the rows", (question) => {
  expect(understand(aBriefing(question)).kind).not.toBe("knowledge")
})

const laboratoryOnly = (question: string) => {
  const { metrics } = aBriefing(question)
  return aBriefing(question, {
    metrics: metrics.filter(({ metric }) => !metric.startsWith("glucose")),
    biomarkers: ["Glucose, Fasting", "HbA1c"],
  })
}

test.each([
  ["what is a normal fasting glucose", "normal_fasting_glucose"],
  ["should I wear a CGM without diabetes?", "cgm_without_diabetes"],
  ["what are glucose spikes", "glucose_spikes"],
])("answers %p in general also where only a laboratory measured glucose", (question, subject) => {
  expect(understand(laboratoryOnly(question))).toMatchObject({ kind: "knowledge", subject })
})

test.each(["what's my glucose", "is my blood sugar ok", "glucose"])(
  "answers %p by the laboratory where no sensor measured glucose",
  (question) => {
    expect(understand(laboratoryOnly(question))).toMatchObject({ kind: "labs", instead: "glucose" })
  },
)

test("advises on blood sugar also where only a laboratory measured it", () => {
  const asked = laboratoryOnly("how can i reduce my blood sugar")
  expect(understand(asked)).toMatchObject({ kind: "advice", id: "advice_sugar_in_blood" })
})

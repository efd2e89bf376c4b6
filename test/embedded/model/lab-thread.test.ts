import { expect, test } from "bun:test"
import type { Intent } from "#embedded/model/questions/kinds"
import { understoodFrom } from "#embedded/model/thread/understand"
import { aBriefing, TODAY } from "#test/briefings"

const shown = (intent: Intent): string => {
  if (intent.kind === "knowledge") return `knows ${intent.subject}`
  if (intent.kind !== "labs") return intent.kind
  const { asks, names, except = [], why } = intent
  return [asks, ...names, ...except.map((name) => `without ${name}`), why ? "why" : ""]
    .filter((word) => word !== "")
    .join(" ")
}

/** What a question is heard as behind others, each with what was answered to it. */
const heardBehind = (
  before: ReadonlyArray<readonly [question: string, answer: string]>,
  question: string,
) => {
  const thread = before.map(([asked, answer]) => ({ question: asked, today: TODAY, answer }))
  return understoodFrom(aBriefing(question, { thread })).intents.map(shown)
}

const REPORT = [
  "go through my blood results",
  "Outside the range of 5 October 2026: LDL Cholesterol and Vitamin D, 25-OH. Everything else is within.\n\n- …",
] as const
const WORST = [
  "whats the worst of them",
  "Vitamin D, 25-OH, for its range: 24 ng/mL is below. Less far out: LDL Cholesterol.",
] as const
const BOTH = "LDL Cholesterol Vitamin D, 25-OH"

test.each([
  ["which is furthest off", ["worst"]],
  ["should i be worried", [`danger ${BOTH}`]],
  ["are they any better", [`course ${BOTH}`]],
  ["since when", [`duration ${BOTH}`]],
  ["do i need a doctor for this", [`doctor ${BOTH}`]],
  ["what could be behind it", ["knows ldl_causes", "knows vitamin_d_causes"]],
  ["anything i should eat? what foods help", ["knows ldl_foods", "knows vitamin_d_foods"]],
  ["and the rest", ["others without LDL Cholesterol without Vitamin D, 25-OH"]],
  ["which ones are ok", ["fine"]],
  ["which changed the most", ["change"]],
])("hears %p behind a whole report as asked of what stood out", (question, expected) => {
  expect(heardBehind([REPORT], question)).toEqual(expected)
})

test.each([
  ["is that serious", ["danger Vitamin D, 25-OH"]],
  ["how long has it been this low", ["duration Vitamin D, 25-OH"]],
  ["what was it a year ago", ["previous Vitamin D, 25-OH"]],
  ["by how many percent did it change", ["percent Vitamin D, 25-OH"]],
  ["when do i need to test it again", ["next Vitamin D, 25-OH"]],
  ["what can i eat against it", ["knows vitamin_d_foods"]],
  ["and in nmol?", ["unit Vitamin D, 25-OH"]],
  ["could you show me that over time", ["history Vitamin D, 25-OH"]],
  ["did the running help", ["change Vitamin D, 25-OH why"]],
  ["and the other one", ["level LDL Cholesterol"]],
])("hears %p behind the worst result as asked of that one", (question, expected) => {
  expect(heardBehind([REPORT, WORST], question)).toEqual(expected)
})

test.each([
  ["by how many percent has my ldl changed", ["percent LDL Cholesterol"]],
  ["how long has my vitamin d been low", ["duration Vitamin D, 25-OH"]],
  ["is my ldl dangerous", ["danger LDL Cholesterol"]],
  ["my ldl in mmol please", ["unit LDL Cholesterol"]],
  ["did cycling lower my ldl", ["change LDL Cholesterol why"]],
  ["whats my worst lab value", ["worst"]],
  ["must i see my doctor about my blood results", ["doctor"]],
])("hears %p alone", (question, expected) => {
  expect(heardBehind([], question)).toEqual(expected)
})

test("keeps the result through what is asked of it in general", () => {
  const before = [
    REPORT,
    ["tell me about ferritin, what is it", "Ferritin shows how much iron your body has in store."],
  ] as const
  expect(heardBehind(before, "is mine ok")).toEqual(["verdict Ferritin"])
})

test("hears nothing of laboratory results behind anything else", () => {
  const before = [["how did i sleep last week", "You slept 7 h 10 min."]] as const
  expect(heardBehind(before, "is that bad")).not.toContainEqual(expect.stringContaining("verdict"))
})

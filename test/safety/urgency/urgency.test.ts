import { expect, test } from "bun:test"
import { hearing, urgencyOf } from "#safety/urgency"
import { weightsHeader } from "#safety/urgency/weights"
import { readCorpus } from "#scripts/train/corpus"

test("the weights were trained on the corpus as it stands", async () => {
  const { examples, digest } = await readCorpus()
  expect(weightsHeader().corpus).toBe(digest)
  expect(examples.length).toBeGreaterThan(15_000)
})

const PLAIN = [
  ["i can't breathe and my lips are going blue", "immediate"],
  ["he says he is going to end it and is not picking up the phone", "immediate"],
  ["my leg is swollen and hot since the flight", "urgent_same_day"],
  ["posso parar o antidepressivo?", "prompt_clinician"],
] as const

for (const [text, level] of PLAIN)
  test(`"${text}" is heard as ${level}`, () => expect(urgencyOf(text).level).toBe(level))

for (const text of ["how did I sleep last night?", "leg day was brutal", "hrv?", "", "…", "💪💪"])
  test(`"${text}" is heard as calm`, () => expect(urgencyOf(text).level).toBe("none"))

test("an urgent sentence is heard between calm ones", () => {
  const calm = "How many steps did I walk in May? Compare my sleep of June and July."
  expect(urgencyOf(`${calm} My dad collapsed and is not breathing. ${calm}`).level).toBe(
    "immediate",
  )
})

test("what an urgent message is about is heard with it", () => {
  expect(urgencyOf("my husband hits me when he drinks").topic).toBe("violence")
  expect(urgencyOf("she took a whole box of paracetamol").topic).toBe("poisoning")
  expect(urgencyOf("i don't want to live any more").topic).toBe("crisis")
})

test("a long text is heard in steps, each over a few sentences", () => {
  const steps = hearing("no pain here. ".repeat(2_000))
  let count = 0
  while (!steps.next().done) count += 1
  expect(count).toBeGreaterThan(100)
})

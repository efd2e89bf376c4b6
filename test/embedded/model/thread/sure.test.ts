import { expect, test } from "bun:test"
import { understand } from "#embedded/model/thread/understand"
import { aBriefing } from "#test/briefings"

const kindIn = (before: string, message: string) =>
  understand(
    aBriefing(message, {
      messages: [
        { role: "user", content: before },
        { role: "assistant", content: "Tuesday." },
        { role: "user", content: message },
      ],
    }),
  ).kind

test.each([
  ["Which day of the week do I sleep worst?", "best month for sleep?", "extremes"],
  ["how was my hrv last week", "what is hrv?", "knowledge"],
  ["how was my hrv last week", "what does hrv mean", "knowledge"],
  ["Which day of the week do I take the most steps?", "show my weight", "level"],
  ["best month for sleep?", "show my HRV", "level"],
  ["what affects my sleep?", "please show my sleep", "level"],
])("after %s the question %s is heard as it is alone", (before, message, kind) => {
  expect(kindIn(before, message)).toBe(kind as ReturnType<typeof kindIn>)
  expect(understand(aBriefing(message)).kind).toBe(kind as ReturnType<typeof kindIn>)
})

test("a rank among months is not asked of a week that the thread is about", () => {
  const message = "best month for sleep?"
  const messages = [
    { role: "user", content: "How did I sleep last week?" },
    { role: "assistant", content: "7 hours." },
    { role: "user", content: message },
  ] as const
  expect(understand(aBriefing(message, { messages }))).toEqual(understand(aBriefing(message)))
})

test.each([
  ["how was my hrv last week", "and in May?", "level"],
  ["Which day of the week do I sleep worst?", "and steps?", "split"],
])("after %s the question %s still leans on it", (before, message, kind) => {
  expect(kindIn(before, message)).toBe(kind as ReturnType<typeof kindIn>)
})

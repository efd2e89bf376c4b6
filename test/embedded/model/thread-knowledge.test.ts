import { expect, test } from "bun:test"
import type { EarlierTurn } from "#domain/briefing"
import { understand } from "#embedded/model/thread/understand"
import { aBriefing, TODAY } from "#test/briefings"

/** What the last of some questions is understood as, in the words of its intent that matter here. */
const heard = (questions: ReadonlyArray<string>): string => {
  const thread = questions.slice(0, -1).map(
    (question): EarlierTurn => ({
      question,
      today: TODAY,
      answer: "As follows.",
    }),
  )
  const intent = understand(aBriefing(questions.at(-1)!, { thread }))
  switch (intent.kind) {
    case "service":
      return `service ${intent.topic}`
    case "knowledge":
      return `knowledge ${intent.subject}`
    case "labs":
      return `labs ${intent.asks}`
    case "talk":
      return `talk ${intent.about}`
    case "comparison":
      return `comparison ${intent.metrics.map(({ key }) => key).join(" ")}`
    default:
      return intent.kind
  }
}

const conversations: ReadonlyArray<ReadonlyArray<readonly [question: string, meant: string]>> = [
  [
    ["where is my data", "service storage"],
    ["who can read it", "service privacy"],
    ["how would i erase it", "service deletion"],
    ["can i get a copy first", "service export"],
    ["ok thanks", "talk thanks"],
  ],
  [
    ["what does ldl mean", "knowledge ldl_cholesterol"],
    ["and mine?", "labs level"],
    ["is it bad", "labs verdict"],
    ["how do i bring it down", "labs remedy"],
    ["how long will that take", "knowledge ldl_takes"],
  ],
  [
    ["what is hrv", "knowledge hrv"],
    ["whats mine", "level"],
    ["is it better than last year", "comparison hrv_rmssd"],
    ["and my sleep", "comparison sleep_minutes"],
  ],
  [
    ["what is my resting heart rate", "level"],
    ["is it getting better", "comparison resting_hr"],
    ["how do i lower it further", "coaching"],
    ["how long does it take", "routine"],
  ],
]

for (const conversation of conversations)
  for (const [at, [question, meant]] of conversation.entries())
    test(`hears "${question}" behind ${conversation[0]![0]} as ${meant}`, () => {
      expect(heard(conversation.slice(0, at + 1).map(([each]) => each))).toBe(meant)
    })

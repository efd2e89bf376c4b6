import { expect, test } from "bun:test"
import { untagged } from "#embedded/model/understanding/words/tag-question"

test.each([
  ["im sleeping less lately arent i", "am i sleeping less lately"],
  ["my hrv is going up, isn't it?", "is my hrv going up"],
  ["my steps are down, right", "are my steps down"],
  ["my sleep got worse this month didnt it", "did my sleep get worse this month"],
  ["ive gained weight havent i", "have i gained weight"],
  ["I've been walking more, haven't I?", "have i been walking more"],
  ["I feel like I've been walking less is that true", "have i been walking less"],
])("a remark with a question behind it asks: %p", (said, asked) => {
  expect(untagged(said)).toBe(asked)
})

test("any other text is as it is", () => {
  expect(untagged("how is my hrv")).toBe("how is my hrv")
})

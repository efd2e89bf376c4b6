import { expect, test } from "bun:test"
import { makeSentences, sentencesOf } from "#pipeline/gates/sentences"

test.each([
  ["Am niedrigsten war er am 4. November mit 54 Schlägen.", 1],
  ["Vom 6. bis 19. November warst du viel zu Fuß.", 1],
  ["Das war am 8. Danach ging es besser.", 2],
  ["It was 52. Good.", 2],
])("a point behind the number of a day ends no sentence: %s", (text, count) => {
  expect(sentencesOf(text)).toHaveLength(count)
})

test("waits for the word behind such a number", () => {
  const sentences = makeSentences()
  expect(sentences.push("Das war am 8. ")).toEqual([])
  expect(sentences.push("Nov")).toEqual([])
  expect(sentences.push("ember. So")).toEqual(["Das war am 8. November. "])
})

import { expect, test } from "bun:test"
import { asksForDetails } from "#embedded/model/understanding/details"

test.each(["could i do intervals tomorrow", "ready for intervals"])(
  "%p is about training, not about statistics",
  (question) => {
    expect(asksForDetails(question)).toBe(false)
  },
)

test.each(["with the intervals please", "how sure is that", "what is the confidence interval"])(
  "%p asks for the statistics",
  (question) => {
    expect(asksForDetails(question)).toBe(true)
  },
)

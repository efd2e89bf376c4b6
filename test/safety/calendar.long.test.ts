import { expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import { screen } from "#safety/screen"
import { datedQuestions, times } from "#test/dated-questions"

for (const time of times)
  test(`hears no alarm in any question for "${time}"`, () => {
    const alarming = datedQuestions(time).filter(
      (content) => screen([{ role: "user", content }], NO_PROFILE).length > 0,
    )
    expect(alarming).toEqual([])
  })

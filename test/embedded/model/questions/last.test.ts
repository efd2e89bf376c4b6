import { expect, test } from "bun:test"
import type { Limit } from "#domain/limit"
import type { Last } from "#embedded/model/questions/last/intent"
import { lead, metric, OCTOBER, october, received, renderAnswer } from "#test/rendered-answer"

const limit: Limit = { is: "at_least", value: 480 }
const intent: Last = { kind: "last", metric: metric("sleep_minutes"), period: october, limit }
const counted = (count: number) =>
  received("count", { metric: "sleep_minutes", window: OCTOBER, limit }, [
    ["count", count, "days"],
    ["n", 31, "days"],
    ["limit", 480, "minutes"],
    ...(count > 0
      ? ([
          ["latest", 499, "minutes"],
          ["latest_date", "2026-10-18"],
        ] as const)
      : []),
  ])

test.each([
  [3, "The last time was 18 October 2026: 8 h 19 min. It happened on 3 of 31 nights."],
  [1, "The last time was 18 October 2026: 8 h 19 min. It is the only one of 31 nights."],
  [0, "Never in October: on 0 of 31 nights with a value, your sleep was at least 8 h."],
])("names the last of %d days, or says that there is none", (count, said) => {
  expect(lead(renderAnswer(intent, [counted(count)]).text)).toBe(said)
})

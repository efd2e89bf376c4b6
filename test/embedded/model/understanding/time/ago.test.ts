import { expect, test } from "bun:test"
import { understand } from "#embedded/model/thread/understand"
import type { Period } from "#embedded/model/understanding/time/period"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { aBriefing } from "#test/briefings"

const shown = (period: Period): string =>
  `${period.window.from}..${period.window.to} ${inWords(period)}`

/** The two times of a comparison, with the words that a sentence has for them. */
const timesOf = (question: string): ReadonlyArray<string> => {
  const intent = understand(aBriefing(question))
  return intent.kind === "comparison"
    ? [shown(intent.contrast.a), shown(intent.contrast.b)]
    : [intent.kind]
}

test.each([
  [
    "average steps last month vs 2 months ago",
    "2026-09-01..2026-09-30 in September",
    "2026-10-01..2026-10-31 last month",
  ],
  [
    "HRV last month vs 3 months ago",
    "2026-08-01..2026-08-31 in August",
    "2026-10-01..2026-10-31 last month",
  ],
  [
    "HRV last month vs one year ago",
    "2025-10-01..2025-10-31 in October 2025",
    "2026-10-01..2026-10-31 last month",
  ],
  [
    "HRV in October vs half a year ago",
    "2026-05-01..2026-05-31 in May",
    "2026-10-01..2026-10-31 in October",
  ],
  [
    "HRV last month vs 20 May",
    "2026-05-05..2026-06-04 from 5 May to 4 June",
    "2026-10-01..2026-10-31 last month",
  ],
] as const)("%p holds two times against each other that have their own names", (question, a, b) => {
  expect(timesOf(question)).toEqual([a, b])
})

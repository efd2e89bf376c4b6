import { expect, test } from "bun:test"
import type { EarlierTurn } from "#domain/briefing"
import type { Intent } from "#embedded/model/questions/kinds"
import { understoodFrom } from "#embedded/model/thread/understand"
import type { Period } from "#embedded/model/understanding/time/period"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { aBriefing, TODAY } from "#test/briefings"

/** The intent of the last question of a conversation. */
const heard = (...questions: ReadonlyArray<string>): Intent => {
  const thread = questions.slice(0, -1).map(
    (question): EarlierTurn => ({
      question,
      today: TODAY,
      answer: "As follows.",
    }),
  )
  return understoodFrom(aBriefing(questions.at(-1)!, { thread })).intents[0]!
}

const shown = (period: Period): string =>
  `${period.window.from}..${period.window.to} ${inWords(period)}`

/** The times of an intent, with the words that a sentence has for them. */
const timesOf = (intent: Intent): ReadonlyArray<string> => {
  if ("contrast" in intent && intent.contrast)
    return [shown(intent.contrast.a), shown(intent.contrast.b)]
  if (intent.kind === "usual") return [`${intent.date}..${intent.date} ${inWords(intent)}`]
  return "period" in intent ? [shown(intent.period)] : [intent.kind]
}

const HRV = "What was my average HRV last month?"
const WEEK_BEFORE_OCTOBER =
  "2026-09-24..2026-09-30 in the week before that (24 September to 30 September)"
const SEPTEMBER = "2026-09-01..2026-09-30 in September"
const YEAR_AGO = "2025-10-01..2025-10-31 in October 2025"

test.each([
  [HRV, "and the week before that?", WEEK_BEFORE_OCTOBER],
  [HRV, "the previous week?", WEEK_BEFORE_OCTOBER],
  [HRV, "and the day before?", "2026-09-30..2026-09-30 on Wednesday 30 September"],
  [HRV, "and the month before that?", SEPTEMBER],
  [HRV, "in the month prior", SEPTEMBER],
  [HRV, "before that?", SEPTEMBER],
  [HRV, "and my sleep the week before?", WEEK_BEFORE_OCTOBER],
  [HRV, "my steps the month before?", SEPTEMBER],
  [
    HRV,
    "the 2 weeks before that",
    "2026-09-17..2026-09-30 in the 2 weeks before that (17 September to 30 September)",
  ],
  [
    HRV,
    "and the week after?",
    "2026-11-01..2026-11-07 in the week after that (1 November to 7 November)",
  ],
  ["HRV in September", "the month after that?", "2026-10-01..2026-10-31 in October"],
  [
    "How did I sleep last week?",
    "and the month before that?",
    "2026-10-09..2026-11-08 in the month before that (9 October to 8 November)",
  ],
  [
    "HRV over the past month",
    "and the month before?",
    "2026-09-22..2026-10-21 in the month before that (22 September to 21 October)",
  ],
  [
    "What is my HRV?",
    "and the week before that?",
    "2026-10-15..2026-10-21 in the week before that (15 October to 21 October)",
  ],
  [
    "how did I sleep this week?",
    "the week before that?",
    "2026-11-09..2026-11-15 in the week before that (9 November to 15 November)",
  ],
  [
    "how did I sleep this week?",
    "before that?",
    "2026-11-09..2026-11-15 in the time before that (9 November to 15 November)",
  ],
  ["steps last Sunday?", "the Sunday before?", "2026-11-08..2026-11-08 on Sunday 8 November"],
  [
    "how did I sleep on Sunday night?",
    "the Sunday before?",
    "2026-11-09..2026-11-09 in the night to Monday 9 November",
  ],
  [
    "How many days did I walk 8000 steps last month?",
    "and the week before that?",
    WEEK_BEFORE_OCTOBER,
  ],
  ["How far did I run last month?", "and the week before that?", WEEK_BEFORE_OCTOBER],
] as const)(
  "after %p, %p is the time of the unit that it names, right beside",
  (first, next, time) => {
    expect(timesOf(heard(first, next))).toEqual([time])
  },
)

test.each([
  [HRV, "and a year ago?", YEAR_AGO],
  [HRV, "a year earlier?", YEAR_AGO],
  [HRV, "and one year ago", YEAR_AGO],
  [HRV, "the same month last year?", YEAR_AGO],
  [HRV, "how was it the year before?", YEAR_AGO],
  ["How far did I run last month?", "and a year ago?", YEAR_AGO],
  ["How many days did I walk 8000 steps last month?", "and a year ago?", YEAR_AGO],
  [
    "How did I sleep last week?",
    "a year ago?",
    "2025-11-10..2025-11-16 from 10 November to 16 November 2025",
  ],
  [
    "HRV over the last 30 days",
    "a year ago?",
    "2025-10-22..2025-11-20 from 22 October to 20 November 2025",
  ],
  [
    "HRV last year",
    "the year before?",
    "2024-11-20..2024-12-31 in the year before that (20 November to 31 December 2024)",
  ],
  ["HRV in May", "and 3 months later?", "2026-08-01..2026-08-31 in August"],
] as const)("after %p, %p is that time moved by as much", (first, next, time) => {
  expect(timesOf(heard(first, next))).toEqual([time])
})

test.each([
  [HRV, "and half a year ago?", "2026-05-01..2026-05-31 in May"],
  [HRV, "and 3 months ago?", "2026-08-01..2026-08-31 in August"],
  [
    "How did I sleep last week?",
    "and 3 weeks ago?",
    "2026-10-26..2026-11-01 from 26 October to 1 November",
  ],
  ["What is my HRV?", "and 3 months ago?", "2026-07-22..2026-08-20 from 22 July to 20 August"],
] as const)("after %p, %p is the unit of the calendar so long ago", (first, next, time) => {
  expect(timesOf(heard(first, next))).toEqual([time])
})

const OCTOBER = "2026-10-01..2026-10-31 last month"

test.each([
  [HRV, "compare that to the month before", SEPTEMBER, OCTOBER],
  [HRV, "is that more than the week before?", WEEK_BEFORE_OCTOBER, OCTOBER],
  [HRV, "is that more than a year ago?", YEAR_AGO, OCTOBER],
  ["Compare steps this month with last month", "the month before that?", SEPTEMBER, OCTOBER],
  ["Compare steps last month with this month", "the month before that?", SEPTEMBER, OCTOBER],
] as const)(
  "after %p, %p holds the time beside against it, each by its name",
  (first, next, a, b) => {
    expect(timesOf(heard(first, next))).toEqual([a, b])
  },
)

test("the month before the month before is said by its name", () => {
  const before = "and the month before that?"
  expect(timesOf(heard(HRV, before, before))).toEqual(["2026-08-01..2026-08-31 in August"])
})

test.each([
  ["How did I sleep this week?", "and the week after?"],
  ["HRV in May", "and the year after?"],
] as const)("after %p, %p has not begun", (first, next) => {
  expect(heard(first, next)).toMatchObject({ kind: "unplaced", time: { unplaced: "ahead" } })
})

test.each([
  [HRV, "how were my steps the week before last?", "2026-11-02..2026-11-08 the week before last"],
  [HRV, "and October a year ago?", "2025-10-01..2025-10-31 in October a year ago (October 2025)"],
] as const)("after %p, %p names a time by itself", (first, next, time) => {
  expect(timesOf(heard(first, next))).toEqual([time])
})

test("beside the past month that no question named, a year ago is this time last year", () => {
  expect(timesOf(heard("What is my HRV?", "and a year ago?"))).toEqual([
    "2025-10-22..2025-11-20 at this time last year",
  ])
})

test("a time beside the earlier of two weeks is held against it, and no label stands twice", () => {
  const opening = "How did last week compare with the week before for sleep?"
  expect(timesOf(heard(opening, "and the week before that?"))).toEqual([
    "2026-10-26..2026-11-01 in the week before that (26 October to 1 November)",
    "2026-11-02..2026-11-08 from 2 November to 8 November",
  ])
})

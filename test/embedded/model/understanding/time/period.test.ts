import { expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import { daysBetween } from "#domain/time"
import { MAX_WINDOW_DAYS } from "#domain/window"
import { findPeriods } from "#embedded/model/understanding/time/period"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** A Friday; the rows begin two years earlier. */
const dates = {
  today: "2026-11-20",
  first: "2024-11-20",
  lastCompleteDay: "2026-11-20",
  profile: NO_PROFILE,
  memory: [],
}

const found = (text: string) =>
  findPeriods(text, dates).map(({ window }) => `${window.from}..${window.to}`)

const phrases: ReadonlyArray<readonly [string, string]> = [
  ["in October last year", "2025-10-01..2025-10-31"],
  ["October a year ago", "2025-10-01..2025-10-31"],
  ["in May this year", "2026-05-01..2026-05-31"],
  ["on 3 August last year", "2025-08-03..2025-08-03"],
  ["over Christmas the year before", "2025-12-24..2025-12-26"],
  ["in the spring of last year", "2025-03-01..2025-05-31"],
  ["in Q3 last year", "2025-07-01..2025-09-30"],
  ["in week 40 of last year", "2025-09-29..2025-10-05"],
  ["last night", "2026-11-20..2026-11-20"],
  ["the night before last", "2026-11-19..2026-11-19"],
  ["today", "2026-11-20..2026-11-20"],
  ["this morning", "2026-11-20..2026-11-20"],
  ["yesterday", "2026-11-19..2026-11-19"],
  ["the day before yesterday", "2026-11-18..2026-11-18"],
  ["3 days ago", "2026-11-17..2026-11-17"],
  ["this week", "2026-11-16..2026-11-20"],
  ["last week", "2026-11-09..2026-11-15"],
  ["over the past week", "2026-11-14..2026-11-20"],
  ["this weekend", "2026-11-21..2026-11-22"],
  ["last weekend", "2026-11-14..2026-11-15"],
  ["over the weekend", "2026-11-14..2026-11-15"],
  ["the week before last", "2026-11-02..2026-11-08"],
  ["the week of 4 November", "2026-11-02..2026-11-08"],
  ["the week of November 4", "2026-11-02..2026-11-08"],
  ["the first half of the year", "2026-01-01..2026-06-30"],
  ["the second half of 2025", "2025-07-01..2025-12-31"],
  ["over Christmas", "2025-12-24..2025-12-26"],
  ["on Christmas day", "2025-12-25..2025-12-25"],
  ["in week 40", "2026-09-28..2026-10-04"],
  ["in week 1 of 2026", "2025-12-29..2026-01-04"],
  ["a monthly report", "2026-10-22..2026-11-20"],
  ["how was my day", "2026-11-20..2026-11-20"],
  ["after I started running in February", "2026-02-01..2026-11-20"],
  ["this month", "2026-11-01..2026-11-20"],
  ["last month", "2026-10-01..2026-10-31"],
  ["in the past month", "2026-10-22..2026-11-20"],
  ["this year", "2026-01-01..2026-11-20"],
  ["last year", "2025-01-01..2025-12-31"],
  ["last quarter", "2026-07-01..2026-09-30"],
  ["this quarter", "2026-10-01..2026-11-20"],
  ["over the last 30 days", "2026-10-22..2026-11-20"],
  ["in the past 7 nights", "2026-11-14..2026-11-20"],
  ["the last two weeks", "2026-11-07..2026-11-20"],
  ["past 3 months", "2026-08-23..2026-11-20"],
  ["during the last 6 months", "2026-05-25..2026-11-20"],
  ["the 30 days up to today", "2026-10-22..2026-11-20"],
  ["on the last 14 calendar days", "2026-11-07..2026-11-20"],
  ["over the last thirty", "2026-10-22..2026-11-20"],
  ["as a 90-day average", "2026-08-23..2026-11-20"],
  ["the 7 days before that", "2026-11-07..2026-11-13"],
  ["in the prior twenty one days", "2026-10-10..2026-10-30"],
  ["last couple of weeks", "2026-11-07..2026-11-20"],
  ["over the last 2 years", "2024-11-21..2026-11-20"],
  ["in May", "2026-05-01..2026-05-31"],
  ["in december", "2025-12-01..2025-12-31"],
  ["in November", "2026-11-01..2026-11-20"],
  ["last November", "2025-11-01..2025-11-30"],
  ["in May 2025", "2025-05-01..2025-05-31"],
  ["in 2025", "2025-01-01..2025-12-31"],
  ["Q2 2026", "2026-04-01..2026-06-30"],
  ["in summer", "2026-06-01..2026-08-31"],
  ["last winter", "2025-12-01..2026-02-28"],
  ["since March", "2026-03-01..2026-11-20"],
  ["since December", "2025-12-01..2026-11-20"],
  ["since March 2025", "2025-03-01..2026-11-20"],
  ["since 12 May", "2026-05-12..2026-11-20"],
  ["since May 12th, 2025", "2025-05-12..2026-11-20"],
  ["since 2026-02-03", "2026-02-03..2026-11-20"],
  ["since last week", "2026-11-09..2026-11-20"],
  ["since last month", "2026-10-01..2026-11-20"],
  ["since yesterday", "2026-11-19..2026-11-20"],
  ["since the start of the year", "2026-01-01..2026-11-20"],
  ["since two weeks ago", "2026-11-06..2026-11-20"],
  ["since I started running in March", "2026-03-01..2026-11-20"],
  ["from August onwards", "2026-08-01..2026-11-20"],
  ["after 12 May", "2026-05-13..2026-11-20"],
  ["after May", "2026-06-01..2026-11-20"],
  ["before March", "2024-11-20..2026-02-28"],
  ["until 2025-06-30", "2024-11-20..2025-06-29"],
  ["between 2026-03-01 and 2026-04-15", "2026-03-01..2026-04-15"],
  ["between 1 March and 3 April", "2026-03-01..2026-04-03"],
  ["from May to July", "2026-05-01..2026-07-31"],
  ["from November to January", "2025-11-01..2026-01-31"],
  ["from June until now", "2026-06-01..2026-11-20"],
  ["on 12 May 2026", "2026-05-12..2026-05-12"],
  ["on May 12", "2026-05-12..2026-05-12"],
  ["on the 3rd of October", "2026-10-03..2026-10-03"],
  ["on Monday", "2026-11-16..2026-11-16"],
  ["last Friday", "2026-11-13..2026-11-13"],
  ["on Monday night", "2026-11-17..2026-11-17"],
  ["on the night of 12 May", "2026-05-13..2026-05-13"],
  ["ever", "2024-11-20..2026-11-20"],
  ["of all time", "2024-11-20..2026-11-20"],
  ["lately", "2026-10-22..2026-11-20"],
  ["this past weekend", "2026-11-14..2026-11-15"],
  ["last full week", "2026-11-09..2026-11-15"],
  ["in the first week of March", "2026-03-01..2026-03-07"],
  ["in the last week of October", "2026-10-25..2026-10-31"],
  ["in the second half of September", "2026-09-16..2026-09-30"],
  ["in early June", "2026-06-01..2026-06-10"],
  ["in mid-May", "2026-05-11..2026-05-20"],
  ["since late September", "2026-09-21..2026-11-20"],
  ["since the beginning of October", "2026-10-01..2026-11-20"],
  ["from the 3rd to the 10th of May", "2026-05-03..2026-05-10"],
  ["between 5 and 12 October", "2026-10-05..2026-10-12"],
  ["March through May", "2026-03-01..2026-05-31"],
  ["Nov to Jan", "2025-11-01..2026-01-31"],
  ["on 3.5.2026", "2026-05-03..2026-05-03"],
  ["on 03/05/2026", "2026-05-03..2026-05-03"],
  ["on 25/5/2026", "2026-05-25..2026-05-25"],
  ["on 2026/03/05", "2026-03-05..2026-03-05"],
  ["in March '25", "2025-03-01..2025-03-31"],
  ["on the 15th", "2026-11-15..2026-11-15"],
  ["on the 25th", "2026-10-25..2026-10-25"],
  ["over the last half year", "2026-05-23..2026-11-20"],
  ["year to date", "2026-01-01..2026-11-20"],
  ["in the last 48 hours", "2026-11-19..2026-11-20"],
  ["in recent months", "2026-08-23..2026-11-20"],
  ["the last several weeks", "2026-10-24..2026-11-20"],
  ["on 2024-02-29", "2024-02-29..2024-02-29"],
]

for (const [phrase, window] of phrases)
  test(`reads "${phrase}" as ${window}`, () => {
    expect(found(`What was my HRV ${phrase}?`)).toEqual([window])
  })

test("reads no month out of a verb, nor a day that does not exist", () => {
  expect(found("what may I do, and how may I march")).toEqual([])
  expect(found("my steps on 2026-02-30")).not.toContain("2026-02-30..2026-02-30")
})

test("finds two times in the order of the text", () => {
  expect(found("HRV in June compared to May")).toEqual([
    "2026-06-01..2026-06-30",
    "2026-05-01..2026-05-31",
  ])
})

test("reads since then from the time named before it", () => {
  expect(found("I moved in March. Has my sleep changed since then?")).toEqual([
    "2026-03-01..2026-11-20",
  ])
})

test("says a time in the question's own words", () => {
  const [period] = findPeriods("steps in the past 3 weeks", dates)
  expect(inWords(period!)).toBe("over the past 3 weeks")
})

test("reaches back no further than a window may", () => {
  for (const phrase of ["since 2005", "over the last 30 years", "from 1999 to 2026"]) {
    const [period] = findPeriods(phrase, dates)
    expect(daysBetween(period!.window.from, period!.window.to)).toBeLessThan(MAX_WINDOW_DAYS)
  }
})

test("never reaches beyond today", () => {
  for (const [phrase] of phrases) {
    const [period] = findPeriods(phrase, dates)
    if (period && period.window.from <= dates.today)
      expect(period.window.to <= dates.today).toBe(true)
  }
})

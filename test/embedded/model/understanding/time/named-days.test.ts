import { describe, expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import { isLocalDate, weekdayOf } from "#domain/time"
import type { DateProfile } from "#embedded/model/understanding/time/date-context"
import { orthodoxEaster, westernEaster } from "#embedded/model/understanding/time/feast-rules"
import { holidays } from "#embedded/model/understanding/time/holidays"
import { findPeriods } from "#embedded/model/understanding/time/period"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** A Sunday. */
const dates = {
  today: "2026-11-22",
  first: "2024-11-20",
  lastCompleteDay: "2026-11-22",
  profile: NO_PROFILE,
  memory: [],
}

const read = (text: string, profile: Partial<DateProfile> = {}) =>
  findPeriods(text, { ...dates, profile: { ...NO_PROFILE, ...profile } }).map(
    (period) => [`${period.window.from}..${period.window.to}`, inWords(period)] as const,
  )

type Row = readonly [asked: string, window: string, words: string, profile?: Partial<DateProfile>]

const day = (date: string) => `${date}..${date}`

const numeric: ReadonlyArray<Row> = [
  ["How did I sleep on 3/11?", day("2026-11-03"), "on Tuesday 3 November"],
  ["How did I sleep on 11/3?", day("2026-11-03"), "on Tuesday 3 November"],
  ["How did I sleep on 11/3/2025?", day("2025-11-03"), "on Monday 3 November 2025"],
  ["steps on 11/3", day("2026-11-03"), "on Tuesday 3 November", { country: "US" }],
  ["steps on 11/3", day("2026-11-03"), "on Tuesday 3 November", { units: "us" }],
  ["steps on 11/3", day("2026-03-11"), "on Wednesday 11 March", { units: "metric" }],
  ["steps on 11/3", day("2026-03-11"), "on Wednesday 11 March", { country: "GB", units: "us" }],
  ["steps on 1/12", day("2026-01-12"), "on Monday 12 January"],
  ["steps on 25/5", day("2026-05-25"), "on Monday 25 May"],
  ["steps on 5/25", day("2026-05-25"), "on Monday 25 May"],
  ["steps on 3/11/25", day("2025-11-03"), "on Monday 3 November 2025"],
  ["steps on 3-11-2025", day("2025-11-03"), "on Monday 3 November 2025"],
  ["steps 3/11", day("2026-11-03"), "on Tuesday 3 November"],
  ["3/11 steps", day("2026-11-03"), "on Tuesday 3 November"],
  ["steps on 3.11.", day("2026-11-03"), "on Tuesday 3 November"],
  ["steps on 3.11. please", day("2026-11-03"), "on Tuesday 3 November"],
  ["steps on 24.12.2025", day("2025-12-24"), "on Wednesday 24 December 2025"],
  ["steps on 24.12.25", day("2025-12-24"), "on Wednesday 24 December 2025"],
  ["HRV on 2026-11-15", day("2026-11-15"), "on Sunday 15 November"],
  ["steps since 3/11", "2026-11-03..2026-11-22", "since Tuesday 3 November"],
  ["steps after 3/11", "2026-11-04..2026-11-22", "after Tuesday 3 November"],
  ["steps between 1/11 and 3/11", "2026-11-01..2026-11-03", "from 1 November to 3 November"],
  ["steps from 2026-03-01 to 2026-04-15", "2026-03-01..2026-04-15", "from 1 March to 15 April"],
]

const weekdays: ReadonlyArray<Row> = [
  ["steps on Tuesday", day("2026-11-17"), "on Tuesday 17 November"],
  ["steps last tuesday", day("2026-11-17"), "on Tuesday 17 November"],
  ["steps on tue", day("2026-11-17"), "on Tuesday 17 November"],
  ["steps sunday before last", day("2026-11-08"), "on Sunday 8 November"],
  ["steps last week tuesday", day("2026-11-10"), "on Tuesday 10 November"],
  ["steps tuesday last week", day("2026-11-10"), "on Tuesday 10 November"],
  ["steps two fridays ago", day("2026-11-13"), "on Friday 13 November"],
  ["steps on Tuesday, 17 November", day("2026-11-17"), "on Tuesday 17 November"],
  ["steps on Tuesday Nov 17th", day("2026-11-17"), "on Tuesday 17 November"],
  ["steps on the 14th", day("2026-11-14"), "on Saturday 14 November"],
  ["on the 14th how many steps", day("2026-11-14"), "on Saturday 14 November"],
  ["steps on the 31st", day("2026-10-31"), "on Saturday 31 October"],
  ["steps on Nov 5th 2025", day("2025-11-05"), "on Wednesday 5 November 2025"],
  ["steps on 29 February", day("2024-02-29"), "on Thursday 29 February 2024"],
  ["steps 3 days ago", day("2026-11-19"), "on Thursday 19 November"],
  ["sleep on Monday night", day("2026-11-17"), "on Monday night (waking on Tuesday 17 November)"],
  [
    "sleep the night of 12 May",
    day("2026-05-13"),
    "on the night of 12 May (waking on Wednesday 13 May)",
  ],
  ["sleep the night of 2026-05-12", day("2026-05-13"), "in the night to Wednesday 13 May"],
]

const seasons: ReadonlyArray<Row> = [
  ["steps in summer", "2026-06-01..2026-08-31", "in summer (June to August)"],
  ["steps last winter", "2025-12-01..2026-02-28", "last winter (December 2025 to February 2026)"],
  [
    "steps in summer",
    "2025-12-01..2026-02-28",
    "in summer (December 2025 to February 2026)",
    { country: "AU" },
  ],
  ["steps in q2", "2026-04-01..2026-06-30", "in Q2 (April to June)"],
  [
    "steps in the first half of the year",
    "2026-01-01..2026-06-30",
    "in the first half of the year (January to June)",
  ],
  ["steps in early June", "2026-06-01..2026-06-10", "in early June (1 June to 10 June)"],
  ["steps in december", "2025-12-01..2025-12-31", "in December 2025"],
  ["steps in May", "2026-05-01..2026-05-31", "in May"],
  ["steps since summer", "2026-09-01..2026-11-22", "since the end of summer (Tuesday 1 September)"],
  [
    "steps over the last 3 weekends",
    "2026-11-07..2026-11-22",
    "over the last 3 weekends (since Saturday 7 November)",
  ],
]

const clocks: ReadonlyArray<Row> = [
  [
    "sleep since the clocks changed",
    "2026-10-25..2026-11-22",
    "since Sunday 25 October (when the clocks went back in Europe)",
  ],
  [
    "sleep since the clocks changed",
    "2026-11-01..2026-11-22",
    "since Sunday 1 November (when the clocks went back in the US)",
    { units: "us" },
  ],
  [
    "sleep since the clocks went forward",
    "2026-03-29..2026-11-22",
    "since Sunday 29 March (when the clocks went forward)",
    { country: "DE" },
  ],
  [
    "sleep after the clocks changed",
    "2026-11-02..2026-11-22",
    "after Sunday 1 November (when the clocks went back)",
    { time_zone: "America/New_York" },
  ],
  [
    "sleep since the time change",
    "2026-10-04..2026-11-22",
    "since Sunday 4 October (when the clocks went forward)",
    { country: "AU" },
  ],
]

const feasts: ReadonlyArray<Row> = [
  ["steps on Easter", day("2026-04-05"), "on Easter Sunday (5 April)"],
  ["steps on Easter", day("2026-04-12"), "on Easter Sunday (12 April)", { country: "GR" }],
  [
    "steps over the easter weekend",
    "2026-04-03..2026-04-06",
    "over the Easter weekend (3 April to 6 April)",
  ],
  ["steps on easter 2025", day("2025-04-20"), "on Easter Sunday (20 April 2025)"],
  [
    "steps over Christmas",
    "2025-12-24..2025-12-26",
    "over Christmas (24 December to 26 December 2025)",
  ],
  ["steps on new year's eve", day("2025-12-31"), "on New Year's Eve (Wednesday 31 December 2025)"],
  [
    "steps on thanksgiving",
    day("2026-10-12"),
    "on Thanksgiving (Monday 12 October)",
    { country: "CA" },
  ],
  ["steps on labour day", day("2026-05-01"), "on Labour Day (Friday 1 May)"],
  [
    "steps on labour day",
    day("2026-09-07"),
    "on Labour Day (Monday 7 September)",
    { country: "US" },
  ],
  [
    "steps on independence day",
    day("2026-07-04"),
    "on Independence Day (Saturday 4 July)",
    { country: "US" },
  ],
  [
    "sleep on my birthday",
    day("2026-03-09"),
    "on your birthday (Monday 9 March)",
    { birthday: "1985-03-09" },
  ],
  [
    "sleep on my birthday",
    day("2026-03-01"),
    "on your birthday (Sunday 1 March)",
    { birthday: "1988-02-29" },
  ],
]

describe.each([
  ["dates in numbers", numeric],
  ["days of the week", weekdays],
  ["seasons and parts of a year", seasons],
  ["changes of the clock", clocks],
  ["holidays", feasts],
] as const)("%s", (_, rows) => {
  for (const [asked, window, words, profile] of rows)
    test(`"${asked}" means ${words}${profile ? ` for ${JSON.stringify(profile)}` : ""}`, () => {
      expect<ReadonlyArray<ReadonlyArray<string>>>(read(asked, profile)).toEqual([[window, words]])
    })
})

test("a score, a share and a pressure are no dates", () => {
  for (const text of [
    "I rated it 8/10",
    "my blood pressure is 12/8",
    "about 1/2 of my nights",
    "sleep for 1/2 hours",
    "glucose was 5.11.",
    "the 5th percentile of my steps",
  ])
    expect(read(text)).toEqual([])
})

test("a day that does not exist is no time", () => {
  for (const text of [
    "sleep on 31/02",
    "sleep on 2026-02-30",
    "sleep on 31 June",
    "sleep on 30.2.",
  ])
    expect(read(text)).toEqual([])
})

test("a holiday whose day is not known is no time", () => {
  for (const text of ["sleep during Ramadan", "sleep on independence day", "sleep on my birthday"])
    expect(read(text)).toEqual([])
})

describe("holidays by their rules", () => {
  for (const { called, rule, elsewhere, example } of holidays)
    test(`${called} is on its example`, () => {
      const year = Number(example.slice(0, 4))
      const rules = rule ? [rule] : Object.values(elsewhere ?? {})
      expect(rules.map((each) => each(year))).toContain(example)
    })

  test.each([
    [2024, "2024-03-31", "2024-05-05"],
    [2025, "2025-04-20", "2025-04-20"],
    [2026, "2026-04-05", "2026-04-12"],
    [2027, "2027-03-28", "2027-05-02"],
    [2038, "2038-04-25", "2038-04-25"],
  ])("Easter of %p is on %p, the Orthodox one on %p", (year, western, orthodox) => {
    expect(westernEaster(year)).toBe(western)
    expect(orthodoxEaster(year)).toBe(orthodox)
  })

  test("Easter is a Sunday in every year, and every rule gives a day that exists", () => {
    for (let year = 1900; year < 2100; year++) {
      expect([westernEaster(year), orthodoxEaster(year)].map(weekdayOf)).toEqual([6, 6])
      for (const { rule } of holidays) expect(rule === null || isLocalDate(rule(year))).toBe(true)
    }
  })
})

const pieces = [
  "on ",
  "since ",
  "the ",
  "last ",
  "my birthday ",
  "31",
  "02",
  "0",
  "99",
  "/",
  ".",
  "-",
  " ",
  "th ",
  "easter ",
  "february ",
  "sunday ",
  "night ",
  "before last ",
  "weekends ",
  "the clocks changed ",
  "christmas ",
  "2026",
  "0000",
  "q2 ",
  "week ",
  "ago ",
  "between ",
  "and ",
  "in spain ",
  "the week i was ",
  "9999",
  "ramadan ",
  "summer ",
]

test("no text makes it throw, and no window ends before it begins", () => {
  let seed = 7
  const next = (n: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * n)
  }
  for (let i = 0; i < 3_000; i++) {
    const text = Array.from({ length: 1 + next(9) }, () => pieces[next(pieces.length)]!).join("")
    for (const period of findPeriods(text, dates)) {
      expect(period.window.from <= period.window.to || period.window.from > dates.today).toBe(true)
      expect(inWords(period).length).toBeGreaterThan(0)
    }
  }
})

import { expect, test } from "bun:test"
import { addDays, daysBetween, daysInMonth, isTimeZone, weekdayOf } from "#domain/time"

const DAY_MS = 86_400_000

test("counts days as the calendar does, over every leap day of four centuries", () => {
  const first = Date.UTC(1897, 0, 1)
  for (let day = 0; day < 150_000; day += 1) {
    const date = new Date(first + day * DAY_MS).toISOString().slice(0, 10)
    if (daysBetween("1897-01-01", date) !== day) expect(date).toBe(`day ${day}`)
  }
  expect(daysBetween("2024-02-28", "2024-03-01")).toBe(2)
  expect(daysBetween("1900-02-28", "1900-03-01")).toBe(1)
  expect(daysBetween("2024-03-01", "2024-02-28")).toBe(-2)
  expect(daysBetween("0000-01-01", "9999-12-31")).toBe(3_652_424)
})

test("goes on and back over months and years", () => {
  expect(addDays("2025-12-31", 1)).toBe("2026-01-01")
  expect(addDays("2024-03-01", -1)).toBe("2024-02-29")
})

test("knows a Monday from a Sunday, also before 1970", () => {
  expect(["2026-11-16", "2026-11-22", "1970-01-01", "1969-12-28"].map(weekdayOf)).toEqual([
    0, 6, 3, 6,
  ])
})

test("knows how long a month is, in leap years and in centuries that are none", () => {
  const februaries = [2023, 2024, 1900, 2000].map((year) => daysInMonth(year, 2))
  expect(februaries).toEqual([28, 29, 28, 29])
  expect([1, 4, 12].map((month) => daysInMonth(2026, month))).toEqual([31, 30, 31])
})

test("a time zone is known by its name and by the older ones that browsers say, and nothing else is one", () => {
  for (const name of ["UTC", "Europe/Berlin", "Asia/Kolkata", "Asia/Calcutta", "Europe/Kiev"])
    expect([name, isTimeZone(name)]).toEqual([name, true])
  for (const name of ["", "berlin", "europe/berlin", "+01:00", "Mars/Olympus", "GMT+1", "a/b"])
    expect([name, isTimeZone(name)]).toEqual([name, false])
})

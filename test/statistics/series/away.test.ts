import { expect, test } from "bun:test"
import { addDays, type LocalDate } from "#domain/time"
import { latestAway } from "#statistics/series/away"

const FIRST = "2026-01-01"

/** A night a day, each at home in winter unless an offset is given for it. */
const nights = (count: number, offsetOn: (date: LocalDate) => number) =>
  Array.from({ length: count }, (_, at) => {
    const date = addDays(FIRST, at)
    return { date, offset_min: offsetOn(date) }
  })

const inJapan = (date: LocalDate) => date >= "2026-02-03" && date <= "2026-02-12"

test("a journey is the nights at another offset, with how far its clock is from home", () => {
  expect(latestAway(nights(90, (date) => (inJapan(date) ? 540 : 60)))).toEqual({
    window: { from: "2026-02-03", to: "2026-02-12" },
    by_min: 480,
  })
})

test("the latest of several journeys is taken, west as east", () => {
  const found = latestAway(
    nights(120, (date) =>
      inJapan(date) ? 540 : date >= "2026-03-20" && date <= "2026-03-22" ? 0 : 60,
    ),
  )
  expect(found).toEqual({ window: { from: "2026-03-20", to: "2026-03-22" }, by_min: -60 })
})

test("the change of the clocks is no journey, nor is a single night elsewhere", () => {
  const summer = (date: LocalDate) => (date >= "2026-03-29" ? 120 : 60)
  expect(latestAway(nights(200, summer))).toBeNull()
  expect(latestAway(nights(92, summer))).toBeNull()
  expect(latestAway(nights(90, (date) => (date === "2026-02-03" ? 0 : 60)))).toBeNull()
  expect(latestAway([])).toBeNull()
})

test("a journey that has not ended counts where no summer time explains it", () => {
  const found = latestAway(nights(60, (date) => (date >= "2026-02-25" ? -300 : 60)))
  expect(found?.window).toEqual({ from: "2026-02-25", to: "2026-03-01" })
})

import { expect, test } from "bun:test"
import { dayAbout, dayHeading, nightAbout, nightHeading } from "#web/screens/today/when"

const TODAY = "2026-11-22"

const night = (date: string, hour: number | null = 9) => {
  const when = { date, today: TODAY, hour }
  return [nightHeading(when), nightAbout(when)]
}

const day = (date: string) => {
  const when = { date, today: TODAY, hour: 9 }
  return [dayHeading(when), dayAbout(when)]
}

test("only the night of today is last night", () => {
  expect(night("2026-11-22")).toEqual(["Last night", null])
  expect(night("2026-11-21")[0]).toMatch(/^The night to /)
  expect(night("2026-11-13")[0]).toMatch(/^The night to /)
})

test("why last night is not there depends on the hour and on how long ago the shown one is", () => {
  expect(night("2026-11-21", 0)[1]).toBe("This night comes in when it is over.")
  expect(night("2026-11-21", 9)[1]).toBe("Last night has not come in yet.")
  expect(night("2026-11-21", null)[1]).toBe("Last night has not come in yet.")
  expect(night("2026-11-13")[1]).toBe("That is 9 days ago: no night has come in since.")
})

test("a day that is not today says which it is, and that none has come in since", () => {
  expect(day("2026-11-22")).toEqual(["Today so far", null])
  expect(day("2026-11-21")).toEqual(["Yesterday", "Nothing has come in for today yet."])
  expect(day("2026-11-13")[1]).toBe("That is 9 days ago: no day has come in since.")
})

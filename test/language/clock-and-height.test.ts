import { expect, test } from "bun:test"
import { withHeightsInCentimetres } from "#language/body-height"
import { withColons, withWholeHours } from "#language/dotted-clock"

test.each([
  ["get up at 6.15", "get up at 6:15"],
  ["I want to be in bed by 22.30", "I want to be in bed by 22:30"],
  ["Make 22.30 my target bedtime", "Make 22:30 my target bedtime"],
  ["up by 6.45 in October", "up by 6:45 in October"],
  ["up with my potassium at 6.30", "up with my potassium at 6.30"],
  ["woke up at 6.30 mmol/l", "woke up at 6.30 mmol/l"],
  ["LDL at 3.10", "LDL at 3.10"],
  ["awake at 24.10", "awake at 24.10"],
])("%p has its times of day as %p", (text, read) => {
  expect(withColons(text)).toBe(read)
})

test("a time of going to bed is its hour where no minute is wanted", () => {
  expect(withWholeHours("in bed by 22:30, up at 0.15")).toBe("in bed by 10 pm, up at 12 am")
})

test.each([
  ["i am 5 feet 11 inches tall", "i am 180 cm tall"],
  ["i'm six foot two.", "i'm 188 cm."],
  ["i am 6 feet under", "i am 6 feet under"],
  ["both feet 5 times swollen", "both feet 5 times swollen"],
])("%p has one's own height as %p", (text, read) => {
  expect(withHeightsInCentimetres(text)).toBe(read)
})

test("a long text of beginnings is read in no time", () => {
  for (const piece of ["up ", "bed by ", "get up to in the ", "i am 5 ft ", "22.30 my "])
    expect(withHeightsInCentimetres(withWholeHours(withColons(piece.repeat(4_000))))).toBeString()
}, 1_000)

import { expect, test } from "bun:test"
import { fullerDay } from "#db/fuller-day"

const stored = { date: "2026-05-04", steps: 6_000, avg_hr_bpm: 60, min_hr_bpm: 50, max_hr_bpm: 150 }

test("a part that adds up to less replaces nothing, but fills what was not there", () => {
  const part = { steps: 300, floors: 2, avg_hr_bpm: 71, min_hr_bpm: 70, max_hr_bpm: 72 }
  expect(fullerDay(stored, part)).toEqual({
    steps: 6_000,
    floors: 2,
    avg_hr_bpm: 60,
    min_hr_bpm: 50,
    max_hr_bpm: 150,
  })
})

test("a fuller day replaces the part, and says nothing where it is silent", () => {
  const whole = { steps: 6_300, avg_hr_bpm: null, min_hr_bpm: 55, max_hr_bpm: 160 }
  expect(fullerDay(stored, whole)).toEqual({
    steps: 6_300,
    avg_hr_bpm: 60,
    min_hr_bpm: 50,
    max_hr_bpm: 160,
  })
})

test("a part without what adds up, as of the heart alone, is no fuller day", () => {
  expect(fullerDay(stored, { steps: null, avg_hr_bpm: 90 })).toEqual({
    steps: 6_000,
    avg_hr_bpm: 60,
  })
})

test("fewer readings of glucose leave the rest of a day as it comes", () => {
  const body = { weight_kg: 80, glucose_avg_mg_dl: 100, glucose_max_mg_dl: 180, glucose_n: 288 }
  const part = { weight_kg: 81, glucose_avg_mg_dl: 150, glucose_max_mg_dl: 190, glucose_n: 12 }
  expect(fullerDay(body, part)).toEqual({
    weight_kg: 81,
    glucose_avg_mg_dl: 100,
    glucose_max_mg_dl: 190,
    glucose_n: 288,
  })
})

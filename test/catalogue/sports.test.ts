import { expect, test } from "bun:test"
import { isOfSport } from "#catalogue/sports"

const TYPES = [
  "Running",
  "Trail Running",
  "Treadmill Running",
  "Jogging",
  "Biking",
  "Road Biking",
  "E-Biking",
  "Gravel Cycling",
  "Spinning",
  "Motorbiking",
  "Horseback Riding",
  "Swimming",
  "Open Water Swimming",
  "Walking",
  "Hiking",
  "Strength Training",
  "Weightlifting",
  "Circuit Training",
  "Cross Country Skiing",
  "Yoga",
  "Tennis",
  "English Football",
  "American Football",
  "Rowing",
  "Rowing Machine",
  "HIIT",
]

const meant = (said: string) => TYPES.filter((type) => isOfSport(said, type))

test("a sport is known by the words people use", () => {
  const runs = ["Running", "Trail Running", "Treadmill Running", "Jogging"]
  for (const said of ["run", "Running", "runs", "jogging"]) expect(meant(said)).toEqual(runs)
  const rides = ["Biking", "Road Biking", "E-Biking", "Gravel Cycling", "Spinning"]
  for (const said of ["ride", "rides", "bike", "cycling", "biking"])
    expect(meant(said)).toEqual(rides)
  expect(meant("swim")).toEqual(["Swimming", "Open Water Swimming"])
  expect(meant("the gym")).toEqual(["Strength Training", "Weightlifting", "Circuit Training"])
  expect(meant("walks")).toEqual(["Walking"])
  expect(meant("hike")).toEqual(["Hiking"])
  expect(meant("row")).toEqual(["Rowing", "Rowing Machine"])
  expect(meant("soccer")).toEqual(["English Football"])
  expect(meant("yoga sessions")).toEqual(["Yoga"])
})

test("more words mean fewer sports", () => {
  expect(meant("trail run")).toEqual(["Trail Running"])
  expect(meant("horseback riding")).toEqual(["Horseback Riding"])
  expect(meant("cross country skiing")).toEqual(["Cross Country Skiing"])
})

test("a sport nobody did is none of those done", () => {
  expect(meant("curling")).toEqual([])
  expect(meant("constructor")).toEqual([])
})

test("a word for any workout names no sport", () => {
  expect(meant("workouts")).toEqual(TYPES)
})

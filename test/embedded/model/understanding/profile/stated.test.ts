import { expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import { statedIn } from "#embedded/model/understanding/profile/stated"

const today = "2026-11-22"
const read = (message: string) => statedIn(message, NO_PROFILE, today)

test.each([
  ["I'm 41 and male", { age: 41, gender: "male" }],
  ["remember that I'm 41 and male", { age: 41, gender: "male" }],
  ["Please remember I am a 41 year old man.", { age: 41, gender: "male" }],
  ["41, male", { age: 41, gender: "male" }],
  ["male, 41", { age: 41, gender: "male" }],
  ["i'm a woman", { gender: "female" }],
  ["I turned 42 yesterday", { age: 42 }],
  ["I was born on 4 March 1985", { birthday: "1985-03-04" }],
  ["my birthday is March 4th, 1985", { birthday: "1985-03-04" }],
  ["my date of birth is 1985-03-04", { birthday: "1985-03-04" }],
  ["born 4.3.1985", { birthday: "1985-03-04" }],
  ["I weigh 80 kg and am 1.82 m", { weight_kg: 80, height_cm: 182 }],
  ["i weigh 176 lbs and I'm 5'11", { weight_kg: 79.83, height_cm: 180.3 }],
  ["I am 6 foot 1 and weigh 190 pounds", { height_cm: 185.4, weight_kg: 86.18 }],
  ["I'm 41, male, 182 cm and 80 kg", { age: 41, gender: "male", height_cm: 182, weight_kg: 80 }],
  ["im 1.80", { height_cm: 180 }],
  ["im 1.80 tall", { height_cm: 180 }],
  ["1.80 m", { height_cm: 180 }],
  ["1.80m", { height_cm: 180 }],
  ["I am 1.62 meters", { height_cm: 162 }],
  ["I am 1 m 80", { height_cm: 180 }],
  ["six foot two", { height_cm: 188 }],
  ["I'm five foot eleven", { height_cm: 180.3 }],
  ["70 inches tall", { height_cm: 177.8 }],
  ["I'm 5.11", { height_cm: 180.3 }],
  ["I am 5 feet 11 inches tall", { height_cm: 180.3 }],
  ["I weigh 81.4 and am 1.79", { weight_kg: 81.4, height_cm: 179 }],
  ["I'm 1,80 m", { height_cm: 180 }],
  ["i am 180", { height_cm: 180 }],
  ["I'm 1m75", { height_cm: 175 }],
  ["I'm about 1.68.", { height_cm: 168 }],
  ["my height is 1.8", { height_cm: 180 }],
  ["I am 41, male and 182", { age: 41, gender: "male", height_cm: 182 }],
  ["i weigh 80 kg and am 1,90", { weight_kg: 80, height_cm: 190 }],
  ["use miles and pounds", { units: "us" }],
  ["please use metric", { units: "metric" }],
  ["show me everything in pounds", { units: "us" }],
  ["I live in Germany", { country: "DE" }],
  ["I'm living in the United Kingdom now", { country: "GB" }],
  ["I live in the US", { country: "US" }],
] as const)("%p states something for the profile, and asks nothing", (message, stated) => {
  expect(read(message)).toEqual({ stated, rest: "" })
})

test("a birthday in numbers is read as the person's country writes it", () => {
  const of = (country: string) =>
    statedIn("my birthday is 03/04/1985", { ...NO_PROFILE, country }, today)?.stated.birthday
  expect(of("DE")).toBe("1985-04-03")
  expect(of("US")).toBe("1985-03-04")
})

test("what is asked beside a statement is left", () => {
  expect(read("I'm 41 and male. Is my resting heart rate good?")?.rest).toContain(
    "Is my resting heart rate good?",
  )
})

test.each([
  "my son is 4",
  "my son is 41 and male",
  "my girlfriend is 30 and female",
  "my friend, 41, male",
  "my mother was born on 4 March 1955",
  "she says I'm 41 and male",
  'he said "I\'m 41 and male"',
  "> I'm 41 and male",
  "when I was 41 I ran a lot",
  "if I weigh 80 kg, what is my bmi",
  "am I 41?",
  "I'm 41?",
  "I'm not 41",
  "I'm 41 kg overweight",
  "I'm 5 weeks pregnant",
  "I'm 38.5 today",
  "I'm 20 minutes late",
  "I'm 100 percent sure",
  "I want to weigh 80 kg",
  "compare 70 kg and 80 kg",
  "I weigh 80 kg more than last year",
  "how many miles did I walk",
  "I live in pain",
  "I was born on 31 February 1985",
  "I'm 412 years old",
])("%p states nothing of the person now", (message) => {
  expect(read(message)).toBeNull()
})

test("a long hostile text is read in no time", () => {
  for (const piece of ["i'm 1", "i weigh ", " and am 1.", "use miles and ", "born on 1 "])
    expect(read(piece.repeat(2_000)) === undefined).toBe(false)
})

test("a bare number is a height for nobody who may mean pounds, and a small one is none", () => {
  expect(statedIn("i am 180", { ...NO_PROFILE, units: "us" }, today)).toBeNull()
  for (const message of [
    "I'm 1.8",
    "I'm 1.80 kg lighter",
    "I am 2.5",
    "am I 1.80?",
    "I'm 180 steps short",
  ])
    expect(read(message)).toBeNull()
})

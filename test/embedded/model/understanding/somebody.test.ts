import { expect, test } from "bun:test"
import { somebodyIn } from "#embedded/model/understanding/profile/somebody"

test.each([
  ["is 57 good for a 63 year old woman", { age: 63, gender: "female" }],
  ["is that ok for a man of 45", { age: 45, gender: "male" }],
  ["any good for 45?", { age: 45 }],
  ["how much deep sleep do people need at 60", { age: 60 }],
  ["is my weight ok for 180 cm", { height_cm: 180 }],
  ["am i too heavy for 1.75 m", { height_cm: 175 }],
  ["what should i weigh at 5'11", { height_cm: 180 }],
  ["what is my BMI at 1.80", { height_cm: 180 }],
  ["a healthy weight for six foot two", { height_cm: 188 }],
  ["is 75 ok for a woman", { gender: "female" }],
] as const)("%s describes somebody", (text, somebody) => {
  expect(somebodyIn(text)?.somebody).toEqual(somebody)
})

test.each([
  "is my resting heart rate at 60 good",
  "how did i sleep for 14 nights",
  "is 180 bpm ok",
  "my sleep at 23:10",
])("%s describes nobody", (text) => {
  expect(somebodyIn(text)).toBeNull()
})

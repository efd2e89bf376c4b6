import { expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import { screen } from "#safety/screen"

const textOf = (content: string) => screen([{ role: "user", content }], NO_PROFILE)[0]?.text ?? ""

test("a severe pressure is told to begin where it does", () => {
  for (const pressure of ["180/100", "170/120", "195/110"])
    expect(textOf(`my blood pressure is ${pressure}`)).toContain(
      "180 or more, or a lower value of 120",
    )
  expect(textOf("my blood pressure is 179/119")).toBe("")
})

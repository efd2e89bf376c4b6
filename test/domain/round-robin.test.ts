import { expect, test } from "bun:test"
import { RoundRobin } from "#domain/round-robin"

test("whoever was served longest ago is next, and a newcomer first", () => {
  const turns = new RoundRobin<string>()
  const asked = [["a"], ["a", "b"], ["a", "b"], ["a", "b", "c"], ["b", "a"], [], ["a", "b"]]
  expect(asked.map((waiting) => turns.next(waiting))).toEqual(["a", "b", "a", "c", "b", null, "a"])
})

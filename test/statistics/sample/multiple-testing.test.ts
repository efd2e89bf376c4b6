import { expect, test } from "bun:test"
import { benjaminiHochberg, benjaminiYekutieli } from "#statistics/sample/multiple-testing"

test("nothing tested, nothing found", () => {
  expect([benjaminiHochberg([]), benjaminiYekutieli([])]).toEqual([[], []])
})

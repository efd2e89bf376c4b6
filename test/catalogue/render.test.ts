import { expect, test } from "bun:test"
import { resolverOf } from "#catalogue/render"
import { aFact, aLedger } from "#test/ledger"

const clock = (hours: number) =>
  resolverOf(
    aLedger({ facts: [aFact("limit", hours, { label: "bedtime", unit: "h", decimals: 2 })] }),
  ).words("limit")

test("a time of day is one of the clock, whatever number of hours it is", () => {
  expect(clock(23.5)).toBe("23:30")
  expect(clock(24.25)).toBe("00:15")
  expect(clock(-1)).toBe("23:00")
  expect(clock(23.9999)).toBe("00:00")
  expect(clock(1e308)).toMatch(/^\d\d:\d\d$/)
})

import { expect, test } from "bun:test"
import { daysIn, type Window, windowText, withWindowText } from "#domain/window"

const window = { from: "2026-10-01", to: "2026-10-31" }

test("a window counts both of its ends, and is sent as text", () => {
  expect(daysIn(window)).toBe(31)
  expect(windowText(window)).toBe("2026-10-01..2026-10-31")
})

test("an item is sent with its members in their order, and without a window where it has none", () => {
  expect(JSON.stringify(withWindowText({ key: "a", window, n: 3 }))).toBe(
    '{"key":"a","window":"2026-10-01..2026-10-31","n":3}',
  )
  const plain: { readonly key: string; readonly window?: Window } = { key: "a" }
  expect(withWindowText(plain)).toEqual({ key: "a" })
})

import { expect, test } from "bun:test"
import { assert, property, webUrl } from "fast-check"
import {
  callbackOf,
  deviceCodeOf,
  newDeviceCode,
  newSignInCode,
  signInCodeOf,
} from "#domain/sign-in"

test("no address of the web is where a command line waits", () => {
  assert(
    property(
      webUrl({ withFragments: true, withQueryParameters: true }),
      (url) => callbackOf(url) === null,
    ),
  )
})

test("a callback leads to this computer alone, whatever surrounds it", () => {
  assert(
    property(webUrl(), webUrl(), (one, other) => {
      for (const text of [
        `http://localhost:${one}`,
        `http://localhost:1@${other}`,
        `${one}@localhost:1`,
      ]) {
        const hostname = callbackOf(text)?.hostname
        expect([undefined, "localhost"]).toContain(hostname)
      }
    }),
  )
})

test("a code reads the same however it is typed", () => {
  for (let n = 0; n < 200; n++) {
    const code = newDeviceCode()
    expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
    expect(deviceCodeOf(code.toLowerCase().replace("-", "  "))).toBe(code)
    const long = newSignInCode()
    expect(long).toMatch(/^([BCDFGHJKLMNPQRSTVWXZ]{4}-){3}[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
    expect(signInCodeOf(long.toLowerCase().replaceAll("-", "  "))).toBe(long)
  }
})

test("what has another letter, or another length, is no code", () => {
  for (const typed of ["", "BBBB", "BBBB-BBBBB", "ABBB-BBBB", "BBBB-BBB1", "BBBB_BBBB"])
    expect(deviceCodeOf(typed)).toBeNull()
  expect(signInCodeOf(newDeviceCode())).toBeNull()
})

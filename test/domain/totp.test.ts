import { describe, expect, test } from "bun:test"
import { base32, codeAt, otpauthUri, stepAt, stepOfCode } from "#domain/totp"

const SECRET = new TextEncoder().encode("12345678901234567890")

/** RFC 6238, appendix B, for SHA-1: seconds, and the eight digits at them. */
const VECTORS = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
] as const

/** RFC 4226, appendix D: the codes of the counters from 0. */
const COUNTED = "755224 287082 359152 969429 338314 254676 287922 162583 399871 520489".split(" ")

describe("a code of an authenticator app", () => {
  for (const [seconds, code] of VECTORS)
    test(`at ${seconds} s is that of RFC 6238`, () => {
      expect(codeAt(SECRET, stepAt(seconds * 1_000), 8)).toBe(code)
      expect(codeAt(SECRET, stepAt(seconds * 1_000))).toBe(code.slice(2))
    })

  test("of a counter is that of RFC 4226", () => {
    expect(COUNTED.map((_, step) => codeAt(SECRET, step))).toEqual(COUNTED)
  })

  test("is taken one step early or late, not two, and with a space in it", () => {
    const step = 41_152_263
    const at = step * 30_000
    for (const off of [-1, 0, 1])
      expect(stepOfCode(SECRET, codeAt(SECRET, step + off), at, 0)).toBe(step + off)
    for (const off of [-2, 2])
      expect(stepOfCode(SECRET, codeAt(SECRET, step + off), at, 0)).toBeNull()
    expect(stepOfCode(SECRET, codeAt(SECRET, step).replace(/^.../, "$& "), at, 0)).toBe(step)
    for (const typed of ["", "1", "1234567", "００００００"])
      expect(stepOfCode(SECRET, typed, at, 0)).toBeNull()
  })

  test("is taken once: neither it nor an earlier one counts after it", () => {
    const step = 41_152_263
    const at = step * 30_000
    for (const off of [-1, 0])
      expect(stepOfCode(SECRET, codeAt(SECRET, step + off), at, step)).toBeNull()
    expect(stepOfCode(SECRET, codeAt(SECRET, step + 1), at, step)).toBe(step + 1)
  })
})

test("base32 is that of RFC 4648, without padding", () => {
  const rows = {
    "": "",
    f: "MY",
    fo: "MZXQ",
    foo: "MZXW6",
    foob: "MZXW6YQ",
    fooba: "MZXW6YTB",
    foobar: "MZXW6YTBOI",
  }
  for (const [text, code] of Object.entries(rows))
    expect(base32(new TextEncoder().encode(text))).toBe(code)
})

test("an otpauth URI names the service and whose it is, whatever stands in the address", () => {
  const uri = new URL(otpauthUri(SECRET, "health.example", "a&b=c@example.org"))
  expect(uri.protocol).toBe("otpauth:")
  expect(uri.searchParams.get("secret")).toBe(base32(SECRET))
  expect(uri.searchParams.get("issuer")).toBe("Hygeia (health.example)")
  expect(decodeURIComponent(uri.pathname)).toEndWith("Hygeia (health.example):a&b=c@example.org")
})

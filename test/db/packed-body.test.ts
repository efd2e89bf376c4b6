import { expect, test } from "bun:test"
import { packBody, unpackBody, unpackedSize } from "#db/packed-body"

const sizes = [0, 1, 4_095, 4_096, 65_535, 65_536, 65_791, 65_792, 1_048_577, 20_000_000]

test("a packed body says how large it is unpacked, and is what was packed", () => {
  for (const size of sizes)
    for (const body of [
      Buffer.alloc(size, "7"),
      crypto.getRandomValues(Buffer.alloc(Math.min(size, 65_536))),
    ]) {
      const packed = packBody(body)
      expect(unpackedSize(packed)).toBe(body.byteLength)
      expect(Buffer.compare(unpackBody(packed), body)).toBe(0)
    }
})

test("a packed body that does not say how large it is counts as large", () => {
  expect(unpackedSize({ encoding: "zstd", bytes: new Uint8Array(3) })).toBe(Infinity)
})

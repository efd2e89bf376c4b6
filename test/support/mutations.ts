import { expect } from "bun:test"
import fc from "fast-check"
import type { Outcome } from "#test/export-file"

/** Samples that are cut anywhere or have some of their bytes written over. */
export const mutationsOf = (samples: ReadonlyArray<Uint8Array>, bytes: string) =>
  fc
    .record({
      sample: fc.constantFrom(...samples),
      cut: fc.double({ min: 0, max: 1, noNaN: true }),
      changes: fc.array(
        fc.record({
          at: fc.double({ min: 0, max: 0.999, noNaN: true }),
          byte: fc.constantFrom(...Buffer.from(bytes)),
          length: fc.integer({ min: 0, max: 40 }),
        }),
        { maxLength: 12 },
      ),
      isCut: fc.boolean(),
    })
    .map(({ sample, cut, changes, isCut }) => {
      const mutated = sample.slice(0, isCut ? Math.floor(sample.length * cut) : sample.length)
      for (const { at, byte, length } of changes) {
        const from = Math.floor(at * mutated.length)
        mutated.fill(byte, from, Math.min(mutated.length, from + length))
      }
      return mutated
    })

/** Whatever became of a file: every row has a day and no value that is none, and comes of a record that was used. */
export const expectSourced = ({ items, tally }: Pick<Outcome, "items" | "tally">): void => {
  const used = tally.reduce((sum, each) => sum + each.used, 0)
  for (const each of tally) expect(each.used).toBeGreaterThanOrEqual(0)
  if (items.length > 0) expect(used).toBeGreaterThan(0)
  for (const { date, item } of items) {
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(JSON.stringify(item)).not.toContain("null")
  }
}

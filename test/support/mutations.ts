import fc from "fast-check"

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

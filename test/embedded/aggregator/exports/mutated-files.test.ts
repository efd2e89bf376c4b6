import { expect, test } from "bun:test"
import fc from "fast-check"
import { mutatedFiles, samplesByVendor, survives } from "#test/mutated-export"

const vendors = await samplesByVendor()

test("the samples themselves are imported, alone and in a zip", async () => {
  for (const [, samples] of vendors)
    for (const sample of samples) expect(await survives(sample)).toBeGreaterThanOrEqual(0)
})

for (const [vendor, samples] of vendors)
  test(`a damaged file of ${vendor} is read as far as it goes, each row with its source`, async () => {
    await fc.assert(
      fc.asyncProperty(mutatedFiles(samples), async (file) => {
        await survives(file)
      }),
      { numRuns: 25 },
    )
  })

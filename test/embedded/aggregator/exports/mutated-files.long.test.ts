import { expect, test } from "bun:test"
import fc from "fast-check"
import { mutatedFiles, samplesByVendor, survives } from "#test/mutated-export"

const FILES = 10_000
const MAX_GROWTH = 400 * 1024 ** 2
const MAX_HANG_MS = 60_000

test(
  `${FILES.toLocaleString("en")} damaged files of all vendors: no crash, no hang, no row without a source`,
  async () => {
    const vendors = await samplesByVendor()
    Bun.gc(true)
    const before = process.memoryUsage.rss()
    const slowest = { ms: 0, vendor: "" }
    let peak = before
    let files = 0
    let rows = 0
    for (const [vendor, samples] of vendors)
      await fc.assert(
        fc.asyncProperty(mutatedFiles(samples), async (file) => {
          const start = performance.now()
          rows += await survives(file)
          files++
          const ms = performance.now() - start
          if (ms > slowest.ms) Object.assign(slowest, { ms, vendor })
          peak = Math.max(peak, process.memoryUsage.rss())
        }),
        { numRuns: Math.ceil(FILES / vendors.length) },
      )
    expect(files).toBeGreaterThanOrEqual(FILES)
    expect(rows).toBeGreaterThan(FILES / 10)
    expect(slowest.ms).toBeLessThan(MAX_HANG_MS)
    expect(peak - before).toBeLessThan(MAX_GROWTH)
  },
  30 * 60_000,
)

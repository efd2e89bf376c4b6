import { expect, spyOn, test } from "bun:test"
import { gzipOf, packedOf, streamedZip } from "#test/hostile-files"
import { importedBytes } from "#test/imported-bytes"
import { zipOf } from "#test/zip"

const sheet = Buffer.from("day,metric,value,unit\n2026-06-01,steps,8200,\n")
const bundle = '{"resourceType":"Bundle","entry":['

/** 80 MiB in 80 kB. */
const bombs: Readonly<Record<string, Uint8Array>> = {
  "a file of an archive that no reader knows": streamedZip({ "a.bin": packedOf("", 80) }),
  "a file of an archive that a reader knows": streamedZip({ "a.json": packedOf(bundle, 80) }),
  "a file that is packed by itself": gzipOf(packedOf(bundle, 80)),
  "an archive in an archive": zipOf({
    "in.zip": streamedZip({ "a.bin": packedOf("", 80) }),
  }),
  "a packed file in an archive in an archive": zipOf({
    "in.zip": zipOf({ "a.json.gz": gzipOf(packedOf(bundle, 80)) }),
  }),
  "many files of an archive, each of them small": streamedZip(
    Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`${at}`, packedOf("", 2)])),
  ),
}

for (const [name, bytes] of Object.entries(bombs))
  test(`${name} unpacks to no more than 200 times what was sent`, async () => {
    const { error, progress } = await importedBytes(bytes)
    expect(error).toBe("unpacks_too_large")
    expect(progress.bytes_read).toBeGreaterThan(0)
  })

test("what unpacks to too much brings nothing of what stood before it", async () => {
  const { error, bodies } = await importedBytes(
    streamedZip({ "a.csv": packedOf(sheet, 0), "b.bin": packedOf("", 80) }),
  )
  expect([error, bodies]).toEqual(["unpacks_too_large", []])
})

test("a small file of a spreadsheet may unpack to much, as far as 64 MiB", async () => {
  const rows = "2026-06-01,caffeine,1,mg\n".repeat(40_000)
  const { error, progress } = await importedBytes(
    Buffer.from(Bun.gzipSync(Buffer.from(`day,metric,value,unit\n${rows}`))),
  )
  expect([error, progress.records.used]).toEqual([null, 40_000])
})

test("progress moves while a small archive unpacks to much, whoever reads it", async () => {
  // A second passes between two looks at the clock.
  let now = 0
  using _clock = spyOn(performance, "now").mockImplementation(() => (now += 1_000))
  const { moves } = await importedBytes(streamedZip({ "a.bin": packedOf("", 60) }))
  expect(moves.length).toBeGreaterThan(1)
  expect(moves).toEqual(moves.toSorted((a, b) => a - b))
})

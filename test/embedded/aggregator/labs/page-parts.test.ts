import { expect, test } from "bun:test"
import { usePdf } from "#embedded/aggregator/labs/pdf"
import { hugeMask, hugePicture, hugeStamp } from "#test/hostile-pdf"

const beyond = (bytes: Uint8Array) => usePdf(bytes, async (pdf) => pdf.beyond(0))

test("the dots of a picture, of its mask and of an annotation's picture count, by what they state", async () => {
  for (const make of [hugePicture, hugeMask, hugeStamp]) {
    expect([make.name, await beyond(make(7_700))]).toEqual([make.name, null])
    expect([make.name, await beyond(make(7_800))]).toEqual([make.name, "too_many_pixels"])
  }
})

import { expect, test } from "bun:test"
import { blocksOf } from "#http/blocks"

const streamOf = (chunks: ReadonlyArray<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })

const bytesOf = (size: number, first: number) =>
  Uint8Array.from({ length: size }, (_, at) => first + at)

test("a body in chunks of a byte becomes a few blocks, and stays the same", async () => {
  const whole = bytesOf(200_000, 0)
  const blocks = await Array.fromAsync(
    blocksOf(streamOf([...whole].map((byte) => Uint8Array.of(byte)))),
  )
  expect(blocks.length).toBe(4)
  expect(Buffer.concat(blocks).equals(whole)).toBe(true)
})

test("large and small chunks keep their order", async () => {
  const chunks = [1, 70_000, 3, 16_384, 16_383, 60_000, 16_383, 2].map(bytesOf)
  const blocks = await Array.fromAsync(blocksOf(streamOf(chunks)))
  expect(Buffer.concat(blocks).equals(Buffer.concat(chunks))).toBe(true)
})

test("no block holds more memory than four times what arrived for it", async () => {
  const chunks = Array.from({ length: 50 }, (_, n) => bytesOf(n % 2 ? 16_384 : 1, n))
  for (const block of await Array.fromAsync(blocksOf(streamOf(chunks))))
    expect(block.buffer.byteLength).toBeLessThanOrEqual(4 * block.byteLength)
})

test("the event loop turns every thousand chunks, however small they are", async () => {
  let turns = 0
  const count = () => {
    turns++
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  await Array.fromAsync(blocksOf(streamOf(Array(20_000).fill(Uint8Array.of(7)))))
  clearImmediate(timer)
  expect(turns).toBeGreaterThanOrEqual(19)
})

test("a reader that has enough ends the stream", async () => {
  let isCancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel: () => {
      isCancelled = true
    },
  })
  let size = 0
  const reading = Array.fromAsync(
    blocksOf(endless, (bytes) => {
      size += bytes
      if (size > 100) throw new Error("enough")
    }),
  )
  await expect(reading).rejects.toThrow("enough")
  expect(isCancelled).toBe(true)
})

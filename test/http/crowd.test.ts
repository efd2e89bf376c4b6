import { expect, test } from "bun:test"
import { pickCrowd } from "#http/crowd"

const connections = (address: string, ...silences: ReadonlyArray<number>) =>
  silences.map((silent_ms, at) => ({ fd: at, address, port: at, silent_ms }))

const ended = (count: number, ...all: ReadonlyArray<ReturnType<typeof connections>>) =>
  pickCrowd(all.flat(), count, ({ address }) => address).map(
    ({ address, silent_ms }) => `${address} ${silent_ms}`,
  )

test("who has most connections loses them first, the longest silent before the others", () => {
  const one = connections("a", 50_000)
  const many = connections("b", 10, 40, 30, 20)
  const some = connections("c", 7, 900)
  expect(ended(3, one, many, some)).toEqual(["b 40", "b 30", "c 900"])
  expect(ended(5, one, many, some)).toEqual(["b 40", "b 30", "c 900", "b 20", "a 50000"])
  expect(ended(-1, one, many)).toEqual([])
})

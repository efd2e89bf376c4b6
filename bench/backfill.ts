import { alternate } from "#bench/alternate"
import { chunk } from "#bench/deliveries"
import { table, times } from "#bench/figures"
import type { Payload } from "#domain/webhook"
import { normalise } from "#ingest/normalise"

const ROUNDS = 5
const CHUNKS = 24
const DAYS = 14

const body = chunk(DAYS, "user_00000000000000000000000000000000")
const megabytes = (CHUNKS * body.length) / 1e6
const receivedAt = Date.now()

/** Runs a piece of work over all chunks; answers milliseconds of CPU a chunk and megabytes a second. */
const timed = async (work: () => unknown) => {
  Bun.gc(true)
  const began = performance.now()
  for (let count = 0; count < CHUNKS; count++) work()
  const ms = performance.now() - began
  return { ms: ms / CHUNKS, rate: megabytes / (ms / 1_000) }
}

const read = () => {
  const normalised = normalise("daily", JSON.parse(body) as Payload, receivedAt)
  if (normalised.kind !== "rows" || normalised.rows.items.length !== DAYS)
    throw new Error("the chunk was not read")
}

const { floor, product } = await alternate(ROUNDS, {
  floor: () => timed(() => JSON.parse(body)),
  product: () => timed(read),
})

table(
  [
    `chunks of ${DAYS} days, ${(body.length / 1e6).toFixed(2)} MB`,
    "ms a chunk",
    "MB/s",
    "to floor",
  ],
  [
    ["floor: JSON.parse", floor.ms, floor.rate, ""],
    ["parsed and normalised", product.ms, product.rate, times(product.rate, floor.rate)],
  ],
)

import { Effect, Stream } from "effect"
import { appleHealth } from "#embedded/aggregator/exports/apple/reader"
import { Collection } from "#embedded/aggregator/exports/collection"
import { ExportUnreadable } from "#embedded/aggregator/exports/reader"
import { Tally } from "#embedded/aggregator/exports/tally"

/** Reads an export of Apple Health to the bodies of its deliveries. */
const path = process.argv[2]!
const began = performance.now()
const head = new Uint8Array(await Bun.file(path).slice(0, 65_536).arrayBuffer())
const bytes = Stream.fromReadableStream({
  evaluate: () => Bun.file(path).stream() as ReadableStream<Uint8Array>,
  onError: () => new ExportUnreadable({ reason: "it cannot be read" }),
})
const tally = new Tally()
const collection = new Collection()
await Effect.runPromise(
  appleHealth.read(
    { path, head, bytes, aside: `${path}.aside` },
    {
      used: (type, record) => {
        tally.used(type)
        collection.add(record, type)
      },
      skipped: (type, reason) => tally.skipped(type, reason),
      zone: () => {},
      made: () => {},
      offered: () => {},
    },
    null,
  ),
)
let items = 0
let written = 0
for (const { item } of collection.items((...each) => tally.dropped(...each))) {
  items++
  written += JSON.stringify(item).length
}
const ms = performance.now() - began
const { user, system } = process.cpuUsage()
const records = tally.all().reduce((sum, { read }) => sum + read, 0)
const status = await Bun.file("/proc/self/status").text()
const mb = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024
console.log(
  JSON.stringify({ ms, cpuMs: (user + system) / 1_000, mb, records: records - 1, items, written }),
)

import { Effect, Stream } from "effect"
import * as Xml from "effect/encoding/Xml"

/** Decodes an XML file and counts its records, no more. */
const file = process.argv[2]!
const began = performance.now()
let records = 0
await Effect.runPromise(
  Stream.fromReadableStream({
    evaluate: () => Bun.file(file).stream() as ReadableStream<Uint8Array>,
    onError: (error) => error,
  }).pipe(
    Stream.pipeThroughChannel(Xml.decode()),
    Stream.runForEachArray((events) =>
      Effect.sync(() => {
        for (const event of events)
          if (event._tag === "StartElement" && event.name === "Record") records++
      }),
    ),
  ),
)
const ms = performance.now() - began
const { user, system } = process.cpuUsage()
const status = await Bun.file("/proc/self/status").text()
const mb = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024
console.log(JSON.stringify({ ms, cpuMs: (user + system) / 1_000, mb, records }))

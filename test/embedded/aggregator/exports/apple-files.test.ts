import { expect, test } from "bun:test"
import { Effect, Stream } from "effect"
import fc from "fast-check"
import { appleHealth } from "#embedded/aggregator/exports/apple/reader"
import { SKIPPED } from "#embedded/aggregator/exports/apple/records"
import { ExportUnreadable } from "#embedded/aggregator/exports/reader"
import { exportOf, fileOf, type ReadItem, read, record, skippedOf } from "#test/apple-export"
import { expectSourced, mutationsOf } from "#test/mutations"

const FIXTURES = "test/fixtures/exports/apple"
const fixture = (name: string) => Bun.file(`${FIXTURES}/${name}`).bytes()
const SAMPLES = ["export-dogsheep.xml", "export-synth-ios17.xml", "export-tdda-6s3sample.xml"]

const steps = (minute: number, value = "10") => {
  const time = (second: string) =>
    `2025-06-02 08:${String(minute).padStart(2, "0")}:${second} +0200`
  return record("StepCount", time("00"), time("59"), value, { unit: "count" })
}
const stepsOf = ({ items }: Awaited<ReturnType<typeof read>>) =>
  items.map(({ item }: ReadItem) => item.distance_data?.steps)

test("an export is known by its content under any name, and nothing else is", async () => {
  for (const name of SAMPLES)
    expect(appleHealth.detect(fileOf(await fixture(name), "Exportieren.xml"))).toBe(true)
  expect(appleHealth.detect(fileOf("<gpx><HealthDataset/></gpx>"))).toBe(false)
  expect(appleHealth.detect(fileOf("day,metric,value\n2025-06-02,HealthData,1"))).toBe(false)
})

test("the export's own date orders its deliveries", async () => {
  const { made } = await read(fileOf(exportOf("")))
  expect(made).toBe(Date.UTC(2026, 5, 1, 8))
})

test("the steps of a day are what the sample's own extract says", async () => {
  const outcome = await read(fileOf(await fixture("export-tdda-6s3sample.xml")))
  const day = outcome.items.find(({ date }) => date === "2014-09-13")!.item as ReadItem
  expect(day.distance_data.steps).toBe(329 + 283 + 426 + 61 + 10 + 200 + 390 + 320 + 216 + 282)
  expect(outcome.unreadable).toBeNull()
})

test("a malformed document type declaration is no matter", async () => {
  const doctype =
    "<!DOCTYPE HealthData [\n<!-- HealthKit Export Version: 12 -->\n<!ATTLIST Vision\n type CDATA #REQUIRED\n" +
    " brand CDATA #IMPLIED\n<!ELEMENT Prism EMPTY>\n<!ATTLIST HealthData locale CDATA \"it's\n>\n]>\n"
  const outcome = await read(fileOf(exportOf(steps(1), doctype)))
  expect(stepsOf(outcome)).toEqual([10])
  expect(outcome.unreadable).toBeNull()
})

test("an entity of too much, or of another file, costs the record that uses it alone", async () => {
  const doctype =
    `<!DOCTYPE HealthData [\n<!ENTITY a "${"x".repeat(1_000)}">\n` +
    `<!ENTITY b "${"&a;".repeat(1_000)}">\n<!ENTITY c SYSTEM "file:///etc/hostname">\n]>\n`
  const bombs = ["&b;", "&c;"].map((entity) => steps(5).replace("iPhone", entity)).join("")
  const outcome = await read(fileOf(exportOf(steps(1) + bombs + steps(2), doctype)))
  expect(stepsOf(outcome)).toEqual([20])
  expect(skippedOf(outcome, "StepCount")).toEqual({ [SKIPPED.entity]: 2 })
})

test("of a truncated file everything before the end is read, and it says that it ends early", async () => {
  const whole = exportOf(Array.from({ length: 50 }, (_, minute) => steps(minute)).join(""))
  const outcome = await read(fileOf(whole.slice(0, whole.lastIndexOf("endDate"))))
  expect(stepsOf(outcome)).toEqual([490])
  expect(outcome.unreadable?.reason).toBe("it ends early")
  expect(skippedOf(outcome, "StepCount")).toEqual({ "it is not well-formed XML": 1 })
})

test("what came before a damaged archive's end is read", async () => {
  const text = exportOf(steps(1) + steps(2))
  const head = new TextEncoder().encode(text.slice(0, -30))
  const outcome = await read({
    path: "export.xml",
    aside: "",
    head,
    bytes: Stream.concat(
      Stream.make(head),
      Stream.fail(new ExportUnreadable({ reason: "the archive is damaged" })),
    ),
  })
  expect(outcome.unreadable?.reason).toBe("the archive is damaged")
  expect(stepsOf(outcome)).toEqual([10])
})

test("broken records among thousands cost themselves alone", async () => {
  const many = Array.from({ length: 3_000 }, (_, index) => {
    const whole = record(
      "HeartRate",
      "2025-06-02 08:00:00 +0200",
      "2025-06-02 08:00:00 +0200",
      String(50 + (index % 100)),
      { unit: "count/min", sourceName: `Watch ${index}` },
    )
    return index % 700 === 350 ? whole.replace('unit="', "unit=") : whole
  })
  const outcome = await read(fileOf(exportOf(many.join(""))))
  expect(skippedOf(outcome, "HeartRate")["it is not well-formed XML"]).toBe(4)
  expect(outcome.tally.find(({ type }) => type.endsWith("HeartRate"))!.read).toBe(3_000)
})

test("characters that XML forbids, and bytes that are no text, do not lose a record", async () => {
  const tabbed = exportOf(steps(1).replace("iPhone", "My\u000bPhone") + steps(2))
  expect(stepsOf(await read(fileOf(tabbed)))).toEqual([20])
  const bytes = new TextEncoder().encode(exportOf(steps(1)))
  bytes[new TextDecoder().decode(bytes).indexOf("iPhone")] = 0xff
  expect(stepsOf(await read(fileOf(bytes)))).toEqual([10])
  const wide = new Uint8Array(Buffer.from(`\uFEFF${exportOf(steps(1))}`, "utf16le"))
  expect(appleHealth.detect(fileOf(wide))).toBe(true)
  expect(stepsOf(await read(fileOf(wide)))).toEqual([10])
})

test("the older way to write dates is read", async () => {
  const old = record("StepCount", "20150616071820-0700", "20150616071916-0700", "33", {
    unit: "count",
  })
  const { items } = await read(fileOf(exportOf(old)))
  expect(items.map(({ date }) => date)).toEqual(["2015-06-16"])
})

test("places of a workout are left to the workout itself", async () => {
  const route = fileOf(
    '<?xml version="1.0"?><gpx version="1.1" creator="Apple Health Export"><trk/></gpx>',
    "apple_health_export/workout-routes/route_2025-06-02.gpx",
  )
  expect(appleHealth.detect(route)).toBe(true)
  expect((await read(route)).tally).toEqual([
    {
      type: "workout-routes",
      read: 1,
      used: 0,
      skipped: [{ reason: "places are not taken", count: 1 }],
    },
  ])
})

test("an export cut into any pieces says the same", async () => {
  const whole = await fixture("export-synth-ios17.xml")
  const once = await read(fileOf(whole, "export.xml", whole.length))
  for (const piece of [1, 13, 997])
    expect((await read(fileOf(whole, "export.xml", piece))).items).toEqual(once.items)
})

const samples = await Promise.all(SAMPLES.map(fixture))

test("no mutation of a sample throws, and every row has its source", async () => {
  const mutated = mutationsOf(samples, '<>"&/ =-0\u0000\n9éA')
  await fc.assert(
    fc.asyncProperty(mutated, async (bytes) => {
      const outcome = await read(fileOf(bytes))
      expectSourced(outcome)
    }),
    { numRuns: 300 },
  )
})

test("reading holds up nothing: a file that is no export is refused", async () => {
  const outcome = await Effect.runPromise(
    Effect.result(
      appleHealth.read(
        fileOf(`<!DOCTYPE HealthData [${"<!ENTITY x 'y'>".repeat(10_000)}`),
        { used: () => {}, skipped: () => {}, zone: () => {}, made: () => {}, offered: () => {} },
        null,
      ),
    ),
  )
  expect(outcome).toMatchObject({ failure: { reason: "it has no element HealthData" } })
})

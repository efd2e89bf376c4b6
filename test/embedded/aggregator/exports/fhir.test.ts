import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { Collection } from "#embedded/aggregator/exports/collection"
import { fhir } from "#embedded/aggregator/exports/fhir/reader"
import { readerOf } from "#embedded/aggregator/exports/readers"
import { fileOf, type ReadItem, readBy, skippedOf } from "#test/export-file"
import { mutationsOf } from "#test/mutations"

const BUNDLE = await Bun.file("test/fixtures/exports/fhir/bundle.json").text()
const resources: ReadonlyArray<object> = JSON.parse(BUNDLE).entry.map(
  ({ resource }: { resource: object }) => resource,
)

const read = (text: string | Uint8Array) => readBy(fhir, fileOf(text))

/** What is said of the person, from the resources of a file. */
const personOf = async (text: string) => {
  const { person } = await read(text)
  return {
    reports: [...person.reports("user_1")].map((body) => JSON.parse(body)),
    restored: [...person.restored()],
  }
}

describe("FHIR", () => {
  test("is known as a bundle, as lines and as one resource, and nothing else is", () => {
    const lines = resources.map((each) => JSON.stringify(each)).join("\n")
    for (const text of [BUNDLE, lines, JSON.stringify(resources[1]), `\uFEFF${BUNDLE}`])
      expect(readerOf(fileOf(text))?.vendor).toBe("fhir")
    for (const text of ['{"a":1}', '["resourceType"]', "resourceType"])
      expect(fhir.detect(fileOf(text))).toBe(false)
  })

  test("gives what was measured of a body to its day, on its own clock, in the units of ingest", async () => {
    const { items } = await read(BUNDLE)
    expect(items.map(({ type, date }) => [type, date])).toEqual([["body", "2025-03-14"]])
    const item = items[0]!.item as ReadItem
    // 150 lb are 68.0388555 kg.
    expect(item.measurements_data.day_avg_weight_kg).toBeCloseTo(68.038856, 6)
    expect(item.blood_pressure_data).toEqual({ day_avg_systolic_bp: 128, day_avg_diastolic_bp: 82 })
    expect(item.metadata.start_time).toBe("2025-03-14T00:00:00-05:00")
  })

  test("gives results of a laboratory to a report of their day, as they are printed", async () => {
    const { reports } = await personOf(BUNDLE)
    expect(reports).toEqual([
      {
        type: "lab_report",
        reference_id: "user_1",
        data: [
          {
            metadata: { test_date: "2025-03-14" },
            biomarkers: [
              { name: "LDL Cholesterol", value: 139, unit: "mg/dL", reference_range: "<= 99" },
              { name: "C-Reactive Protein", value: "<0.3", unit: "mg/L", reference_range: "0 - 3" },
            ],
          },
        ],
      },
      {
        type: "lab_report",
        reference_id: "user_1",
        data: [
          {
            metadata: { test_date: "2025-06-02" },
            biomarkers: [
              {
                name: "Hepatitis B surface antigen",
                value: "Negative",
                unit: "",
                reference_range: "",
              },
            ],
          },
        ],
      },
    ])
  })

  test("fills the profile, and notes a vaccination on its day", async () => {
    const { restored } = await personOf(BUNDLE)
    expect(restored).toMatchObject([
      {
        name: "profile",
        records: [
          {
            name: "Ada Example",
            gender: "female",
            birthday: "1985-04-12",
            height_cm: 168.4,
            conditions: [{ name: "Hypothyroidism" }],
            medications: ["Levothyroxine 50 mcg"],
            goal: null,
          },
        ],
      },
      {
        name: "notes",
        records: [{ date: "2024-10-03", kind: "event", name: "Vaccination: Influenza" }],
      },
    ])
  })

  test("says what was left out, and why", async () => {
    const outcome = await read(BUNDLE)
    expect(skippedOf(outcome, "Observation")).toEqual({
      "it was taken back, or is not there yet": 1,
      "no place for it yet": 1,
    })
    expect(skippedOf(outcome, "Condition")).toEqual({ "it is over": 1 })
    expect(skippedOf(outcome, "DiagnosticReport")).toEqual({
      "its results stand in resources of their own": 1,
    })
  })

  test("means the same as a bundle, as lines and one by one", async () => {
    const lines = resources.map((each) => JSON.stringify(each)).join("\n")
    const compact = JSON.stringify(JSON.parse(BUNDLE))
    const expected = await read(BUNDLE)
    for (const text of [lines, compact]) {
      const { items, tally } = await read(text)
      expect({ items, tally }).toEqual({ items: expected.items, tally: expected.tally })
    }
    const single = await readBy(fhir, ...resources.map((each) => fileOf(JSON.stringify(each))))
    expect(single.items).toEqual(expected.items)
  })

  test("takes no more of a person than there is room for, and says so", () => {
    const collection = new Collection()
    for (let n = 0; n < 60; n++) collection.add({ kind: "condition", name: `${n}` }, "Condition")
    const dropped: Array<unknown> = []
    for (const item of collection.items((...each) => dropped.push(each))) expect(item).toBe(null!)
    expect(dropped).toEqual([["Condition", "there are too many of them", 10]])
  })

  test("survives any mutation, and makes nothing without a day", async () => {
    const bytes = new TextEncoder().encode(BUNDLE)
    await fc.assert(
      fc.asyncProperty(mutationsOf([bytes], '0{}[]",:-'), async (mutated) => {
        const { items, person } = await read(mutated)
        for (const { date } of items) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
        for (const day of person.days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
      }),
      { numRuns: 150 },
    )
  })
})

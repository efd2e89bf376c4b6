import { expect, test } from "bun:test"
import { unitKey } from "#catalogue/biomarkers/unit"
import { readLab } from "#embedded/aggregator/labs/read"
import expected from "#fixtures/labs/expected.json"

const MINUTES = 300_000

test(
  "a scan that lies askew is read by how it looks",
  async () => {
    const bytes = await Bun.file("test/fixtures/labs/scan_us_table.jpg").bytes()
    const answer = await readLab({ bytes, content_type: "image/jpeg" })
    const { test_date, biomarkers } = expected["scan_us_table.jpg"]
    if (answer === null) throw new Error("It cannot be opened.")
    expect(answer.test_date).toBe(test_date)
    const fieldsOf = (value: string, unit: string, range: string) =>
      [value, unitKey(unit), range.replaceAll(" ", "")].join(" ")
    const found = answer.results.map(({ value, unit, reference_range }) =>
      fieldsOf(value, unit, reference_range),
    )
    const missed = biomarkers.filter(
      ({ value, unit, reference_range }) =>
        !found.includes(fieldsOf(`${value}`, unit, reference_range)),
    )
    expect(answer.results).toHaveLength(biomarkers.length)
    expect(missed.length).toBeLessThan(2)
    for (const { printed, page, box } of answer.results) {
      expect([page, box.length]).toEqual([1, 4])
      expect(printed).toMatch(/\d/)
    }
  },
  MINUTES,
)

test("what is no picture is unreadable", async () => {
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])
  expect(await readLab({ bytes, content_type: "image/jpeg" })).toBeNull()
})

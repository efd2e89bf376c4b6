import { expect, test } from "bun:test"
import { unitKey } from "#catalogue/biomarkers/unit"
import { printedValue, readReferenceRange } from "#domain/reference-range"
import { readingOf } from "#embedded/aggregator/labs/report"
import { textLayerOf } from "#embedded/aggregator/labs/text-layer"
import expected from "#fixtures/labs/layouts/expected.json"

/** What a result says, whatever the spelling of its numbers and unit. */
const plain = ([name, value, unit, range]: ReadonlyArray<string>) => [
  name,
  printedValue(value!) ?? value!.toLowerCase(),
  unitKey(unit!),
  readReferenceRange(range!) ?? range!.toLowerCase().replaceAll(" ", ""),
]

for (const [file, { test_date, results }] of Object.entries(expected))
  test(`the report ${file} is read as it is printed, and nothing else of it`, async () => {
    const bytes = await Bun.file(`test/fixtures/labs/layouts/${file}.pdf`).bytes()
    const reading = readingOf(await textLayerOf(bytes))
    const sorted = (rows: ReadonlyArray<ReadonlyArray<string>>) =>
      rows.map(plain).sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
    expect(reading.test_date).toBe(test_date)
    expect(
      sorted(reading.results.map(({ name, value, unit, range }) => [name, value, unit, range])),
    ).toEqual(sorted(results))
  })

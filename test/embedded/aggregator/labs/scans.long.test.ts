import { afterAll, beforeAll, expect, test } from "bun:test"
import { unitKey } from "#catalogue/biomarkers/unit"
import { startAllowance } from "#embedded/aggregator/labs/ocr/allowance"
import { type Engine, openEngine } from "#embedded/aggregator/labs/ocr/engine"
import { readScans } from "#embedded/aggregator/labs/ocr/scan"
import { usePdf } from "#embedded/aggregator/labs/pdf"
import expected from "#fixtures/labs/expected.json"

const MINUTES = 600_000
const LETTER_AT_300_DPI = 3_300

let engine: Engine
beforeAll(async () => {
  engine = await openEngine()
})
afterAll(() => engine.close())

/** The reports as a scanner would see them: their pages as pictures, without any text. */
const scanned = (file: string) =>
  Bun.file(`test/fixtures/labs/${file}`)
    .bytes()
    .then((bytes) =>
      usePdf(bytes, async (pdf) => {
        const page = await pdf.picture(0, LETTER_AT_300_DPI)
        const picture = async () => page
        return readScans(
          engine,
          [{ number: 1, height: pdf.heightOf(0), picture }],
          startAllowance(1),
        )
      }),
    )

const plain = (text: string) => text.replaceAll(" ", "").replaceAll(",", ".").toLowerCase()

const FILES = [
  "us_table.pdf",
  "us_range_first.pdf",
  "us_typewriter.pdf",
  "de_si_decimal_comma.pdf",
  "de_mg_per_dl.pdf",
  "fr_g_per_litre.pdf",
  "es_starred.pdf",
] as const

for (const file of FILES)
  test(
    `of ${file}, scanned, at least 93 of 100 fields are right and no sure value is wrong`,
    async () => {
      const { results, test_date } = await scanned(file)
      expect(test_date).toBe(expected[file].test_date)
      const printed = expected[file].biomarkers
      let right = 0
      for (const { name, value, unit, reference_range } of printed) {
        const found = results.find((result) => plain(result.name) === plain(name))
        if (!found) continue
        const isValue = Number(plain(found.value)) === value
        right += 1 + Number(isValue)
        right += Number(unitKey(found.unit) === unitKey(unit))
        right += Number(plain(found.range) === plain(reference_range))
        if (!found.isUnsure) expect([name, isValue]).toEqual([name, true])
      }
      const fields = 4 * printed.length
      expect((2 * right) / (fields + 4 * results.length)).toBeGreaterThan(0.93)
    },
    MINUTES,
  )

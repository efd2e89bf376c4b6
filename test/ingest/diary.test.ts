import { expect, test } from "bun:test"
import fc from "fast-check"
import { readMenstruation } from "#ingest/menstruation"
import { readNutrition } from "#ingest/nutrition"
import { readTags } from "#ingest/tags"

const metadata = { start_time: "2025-06-02T00:00:00+02:00" }
const json = fc.jsonValue({ maxDepth: 4 })

/** The shape a reader expects, with anything in every place of it. */
const item = fc.record(
  {
    summary: fc.oneof(json, fc.record({ macros: json, micros: json, water_ml: json })),
    meals: fc.oneof(json, fc.array(fc.record({ macros: json, micros: json }))),
    drink_samples: fc.array(fc.record({ drink_name: json, drink_volume: json, drink_unit: json })),
    menstruation_data: fc.oneof(
      json,
      fc.record({ day_in_cycle: json, current_phase: json, is_predicted_cycle: json }),
    ),
    tag_data: fc.oneof(
      json,
      fc.record({ tags: fc.array(fc.record({ tag_name: json, notes: json })) }),
    ),
  },
  { requiredKeys: [] },
)

const isPlain = (value: unknown) =>
  value === null ||
  typeof value === "boolean" ||
  typeof value === "string" ||
  (typeof value === "number" && Number.isFinite(value)) ||
  (Array.isArray(value) && value.every((tag) => typeof tag === "string"))

test("makes plain columns of whatever a stranger sends as a diary", () =>
  fc.assert(
    fc.property(item, (sent) => {
      const read = [
        readNutrition({ metadata, ...sent }, 0),
        readMenstruation({ metadata, ...sent }, 0),
        readTags({ metadata, ...sent }, "2025-06-02") ?? {},
      ]
      for (const content of read)
        for (const [column, value] of Object.entries(content))
          expect([column, isPlain(value)]).toEqual([column, true])
    }),
    { numRuns: 500, seed: 1 },
  ))

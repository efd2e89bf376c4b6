import { describe, expect, test } from "bun:test"
import { Compile } from "typebox/compile"
import { WidgetSpec } from "#domain/widget"

const spec = Compile(WidgetSpec)

const many = <A>(count: number, item: A) => Array.from({ length: count }, () => item)

const tiles = (count: number, fmt?: object) => ({
  kind: "stat_tiles",
  id: "w",
  tiles: many(count, { label: "Sleep", value: 7, ...(fmt ? { fmt } : {}) }),
})

const unit = (length: number) => tiles(1, { unit: "x".repeat(length) })
const decimals = (count: number) => tiles(1, { decimals: count })

const checklist = (count: number) => ({
  kind: "checklist",
  id: "w",
  items: many(count, { id: "i", text: "Walk" }),
})

const protocol = (count: number) => ({
  kind: "experiment_card",
  id: "w",
  title: "Earlier nights",
  protocol: many(count, { text: "In bed by eleven" }),
})

const points = (count: number) => ({
  kind: "series_chart",
  id: "w",
  points: many(count, { t: "2026-01-01", y: { ref: "sleep", fallback: 7 } }),
})

const limits: ReadonlyArray<
  readonly [what: string, taken: ReadonlyArray<object>, refused: ReadonlyArray<object>]
> = [
  ["1 to 4 tiles", [tiles(1), tiles(4)], [tiles(0), tiles(5)]],
  ["8 checklist items", [checklist(0), checklist(8)], [checklist(9)]],
  ["8 steps of a protocol", [protocol(8)], [protocol(9)]],
  ["120 points", [points(120)], [points(121)]],
  ["12 characters of unit", [unit(12)], [unit(13)]],
  ["0 to 3 decimals", [decimals(0), decimals(3)], [decimals(-1), decimals(4), decimals(1.5)]],
]

describe("a widget", () => {
  for (const [what, taken, refused] of limits)
    test(`takes as much as a widget may have, and no more: ${what}`, () => {
      for (const one of taken) expect(spec.Check(one)).toBe(true)
      for (const one of refused) expect(spec.Check(one)).toBe(false)
    })
})

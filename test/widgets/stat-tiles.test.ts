import { expect, test } from "bun:test"
import { aFact, aFinding } from "#test/ledger"
import { statTiles, tileRows } from "#widgets/stat-tiles"

const tilesOf = (...facts: ReadonlyArray<Parameters<typeof aFact>>) => {
  const tiles = facts.map((fact) => ({ label: "it", fact: aFact(...fact) }))
  const spec = statTiles("id", "last night", tiles)
  return spec?.kind === "stat_tiles" ? spec.tiles : []
}

test.each([
  ["hours with their minutes", 416, "minutes", "It: {{k}}"],
  ["minutes below an hour", 54, "minutes", "It"],
  ["a time of day", 23.17, "h", "It: {{k}}"],
  ["a pace", 5.88, "min/km", "It: {{k}}"],
  ["a time to the second", 26.25, "min:s", "It: {{k}}"],
  ["a plain number", 58, "bpm", "It"],
] as const)("a label carries what a bare number cannot: %s", (_, value, unit, label) => {
  expect(tilesOf(["k", value, { unit }])).toMatchObject([{ label }])
})

test("a tile stands beside what it is compared with, by a fact or by the effect of a finding", () => {
  const fact = aFact("sleep", 453, { unit: "minutes", decimals: 0 })
  const apart = aFact("apart", 20, { unit: "minutes", decimals: 0 })
  const finding = aFinding("day", { kind: "scalar", effect: -12, unit: "minutes" }, { decimals: 0 })
  const without = aFinding("none", { kind: "scalar" })
  const { effect: _, ...item } = without.item
  const spec = statTiles("night", "last night", [
    { label: "Sleep", fact, delta: apart },
    { label: "Sleep", fact, delta: finding },
    { label: "Sleep", fact, delta: { ...without, item } },
  ])
  expect(spec).toMatchObject({
    title: "Last night",
    tiles: [
      {
        delta: { ref: "apart", fallback: 20 },
        deltaFmt: { unit: "min", decimals: 0, sign: true },
      },
      { delta: { ref: "day.effect", fallback: -12 }, deltaFmt: { unit: "min", sign: true } },
      {},
    ],
  })
  expect(JSON.stringify(spec).match(/"delta"/g)).toHaveLength(2)
})

test("a list is as long as asked, in rows of four", () => {
  const rows = tileRows(
    "top",
    "longest nights",
    Array.from({ length: 5 }, (_, at) => ({ label: `${at}`, fact: aFact(`k${at}`, at) })),
  )
  expect(rows.map((row) => (row?.kind === "stat_tiles" ? row.tiles.length : 0))).toEqual([4, 1])
  expect(rows.map((row) => row?.id)).toEqual(["top", "top_2"])
})

test("what was not found has no tile, and nothing has no widget", () => {
  expect(statTiles("id", "x", [{ label: "it", fact: null }])).toBeNull()
  expect(tilesOf(["word", "2026-05-01"])).toEqual([])
})

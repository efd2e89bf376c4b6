import { expect, it } from "bun:test"
import { Compile } from "typebox/compile"
import { knownMembers } from "#domain/known-members"
import { WidgetSpec } from "#domain/widget"

const chart = {
  kind: "series_chart",
  id: "c",
  note: "unknown",
  points: [
    { t: "2026-05-01", y: 57, z: 1 },
    { t: "2026-05-02", y: { ref: "rhr_mean", hint: "unknown" } },
  ],
  baseline: { ref: "rhr.effect", fallback: 2, more: [1] },
}
const tiles = {
  kind: "stat_tiles",
  id: "t",
  points: [],
  tiles: [{ label: "Pulse", value: 58, fmt: { unit: "bpm", colour: "red" } }],
}

it("leaves out the members that a schema does not name, as TypeBox does", () => {
  for (const spec of [chart, tiles]) {
    const known = knownMembers(WidgetSpec, spec)
    expect(known).toEqual(Compile(WidgetSpec).Clean(structuredClone(spec)))
    expect(known).not.toEqual(spec)
  }
})

it("changes nothing in what it is given", () => {
  const before = structuredClone(chart)
  knownMembers(WidgetSpec, chart)
  expect(chart).toEqual(before)
})

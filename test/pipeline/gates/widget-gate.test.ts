import { expect, test } from "bun:test"
import { makeNumberGate } from "#pipeline/gates/number-gate"
import { makeWidgetGate } from "#pipeline/gates/widget-gate"
import { aFact, aFinding, aLedger } from "#test/ledger"

const ledger = aLedger({
  facts: [aFact("rhr_mean", 58.34), aFact("worst_day", "2026-05-12")],
  evidence: [aFinding("steps_sleep")],
  charts: [
    {
      metric: "resting_hr",
      label: "resting heart rate",
      unit: "bpm",
      points: [{ t: "2026-05-01", y: 57 }],
      baseline: "rhr_mean",
      changepoint: null,
      events: [{ date: "2026-04-28", label: "new medicine (vitamin b12)", until: "2026-05-30" }],
    },
  ],
})
const gate = makeWidgetGate(ledger, makeNumberGate(ledger, ""))
const tiles = (tile: object) => ({ kind: "stat_tiles", id: "t", tiles: [tile] })

test("gives a reference the value it has as its fallback, whatever was claimed", () => {
  expect(gate(tiles({ label: "Pulse", value: { ref: "rhr_mean", fallback: 12 } }))).toEqual({
    kind: "stat_tiles",
    id: "t",
    tiles: [{ label: "Pulse", value: { ref: "rhr_mean", fallback: 58.34 } }],
  })
})

test("takes a number of an evidence item by its field", () => {
  expect(gate(tiles({ label: "Link", value: { ref: "steps_sleep.effect" } }))).not.toBeNull()
})

test("takes a chart's points as the ledger has them", () => {
  const chart = (y: number) => ({ kind: "series_chart", id: "c", points: [{ t: "2026-05-01", y }] })
  expect(gate(chart(57))).not.toBeNull()
  expect(gate(chart(58))).toBeNull()
})

test("takes an event as the ledger has it, with the numbers in its name", () => {
  const chart = (event: object) => ({ kind: "series_chart", id: "c", points: [], events: [event] })
  const noted = { date: "2026-04-28", label: "new medicine (vitamin b12)", until: "2026-05-30" }
  expect(gate(chart(noted))).toEqual(chart(noted) as never)
  const { until: _, ...open } = noted
  for (const other of [open, { ...noted, date: "2026-04-29" }, { ...noted, label: "a cold" }])
    expect(gate(chart(other))).toBeNull()
})

test("takes the units of the ledger, whatever they carry", () => {
  const lab = aLedger({ facts: [aFact("egfr", 91, { unit: "mL/min/1.73m²", label: "eGFR" })] })
  const labGate = makeWidgetGate(lab, makeNumberGate(lab, ""))
  const chart = (unit: string) => ({ kind: "series_chart", id: "c", unit, points: [] })
  expect(labGate(chart("mL/min/1.73m²"))).not.toBeNull()
  expect(labGate(chart("mL/min/2.73m²"))).toBeNull()
})

test("takes a point only on the day that has its value", () => {
  const chart = (t: string, y: unknown) => ({ kind: "series_chart", id: "c", points: [{ t, y }] })
  expect(gate(chart("2026-05-01", { ref: "rhr_mean" }))).not.toBeNull()
  expect(gate(chart("2026-05-02", 57))).toBeNull()
  expect(gate(chart("61 bpm", { ref: "rhr_mean" }))).toBeNull()
})

test.each([
  ["a number in a unit", tiles({ label: "Pulse", value: 57, fmt: { unit: "of 61 bpm" } })],
  [
    "a changepoint on no point",
    {
      kind: "series_chart",
      id: "c",
      points: [{ t: "2026-05-01", y: 57 }],
      changepoint: { index: 61 },
    },
  ],
  ["a reference to nothing", tiles({ label: "Pulse", value: { ref: "nope" } })],
  ["a reference to a word", tiles({ label: "Day", value: { ref: "worst_day" } })],
  ["a bare number of nowhere", tiles({ label: "Pulse", value: 61 })],
  ["a text with a number of nowhere", tiles({ label: "Down 12%", value: { ref: "rhr_mean" } })],
  ["five tiles", { kind: "stat_tiles", id: "t", tiles: Array(5).fill({ label: "", value: 57 }) }],
  ["no tile", { kind: "stat_tiles", id: "t", tiles: [] }],
  ["a unit too long", tiles({ label: "P", value: 57, fmt: { unit: "beats a minute" } })],
  ["a kind that is none", { kind: "pie_chart", id: "p" }],
  [
    "evidence that is none",
    {
      kind: "investigation_summary",
      id: "s",
      verdict: "x",
      confidence: "high",
      evidenceRefs: ["y"],
    },
  ],
  ["what is no object", "stat_tiles"],
])("withholds %s", (_, spec) => {
  expect(gate(spec)).toBeNull()
})

import { expect, test } from "bun:test"
import { plainCsv } from "#embedded/aggregator/exports/csv/reader"
import { fileOf, type ReadItem, readBy, skippedOf } from "#test/export-file"

const read = (table: string) => readBy(plainCsv, fileOf(table))
const stepsOf = async (table: string) =>
  (await read(table)).items.map(({ date, item }) => [
    date,
    (item as ReadItem).distance_data.steps as number,
  ])

test("thousands may stand apart where nothing else can be meant", async () => {
  const comma =
    'day,metric,value\n2026-06-01,steps,"12,345.0"\n2026-06-02,steps,7 100\n2026-06-03,steps,"1,234,567"\n'
  expect(await stepsOf(comma)).toEqual([
    ["2026-06-01", 12_345],
    ["2026-06-02", 7_100],
  ])
  expect(await stepsOf("day;metric;value\n2026-06-01;steps;12.345,0\n")).toEqual([
    ["2026-06-01", 12_345],
  ])
})

test("8,200 is thousands or decimals: left out, but where commas are decimals for sure", async () => {
  const reason = { "its value could be thousands or decimals": 1 }
  for (const table of [
    'day,metric,value\n2026-06-01,steps,"8,200"\n',
    "day;metric;value\n2026-06-01;steps;8.200\n",
    "day\tmetric\tvalue\n2026-06-01\tsteps\t8,200\n",
  ]) {
    const outcome = await read(table)
    expect(outcome.items).toEqual([])
    expect(skippedOf(outcome, "steps")).toEqual(reason)
  }
  const [weight] = (await read("day;metric;value;unit\n2026-06-01;weight;81,400;kg\n")).items
  expect((weight!.item as ReadItem).measurements_data.day_avg_weight_kg).toBe(81.4)
})

test("a heart rate of a table is one, not that at rest", async () => {
  const [day] = (
    await read(
      "time,metric,value\n2026-06-01 07:30,heart rate,60\n2026-06-01 08:30,Heart Rate,80\n",
    )
  ).items
  expect((day!.item as ReadItem).heart_rate_data.summary).toEqual({
    avg_hr_bpm: 70,
    min_hr_bpm: 60,
    max_hr_bpm: 80,
  })
})

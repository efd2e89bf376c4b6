import { expect, test } from "bun:test"
import { DROPPED } from "#embedded/aggregator/exports/dropped"
import { oura } from "#embedded/aggregator/exports/oura/reader"
import { readerOf } from "#embedded/aggregator/exports/readers"
import { fileOf, type Outcome, type ReadItem, readIn, skippedOf } from "#test/export-file"

const FIXTURES = "test/fixtures/exports/oura"
const NIGHTS = "oura-appdata-synth-sleepmodel.csv"
const fixture = async (name: string) =>
  fileOf(await Bun.file(`${FIXTURES}/${name}`).bytes(), `App Data/${name}`)
const read = async (zone: string | null, ...names: ReadonlyArray<string>) =>
  readIn(zone, await Promise.all(names.map(async (name) => [oura, await fixture(name)] as const)))
const of = ({ items }: Outcome, type: string): ReadonlyArray<readonly [string, ReadItem]> =>
  items.filter((each) => each.type === type).map(({ date, item }) => [date, item as ReadItem])

test("each further table is known by its columns", async () => {
  const tables = ["dailysleep", "dailystress", "daytimestress", "enhancedtag", "heartrate"]
  for (const table of [...tables, "temperature", "workout"])
    expect(readerOf(await fixture(`${table}.csv`))?.vendor).toBe("oura")
})

test("a day has its score of sleep and its time of high stress", async () => {
  const outcome = await read(null, "dailysleep.csv", "dailystress.csv")
  expect(of(outcome, "daily").map(([date, { metadata: _, ...rest }]) => [date, rest])).toEqual([
    ["2025-06-02", { scores: { sleep: 78 }, stress_data: { high_stress_duration_seconds: 900 } }],
  ])
  expect(skippedOf(outcome, "recovery_high")).toEqual({
    "high recovery is not the rest of stress": 1,
  })
})

test("a heart rate in UTC is of the day on the clock of the nearest night, whatever comes first", async () => {
  for (const order of [
    [NIGHTS, "heartrate.csv"],
    ["heartrate.csv", NIGHTS],
  ]) {
    const outcome = await read("America/New_York", ...order)
    const pulses = of(outcome, "daily").map(([date, day]) => [date, day.heart_rate_data.summary])
    // The night is two hours east of UTC: 21:59 is a minute before midnight.
    expect(pulses).toEqual([
      ["2025-06-01", { avg_hr_bpm: 60, min_hr_bpm: 60, max_hr_bpm: 60 }],
      ["2025-06-02", { avg_hr_bpm: 63, min_hr_bpm: 54, max_hr_bpm: 72 }],
    ])
    expect(skippedOf(outcome, "heartrate")).toEqual({ "its cell holds no such value": 1 })
  }
})

test("without a night the clock is the one of the person, without that there is no day", async () => {
  const outcome = await read("America/New_York", "heartrate.csv")
  expect(of(outcome, "daily").map(([date]) => date)).toEqual(["2025-06-01", "2025-06-02"])
  const none = await read(null, "heartrate.csv")
  expect(none.items).toEqual([])
  expect(skippedOf(none, "heartrate")).toMatchObject({
    [DROPPED.clockless]: 3,
  })
})

test("a workout has its own offset, and a sport that has no number keeps its name", async () => {
  const outcome = await read(null, "workout.csv")
  expect(of(outcome, "activity").map(([, item]) => item)).toEqual([
    {
      metadata: {
        type: 8,
        start_time: "2025-06-02T17:30:00+02:00",
        end_time: "2025-06-02T18:15:00+02:00",
        upload_type: 1,
      },
      distance_data: { summary: { distance_meters: 8_751.47 } },
      calories_data: { total_burned_calories: 412.5 },
    },
    {
      metadata: {
        name: "cross country skiing",
        start_time: "2025-06-02T19:30:00+02:00",
        end_time: "2025-06-02T20:00:00+02:00",
        upload_type: 1,
      },
    },
  ])
})

test("what was noted becomes tags of its day, without comments, which may hold anything", async () => {
  const outcome = await read(null, "enhancedtag.csv")
  const [[date, day]] = of(outcome, "daily") as [[string, ReadItem]]
  expect(date).toBe("2025-06-02")
  expect(day.tag_data.tags.map(({ tag_name }: ReadItem) => tag_name)).toEqual(["caffeine", "Sauna"])
  expect(JSON.stringify(outcome.items)).not.toContain("Coffee")
  expect(skippedOf(outcome, "enhancedtag: comment")).toEqual({ "comments are not kept": 1 })
})

test("tables without a place are reported row by row", async () => {
  const outcome = await read(null, "temperature.csv", "daytimestress.csv")
  expect(outcome.items).toEqual([])
  expect(skippedOf(outcome, "temperature")).toEqual({
    "an absolute skin temperature; the nights have its deviation": 1,
  })
  expect(skippedOf(outcome, "daytimestress")).toEqual({
    "what its values are of is not described": 1,
  })
})

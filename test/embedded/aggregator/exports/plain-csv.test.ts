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

const night = async (table: string) => {
  const outcome = await read(table)
  return { outcome, nights: outcome.items.filter(({ type }) => type === "sleep") }
}

test("a night is put together from its rows, by the day on which it ended, as people name and write them", async () => {
  const { outcome, nights } = await night(
    [
      "day,metric,value,unit",
      "2026-06-02,bedtime,23:15,",
      "2026-06-02,wake up,6:45 am,",
      "2026-06-02,sleep,7.0,h",
      "2026-06-02,Deep,90,min",
      "2026-06-02,rem,1:40,",
      "2026-06-02,awake,30,",
      "",
    ].join("\n"),
  )
  expect(nights).toHaveLength(1)
  const { metadata, sleep_durations_data } = nights[0]!.item as ReadItem
  expect([metadata.start_time, metadata.end_time]).toEqual([
    "2026-06-01T23:15:00",
    "2026-06-02T06:45:00",
  ])
  expect(sleep_durations_data.asleep).toEqual({
    duration_asleep_state_seconds: 25_200,
    duration_deep_sleep_state_seconds: 5_400,
    duration_REM_sleep_state_seconds: 6_000,
  })
  expect(sleep_durations_data.awake.duration_awake_state_seconds).toBe(1_800)
  expect(outcome.tally.every(({ used, read: all }) => used === all)).toBe(true)
})

test("a night without a time of day is left out, and says what it needs", async () => {
  const { outcome, nights } = await night("day,metric,value\n2026-06-02,sleep,7.5\n")
  expect(nights).toEqual([])
  expect(Object.keys(skippedOf(outcome, "sleep duration"))[0]).toStartWith(
    "a night needs its bedtime",
  )
})

test("a whole night without a unit is in hours up to 24, in minutes beyond", async () => {
  for (const value of ["7.5", "450"]) {
    const rows = `day,metric,value\n2026-06-02,sleep,${value}\n2026-06-02,bedtime,22:30\n`
    const { metadata } = (await night(rows)).nights[0]!.item as ReadItem
    expect(metadata.end_time).toBe("2026-06-02T06:00:00")
  }
})

test("a name that is none is answered with those that there are", async () => {
  const outcome = await read("day,metric,value\n2026-06-02,coffee beans,7\n")
  const [reason] = Object.keys(skippedOf(outcome, "coffee beans"))
  for (const name of ["steps", "sleep duration", "bedtime", "weight"])
    expect(reason).toContain(name)
})

test("a table with a day a line is read, its columns named as people name them", async () => {
  const { outcome, nights } = await night(
    [
      "Date,Weekday,Bedtime,Sleep (h),Deep,REM,Steps,Weight (lb),Resting Heart Rate,Mood board",
      "2026-06-01,Mon,23:15,7.5,90,100,8200,180,52,x",
      "2026-06-02,Tue,22:45,8,80,,9100,,53,",
      "",
    ].join("\n"),
  )
  expect(nights.map(({ item }) => (item as ReadItem).metadata.start_time)).toEqual([
    "2026-05-31T23:15:00",
    "2026-06-01T22:45:00",
  ])
  expect((nights[0]!.item as ReadItem).sleep_durations_data.asleep).toEqual({
    duration_asleep_state_seconds: 27_000,
    duration_deep_sleep_state_seconds: 5_400,
    duration_REM_sleep_state_seconds: 6_000,
  })
  const steps = outcome.items.filter(({ type }) => type === "daily")
  expect(steps.map(({ item }) => (item as ReadItem).distance_data.steps)).toEqual([8_200, 9_100])
  const [body] = outcome.items.filter(({ type }) => type === "body")
  expect((body!.item as ReadItem).measurements_data.day_avg_weight_kg).toBeCloseTo(81.65, 2)
  expect(Object.keys(skippedOf(outcome, "mood board"))[0]).toStartWith("no metric has this name")
})

test("a table whose columns are mostly no metrics is no plain spreadsheet", () => {
  for (const header of [
    "date,type,distance,duration,title",
    "date,amount,payee",
    "day,steps taken by whom",
  ])
    expect(plainCsv.detect(fileOf(`${header}\n2026-06-01,1,2,3,4\n`))).toBe(false)
})

import { expect, test } from "bun:test"
import { plainCsv } from "#embedded/aggregator/exports/csv/reader"
import { fileOf, type Outcome, type ReadItem, readBy, skippedOf } from "#test/export-file"

const read = (...lines: ReadonlyArray<string>) => readBy(plainCsv, fileOf(`${lines.join("\n")}\n`))
const nightsOf = ({ items }: Outcome) =>
  items.filter(({ type }) => type === "sleep").map(({ item }) => item as ReadItem)

/** Minutes asleep, deep, REM and awake of a night. */
const minutesOf = ({ sleep_durations_data: { asleep = {}, awake = {} } = {} }: ReadItem) =>
  [
    asleep.duration_asleep_state_seconds,
    asleep.duration_deep_sleep_state_seconds,
    asleep.duration_REM_sleep_state_seconds,
    awake.duration_awake_state_seconds,
  ].map((seconds) => (seconds === undefined ? null : seconds / 60))
const timesOf = ({ metadata }: ReadItem) => [metadata.start_time, metadata.end_time]

const OPEN = { "it could be hours or minutes: write the unit, as deep (h)": 1 }
const SUM = { "the lengths of that night cannot be: its parts are longer than the whole": 1 }

test("parts of a night without a unit are in the one that its whole allows, hours or minutes", async () => {
  for (const [row, expected] of [
    ["7.5,1.2,1.5,0.4", [450, 72, 90, 24]],
    ["7.5,72,90,24", [450, 72, 90, 24]],
    ["430,72,90,24", [430, 72, 90, 24]],
    ["430,1.2,1.5,0.4", [430, 72, 90, 24]],
    ["7.5,1,2,0", [450, 60, 120, 0]],
    ["7:30,1.2,1.5,24m", [450, 72, 90, 24]],
  ] as const) {
    const outcome = await read("date,bedtime,sleep,deep,rem,awake", `2026-06-01,23:15,${row}`)
    expect(minutesOf(nightsOf(outcome)[0]!)).toEqual([...expected])
    expect(outcome.tally.every(({ used, read: all }) => used === all)).toBe(true)
  }
})

test("a unit that the whole has says nothing else of its parts, nor do rows of their own", async () => {
  const labelled = await read(
    "Date,Bedtime,Sleep (h),Deep,REM,Awake",
    "2026-06-01,23:15,7.5,1.2,1.5,0.4",
  )
  expect(minutesOf(nightsOf(labelled)[0]!)).toEqual([450, 72, 90, 24])
  const rows = ["bedtime,23:15,", "sleep,7.5,", "deep,1.2,", "rem,1.5,"]
  const long = await read("day,metric,value,unit", ...rows.map((row) => `2026-06-01,${row}`))
  expect(minutesOf(nightsOf(long)[0]!)).toEqual([450, 72, 90, null])
})

test("a night that does not tell the unit follows the others of its table, else it is left out", async () => {
  const alone = await read("date,bedtime,sleep,deep", "2026-06-01,23:15,7.5,5")
  expect(minutesOf(nightsOf(alone)[0]!)).toEqual([450, null, null, null])
  expect(skippedOf(alone, "deep sleep")).toEqual(OPEN)
  const among = await read(
    "date,bedtime,sleep,deep",
    "2026-06-01,23:15,7.5,5",
    "2026-06-02,23:15,7.5,70",
  )
  expect(nightsOf(among).map((night) => minutesOf(night)[1])).toEqual([5, 70])
})

test("lengths that cannot be are left out with their reason, and the rest of the night is kept", async () => {
  const stages = await read(
    "date,bedtime,sleep (h),deep (min),rem (min)",
    "2026-06-01,23:15,7,300,240",
  )
  expect(minutesOf(nightsOf(stages)[0]!)).toEqual([420, null, null, null])
  expect(skippedOf(stages, "deep sleep")).toEqual(SUM)
  const whole = await read("date,bedtime,wake up,sleep", "2026-06-01,23:15,5:15,9.5")
  expect(minutesOf(nightsOf(whole)[0]!)[0]).toBe(null)
  expect(skippedOf(whole, "sleep duration")).toEqual(SUM)
})

test("parts that fit neither in hours nor in minutes are left out", async () => {
  const outcome = await read("date,bedtime,sleep,deep,rem", "2026-06-01,23:15,6,300,240")
  expect(skippedOf(outcome, "REM sleep")).toEqual(SUM)
})

test("a length is read as people write it", async () => {
  for (const [written, minutes] of [
    ["7h 10m", 430],
    ["7h10", 430],
    ["7 hr 10 min", 430],
    ["7 Std. 10 Min.", 430],
    ["430 min", 430],
    ["7.5 h", 450],
    ["7:10:00", 430],
  ] as const) {
    const outcome = await read("date,bedtime,sleep", `2026-06-01,23:15,${written}`)
    expect(minutesOf(nightsOf(outcome)[0]!)[0]).toBe(minutes)
  }
  for (const none of ["7h 10h", "10m 7h", "seven", "7 kg", "h"]) {
    const outcome = await read("date,bedtime,wake up,sleep", `2026-06-01,23:15,6:45,${none}`)
    expect(Object.keys(skippedOf(outcome, "sleep duration"))).toEqual([
      "its value is no length, as 7:10, 7h 10m or 430",
    ])
  }
})

test("a bedtime with its day is of that day, whichever day the row has", async () => {
  const expected = ["2026-05-31T23:15:00", "2026-06-01T06:45:00"]
  for (const row of [
    "2026-06-01,2026-05-31 23:15,2026-06-01T06:45:00",
    "2026-05-31,2026-05-31 23:15,2026-06-01 06:45",
    "01.06.2026,31.05.2026 23:15,01.06.2026 06:45",
    "2026-06-01,2026-05-31 23:15,6:45",
    "2026-06-01,11:15 pm,2026-06-01 06:45",
    "2026-06-01,23.15 Uhr,6h45",
  ])
    expect(timesOf(nightsOf(await read("date,bedtime,wake up", row))[0]!)).toEqual(expected)
  const zoned = await read(
    "date,bedtime,wake up",
    "2026-06-01,2026-05-31T23:15:00+02:00,2026-06-01T06:45:00+02:00",
  )
  expect(timesOf(nightsOf(zoned)[0]!)).toEqual([
    "2026-05-31T23:15:00+02:00",
    "2026-06-01T06:45:00+02:00",
  ])
})

test("times of another day than the row's are left out", async () => {
  const outcome = await read("date,bedtime,wake up", "2026-06-01,2026-03-31 23:15,2026-04-01 06:45")
  expect(nightsOf(outcome)).toEqual([])
  expect(skippedOf(outcome, "bedtime")).toEqual({ "its times are of another day": 1 })
})

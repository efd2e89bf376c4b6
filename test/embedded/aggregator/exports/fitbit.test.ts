import { expect, test } from "bun:test"
import { readdirSync } from "node:fs"
import fc from "fast-check"
import { DROPPED } from "#embedded/aggregator/exports/dropped"
import type { ExportFile, Reader } from "#embedded/aggregator/exports/reader"
import { readerOf } from "#embedded/aggregator/exports/readers"
import { takeout } from "#embedded/aggregator/exports/takeout/reader"
import { fileOf, type Outcome, type ReadItem, readBy, readIn, skippedOf } from "#test/export-file"
import { expectSourced, mutationsOf } from "#test/mutations"

const FIXTURES = "test/fixtures/exports/fitbit"
const NAMES = readdirSync(FIXTURES).filter((name) => !name.endsWith(".md"))
const bytesOf = (name: string) => Bun.file(`${FIXTURES}/${name}`).bytes()
const fixture = async (name: string) => fileOf(await bytesOf(name), `Takeout/Fitbit/${name}`)
const whole = await Promise.all(NAMES.map(bytesOf))

/** The JSON files and the tables are read by two readers into one collection, as an import does. */
const fitbit: Reader = {
  ...takeout,
  read: (file, sink, zone) => (readerOf(file) ?? takeout).read(file, sink, zone),
}
const read = (...files: ReadonlyArray<ExportFile>) => readBy(fitbit, ...files)
const json = (name: string, records: ReadonlyArray<unknown>) =>
  fileOf(JSON.stringify(records), `user-site-export/${name}`)
const profile = (timezone: string) =>
  fileOf(`id,timezone,member_since\nAAA,${timezone},2018-01-01\n`, "Profile.csv")
const of = ({ items }: Outcome, type: string): ReadonlyArray<readonly [string, ReadItem]> =>
  items.filter((each) => each.type === type).map(({ date, item }) => [date, item as ReadItem])
const stepsOf = (outcome: Outcome) =>
  of(outcome, "daily").map(([date, item]) => [date, item.distance_data.steps])

test("every file of the sample is known, a JSON of another vendor is not", async () => {
  for (const name of NAMES)
    expect(`${name} ${readerOf(await fixture(name))?.vendor}`).toBe(`${name} fitbit`)
  expect(readerOf(fileOf('[{"dateTime":"2025-06-01T00:00:00Z","value":"1"}]'))).toBeNull()
  expect(readerOf(fileOf("timestamp,value\n2025-06-01,1\n"))?.vendor).not.toBe("fitbit")
})

test("minutes in UTC count for the local day of the zone in the profile, wherever that stands", async () => {
  const steps = await fixture("steps-2025-05-31.json")
  const zone = await fixture("Profile.csv")
  // 13:59 UTC is 23:59 in Sydney, 14:00 the next day.
  const days = [
    ["2025-05-31", 42],
    ["2025-06-01", 120],
    ["2025-06-02", 29],
  ]
  expect(stepsOf(await read(zone, steps))).toEqual(days)
  const outcome = await read(await fixture("steps-2025-05-31.json"), await fixture("Profile.csv"))
  expect(stepsOf(outcome)).toEqual(days)
  expect(of(outcome, "daily")[0]![1].metadata.start_time).toBe("2025-05-31T00:00:00+10:00")
})

test("the clock of a day that changes to summer time is the one of each minute", async () => {
  const minutes = (...times: ReadonlyArray<string>) =>
    json(
      "steps-2025-03-29.json",
      times.map((dateTime) => ({ dateTime, value: "1" })),
    )
  // Berlin is an hour ahead until 2025-03-30 01:00 UTC, then two.
  const outcome = await read(
    minutes("03/29/25 22:59:00", "03/29/25 23:00:00", "03/30/25 21:59:00", "03/30/25 22:00:00"),
    profile("Europe/Berlin"),
  )
  expect(stepsOf(outcome)).toEqual([
    ["2025-03-29", 1],
    ["2025-03-30", 2],
    ["2025-03-31", 1],
  ])
})

test("without a profile in the export the zone is that of the person, which a profile comes before", async () => {
  const steps = await fixture("steps-2025-05-31.json")
  const outcome = await readIn("Australia/Sydney", [[fitbit, steps]])
  expect(stepsOf(outcome).map(([, count]) => count)).toEqual([42, 120, 29])
  const both = [profile("UTC"), await fixture("steps-2025-05-31.json")] as const
  const own = await readIn(
    "Australia/Sydney",
    both.map((file) => [fitbit, file] as const),
  )
  expect(stepsOf(own).map(([, count]) => count)).toEqual([149, 42])
})

test("without any zone nothing in UTC has a day, and each record is reported", async () => {
  const outcome = await read(
    await fixture("steps-2025-05-31.json"),
    await fixture("heart_rate-2025-06-01.json"),
    await fixture("exercise-0.json"),
    fileOf("id,timezone,member_since\nA,Atlantis/Poseidonis,2018-01-01\n"),
  )
  expect(outcome.items).toEqual([])
  const reason = DROPPED.clockless
  expect(skippedOf(outcome, "steps")).toEqual({ [reason]: 6 })
  expect(skippedOf(outcome, "heart_rate")).toEqual({ [reason]: 3, "its confidence is 0": 1 })
  expect(skippedOf(outcome, "exercise")).toEqual({ [reason]: 2 })
  expect(skippedOf(outcome, "profile")).toEqual({ "its time zone is not known": 1 })
  expect(outcome.tally.every(({ used }) => used === 0)).toBe(true)
})

test("distance is in centimetres, calories in kilocalories, the unit of altitude is not described", async () => {
  const outcome = await read(
    await fixture("Profile.csv"),
    await fixture("distance-2025-05-31.json"),
    await fixture("calories-2025-05-31.json"),
    await fixture("altitude-2025-05-31.json"),
  )
  // 2350 + 1.5 cm; 1.09 + 5.41 kcal
  expect(of(outcome, "daily")).toMatchObject([
    [
      "2025-06-01",
      { distance_data: { distance_meters: 23.515 }, calories_data: { total_burned_calories: 6.5 } },
    ],
  ])
  expect(skippedOf(outcome, "altitude")).toEqual({ "its unit is not described": 1 })
})

test("the heart rate of a day has its mean over all measurements, its lowest and its highest", async () => {
  const quarter = (at: string, ...all: ReadonlyArray<number>) =>
    all.map((bpm, second) => ({
      dateTime: `${at}:${String(second).padStart(2, "0")}`,
      value: { bpm, confidence: 2 },
    }))
  const outcome = await read(
    profile("UTC"),
    json("heart_rate-2025-06-01.json", quarter("06/01/25 10:00", 60, 62, 64)),
    json("heart_rate-2025-06-02.json", quarter("06/01/25 20:00", 110)),
  )
  // (60 + 62 + 64 + 110) / 4
  expect(of(outcome, "daily")[0]![1].heart_rate_data.summary).toEqual({
    avg_hr_bpm: 74,
    min_hr_bpm: 60,
    max_hr_bpm: 110,
  })
  expect(outcome.tally.find(({ type }) => type === "heart_rate")).toMatchObject({
    read: 4,
    used: 4,
  })
})

test("a file that comes twice counts once, and all its records are reported", async () => {
  const steps = () => fixture("steps-2025-05-31.json")
  const outcome = await read(await steps(), await steps(), await fixture("Profile.csv"))
  expect(stepsOf(outcome).map(([, count]) => count)).toEqual([42, 120, 29])
  expect(outcome.tally.find(({ type }) => type === "steps")).toMatchObject({ read: 12, used: 6 })
})

test("figures of a day: minutes of activity, resting pulse, oxygen uptake; 0.0 is no pulse", async () => {
  const outcome = await read(
    ...(await Promise.all(
      NAMES.filter((name) => /active|sedentary|resting_heart|vo2/.test(name)).map(fixture),
    )),
  )
  expect(of(outcome, "daily").map(([date, { metadata: _, ...rest }]) => [date, rest])).toEqual([
    [
      "2025-06-01",
      {
        active_durations_data: {
          vigorous_intensity_seconds: 420,
          moderate_intensity_seconds: 720,
          low_intensity_seconds: 10_800,
          inactivity_seconds: 43_200,
        },
        heart_rate_data: { summary: { resting_hr_bpm: 57.25 } },
        oxygen_data: { vo2max_ml_per_min_per_kg: 42.125 },
      },
    ],
    ["2025-06-02", { heart_rate_data: { summary: { resting_hr_bpm: 58.1 } } }],
  ])
  expect(skippedOf(outcome, "resting_heart_rate")).toEqual({ "it was not measured": 1 })
})

test("a weighing is in pounds, the last of its local day counts", async () => {
  const outcome = await read(await fixture("weight-2025-06-01.json"))
  const [[date, body]] = of(outcome, "body") as [[string, ReadItem]]
  expect(date).toBe("2025-06-01")
  // 155 lb
  expect(body.measurements_data.day_avg_weight_kg).toBeCloseTo(70.306_817, 6)
  expect(body.measurements_data.day_avg_bodyfat_percentage).toBe(22.5)
})

test("a workout begins in UTC; its distance has the unit beside it, its climb none", async () => {
  const outcome = await read(await fixture("exercise-0.json"), await fixture("Profile.csv"))
  expect(of(outcome, "activity")).toMatchObject([
    [
      "2025-06-01",
      {
        metadata: {
          summary_id: "50000000001",
          type: 8,
          start_time: "2025-06-01T08:15:00+10:00",
          end_time: "2025-06-01T08:46:24+10:00",
        },
        active_durations_data: { activity_seconds: 1_801 },
        distance_data: { summary: { distance_meters: 5_200, steps: 4_870 } },
        calories_data: { total_burned_calories: 310 },
        heart_rate_data: { summary: { avg_hr_bpm: 148 } },
      },
    ],
    ["2025-06-01", { metadata: { name: "Gardening", start_time: "2025-06-01T13:00:00+10:00" } }],
  ])
  expect(skippedOf(outcome, "exercise: elevationGain")).toEqual({ "its unit is not described": 1 })
})

test("no mutation of a sample throws, and every row has its source", async () => {
  const files = await Promise.all([fixture("Profile.csv"), fixture("sleep_score.csv")])
  const names = fc.constantFrom(...NAMES)
  await fc.assert(
    fc.asyncProperty(
      mutationsOf(whole, '{}[]":,-.019enul\u0000é\n'),
      names,
      async (bytes, name) => {
        const outcome = await read(fileOf(bytes, name), ...files)
        expectSourced(outcome)
      },
    ),
    { numRuns: 300 },
  )
})

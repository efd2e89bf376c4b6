import { expect, test } from "bun:test"
import { garminFit } from "#embedded/aggregator/exports/fit/reader"
import { garminExport } from "#embedded/aggregator/exports/garmin/reader"
import { fileOf, type Outcome, type ReadItem, readBy, readIn, skippedOf } from "#test/export-file"
import { type FitField, fitFile, fitMessage } from "#test/fit-file"

// 2018-09-05T03:00:00Z, midnight on a clock three hours behind UTC, in seconds from 1989-12-31T00:00:00Z on
const MIDNIGHT = 905_050_800
const DAY = 86_400
const BEHIND = -10_800
const WALKING = 6
const RUNNING = 1
const CYCLING = 2

const watch = (serial = 7) =>
  fitMessage(0, [
    [0, "enum", 32],
    [1, "uint16", 1],
    [3, "uint32", serial],
  ])
const begun = (at: number) =>
  fitMessage(103, [
    [253, "uint32", at],
    [0, "uint32", at + BEHIND],
  ])
/** Where a counter stands, as the first and the last messages of a file say it. */
const stand = (at: number, kind: number, steps: number, centimetres: number) =>
  fitMessage(55, [
    [253, "uint32", at],
    [5, "enum", kind],
    [3, "uint32", steps],
    [2, "uint32", centimetres],
  ])
/** Where it stands in between: the kind in the lower five bits, a time of 16 bits. */
const between = (at: number, kind: number, steps: number) =>
  fitMessage(55, [
    [26, "uint16", at % 65_536],
    [24, "uint8", kind + 64],
    [3, "uint32", steps],
  ])
const daily = ({ items }: Outcome) =>
  items.filter(({ type }) => type === "daily").map(({ item }) => item as ReadItem)
const stepsOf = (outcome: Outcome) =>
  daily(outcome).map(({ metadata, distance_data }) => [metadata.start_time, distance_data.steps])

const first = fitFile(
  watch(),
  begun(MIDNIGHT),
  between(MIDNIGHT + 30_000, WALKING, 900),
  between(MIDNIGHT + 30_600, RUNNING, 300),
  stand(MIDNIGHT + 40_000, WALKING, 1_336, 142_798),
  stand(MIDNIGHT + 40_000, RUNNING, 355, 173_835),
  stand(MIDNIGHT + 40_000, CYCLING, 9_000, 1_792_167),
)
/** Begins where the first one ended, and ends at midnight. */
const second = fitFile(
  watch(),
  begun(MIDNIGHT + 45_000),
  stand(MIDNIGHT + 45_000, WALKING, 1_336, 142_798),
  stand(MIDNIGHT + 45_000, RUNNING, 355, 173_835),
  between(MIDNIGHT + 60_000, WALKING, 4_000),
  stand(MIDNIGHT + DAY, WALKING, 12_402, 1_018_902),
  stand(MIDNIGHT + DAY, RUNNING, 355, 173_835),
)

test("a day's steps are the highest of each kind on foot, however many files repeat it, in any order", async () => {
  for (const files of [
    [first, second],
    [second, first],
    [first, second, first],
  ]) {
    const outcome = await readBy(garminFit, ...files.map((bytes) => fileOf(bytes)))
    const [day, ...others] = daily(outcome)
    expect(others).toEqual([])
    expect(day!.metadata.start_time).toBe("2018-09-05T00:00:00-03:00")
    // 12402 walked and 355 run; 10189.02 m and 1738.35 m
    expect(day!.distance_data).toEqual({ steps: 12_757, distance_meters: 11_927.37 })
  }
})

test("cycles that are no steps are reported", async () => {
  expect(skippedOf(await readBy(garminFit, fileOf(first)), "monitoring: steps")).toEqual({
    "only what is counted on foot makes steps and the distance of a day": 1,
  })
})

test("what is said at midnight ends the day before, and the next begins at nothing", async () => {
  const next = fitFile(
    watch(),
    begun(MIDNIGHT + DAY),
    stand(MIDNIGHT + DAY, WALKING, 0, 0),
    between(MIDNIGHT + DAY + 600, WALKING, 40),
  )
  const outcome = await readBy(garminFit, fileOf(second), fileOf(next))
  expect(stepsOf(outcome)).toEqual([
    ["2018-09-05T00:00:00-03:00", 12_757],
    ["2018-09-06T00:00:00-03:00", 40],
  ])
})

test("of two watches on one day the one that counted more counts, and the vendor's own day before both", async () => {
  const other = fitFile(
    watch(8),
    begun(MIDNIGHT),
    stand(MIDNIGHT + 50_000, WALKING, 9_000, 700_000),
  )
  const both = [first, second, other].map((bytes) => fileOf(bytes))
  expect(stepsOf(await readBy(garminFit, ...both))).toEqual([["2018-09-05T00:00:00-03:00", 12_757]])
  const own = fileOf(
    JSON.stringify([
      {
        calendarDate: "2018-09-05",
        includesWellnessData: true,
        wellnessStartTimeGmt: "2018-09-05T03:00:00.0",
        wellnessStartTimeLocal: "2018-09-05T00:00:00.0",
        totalSteps: 12_800,
      },
    ]),
    "UDSFile_2018-09-01_2018-09-30.json",
  )
  const outcome = await readIn(null, [
    ...both.map((file) => [garminFit, file] as const),
    [garminExport, own],
  ])
  expect(stepsOf(outcome)).toEqual([["2018-09-05T00:00:00-03:00", 12_800]])
})

test("stress, saturation, variability and the resting heart of a day are read at the watch's clock", async () => {
  const at = MIDNIGHT + 20_000
  const stress = (value: number): ReadonlyArray<FitField> => [
    [0, "uint16", value],
    [1, "uint32", at],
  ]
  const outcome = await readBy(
    garminFit,
    fileOf(
      fitFile(
        watch(),
        begun(MIDNIGHT),
        fitMessage(227, stress(20)),
        fitMessage(227, stress(31)),
        fitMessage(227, [
          [0, "sint8", -1],
          [1, "uint32", at],
        ]),
        fitMessage(269, [
          [253, "uint32", at],
          [0, "uint8", 95],
        ]),
        // 44.5 ms times 128
        fitMessage(370, [
          [253, "uint32", at],
          [0, "uint16", 6_000],
          [1, "uint16", 5_696],
        ]),
        fitMessage(211, [
          [253, "uint32", MIDNIGHT + DAY],
          [0, "uint8", 58],
          [1, "uint8", 52],
        ]),
        fitMessage(275, [
          [253, "uint32", at],
          [0, "enum", 3],
        ]),
      ),
    ),
  )
  expect(daily(outcome)).toEqual([
    {
      metadata: {
        start_time: "2018-09-05T00:00:00-03:00",
        end_time: "2018-09-06T00:00:00-03:00",
        upload_type: 1,
      },
      stress_data: { avg_stress_level: 25.5, max_stress_level: 31 },
      oxygen_data: { avg_saturation_percentage: 95 },
      heart_rate_data: { summary: { avg_hrv_rmssd: 44.5, resting_hr_bpm: 52 } },
    },
  ])
  expect(skippedOf(outcome, "stress_level: stress")).toEqual({ "it was not measured": 1 })
  expect(skippedOf(outcome, "hrv_status_summary: weekly_average")).toEqual({
    "no place for it yet": 1,
  })
  expect(skippedOf(outcome, "sleep_level")).toEqual({
    "whether its times begin or end a stage is described in two ways": 1,
  })
})

test("a scale that numbers its people gives nobody the weight of another", async () => {
  const weighed = (person: number, kilograms: number) =>
    fitMessage(30, [
      [253, "uint32", MIDNIGHT],
      [0, "uint16", kilograms * 100],
      [12, "uint16", person],
    ])
  const two = await readBy(garminFit, fileOf(fitFile(watch(), weighed(0, 75), weighed(1, 58))))
  expect(two.items).toEqual([])
  expect(skippedOf(two, "weight_scale: weight")).toEqual({
    "several people used the device, and nothing tells who is who": 2,
  })
  const one = await readBy(garminFit, fileOf(fitFile(watch(), weighed(1, 75), weighed(1, 76))))
  expect((one.items[0]!.item as ReadItem).measurements_data.day_avg_weight_kg).toBe(76)
})

import { expect, test } from "bun:test"
import fc from "fast-check"
import { fit, garminFit } from "#embedded/aggregator/exports/fit/reader"
import { garminExport } from "#embedded/aggregator/exports/garmin/reader"
import { readerOf } from "#embedded/aggregator/exports/readers"
import { fileOf, type ReadItem, readBy, readIn, skippedOf } from "#test/export-file"
import { type FitField, fitFile, fitMessage } from "#test/fit-file"
import { mutationsOf } from "#test/mutations"

// 2025-06-02T08:00:00Z is 1748851200; from 1989-12-31T00:00:00Z on that is 1748851200 - 631065600
const START = 1_117_785_600
const GARMIN = 1
const WAHOO = 32

const fileId = (maker: number) =>
  fitMessage(0, [
    [0, "enum", 4],
    [1, "uint16", maker],
  ])
const run: ReadonlyArray<FitField> = [
  [253, "uint32", START + 1_901],
  [2, "uint32", START],
  [5, "enum", 1],
  [6, "enum", 0],
  [7, "uint32", 1_901_250],
  [8, "uint32", 1_884_000],
  [9, "uint32", 516_600],
  [10, "uint32", 2_600],
  [11, "uint16", 402],
  [14, "uint16", 2_742],
  [15, "uint16", 0xffff],
  [125, "uint32", 3_910],
  [16, "uint8", 148],
  [17, "uint8", 171],
  [18, "uint8", 82],
  [20, "uint16", 0xffff],
  [22, "uint16", 25],
  [23, "uint16", 24],
]
/** The local clock is two hours ahead of UTC, and was read a second later. */
const activity = fitMessage(34, [
  [253, "uint32", START + 1_902],
  [5, "uint32", START + 1_902 + 7_201],
])
const session = (fields = run, options = {}) => fitMessage(18, fields, options)
const runFile = (maker = GARMIN) => fitFile(fileId(maker), session(), activity)
const activities = (outcome: Awaited<ReturnType<typeof readBy>>) =>
  outcome.items.filter(({ type }) => type === "activity").map(({ item }) => item as ReadItem)

const EXPECTED = {
  metadata: {
    type: 8,
    start_time: "2025-06-02T10:00:00+02:00",
    // 1901.25 s later
    end_time: "2025-06-02T10:31:41+02:00",
    upload_type: 1,
  },
  active_durations_data: { activity_seconds: 1_884 },
  distance_data: {
    summary: {
      distance_meters: 5_166,
      // 2600 strides of two steps
      steps: 5_200,
      elevation: { gain_actual_meters: 25, loss_actual_meters: 24 },
    },
  },
  calories_data: { total_burned_calories: 402 },
  heart_rate_data: { summary: { avg_hr_bpm: 148, max_hr_bpm: 171 } },
  movement_data: {
    avg_speed_meters_per_second: 2.742,
    max_speed_meters_per_second: 3.91,
    avg_cadence_rpm: 82,
  },
}

test("a session has each figure in the unit of its column, at the clock of the activity", async () => {
  const outcome = await readBy(garminFit, fileOf(runFile()))
  expect(activities(outcome)).toEqual([EXPECTED])
  expect(outcome.unreadable).toBeNull()
})

test("the bytes may come in any order of size, in pieces of any length, with fields of developers", async () => {
  const big = fitFile(fileId(GARMIN), session(run, { isBig: true, own: 3 }), activity)
  for (const piece of [1, 2, 13, 64]) {
    const outcome = await readBy(garminFit, fileOf(big, "run.fit", piece))
    expect(activities(outcome)).toEqual([EXPECTED])
  }
})

test("the file of a watch is its vendor's, of another device nobody's", async () => {
  expect(readerOf(fileOf(runFile(), "any"))?.provider).toBe("GARMIN")
  expect(readerOf(fileOf(runFile(WAHOO), "any"))?.provider).toBe("FIT")
  expect(readerOf(fileOf("FIT.............................", "a.fit"))).toBeNull()
})

test("without a local clock a workout is at the clock of where the person lives", async () => {
  const bare = fileOf(fitFile(fileId(WAHOO), session()), "run.fit")
  const [there] = activities(await readIn("America/New_York", [[fit, bare]]))
  expect(there!.metadata.start_time).toBe("2025-06-02T04:00:00-04:00")
  const [utc] = activities(await readBy(fit, bare))
  expect(utc!.metadata.start_time).toBe("2025-06-02T08:00:00+00:00")
})

test("a time since the device was switched on is no date", async () => {
  // 0x10000000 seconds are the first that are a date: 1998-07-03T21:24:16Z
  const at = (start: number) =>
    session(run.map((field): FitField => (field[0] === 2 ? [2, "uint32", start] : field)))
  const weight = (time: number) =>
    fitMessage(30, [
      [253, "uint32", time],
      [0, "uint16", 8_140],
    ])
  const steps = fitMessage(55, [
    [253, "uint32", 4_000],
    [3, "uint32", 900],
    [5, "enum", 6],
  ])
  const first = 0x10000000
  const outcome = await readBy(
    fit,
    fileOf(fitFile(fileId(WAHOO), at(900), at(first - 1), at(first), weight(1_200), steps)),
  )
  expect(activities(outcome).map(({ metadata }) => metadata.start_time)).toEqual([
    "1998-07-03T21:24:16+00:00",
  ])
  expect(outcome.items).toHaveLength(1)
  const unset = "its device did not know the date: the time counts from when it was switched on"
  expect(skippedOf(outcome, "session")).toEqual({ [unset]: 2 })
  expect(skippedOf(outcome, "weight_scale: weight")).toEqual({ [unset]: 1 })
  expect(skippedOf(outcome, "monitoring: steps")).toEqual({ [unset]: 1 })
})

test("a time since switching on is dated where the end of the workout has the local clock beside it", async () => {
  const start = run.map((field): FitField => (field[0] === 2 ? [2, "uint32", 900] : field))
  // An hour after it was switched on it was 2025-06-02T10:00:00 on the watch's own clock, whatever its zone
  const end = fitMessage(34, [
    [253, "uint32", 3_600],
    [5, "uint32", START + 7_200],
  ])
  const file = fileOf(fitFile(fileId(GARMIN), session(start), end))
  const [workout] = activities(await readIn("America/New_York", [[garminFit, file]]))
  expect(workout!.metadata).toMatchObject({
    start_time: "2025-06-02T09:15:00",
    end_time: "2025-06-02T09:46:41",
  })
})

test("a clock that read the time since switching on says nothing of the zone", async () => {
  const unset = fitMessage(34, [
    [253, "uint32", 7_200],
    [5, "uint32", 0],
  ])
  const outcome = await readIn("America/New_York", [
    [fit, fileOf(fitFile(fileId(WAHOO), session(), unset))],
  ])
  expect(activities(outcome)[0]!.metadata.start_time).toBe("2025-06-02T04:00:00-04:00")
})

test("a workout that was never stopped is as long as its timer ran", async () => {
  const DAY = 86_400_000
  const lasting = (start: number, elapsed: number | null, timer: number) =>
    session(
      run.flatMap((field): ReadonlyArray<FitField> => {
        if (field[0] === 2) return [[2, "uint32", start]]
        if (field[0] === 7) return elapsed === null ? [] : [[7, "uint32", elapsed]]
        return [field[0] === 8 ? [8, "uint32", timer] : field]
      }),
    )
  const outcome = await readBy(
    fit,
    fileOf(
      fitFile(
        fileId(WAHOO),
        lasting(START, 45 * DAY, 3_600_000),
        lasting(START + 86_400, null, 7_200_000),
        lasting(START, 45 * DAY, 31 * DAY),
        lasting(START, 0, 0),
        // 29 days with a timer of 45 minutes; three days of which one was moving
        lasting(START + 2 * 86_400, 29 * DAY, 2_700_000),
        lasting(START + 3 * 86_400, 3 * DAY, DAY),
      ),
    ),
  )
  expect(
    activities(outcome).map(({ metadata, active_durations_data }) => [
      metadata.start_time,
      metadata.end_time,
      active_durations_data.activity_seconds,
    ]),
  ).toEqual([
    ["2025-06-02T08:00:00+00:00", "2025-06-02T09:00:00+00:00", 3_600],
    ["2025-06-03T08:00:00+00:00", "2025-06-03T10:00:00+00:00", 7_200],
    ["2025-06-04T08:00:00+00:00", "2025-06-04T08:45:00+00:00", 2_700],
    ["2025-06-05T08:00:00+00:00", "2025-06-08T08:00:00+00:00", 86_400],
  ])
  expect(skippedOf(outcome, "session")).toEqual({
    "it has no length, or one of more than a month": 2,
  })
})

test("what the records say of the heart counts where the session says nothing", async () => {
  const beats = [100, 0, 140, 0xff, 121].map((bpm, at) =>
    fitMessage(20, [
      [253, "uint32", START + at],
      [3, "uint8", bpm],
    ]),
  )
  const heartless = run.filter(([field]) => field !== 16 && field !== 17)
  const file = (fields: typeof run) =>
    fileOf(fitFile(fileId(GARMIN), ...beats, session(fields), activity))
  // (100 + 140 + 121) / 3 = 120.3
  expect(activities(await readBy(garminFit, file(heartless)))[0]!.heart_rate_data.summary).toEqual({
    avg_hr_bpm: 120,
    min_hr_bpm: 100,
    max_hr_bpm: 140,
  })
  expect(activities(await readBy(garminFit, file(run)))[0]!.heart_rate_data.summary).toEqual({
    avg_hr_bpm: 148,
    max_hr_bpm: 171,
  })
})

test("a workout is counted once beside the vendor's own summary of it, whichever is read first", async () => {
  const summary = {
    activityId: 10_000_000_001,
    activityType: "running",
    startTimeGmt: 1_748_851_200_000,
    startTimeLocal: 1_748_858_400_000,
    elapsedDuration: 1_901_250,
    duration: 1_884_000,
    distance: 516_600,
  }
  const json = fileOf(
    JSON.stringify([{ summarizedActivitiesExport: [summary] }]),
    "summarizedActivities.json",
  )
  const evening = run.map(
    (field): FitField => (field[0] === 2 ? [2, "uint32", START + 36_000] : field),
  )
  const files = [
    [garminExport, json],
    [garminFit, fileOf(runFile())],
    [garminFit, fileOf(runFile(), "again.fit")],
    [garminFit, fileOf(fitFile(fileId(GARMIN), session(evening), activity))],
  ] as const
  for (const order of [files, files.toReversed()]) {
    const outcome = await readIn(null, order)
    expect(activities(outcome).map(({ metadata }) => metadata.start_time)).toEqual([
      "2025-06-02T10:00:00+02:00",
      "2025-06-02T20:00:00+02:00",
    ])
    expect(activities(outcome)[0]!.metadata.summary_id).toBe("10000000001")
    expect(skippedOf(outcome, "session")).toEqual({
      "another device recorded the same workout": 1,
      "the same record came before": 1,
    })
  }
})

test("a file that Garmin named by its activity has the id of that activity", async () => {
  const outcome = await readBy(garminFit, fileOf(runFile(), "x/10000000001_ACTIVITY.fit"))
  expect(activities(outcome)[0]!.metadata.summary_id).toBe("10000000001")
})

test("a scale, a cuff and the heart of a day are measurements; what is not counted on foot is reported", async () => {
  const outcome = await readBy(
    garminFit,
    fileOf(
      fitFile(
        fileId(GARMIN),
        fitMessage(30, [
          [253, "uint32", START],
          [0, "uint16", 8_140],
          [1, "uint16", 2_150],
        ]),
        fitMessage(51, [
          [253, "uint32", START],
          [0, "uint16", 128],
          [1, "uint16", 82],
        ]),
        fitMessage(55, [
          [253, "uint32", START],
          [3, "uint32", 8_000],
        ]),
        // The lower 16 bits of a time an hour later
        fitMessage(55, [
          [26, "uint16", (START + 3_600) % 65_536],
          [27, "uint8", 61],
        ]),
      ),
    ),
  )
  const [body] = outcome.items.filter(({ type }) => type === "body")
  expect(body!.item).toMatchObject({
    measurements_data: { day_avg_weight_kg: 81.4, day_avg_bodyfat_percentage: 21.5 },
    blood_pressure_data: { day_avg_systolic_bp: 128, day_avg_diastolic_bp: 82 },
  })
  const [daily] = outcome.items.filter(({ type }) => type === "daily")
  expect((daily!.item as ReadItem).heart_rate_data.summary.avg_hr_bpm).toBe(61)
  expect(skippedOf(outcome, "monitoring: steps")).toEqual({
    "only what is counted on foot makes steps and the distance of a day": 1,
  })
})

test("a file that ends early, is damaged or has another checksum gives no workout and says why", async () => {
  const whole = runFile()
  const broken = whole.with(40, whole[40]! ^ 1)
  for (const [bytes, reason] of [
    [whole.subarray(0, -1), "it ends early"],
    [whole.subarray(0, 60), "it ends early"],
    [broken, "its checksum is wrong"],
    [fitFile(fileId(GARMIN), new Uint8Array([0x05])), "it is damaged"],
  ] as const) {
    const outcome = await readBy(garminFit, fileOf(bytes))
    expect(outcome.unreadable?.reason).toBe(reason)
    expect(outcome.items).toEqual([])
  }
})

test("files that follow each other are read one by one", async () => {
  const two = Buffer.concat([
    runFile(),
    fitFile(fileId(GARMIN), session(run.with(1, [2, "uint32", START + 86_400]))),
  ])
  const outcome = await readBy(garminFit, fileOf(two))
  expect(activities(outcome).map(({ metadata }) => metadata.start_time.slice(0, 10))).toEqual([
    "2025-06-02",
    "2025-06-03",
  ])
})

test("a million records take no more than time that grows with them", async () => {
  const record = fitMessage(20, [
    [253, "uint32", START],
    [3, "uint8", 120],
  ])
  const definition = record.subarray(0, record.length - 6)
  const data = record.subarray(record.length - 6)
  const timed = async (count: number) => {
    const records = Buffer.concat(Array<Uint8Array>(count).fill(data))
    const file = fitFile(fileId(GARMIN), definition, records, session())
    const began = performance.now()
    const outcome = await readBy(garminFit, fileOf(file, "a.fit", 65_536))
    expect(activities(outcome)).toHaveLength(1)
    return performance.now() - began
  }
  await timed(50_000)
  const [small, large] = [await timed(100_000), await timed(1_000_000)]
  expect(large).toBeLessThan(Math.max(small, 20) * 40)
}, 30_000)

test("no mutation of a file throws, and none invents a row", async () => {
  await fc.assert(
    fc.asyncProperty(
      mutationsOf([runFile(), runFile(WAHOO)], "\u0000\u0001\u0040\u007f\u0080ÿ"),
      async (bytes) => {
        const outcome = await readBy(fit, fileOf(bytes))
        for (const { item } of outcome.items) expect(JSON.stringify(item)).not.toContain("null")
        if (outcome.unreadable !== null) expect(activities(outcome)).toEqual([])
      },
    ),
    { numRuns: 1_000 },
  )
})

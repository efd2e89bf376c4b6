import { expect, test } from "bun:test"
import fc from "fast-check"
import { googleFit } from "#embedded/aggregator/exports/google-fit/reader"
import { readerOf } from "#embedded/aggregator/exports/readers"
import { fileOf, type Outcome, type ReadItem, readIn, skippedOf } from "#test/export-file"
import { fitSession, fitTrack } from "#test/google-fit"
import { expectSourced, mutationsOf } from "#test/mutations"

type Files = Readonly<Record<string, string>>

const read = (files: Files, zone: string | null = null) =>
  readIn(
    zone,
    Object.entries(files).map(([path, text]) => [googleFit, fileOf(text, path)] as const),
  )
const of = ({ items }: Outcome, type: string): ReadonlyArray<readonly [string, ReadItem]> =>
  items.filter((each) => each.type === type).map(({ date, item }) => [date, item as ReadItem])

const RUN = {
  activity: "running",
  start: "2021-04-19T20:57:39.686Z",
  end: "2021-04-19T21:08:53.872Z",
}
const RUN_SUMS = {
  "heart_minutes.summary": 19,
  "calories.expended": 144.38,
  "step_count.delta": 1_550,
  "distance.delta": 1_558.5,
  "speed.summary": 2.381,
  active_minutes: 10,
}
const SESSION = "Takeout/Fit/All Sessions/2021-04-19T22_57_39.686+02_00_RUNNING.json"

test("a session is a workout with its sums, at the clock in the name of its file", async () => {
  const outcome = await read({ [SESSION]: fitSession(RUN, { sums: RUN_SUMS }) })
  expect(of(outcome, "activity")).toEqual([
    [
      "2021-04-19",
      {
        metadata: {
          type: 8,
          start_time: "2021-04-19T22:57:39+02:00",
          end_time: "2021-04-19T23:08:53+02:00",
          upload_type: 1,
        },
        active_durations_data: { activity_seconds: 674.186 },
        distance_data: { summary: { distance_meters: 1_558.5, steps: 1_550 } },
        calories_data: { total_burned_calories: 144.38 },
        movement_data: { avg_speed_meters_per_second: 2.381 },
      },
    ],
  ])
  expect(skippedOf(outcome, "com.google.heart_minutes.summary")).toEqual({
    "no place for it yet": 1,
  })
})

test("without a clock in its name a session is at that of where the person lives", async () => {
  const outcome = await read({ "run.json": fitSession(RUN) }, "America/New_York")
  expect(of(outcome, "activity")[0]![1].metadata.start_time).toBe("2021-04-19T16:57:39-04:00")
})

test("a drive and a rest are no workouts, and what a ride counts is no step", async () => {
  const outcome = await read({
    "a.json": fitSession({ ...RUN, activity: "in_vehicle" }),
    "b.json": fitSession({ ...RUN, activity: "still" }),
    "c.json": fitSession({ ...RUN, activity: "biking" }, { sums: RUN_SUMS }),
    "d.json": fitSession({ ...RUN, activity: "parkour.free_run", start: "2021-04-20T08:00:00Z" }),
  })
  const [[, ride]] = of(outcome, "activity") as [[string, ReadItem]]
  expect(of(outcome, "activity")).toHaveLength(1)
  expect(ride.metadata.type).toBe(1)
  expect(ride.distance_data.summary).toEqual({ distance_meters: 1_558.5 })
  expect(skippedOf(outcome, "in_vehicle")).toEqual({ "it is no workout": 1 })
  expect(skippedOf(outcome, "session")).toEqual({ "it ends before it begins": 1 })
})

test("a session of sleep is a night of its parts, without those awake; without parts it is all sleep", async () => {
  const night = { activity: "sleep", start: "2021-09-09T21:06:00Z", end: "2021-09-10T04:48:00Z" }
  const nap = { activity: "sleep", start: "2021-09-10T11:00:00Z", end: "2021-09-10T11:40:00Z" }
  const parts = [
    { activity: "sleep", start: night.start, end: "2021-09-10T01:00:00Z" },
    { activity: "sleep.awake", start: "2021-09-10T01:00:00Z", end: "2021-09-10T01:30:00Z" },
    { activity: "sleep", start: "2021-09-10T01:30:00Z", end: night.end },
  ]
  const outcome = await read(
    {
      "Takeout/Fit/All Sessions/2021-09-09T23_06_00+02_00_SLEEP.json": fitSession(night, { parts }),
      // The same night from an app that says no more than when it began and ended
      "Takeout/Fit/All Sessions/2021-09-09T23_00_00+02_00_SLEEP.json": fitSession({
        ...night,
        start: "2021-09-09T21:00:00Z",
      }),
      "Takeout/Fit/All Sessions/2021-09-10T13_00_00+02_00_SLEEP.json": fitSession(nap),
    },
    "Europe/Vienna",
  )
  expect(
    of(outcome, "sleep").map(
      ([
        date,
        {
          metadata,
          sleep_durations_data: { asleep },
        },
      ]) => [date, metadata.start_time, metadata.is_nap, asleep.duration_asleep_state_seconds / 60],
    ),
  ).toEqual([
    // 7 h 42 min without half an hour
    ["2021-09-10", "2021-09-09T23:06:00+02:00", false, 432],
    ["2021-09-10", "2021-09-10T13:00:00+02:00", true, 40],
  ])
})

const START = "2021-04-19T20:57:39.686Z"
const TRACK = "Takeout/Fit/Activities/2021-04-19T22_57_39.686+02_00_PT11M14S_Running.tcx"

test("a track is Google's by its author or its name, and counts once beside its session", async () => {
  const run = fitTrack("Running", START, { seconds: 674, metres: 1_558, kcal: 144 })
  const walk = fitTrack("Walking", "2021-04-19T10:00:00Z", {
    seconds: 3_600,
    metres: 4_000,
    kcal: 180,
  })
  const later = fitTrack("Walking", "2021-04-19T10:02:00Z", {
    seconds: 3_300,
    metres: 3_900,
    kcal: 170,
  })
  expect(readerOf(fileOf(run, "any.tcx"))?.vendor).toBe("google-fit")
  expect(readerOf(fileOf(run.replace("Google Fit", "x"), TRACK))?.vendor).toBe("google-fit")
  expect(readerOf(fileOf(run.replace("Google Fit", "x"), "any.tcx"))?.vendor).toBe("track")
  const files: Files = {
    [TRACK]: run,
    [SESSION]: fitSession(RUN, { sums: RUN_SUMS }),
    "Activities/2021-04-19T12_00_00+02_00_PT1H_Walking.tcx": walk,
    "Activities/Low Accuracy/2021-04-19T12_02_00+02_00_PT55M_Walking.tcx": later,
  }
  for (const order of [Object.entries(files), Object.entries(files).toReversed()]) {
    const outcome = await read(Object.fromEntries(order))
    expect(
      of(outcome, "activity").map(([, { metadata, active_durations_data }]) => [
        metadata.start_time,
        active_durations_data.activity_seconds,
      ]),
    ).toEqual([
      ["2021-04-19T12:00:00+02:00", 3_600],
      ["2021-04-19T22:57:39+02:00", 674.186],
    ])
    expect(skippedOf(outcome, "Activity")).toEqual({
      "another device recorded the same workout": 1,
      "a longer workout of the same source was at the same time": 1,
    })
  }
})

const DAYS = [
  [
    "Date,Move Minutes count,Calories (kcal),Distance (m),Heart Points,Heart Minutes,Average heart rate (bpm)",
    "Max heart rate (bpm),Min heart rate (bpm),Low latitude (deg),Average speed (m/s),Max speed (m/s),Min speed (m/s)",
    "Step count,Average weight (kg),Max weight (kg),Min weight (kg),Inactive duration (ms),Walking duration (ms)",
  ].join(),
  "2021-03-04,42,2310.5,6250.25,18,16,71.2,141,52,48.1,1.2,2.4,0.5,8123,80.4,80.9,79.8,7000000,2500000",
  "2021-03-05,,1900.0,,,,,,,,,,,5000,,,,,",
  "",
].join("\n")
const QUARTERS = [
  [
    "Start time,End time,Move Minutes count,Calories (kcal),Distance (m)",
    "Average heart rate (bpm),Max heart rate (bpm),Min heart rate (bpm),Step count",
  ].join(),
  "10:00:00.000+01:00,10:15:00.000+01:00,12,60.5,800,90,120,70,1100",
  "10:15:00.000+01:00,10:30:00.000+01:00,,20,,70,80,60,",
  "10:30:00.000+01:00,10:45:00.000+01:00,3,25,150.5,,,,200",
  "",
].join("\n")
const FOLDER = "Takeout/Fit/Daily activity metrics"

test("a day has what its row says, and places and durations are reported", async () => {
  const outcome = await read({ [`${FOLDER}/Daily activity metrics.csv`]: DAYS })
  const [[date, day], [next, other]] = of(outcome, "daily") as ReadonlyArray<
    [string, ReadItem]
  > as [[string, ReadItem], [string, ReadItem]]
  expect([date, next]).toEqual(["2021-03-04", "2021-03-05"])
  expect(day).toMatchObject({
    active_durations_data: { activity_seconds: 2_520 },
    calories_data: { total_burned_calories: 2_310.5 },
    distance_data: { steps: 8_123, distance_meters: 6_250.25 },
    heart_rate_data: { summary: { avg_hr_bpm: 71.2, max_hr_bpm: 141, min_hr_bpm: 52 } },
  })
  expect(other).toMatchObject({
    calories_data: { total_burned_calories: 1_900 },
    distance_data: { steps: 5_000 },
  })
  expect(other.heart_rate_data).toBeUndefined()
  expect(of(outcome, "body").map(([, body]) => body.measurements_data)).toEqual([
    { day_avg_weight_kg: 80.4 },
  ])
  expect(skippedOf(outcome, "low latitude (deg)")).toEqual({ "places are not taken": 1 })
  expect(skippedOf(outcome, "walking duration (ms)")).toEqual({
    "sessions have the workouts and nights": 1,
  })
})

test("the quarters of a day add up to it, and count only where no row has the whole day", async () => {
  const quarters = {
    [`${FOLDER}/2021-03-04.csv`]: QUARTERS,
    [`${FOLDER}/2021-03-03.csv`]: QUARTERS,
  }
  const alone = of(await read(quarters), "daily")
  expect(alone.map(([date]) => date)).toEqual(["2021-03-03", "2021-03-04"])
  expect(alone[0]![1]).toMatchObject({
    metadata: { start_time: "2021-03-03T00:00:00+01:00" },
    active_durations_data: { activity_seconds: 900 },
    calories_data: { total_burned_calories: 105.5 },
    distance_data: { steps: 1_300, distance_meters: 950.5 },
    heart_rate_data: { summary: { avg_hr_bpm: 80, max_hr_bpm: 120, min_hr_bpm: 60 } },
  })
  const both = await read({ ...quarters, [`${FOLDER}/Daily activity metrics.csv`]: DAYS })
  expect(of(both, "daily").map(([date, { distance_data }]) => [date, distance_data.steps])).toEqual(
    [
      ["2021-03-03", 1_300],
      ["2021-03-04", 8_123],
      ["2021-03-05", 5_000],
    ],
  )
})

test("tables of accounts in other languages are known by units, and by the folder of their name", async () => {
  const german = [
    [
      "Datum,Anzahl der Aktivitätsminuten,Kalorien (kcal),Entfernung (m),Kardiopunkte",
      "Durchschnittsgeschwindigkeit (m/s),Schrittzahl,Durchschnittsgewicht (kg)",
    ].join(),
    "2021-03-04,42,2310.5,6250.25,18,1.2,8123,80.4",
  ].join("\n")
  const korean = "날짜,걸음 수,평균 몸무게(kg)\n2016-11-03,8817,77.7\n"
  const quarters =
    "시작 시간,종료 시간,칼로리(kcal),거리(m),평균 심박수(bpm),걸음 수\n" +
    "10:00:00.000-07:00,10:15:00.000-07:00,12.5,100,88,321\n"
  const files: Files = {
    "Takeout/Fit/Tägliche Aktivitätsmesswerte/Tägliche Aktivitätsmesswerte.csv": german,
    "Takeout/피트니스/일일 활동 측정항목/일일 활동 측정항목.csv": korean,
    "Takeout/피트니스/일일 활동 측정항목/2016-11-04.csv": quarters,
  }
  for (const [path, text] of Object.entries(files))
    expect([path, readerOf(fileOf(text, path))?.vendor]).toEqual([path, "google-fit"])
  // By itself a table is known by what Google alone has
  expect(readerOf(fileOf(german, "Tägliche Aktivitätsmesswerte.csv"))?.vendor).toBe("google-fit")
  const places =
    "日付,カロリー (kcal),距離 (m),最低緯度 (deg),歩数\n2021-03-04,2310.5,6250.25,52.5,8123\n"
  expect(readerOf(fileOf(places, "table.csv"))?.vendor).toBe("google-fit")
  const days = of(await read(files), "daily")
  expect(
    days.map(([date, { distance_data, active_durations_data }]) => [
      date,
      distance_data.steps,
      active_durations_data?.activity_seconds,
    ]),
  ).toEqual([
    ["2016-11-03", 8_817, undefined],
    ["2016-11-04", 321, undefined],
    ["2021-03-04", 8_123, 2_520],
  ])
})

test("tables and objects of others are none of Google's", () => {
  for (const [text, path] of [
    ["day;metric;value;unit\n2026-06-01;steps;8200;\n", "table.csv"],
    ["date,steps,weight (kg)\n2026-06-01,8200,80\n", "table.csv"],
    ['{"startTime": "2021-04-19T20:57:39Z"}', "run.json"],
    ["Date,Heart Points\n2021-03-04,1\n", "points.csv"],
    ["date,steps,weight (kg)\n2026-06-01,8200,80\n", "health/health.csv"],
  ] as const)
    expect([text, googleFit.detect(fileOf(text, path))]).toEqual([text, false])
})

test("no mutation of a sample throws, and every row has its source", async () => {
  const samples: ReadonlyArray<readonly [string, string]> = [
    [SESSION, fitSession(RUN, { sums: RUN_SUMS })],
    [TRACK, fitTrack("Running", START, { seconds: 674, metres: 1_558, kcal: 144 })],
    [`${FOLDER}/Daily activity metrics.csv`, DAYS],
    [`${FOLDER}/2021-03-04.csv`, QUARTERS],
  ]
  const encoder = new TextEncoder()
  await fc.assert(
    fc.asyncProperty(
      mutationsOf(
        samples.map(([, text]) => encoder.encode(text)),
        '{}[]":,-.+TZ019e<>/&\u0000é\n',
      ),
      fc.constantFrom(...samples.map(([path]) => path)),
      async (bytes, path) => {
        const file = fileOf(bytes, path)
        if (googleFit.detect(file))
          expectSourced(await readIn("Europe/Vienna", [[googleFit, file]]))
      },
    ),
    { numRuns: 400 },
  )
})

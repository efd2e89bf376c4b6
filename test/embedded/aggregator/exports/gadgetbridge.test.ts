import { Database } from "bun:sqlite"
import { expect, test } from "bun:test"
import fc from "fast-check"
import { gadgetbridge } from "#embedded/aggregator/exports/gadgetbridge/reader"
import { readerOf } from "#embedded/aggregator/exports/readers"
import { fileOf, type Outcome, type ReadItem, readBy, readIn, skippedOf } from "#test/export-file"
import { gadgetbridgeDatabase } from "#test/gadgetbridge"
import { expectSourced, mutationsOf } from "#test/mutations"

const read = async (more = "", zone: string | null = null) =>
  readIn(zone, [[gadgetbridge, fileOf(await gadgetbridgeDatabase(more), "Gadgetbridge")]])
const of = ({ items }: Outcome, type: string): ReadonlyArray<ReadItem> =>
  items.filter((each) => each.type === type).map(({ date, item }) => ({ date, ...item }))

test("a database is known by its first bytes, and no other database is read", async () => {
  expect(readerOf(fileOf(await gadgetbridgeDatabase()))?.vendor).toBe("gadgetbridge")
  using other = new Database(":memory:")
  other.run("CREATE TABLE t (a)")
  const outcome = await readBy(gadgetbridge, fileOf(new Uint8Array(other.serialize())))
  expect(outcome.unreadable?.reason).toBe("it is no database of Gadgetbridge")
})

test("steps of each minute add up on the day in UTC, where nothing says where the person lives", async () => {
  const days = of(await read(), "daily")
  // 80 + 100 + 20, then 7
  expect(
    days.filter(({ date }) => date < "2025-06-04").map(({ distance_data }) => distance_data.steps),
  ).toEqual([200, 7])
})

test("days are those of where the person lives", async () => {
  const days = of(await read("", "Europe/Vienna"), "daily")
  expect(days.slice(0, 2).map(({ date, distance_data }) => [date, distance_data.steps])).toEqual([
    ["2025-06-02", 180],
    ["2025-06-03", 27],
  ])
})

test("what a watch counts on from midnight is its last value of the day", async () => {
  const [first, next] = of(await read(), "daily").filter(({ date }) => date >= "2025-06-04")
  expect(first).toMatchObject({
    date: "2025-06-04",
    distance_data: { steps: 3_000, distance_meters: 2_400 },
    calories_data: { net_activity_calories: 120 },
  })
  expect(next).toMatchObject({
    date: "2025-06-05",
    distance_data: { steps: 200, distance_meters: 150 },
  })
})

test("a pulse of 255 or -1 is none, a resting one of 0 was not measured", async () => {
  const outcome = await read()
  const [day] = of(outcome, "daily")
  expect(day!.heart_rate_data.summary).toEqual({
    avg_hr_bpm: 80,
    min_hr_bpm: 70,
    max_hr_bpm: 90,
    resting_hr_bpm: 54,
  })
  expect(day!.oxygen_data).toEqual({ avg_saturation_percentage: 97 })
  expect(skippedOf(outcome, "HUAMI_HEART_RATE_RESTING_SAMPLE")).toEqual({
    "it was not measured": 1,
  })
  expect(of(outcome, "body")[0]!.measurements_data).toEqual({ day_avg_weight_kg: 81.4 })
})

test("minutes of sleep are put together to a night, by the app's own thresholds", async () => {
  const [night, xiaomi] = of(await read(), "sleep")
  expect(night!.metadata).toMatchObject({
    start_time: "2025-06-02T01:00:00+00:00",
    end_time: "2025-06-02T02:50:00+00:00",
  })
  expect(night!.sleep_durations_data.asleep).toEqual({
    duration_asleep_state_seconds: 6_600,
    duration_light_sleep_state_seconds: 3_600,
    duration_deep_sleep_state_seconds: 1_800,
    duration_REM_sleep_state_seconds: 1_200,
  })
  expect(xiaomi!.metadata).toMatchObject({
    start_time: "2025-06-10T00:00:00+00:00",
    end_time: "2025-06-10T04:10:00+00:00",
  })
  expect(xiaomi!.sleep_durations_data).toMatchObject({
    asleep: {
      duration_light_sleep_state_seconds: 7_200,
      duration_deep_sleep_state_seconds: 3_600,
      duration_REM_sleep_state_seconds: 3_600,
    },
    awake: { duration_awake_state_seconds: 600, num_wakeup_events: 1 },
  })
})

type Minutes = ReadonlyArray<readonly [count: number, kind: number | null, steps: number]>

/** Minutes of a Mi Band from 23:00 UTC on: how many of each kind, with their steps; no rows for null. */
const bandNight = (minutes: Minutes) => {
  const values = minutes
    .flatMap(([count, kind, steps]) =>
      Array<string | null>(count).fill(kind === null ? null : `${steps}, ${kind}`),
    )
    .flatMap((row, at) =>
      row === null ? [] : [`(${1_748_905_200 + at * 60}, 9, 1, 0, ${row}, 70)`],
    )
  return `INSERT INTO DEVICE VALUES (9, 'Mi Band 3', 'Huami', 'AA:09', 9, 'MIBAND3', NULL, NULL);
    CREATE TABLE "MI_BAND_ACTIVITY_SAMPLE" ("TIMESTAMP" INTEGER NOT NULL, "DEVICE_ID" INTEGER NOT NULL,
      "USER_ID" INTEGER NOT NULL, "RAW_INTENSITY" INTEGER NOT NULL, "STEPS" INTEGER NOT NULL,
      "RAW_KIND" INTEGER NOT NULL, "HEART_RATE" INTEGER NOT NULL, PRIMARY KEY ("TIMESTAMP", "DEVICE_ID"));
    INSERT INTO MI_BAND_ACTIVITY_SAMPLE VALUES ${values.join(", ")};`
}

/** The nights of the band: when each began and ended, minutes light and deep. */
const bandNights = async (minutes: Minutes) =>
  of(await read(bandNight(minutes)), "sleep")
    .filter(({ metadata }) => /2025-06-0[23]T(?:2[23]|0[3-9]|1)/.test(metadata.start_time))
    .map(({ metadata, sleep_durations_data: { asleep } }) => [
      metadata.start_time.slice(11, 16),
      metadata.end_time.slice(11, 16),
      asleep.duration_light_sleep_state_seconds / 60,
      asleep.duration_deep_sleep_state_seconds / 60,
    ])

test("a Mi Band's sleep goes on by kinds 0 and 10 until somebody steps", async () => {
  expect(
    await bandNights([
      [60, 9, 0],
      [120, 0, 0],
      [90, 11, 0],
      [30, 10, 0],
      [120, 0, 0],
      // Up at 06:00: the band says no kind of its own all day long
      [1, 0, 60],
      [300, 0, 0],
      [30, 10, 59],
      [240, 0, 0],
    ]),
  ).toEqual([["23:00", "06:00", 180, 240]])
})

test("a Mi Band's sleep that goes on for half a day without a step ends where the band last said so", async () => {
  expect(
    await bandNights([
      [200, 9, 0],
      [100, 11, 0],
      [17 * 60, 0, 0],
    ]),
  ).toEqual([["23:00", "04:00", 200, 100]])
  expect(
    await bandNights([
      [1, 9, 0],
      [17 * 60, 10, 0],
    ]),
  ).toEqual([])
})

test("what a Mi Band marks as of the day is no sleep that goes on, with or without steps", async () => {
  expect(
    await bandNights([
      [60, 0x79, 0],
      [200, 0x70, 0],
      [40, 0x7b, 0],
      // A minute of moving, then asleep again
      [1, 0x50, 0],
      [119, 0x70, 0],
      [60, 0x50, 0],
      [30, 0x60, 61],
      [400, 0x5a, 0],
    ]),
  ).toEqual([["23:00", "06:00", 260, 159]])
})

test("a minute of sleep with steps in it is none, and after a break in the rows none goes on", async () => {
  expect(
    await bandNights([
      [100, 9, 0],
      [5, 9, 20],
      [100, 9, 0],
      [61, null, 0],
      [100, 0, 0],
    ]),
  ).toEqual([["23:00", "02:25", 200, 0]])
})

test("a workout has the figures of its summary in the units it names", async () => {
  const outcome = await read()
  const [run, chess] = of(outcome, "activity")
  expect(run).toEqual({
    date: "2025-06-02",
    metadata: {
      type: 8,
      start_time: "2025-06-02T17:00:00+00:00",
      end_time: "2025-06-02T17:30:00+00:00",
      upload_type: 1,
    },
    active_durations_data: { activity_seconds: 1_750 },
    distance_data: { summary: { distance_meters: 5_000 } },
    calories_data: { total_burned_calories: 400 },
    heart_rate_data: { summary: { avg_hr_bpm: 150 } },
    movement_data: { avg_speed_meters_per_second: 1 },
  })
  expect(chess!.metadata.name).toBe("Chess")
  expect(skippedOf(outcome, "BASE_ACTIVITY_SUMMARY: maxSpeed")).toEqual({
    "its unit is not one of this quantity": 1,
  })
  expect(skippedOf(outcome, "FEMOMETER_VINCA2_TEMPERATURE_SAMPLE")).toEqual({
    "what its columns mean is not looked up yet": 1,
  })
})

test("a database that asks for a log of writes beside it is read as it is", async () => {
  const bytes = await gadgetbridgeDatabase()
  const logged = bytes.with(18, 2).with(19, 2)
  const outcome = await readBy(gadgetbridge, fileOf(logged))
  expect(outcome.unreadable).toBeNull()
  expect(of(outcome, "activity")).toHaveLength(2)
})

test("a schema that computes, or is virtual, is refused; a view that never ends is not looked at", async () => {
  for (const [more, reason] of [
    ["CREATE VIRTUAL TABLE v USING fts5(a);", "it has virtual tables"],
    ["CREATE TABLE g (a, b AS (hex(zeroblob(100000000))));", "it has computed columns"],
    [
      `DROP TABLE HUAMI_SPO2_SAMPLE;
       CREATE VIEW HUAMI_SPO2_SAMPLE AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
       SELECT i AS TIMESTAMP, 1 AS DEVICE_ID, i AS SPO2 FROM n;`,
      undefined,
    ],
  ] as const)
    expect((await read(more)).unreadable?.reason).toBe(reason)
})

test("texts, blobs and numbers beyond all bounds in the place of numbers are no values", async () => {
  const outcome = await read(`
    INSERT INTO HUAMI_SPO2_SAMPLE VALUES ('now', 1, 1, 0, 98), (zeroblob(200000), 1, 1, 0, 98),
      (9e99, 1, 1, 0, 98), (-5, 1, 1, 0, 98), (1748851300000, 1, 1, 0, 'many'), (1748851400000, 'x', 1, 0, 1e308);
    UPDATE DEVICE SET NAME = hex(zeroblob(200000)) WHERE _id = 1;`)
  expect(outcome.unreadable).toBeNull()
  expect(skippedOf(outcome, "HUAMI_SPO2_SAMPLE")).toEqual({
    "it has no times that can be read": 4,
    "it was not measured": 2,
  })
})

test("pages of the schema that point at each other are refused before they are read", async () => {
  const bytes = await gadgetbridgeDatabase()
  const page = 1_024
  // The root of the schema is a page of pointers; its first one is turned on the root itself.
  const first = bytes[112]! * 256 + bytes[113]!
  expect(bytes[100]).toBe(5)
  bytes.set([0, 0, 0, 1], first)
  const began = performance.now()
  const outcome = await readBy(gadgetbridge, fileOf(bytes))
  expect(outcome.unreadable?.reason).toBe("it is damaged")
  expect(performance.now() - began).toBeLessThan(5_000)
  const cut = await readBy(gadgetbridge, fileOf(bytes.subarray(0, page)))
  expect(cut.unreadable?.reason).toBe("it is damaged")
})

test("no mutation of a database throws, hangs or leaves a copy behind", async () => {
  const bytes = await gadgetbridgeDatabase()
  await fc.assert(
    fc.asyncProperty(mutationsOf([bytes], "\u0000\u0001\u0005\r\u007fÿS"), async (mutated) => {
      const file = fileOf(mutated)
      const outcome = await readBy(gadgetbridge, file)
      expect(await Bun.file(file.aside).exists()).toBe(false)
      expectSourced(outcome)
    }),
    { numRuns: 200 },
  )
})

test("metres and kilocalories beside the steps of a minute are reported where nothing reads them", async () => {
  const outcome = await read(
    `CREATE TABLE "XIAOMI_ACTIVITY_SAMPLE" ("TIMESTAMP" INTEGER, "DEVICE_ID" INTEGER, "STEPS" INTEGER,
      "HEART_RATE" INTEGER, "DISTANCE_CM" INTEGER, "ACTIVE_CALORIES" INTEGER);
    INSERT INTO XIAOMI_ACTIVITY_SAMPLE VALUES (1752228000, 3, 100, 80, 7000, 4), (1752228060, 3, 0, 0, 0, 0);`,
  )
  for (const column of ["DISTANCE_CM", "ACTIVE_CALORIES"])
    expect(skippedOf(outcome, `XIAOMI_ACTIVITY_SAMPLE: ${column}`)).toEqual({
      "what its columns mean is not looked up yet": 1,
    })
})

import { expect, test } from "bun:test"
import type { ExportFile, Reader } from "#embedded/aggregator/exports/reader"
import { readerOf } from "#embedded/aggregator/exports/readers"
import { takeout } from "#embedded/aggregator/exports/takeout/reader"
import { fileOf, type ReadItem, readBy, skippedOf } from "#test/export-file"

const FIXTURES = "test/fixtures/exports/fitbit"
const fixture = async (name: string) => fileOf(await Bun.file(`${FIXTURES}/${name}`).bytes(), name)
const SLEEP = "sleep-2025-05-31.json"
const fitbit: Reader = {
  ...takeout,
  read: (file, sink, zone) => (readerOf(file) ?? takeout).read(file, sink, zone),
}
const read = async (...files: ReadonlyArray<ExportFile>) => {
  const outcome = await readBy(fitbit, ...files)
  const of = (type: string) =>
    outcome.items.filter((each) => each.type === type).map(({ item }) => item as ReadItem)
  return { ...outcome, nights: of("sleep"), days: of("daily") }
}
const sleeps = (...all: ReadonlyArray<object>) =>
  fileOf(JSON.stringify(all.map((each) => ({ logId: 1, dateOfSleep: "2025-06-01", ...each }))))

test("a night has the minutes of its summary and its short times awake in its course", async () => {
  const { nights } = await read(await fixture(SLEEP))
  expect(nights[0]).toEqual({
    metadata: {
      summary_id: "40000000001",
      start_time: "2025-05-31T23:10:30",
      end_time: "2025-06-01T06:58:30",
      is_nap: false,
      upload_type: 2,
    },
    sleep_durations_data: {
      // 414, 71, 238, 105, 54 and 468 minutes
      asleep: {
        duration_asleep_state_seconds: 24_840,
        duration_deep_sleep_state_seconds: 4_260,
        duration_light_sleep_state_seconds: 14_280,
        duration_REM_sleep_state_seconds: 6_300,
      },
      awake: { duration_awake_state_seconds: 3_240, num_wakeup_events: 25 },
      other: { duration_in_bed_seconds: 28_080 },
      sleep_efficiency: 93,
      hypnogram_samples: [
        { timestamp: "2025-05-31T23:10:30", level: 1 },
        { timestamp: "2025-05-31T23:20:30", level: 4 },
        // A minute awake within light sleep
        { timestamp: "2025-06-01T00:00:30", level: 1 },
        { timestamp: "2025-06-01T00:01:30", level: 4 },
        { timestamp: "2025-06-01T00:20:30", level: 5 },
        // Two minutes awake from deep sleep into REM
        { timestamp: "2025-06-01T01:30:30", level: 1 },
        { timestamp: "2025-06-01T01:32:30", level: 6 },
        { timestamp: "2025-06-01T03:16:30", level: 4 },
      ],
    },
  })
})

test("a classic sleep has no stages: what was restless counts as awake", async () => {
  const { nights } = await read(await fixture(SLEEP))
  expect(nights[1]).toMatchObject({
    metadata: { start_time: "2025-06-01T14:00:00", is_nap: true },
    sleep_durations_data: {
      asleep: { duration_asleep_state_seconds: 3_300 },
      awake: { duration_awake_state_seconds: 360, num_wakeup_events: 1 },
      hypnogram_samples: [{ level: 2 }, { level: 1 }, { level: 2 }, { level: 1 }],
    },
  })
  expect(nights[1]!.sleep_durations_data.asleep.duration_deep_sleep_state_seconds).toBeUndefined()
})

test("score, breathing and temperature join their night, in whatever order the files come", async () => {
  const files = [SLEEP, "sleep_score.csv", "daily-respiratory-rate.csv", "computed-temperature.csv"]
  for (const order of [files, files.toReversed()]) {
    const { nights, tally } = await read(...(await Promise.all(order.map(fixture))))
    expect(nights[0]).toMatchObject({
      scores: { sleep: 78 },
      respiration_data: { breaths_data: { avg_breaths_per_min: 15.4 } },
      // -120.3 over 455 samples
      temperature_data: { delta: -0.264396 },
    })
    expect(nights[1]!.scores).toBeUndefined()
    expect(tally.find(({ type }) => type === "sleep score")).toMatchObject({ used: 1 })
  }
})

test("figures of a night that no file has are reported", async () => {
  const outcome = await read(await fixture("sleep_score.csv"))
  expect(outcome.items).toEqual([])
  expect(skippedOf(outcome, "sleep score")).toEqual({ "no file has its night": 1 })
})

test("a night without a baseline of its temperature, or without a score, gets none", async () => {
  const temperature =
    "type,sleep_start,sleep_end,temperature_samples,nightly_temperature,baseline_relative_sample_sum\n" +
    "IDT,2025-05-31T23:10,2025-06-01T06:58,530,31.4,NaN\nIDT,2025-05-31T23:10,2025-06-01T06:58,0,31.4,12\n"
  const score = "sleep_log_entry_id,timestamp,overall_score\n40000000001,2025-06-01T06:58:30Z,\n"
  const outcome = await read(await fixture(SLEEP), fileOf(temperature), fileOf(score))
  expect(outcome.nights[0]!.temperature_data).toBeUndefined()
  expect(outcome.nights[0]!.scores).toBeUndefined()
  expect(skippedOf(outcome, "computed temperature")).toEqual({
    "it has nothing to deviate from": 2,
  })
  expect(skippedOf(outcome, "sleep score")).toEqual({ "it was not measured": 1 })
})

test("the summaries of a night stand in its day; a score of managed stress is none of stress", async () => {
  const outcome = await read(
    await fixture("daily-hrv-summary.csv"),
    await fixture("daily-spo2.csv"),
    await fixture("daily-readiness.csv"),
    await fixture("stress-score.csv"),
  )
  expect(outcome.days.map(({ metadata: _, ...rest }) => rest)).toEqual([
    {
      heart_rate_data: { summary: { avg_hrv_rmssd: 34.101 } },
      oxygen_data: { avg_saturation_percentage: 96.5 },
      scores: { recovery: 74 },
    },
  ])
  expect(skippedOf(outcome, "stress score")).toEqual({
    "it was not measured": 1,
    "a score of how stress is managed; there is a place for stress alone": 1,
  })
})

test("Google's own tables fill what Fitbit's files leave open, and add nothing twice", async () => {
  const names = ["Profile.csv", "steps-2025-05-31.json", "steps_2025-06-01.csv", "weight.csv"]
  const resting = ["resting_heart_rate-2025-01-01.json", "daily_resting_heart_rate.csv"]
  for (const order of [names.concat(resting), names.concat(resting).toReversed()]) {
    const outcome = await read(...(await Promise.all(order.map(fixture))))
    const day = outcome.days.find((each) => each.metadata.start_time.startsWith("2025-06-01"))!
    // 120 of the JSON, 540 of the table at noon; the phone's 490 are another app's
    expect(day.distance_data.steps).toBe(660)
    expect(
      outcome.days.flatMap((each) => each.heart_rate_data?.summary.resting_hr_bpm ?? []),
    ).toEqual([57.25, 58.1])
    expect(skippedOf(outcome, "steps (Google)")).toEqual({ "another app measured it": 1 })
    expect(outcome.items.find(({ type }) => type === "body")).toMatchObject({
      date: "2025-06-03",
      item: { measurements_data: { day_avg_weight_kg: 70.5 } },
    })
  }
  const same = fileOf(
    "timestamp,steps,data source\n2025-05-31T23:00:00Z,100,Fictional Tracker\n",
    "steps_2025-05-31.csv",
  )
  const outcome = await read(
    same,
    await fixture("Profile.csv"),
    await fixture("steps-2025-05-31.json"),
  )
  expect(outcome.days.map((each) => each.distance_data.steps)).toEqual([42, 120, 29])
})

test("Google's tables of days count where Fitbit's have nothing, another app's rows nowhere", async () => {
  const hrv =
    "timestamp,average heart rate variability milliseconds,entropy,data source\n" +
    "2025-06-01T00:00:00Z,33.9,2.5,Fitbit App\n2025-06-02T00:00:00Z,36.5,2.6,Fitbit App\n" +
    "2025-06-03T00:00:00Z,50,2.6,Apple Health Health Kit\n"
  const readiness =
    "timestamp,score,type,readiness level,data source\n2025-06-02,76,HIGH,HIGH,Fitbit App\n"
  const own = "daily-hrv-summary.csv"
  const outcome = await read(fileOf(hrv), await fixture(own), fileOf(readiness))
  expect(outcome.days.map(({ metadata: _, ...rest }) => rest)).toEqual([
    { heart_rate_data: { summary: { avg_hrv_rmssd: 34.101 } } },
    { heart_rate_data: { summary: { avg_hrv_rmssd: 36.5 } }, scores: { recovery: 76 } },
  ])
  expect(skippedOf(outcome, "heart rate variability (Google)")).toEqual({
    "the records of that day make it up": 1,
    "another app measured it": 1,
  })
})

test("a sleep that cannot be read is reported, one with broken stages keeps its figures", async () => {
  const times = { startTime: "2025-05-31T23:00:00.000", endTime: "2025-06-01T06:00:00.000" }
  const data = [{ dateTime: "2025-05-31T20:00:00.000", level: "light", seconds: 60 }]
  const outcome = await read(
    sleeps(
      { ...times, logId: 1, startTime: "not a time" },
      { ...times, logId: 2, endTime: times.startTime },
      { ...times, logId: 3, endTime: "2025-06-04T06:00:00.000" },
      { ...times, logId: 4, minutesAsleep: 300, levels: { data } },
      { ...times, logId: 5, minutesAsleep: 300, minutesAwake: -4, levels: { data: "none" } },
    ),
  )
  expect(outcome.nights).toHaveLength(2)
  for (const night of outcome.nights) {
    expect(night.sleep_durations_data.hypnogram_samples).toBeUndefined()
    expect(night.sleep_durations_data.asleep.duration_asleep_state_seconds).toBe(18_000)
    expect(night.sleep_durations_data.awake).toBeUndefined()
  }
  expect(skippedOf(outcome, "sleep")).toEqual({
    "it has no times that can be read": 1,
    "it ends before it begins": 1,
    "it spans more than two days": 1,
  })
  expect(skippedOf(outcome, "sleep: levels")).toEqual({ "its stages cannot be read": 2 })
})

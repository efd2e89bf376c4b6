import { expect, test } from "bun:test"
import {
  entry,
  exportOf,
  fileOf,
  itemsOf,
  type ReadItem,
  read,
  record,
  skippedOf,
  stage,
} from "#test/apple-export"

const evening = (time: string) => `2025-06-01 ${time} -0400`
const morning = (time: string) => `2025-06-02 ${time} -0400`

const NIGHT = [
  stage("AsleepCore", evening("23:05:00"), evening("23:40:00")),
  stage("AsleepDeep", evening("23:40:00"), morning("00:25:00")),
  stage("Awake", morning("00:25:00"), morning("00:30:30")),
  stage("AsleepREM", morning("00:30:30"), morning("01:10:00")),
  stage("AsleepCore", morning("01:10:00"), morning("06:55:00")),
].join("")
const IN_BED = stage("InBed", evening("22:50:00"), morning("07:00:00"), { sourceName: "iPhone" })

test("a night is stitched from stages over midnight, and belongs to the day of waking", async () => {
  const { items } = await read(fileOf(exportOf(NIGHT + IN_BED)))
  const [night] = items.filter(({ type }) => type === "sleep")
  expect(night!.date).toBe("2025-06-02")
  expect(night!.item).toMatchObject({
    metadata: {
      start_time: "2025-06-01T23:05:00-04:00",
      end_time: "2025-06-02T06:55:00-04:00",
      is_nap: false,
    },
    sleep_durations_data: {
      // 35 min + 345 min light, 45 deep, 39.5 REM, 5.5 awake; in bed 22:50 to 07:00.
      asleep: {
        duration_asleep_state_seconds: (380 + 45 + 39.5) * 60,
        duration_light_sleep_state_seconds: 380 * 60,
        duration_deep_sleep_state_seconds: 45 * 60,
        duration_REM_sleep_state_seconds: 39.5 * 60,
      },
      awake: { duration_awake_state_seconds: 330, num_wakeup_events: 1 },
      other: { duration_in_bed_seconds: 490 * 60 },
      hypnogram_samples: [
        { timestamp: "2025-06-01T23:05:00-04:00", level: 4 },
        { timestamp: "2025-06-01T23:40:00-04:00", level: 5 },
        { timestamp: "2025-06-02T00:25:00-04:00", level: 1 },
        { timestamp: "2025-06-02T00:30:30-04:00", level: 6 },
        { timestamp: "2025-06-02T01:10:00-04:00", level: 4 },
      ],
    },
  })
})

test("another app's copy of the night is left out, and reported", async () => {
  const copies =
    stage("AsleepUnspecified", evening("23:00:00"), morning("06:50:00"), {
      sourceName: "AutoSleep",
    }) + stage("AsleepDeep", evening("23:10:00"), morning("06:40:00"), { sourceName: "Oura" })
  const outcome = await read(fileOf(exportOf(copies + NIGHT)))
  const nights = outcome.items.filter(({ type }) => type === "sleep")
  expect(nights.map(({ item }: ReadItem) => item.metadata.start_time)).toEqual([
    "2025-06-01T23:05:00-04:00",
  ])
  expect(skippedOf(outcome, "SleepAnalysis")).toEqual({
    "another device recorded that night, or it came before": 2,
  })
})

test("of two that say when a person lay in bed, the phone counts before an app", async () => {
  const app = stage("InBed", evening("21:00:00"), morning("09:00:00"), { sourceName: "Pillow" })
  const [night] = await itemsOf("sleep", NIGHT + app + IN_BED)
  expect(night!.sleep_durations_data.other.duration_in_bed_seconds).toBe(490 * 60)
})

test("time in bed without any sleep is no night, and is reported", async () => {
  const outcome = await read(fileOf(exportOf(IN_BED)))
  expect(outcome.items).toEqual([])
  expect(skippedOf(outcome, "SleepAnalysis")).toEqual({
    "time in bed without sleep, or another device recorded it": 1,
  })
})

test("sleep of before the stages, and what was measured in it, make a night", async () => {
  const [night] = await itemsOf(
    "sleep",
    stage("Asleep", evening("23:00:00"), morning("06:00:00")) +
      record("RespiratoryRate", morning("02:00:00"), morning("02:15:00"), "14.5", {
        unit: "count/min",
      }) +
      record("HeartRate", morning("03:00:00"), morning("03:00:00"), "50", { unit: "count/min" }) +
      record("HeartRate", morning("04:00:00"), morning("04:00:00"), "56", { unit: "count/min" }) +
      record("HeartRate", morning("09:00:00"), morning("09:00:00"), "90", { unit: "count/min" }) +
      record("HeartRateVariabilitySDNN", morning("02:59:00"), morning("03:00:00"), "48.2", {
        unit: "ms",
        inside:
          "<HeartRateVariabilityMetadataList>" +
          '<InstantaneousBeatsPerMinute bpm="58"/></HeartRateVariabilityMetadataList>',
      }),
  )
  expect(night!.sleep_durations_data.asleep).toEqual({ duration_asleep_state_seconds: 7 * 3_600 })
  expect(night!.respiration_data.breaths_data.avg_breaths_per_min).toBe(14.5)
  expect(night!.heart_rate_data.summary).toEqual({
    avg_hr_bpm: 53,
    min_hr_bpm: 50,
    max_hr_bpm: 56,
    avg_hrv_sdnn: 48.2,
  })
})

test("the two measures of heart rate variability stand beside each other, never mixed", async () => {
  const variability = (measure: string, time: string, value: string) =>
    record(`HeartRateVariability${measure}`, morning(time), morning(time), value, { unit: "ms" })
  const samples = [
    variability("SDNN", "02:00:00", "60"),
    variability("RMSSD", "02:00:00", "40"),
    variability("SDNN", "12:00:00", "80"),
    variability("RMSSD", "12:00:00", "30"),
  ]
  for (const order of [samples, samples.toReversed()]) {
    const elements = stage("Asleep", evening("23:00:00"), morning("06:00:00")) + order.join("")
    const [night] = await itemsOf("sleep", elements)
    expect(night!.heart_rate_data.summary).toEqual({ avg_hrv_sdnn: 60, avg_hrv_rmssd: 40 })
    const [day] = await itemsOf("daily", elements)
    expect(day!.heart_rate_data.summary).toEqual({ avg_hrv_sdnn: 70, avg_hrv_rmssd: 35 })
  }
})

test("a night over the change of clocks is as long as it was", async () => {
  const zone = { inside: entry("HKTimeZone", "Europe/Berlin") }
  const [night] = await itemsOf(
    "sleep",
    stage("AsleepCore", "2025-03-29 23:00:00 +0100", "2025-03-30 01:30:00 +0100", zone) +
      stage("AsleepDeep", "2025-03-30 01:30:00 +0100", "2025-03-30 07:00:00 +0200", zone) +
      stage("AsleepREM", "2025-03-30 06:00:00 +0100", "2025-03-30 06:30:00 +0100", zone),
  )
  // 23:00 of the winter before, as the clock of waking up says it.
  expect(night!.metadata.start_time).toBe("2025-03-30T00:00:00+02:00")
  expect(night!.metadata.end_time).toBe("2025-03-30T07:30:00+02:00")
  expect(night!.sleep_durations_data.asleep.duration_asleep_state_seconds).toBe(7.5 * 3_600)
})

import { expect, test } from "bun:test"
import fc from "fast-check"
import { oura } from "#embedded/aggregator/exports/oura/reader"
import { readerOf } from "#embedded/aggregator/exports/readers"
import { fileOf, type Outcome, type ReadItem, readBy, skippedOf } from "#test/export-file"
import { expectSourced, mutationsOf } from "#test/mutations"

const FIXTURES = "test/fixtures/exports/oura"
const NAMES = ["oura-appdata-synth-sleepmodel", "oura-appdata-synth-dailyspo2"].concat(
  "oura-appdata-synth-dailyreadiness",
  "trends-synth",
)
const samples = await Promise.all(NAMES.map((name) => Bun.file(`${FIXTURES}/${name}.csv`).bytes()))
const [SLEEP, SATURATION, READINESS, TRENDS] = samples.map((bytes) =>
  new TextDecoder().decode(bytes),
) as [string, string, string, string]
const read = (...contents: ReadonlyArray<string | Uint8Array>) =>
  readBy(oura, ...contents.map((content) => fileOf(content)))
const itemsOf = ({ items }: Outcome, type: string): ReadonlyArray<[string, ReadItem]> =>
  items.filter((each) => each.type === type).map(({ date, item }) => [date, item as ReadItem])

test("each table is known by its header", () => {
  for (const bytes of samples) expect(readerOf(fileOf(bytes))?.vendor).toBe("oura")
  expect(oura.detect(fileOf("day;score\n2025-06-01;80\n"))).toBe(false)
})

test("a night keeps its own offset, its stages and the readiness in its cell", async () => {
  const [[date, night]] = itemsOf(await read(SLEEP), "sleep") as [[string, ReadItem]]
  expect(date).toBe("2025-06-02")
  expect(night).toMatchObject({
    metadata: {
      start_time: "2025-06-01T23:47:30+02:00",
      end_time: "2025-06-02T07:55:30+02:00",
      is_nap: false,
    },
    sleep_durations_data: {
      asleep: {
        duration_asleep_state_seconds: 26_250,
        duration_deep_sleep_state_seconds: 6_540,
        duration_light_sleep_state_seconds: 14_970,
        duration_REM_sleep_state_seconds: 4_740,
      },
      awake: { duration_awake_state_seconds: 3_030, sleep_latency_seconds: 300 },
      other: { duration_in_bed_seconds: 29_280 },
      sleep_efficiency: 90,
      // 4444 2222 3333 1111, five minutes each.
      hypnogram_samples: [
        { timestamp: "2025-06-01T23:47:30+02:00", level: 1 },
        { timestamp: "2025-06-02T00:07:30+02:00", level: 4 },
        { timestamp: "2025-06-02T00:27:30+02:00", level: 6 },
        { timestamp: "2025-06-02T00:47:30+02:00", level: 5 },
      ],
    },
    heart_rate_data: {
      summary: { avg_hr_bpm: 58.5, min_hr_bpm: 54, resting_hr_bpm: 54, avg_hrv_rmssd: 39 },
    },
    respiration_data: { breaths_data: { avg_breaths_per_min: 14.5 } },
    readiness_data: { readiness: 89 },
    temperature_data: { delta: -0.15 },
  })
})

test("a late nap is a nap, and what was deleted is no sleep", async () => {
  const outcome = await read(SLEEP)
  expect(itemsOf(outcome, "sleep").map(([, { metadata }]) => metadata.is_nap)).toEqual([
    false,
    true,
  ])
  expect(skippedOf(outcome, "sleepmodel")).toEqual({
    "the person or the vendor took it back": 1,
  })
})

test("a day has its readiness and its saturation, in a cell or bare, and no contributor as a pulse", async () => {
  const bare = "id;day;spo2_percentage\na;2025-06-04;97.4\nb;2025-06-05;0\nc;;{\n"
  const outcome = await read(READINESS, SATURATION, bare)
  expect(itemsOf(outcome, "daily").map(([date, { metadata: _, ...rest }]) => [date, rest])).toEqual(
    [
      [
        "2025-06-02",
        { scores: { recovery: 85 }, oxygen_data: { avg_saturation_percentage: 96.8 } },
      ],
      ["2025-06-04", { oxygen_data: { avg_saturation_percentage: 97.4 } }],
    ],
  )
  expect(skippedOf(outcome, "dailyspo2: spo2_percentage")).toEqual({
    "its cell holds no such value": 1,
  })
  expect(skippedOf(outcome, "dailyspo2")).toEqual({ "its day is not written like 2025-06-03": 1 })
})

test("movement of a day has its times in seconds and its energy in kilocalories", async () => {
  const [[date, day]] = itemsOf(
    await read(
      "id;active_calories;day;equivalent_walking_distance;high_activity_time;score;steps;total_calories\n" +
        "c1;520;2026-06-01;6200;900;88;8421;2450\n",
    ),
    "daily",
  ) as [[string, ReadItem]]
  expect(date).toBe("2026-06-01")
  expect(day).toMatchObject({
    distance_data: { steps: 8_421, distance_meters: 6_200 },
    calories_data: { net_activity_calories: 520, total_burned_calories: 2_450 },
    active_durations_data: { vigorous_intensity_seconds: 900 },
    scores: { activity: 88 },
  })
})

test("trends say a day and its night, None is no value, and the typing errors of their header are known", async () => {
  const outcome = await read(TRENDS)
  const [[, night], ...others] = itemsOf(outcome, "sleep") as [[string, ReadItem]]
  expect(others).toEqual([])
  expect(night.sleep_durations_data.other.duration_in_bed_seconds).toBe(29_280)
  expect(night.scores.sleep).toBe(81)
  expect(night.temperature_data.delta).toBe(-0.15)
  expect(itemsOf(outcome, "daily").map(([date, { scores }]) => [date, scores])).toEqual([
    ["2022-03-02", { activity: 78, recovery: 89 }],
    ["2022-03-03", { activity: 80 }],
  ])
  expect(skippedOf(outcome, "sleep timin score")).toEqual({ "a column that is not known": 1 })
})

test("no mutation of a table throws, and every row has its source", async () => {
  await fc.assert(
    fc.asyncProperty(mutationsOf(samples, '",;:{}+-09 \u0000\r\nTé'), async (bytes) => {
      const outcome = await read(bytes)
      expect(outcome.unreadable).toBeNull()
      expectSourced(outcome)
    }),
    { numRuns: 300 },
  )
})

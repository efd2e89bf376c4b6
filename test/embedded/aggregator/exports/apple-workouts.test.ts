import { expect, test } from "bun:test"
import {
  entry,
  exportOf,
  fileOf,
  itemsOf,
  type ReadItem,
  read,
  skippedOf,
  workout,
} from "#test/apple-export"

const RUN = {
  workoutActivityType: "HKWorkoutActivityTypeRunning",
  duration: "31.4",
  durationUnit: "min",
  startDate: "2025-06-02 17:58:00 -0400",
  endDate: "2025-06-02 18:29:24 -0400",
}

const statistic = (type: string, values: string, unit: string) =>
  `<WorkoutStatistics type="HKQuantityTypeIdentifier${type}" ${values} unit="${unit}"/>`

test("a workout of before iOS 16 has its totals in attributes", async () => {
  const [run] = await itemsOf(
    "activity",
    workout({
      ...RUN,
      totalDistance: "3.1",
      totalDistanceUnit: "mi",
      totalEnergyBurned: "250",
      totalEnergyBurnedUnit: "kcal",
    }),
  )
  expect(run).toMatchObject({
    metadata: {
      type: 8,
      start_time: "2025-06-02T17:58:00-04:00",
      end_time: "2025-06-02T18:29:24-04:00",
    },
    active_durations_data: { activity_seconds: 1_884 },
    calories_data: { net_activity_calories: 250 },
  })
  expect(run!.distance_data.summary.distance_meters).toBeCloseTo(4_988.966, 3)
})

test("a workout since iOS 16 has statistics, and what its parts repeat counts once", async () => {
  const [run] = await itemsOf(
    "activity",
    workout(
      RUN,
      entry("HKElevationAscended", "2500 cm") +
        entry("HKIndoorWorkout", "0") +
        '<WorkoutEvent type="HKWorkoutEventTypePause" date="2025-06-02 18:10:00 -0400"/>' +
        `<WorkoutActivity uuid="1">${statistic("DistanceWalkingRunning", 'sum="1"', "km")}</WorkoutActivity>` +
        statistic("ActiveEnergyBurned", 'sum="310.2"', "Cal") +
        statistic("BasalEnergyBurned", 'sum="40"', "Cal") +
        statistic("DistanceWalkingRunning", 'sum="5"', "km") +
        statistic("StepCount", 'sum="5100"', "count") +
        statistic("HeartRate", 'average="148.7" minimum="101" maximum="171"', "count/min") +
        statistic("RunningSpeed", 'average="9.6" maximum="14.4"', "km/hr") +
        statistic("RunningPower", 'average="240" maximum="410"', "W"),
    ),
  )
  expect(run!.distance_data.summary).toEqual({
    distance_meters: 5_000,
    steps: 5_100,
    elevation: { gain_actual_meters: 25 },
  })
  expect(run!.calories_data).toEqual({ total_burned_calories: 350.2, net_activity_calories: 310.2 })
  expect(run!.heart_rate_data.summary).toEqual({
    avg_hr_bpm: 148.7,
    min_hr_bpm: 101,
    max_hr_bpm: 171,
  })
  expect(run!.movement_data.avg_speed_meters_per_second).toBeCloseTo(2.667, 3)
  expect(run!.power_data).toEqual({ avg_watts: 240, max_watts: 410 })
})

test("the time zone of a workout tells its clock where the export's offset is that of another season", async () => {
  const [run] = await itemsOf(
    "activity",
    workout(
      { ...RUN, startDate: "2016-11-14 07:25:41 -0700", endDate: "2016-11-14 07:30:52 -0700" },
      entry("HKTimeZone", "America/Los_Angeles"),
    ),
  )
  expect(run!.metadata.start_time).toBe("2016-11-14T06:25:41-08:00")
})

test("activities become the aggregator's numbers, by where they were, else keep their name", async () => {
  const of = (activity: string, inside = "", minute = "00") =>
    workout(
      {
        workoutActivityType: `HKWorkoutActivityType${activity}`,
        startDate: `2025-06-02 10:${minute}:00 +0200`,
        endDate: `2025-06-02 10:${minute}:59 +0200`,
      },
      inside,
    )
  const activities = await itemsOf(
    "activity",
    of("Swimming", entry("HKSwimmingLocationType", "1"), "00") +
      of("Cycling", entry("HKIndoorWorkout", "1"), "01") +
      of("Running", entry("HKIndoorWorkout", "1"), "02") +
      of("HighIntensityIntervalTraining", "", "03") +
      of("Pickleball", "", "04") +
      of("MindAndBody", "", "05"),
  )
  expect(activities.map(({ metadata: { type, name } }) => type ?? name)).toEqual([
    83,
    18,
    133,
    114,
    "Pickleball",
    "Mind And Body",
  ])
})

test("of a run that the watch and an app recorded, the watch's counts", async () => {
  const app = { ...RUN, sourceName: "Runner", startDate: "2025-06-02 17:57:00 -0400" }
  const outcome = await read(fileOf(exportOf(workout(app) + workout(RUN) + workout(RUN))))
  expect(outcome.items.map(({ item }: ReadItem) => item.metadata.start_time)).toEqual([
    "2025-06-02T17:58:00-04:00",
  ])
  expect(skippedOf(outcome, "Running")).toEqual({
    "another device recorded the same workout": 1,
    "the same record came before": 1,
  })
})

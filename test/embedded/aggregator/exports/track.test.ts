import { expect, test } from "bun:test"
import fc from "fast-check"
import { readerOf } from "#embedded/aggregator/exports/readers"
import { track } from "#embedded/aggregator/exports/track/reader"
import { fileOf, type Outcome, type ReadItem, readBy, readIn, skippedOf } from "#test/export-file"
import { expectSourced, mutationsOf } from "#test/mutations"

const FIXTURES = "test/fixtures/exports/track"
const bytesOf = (name: string) => Bun.file(`${FIXTURES}/${name}`).bytes()
const fixture = async (name: string) => fileOf(await bytesOf(name), name)
const workouts = ({ items }: Outcome) =>
  items.filter(({ type }) => type === "activity").map(({ item }) => item as ReadItem)

const gpx = (points: string, type = "running") =>
  fileOf(`<gpx><trk><type>${type}</type><trkseg>${points}</trkseg></trk></gpx>`)
const point = (time: string, lat = 48, lon = 16) =>
  `<trkpt lat="${lat}" lon="${lon}"><time>${time}</time></trkpt>`

test("files are known by their root under any name", async () => {
  for (const name of ["run.gpx", "ride.tcx"])
    expect(readerOf({ ...(await fixture(name)), path: "any" })?.vendor).toBe("track")
  expect(readerOf(fileOf("<kml><gpxdata/></kml>"))).toBeNull()
  const apple = await Bun.file("test/fixtures/exports/apple/route-dogsheep.gpx").bytes()
  expect(readerOf(fileOf(apple, "route.gpx"))?.vendor).toBe("apple")
})

test("a track is a workout with the way between its points, without the break between its parts", async () => {
  const outcome = await readIn("Europe/Vienna", [[track, await fixture("run.gpx")]])
  const [run, ...others] = workouts(outcome)
  expect(others).toEqual([])
  expect(run!.metadata).toEqual({
    type: 8,
    start_time: "2025-06-02T10:00:00+02:00",
    end_time: "2025-06-02T10:14:30+02:00",
    upload_type: 1,
  })
  // Twice a hundredth of a degree of latitude: 2 x 6371008.8 x 0.01 x pi / 180
  expect(run!.distance_data.summary.distance_meters).toBeCloseTo(2_223.9, 1)
  // 300 s and 270 s
  expect(run!.active_durations_data).toEqual({ activity_seconds: 570 })
  // (120 + 150 + 159) / 3
  expect(run!.heart_rate_data.summary).toEqual({
    avg_hr_bpm: 143,
    max_hr_bpm: 159,
    min_hr_bpm: 120,
  })
  expect(run!.movement_data).toEqual({ avg_cadence_rpm: 82 })
  expect(skippedOf(outcome, "wpt")).toEqual({ "places are not taken": 1 })
  expect(skippedOf(outcome, "trk")).toEqual({ "it has no times": 1 })
})

test("the laps of an activity are put together, means by their time", async () => {
  const outcome = await readBy(track, await fixture("ride.tcx"))
  expect(workouts(outcome)).toEqual([
    {
      metadata: {
        type: 1,
        start_time: "2025-06-02T08:00:10+00:00",
        end_time: "2025-06-02T08:15:10+00:00",
        upload_type: 1,
      },
      active_durations_data: { activity_seconds: 900 },
      distance_data: { summary: { distance_meters: 7_000 } },
      calories_data: { total_burned_calories: 140 },
      // (120 x 600 + 150 x 300) / 900; the lowest is that of the points
      heart_rate_data: { summary: { avg_hr_bpm: 130, max_hr_bpm: 162, min_hr_bpm: 101 } },
      movement_data: { max_speed_meters_per_second: 11.5, avg_cadence_rpm: 82 },
      // (150 x 600 + 210 x 300) / 900
      power_data: { avg_watts: 170, max_watts: 500 },
    },
  ])
  expect(skippedOf(outcome, "Course")).toEqual({ "a plan is no workout": 1 })
})

test("of the same workout in both formats the one with laps counts", async () => {
  const same = gpx(point("2025-06-02T08:00:12Z") + point("2025-06-02T08:15:00Z"), "cycling")
  for (const files of [
    [await fixture("ride.tcx"), same],
    [same, await fixture("ride.tcx")],
  ]) {
    const outcome = await readBy(track, ...files)
    expect(workouts(outcome).map((each) => each.calories_data?.total_burned_calories)).toEqual([
      140,
    ])
    expect(skippedOf(outcome, "trk")).toEqual({ "another device recorded the same workout": 1 })
  }
})

/** An activity of one lap, from 08:00 UTC plus some minutes on. */
const tcx = (from: number, minutes: number, { sport = "Walking", lap = "" } = {}) => {
  const start = new Date(Date.UTC(2025, 5, 2, 8, from)).toISOString()
  return fileOf(
    `<TrainingCenterDatabase><Activities><Activity Sport="${sport}"><Id>${start}</Id><Lap StartTime="${start}">
      <TotalTimeSeconds>${minutes * 60}</TotalTimeSeconds>${lap}
    </Lap></Activity></Activities></TrainingCenterDatabase>`,
  )
}

test("of workouts of one source at the same time the longest counts, in whatever order they come", async () => {
  const files = [
    tcx(0, 60),
    tcx(0, 60, { sport: "Running" }),
    tcx(2, 57),
    tcx(30, 70),
    // Less than half of it lies within the one before: another workout
    tcx(80, 60),
    // Behind all others
    tcx(200, 10),
  ]
  for (const order of [files, files.toReversed()]) {
    const outcome = await readBy(track, ...order)
    expect(
      workouts(outcome).map(({ metadata, active_durations_data }) => [
        metadata.start_time.slice(11, 16),
        active_durations_data.activity_seconds / 60,
      ]),
    ).toEqual([
      ["08:30", 70],
      ["09:20", 60],
      ["11:20", 10],
    ])
    expect(skippedOf(outcome, "Activity")).toEqual({
      "a longer workout of the same source was at the same time": 3,
    })
  }
})

test("strokes and turns of the pedals are no steps, nor is what is too long for one", async () => {
  const counted = (sport: string, steps: number, metres: number) => {
    const lap = `<DistanceMeters>${metres}</DistanceMeters><Extensions><LX><Steps>${steps}</Steps></LX></Extensions>`
    return readBy(track, tcx(0, 60, { sport, lap }))
  }
  const none = { "what is counted in this sport is no step": 1 }
  for (const [sport, steps, metres, isRead] of [
    ["Running", 9_000, 10_000, true],
    ["Walking", 6_500, 5_000, true],
    ["Biking", 5_000, 25_000, false],
    ["Swimming", 1_100, 2_000, false],
    ["Other", 6_500, 5_000, true],
    ["Other", 1_100, 2_000, false],
    // Strokes that are as short as steps come more slowly
    ["Other", 2_400, 2_250, false],
    ["Other", 3_000, 1_600, false],
    ["Other", 5_000, 3_500, true],
    ["Other", 900, 0, true],
  ] as const) {
    const outcome = await counted(sport, steps, metres)
    const [workout] = workouts(outcome)
    expect([sport, workout!.distance_data.summary.steps]).toEqual([
      sport,
      isRead ? steps : undefined,
    ])
    expect(skippedOf(outcome, "Activity: steps")).toEqual(isRead ? {} : none)
  }
})

test("laps that overlap make a workout no longer than it was", async () => {
  const start = "2025-06-02T08:00:00Z"
  const lap = `<Lap StartTime="${start}"><TotalTimeSeconds>600</TotalTimeSeconds></Lap>`
  const outcome = await readBy(
    track,
    fileOf(
      `<TrainingCenterDatabase><Activity Sport="Running">${lap}${lap}</Activity></TrainingCenterDatabase>`,
    ),
  )
  expect(workouts(outcome)[0]!.active_durations_data).toEqual({ activity_seconds: 600 })
})

test("a lap that lies within those before it adds nothing, one that goes on behind them does", async () => {
  const lap = (minute: number, minutes: number) =>
    `<Lap StartTime="2025-06-02T08:${String(minute).padStart(2, "0")}:00Z">
      <TotalTimeSeconds>${minutes * 60}</TotalTimeSeconds><DistanceMeters>${minutes * 200}</DistanceMeters></Lap>`
  const of = (...laps: ReadonlyArray<string>) =>
    readBy(
      track,
      fileOf(
        `<TrainingCenterDatabase><Activity Sport="Running">${laps.join("")}</Activity></TrainingCenterDatabase>`,
      ),
    )
  const metres = (outcome: Outcome) =>
    workouts(outcome)[0]!.distance_data.summary.distance_meters as number
  const repeated = await of(lap(0, 20), lap(0, 20), lap(0, 20), lap(20, 10), lap(28, 10))
  expect(metres(repeated)).toBe(8_000)
  expect(skippedOf(repeated, "Lap")).toEqual({ "a lap before it has its time": 2 })
  // Those that are not in order of time are all counted
  expect(metres(await of(lap(20, 10), lap(0, 20)))).toBe(6_000)
})

test("a time with its own offset keeps it, and a sport without a number its word", async () => {
  const outcome = await readIn("Europe/Vienna", [
    [
      track,
      gpx(point("2025-06-02T08:00:00-07:00") + point("2025-06-02T08:30:00-07:00"), "parkour"),
    ],
  ])
  expect(workouts(outcome)[0]!.metadata).toMatchObject({
    name: "parkour",
    start_time: "2025-06-02T08:00:00-07:00",
  })
})

test("a track without a length, or of months, is reported", async () => {
  for (const times of [
    ["2025-06-02T08:00:00Z", "2025-06-02T08:00:00Z"],
    ["2025-06-02T08:00:00Z", "2025-08-02T08:00:00Z"],
  ]) {
    const outcome = await readBy(track, gpx(times.map((time) => point(time)).join("")))
    expect(outcome.items).toEqual([])
    expect(skippedOf(outcome, "trk")).toEqual({
      "it has no length, or one of more than a month": 1,
    })
  }
})

test("what stands before a break in the file is read, and an entity of too much is one", async () => {
  const whole = point("2025-06-02T08:00:00Z") + point("2025-06-02T08:30:00Z")
  const bomb = `<!DOCTYPE gpx [<!ENTITY a "${"x".repeat(1_000)}"><!ENTITY b "${"&a;".repeat(1_000)}">]>`
  const file = fileOf(
    `${bomb}<gpx><trk><trkseg>${whole}</trkseg></trk><trk><name>&b;</name></trk></gpx>`,
  )
  const outcome = await readBy(track, file)
  expect(workouts(outcome)).toHaveLength(1)
  expect(outcome.unreadable?.reason).toBe("it is no well-formed XML from some place on")
})

test("no mutation of a sample throws, and none gives a value that is no number", async () => {
  const files = await Promise.all(["run.gpx", "ride.tcx"].map(bytesOf))
  await fc.assert(
    fc.asyncProperty(mutationsOf(files, '<>/"=&;.-09eT:Z\u0000é'), async (bytes) => {
      const outcome = await readBy(track, fileOf(bytes))
      expectSourced(outcome)
    }),
    { numRuns: 300 },
  )
})

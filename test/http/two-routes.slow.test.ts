import { expect } from "bun:test"
import { Effect } from "effect"
import { Importer } from "#actors/importer"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { FORM_TYPE, formOf } from "#test/form"
import { webhook } from "#test/webhook"

const it = itLive(App)

const imported = Effect.fnUntraced(function* (filename: string, bytes: string) {
  const { send, token } = yield* Client
  const body = formOf({ name: "file", filename, bytes })
  const headers = { authorization: `Bearer ${token}`, ...FORM_TYPE }
  yield* send("/v1/imports", { method: "POST", headers, body })
  yield* Importer.use(({ idle }) => idle)
})

const seriesOf = (metric: string) =>
  Client.use(({ get }) =>
    Effect.map(
      get(`/v1/metrics/${metric}/series?from=2024-06-09&to=2024-06-11&bucket=day`),
      ({ body }) =>
        body.points.map(({ date, value }: { date: string; value: number }) => [date, value]),
    ),
  )

const START = 1_718_000_000_000
const DAY = JSON.stringify([
  {
    calendarDate: "2024-06-10",
    includesWellnessData: true,
    wellnessStartTimeGmt: "2024-06-09T22:00:00.0",
    wellnessStartTimeLocal: "2024-06-10T00:00:00.0",
    totalSteps: 9_000,
  },
])
const RUN = JSON.stringify([
  {
    summarizedActivitiesExport: [
      {
        activityId: 111,
        activityType: "running",
        startTimeGmt: START,
        startTimeLocal: START + 7_200_000,
        duration: 1_800_000,
      },
    ],
  },
])

/** What Garmin's app copies into Apple Health of the same day. */
const connect = (more: string) => `sourceName="Connect" sourceVersion="5" ${more}`
const COPY = `<?xml version="1.0"?><HealthData locale="de_DE">
 <ExportDate value="2024-06-12 10:00:00 +0200"/>
 <Record type="HKQuantityTypeIdentifierStepCount" unit="count" value="8900" ${connect(
   'startDate="2024-06-10 08:00:00 +0200" endDate="2024-06-10 22:00:00 +0200"',
 )}/>
 <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" ${connect(
   'startDate="2024-06-10 08:13:25 +0200" endDate="2024-06-10 08:43:25 +0200"',
 )}/>
</HealthData>`

it("a vendor's day and workout beside Apple's copy of them count once, whichever came first", () =>
  Effect.gen(function* () {
    yield* imported("Exportieren.xml", COPY)
    expect(yield* seriesOf("steps")).toEqual([["2024-06-10", 8_900]])
    yield* imported("UDSFile_2024-06-01_2024-06-30.json", DAY)
    yield* imported("jane_0_summarizedActivities.json", RUN)
    expect(yield* seriesOf("steps")).toEqual([["2024-06-10", 9_000]])
    expect(yield* seriesOf("workouts")).toEqual([["2024-06-10", 1]])
    expect(yield* seriesOf("workout_minutes")).toEqual([["2024-06-10", 30]])
  }))

it("the same day by a vendor's export and by its own deliveries counts once", () =>
  Effect.gen(function* () {
    const { user_id } = yield* Client
    yield* imported("UDSFile_2024-06-01_2024-06-30.json", DAY)
    yield* imported("jane_0_summarizedActivities.json", RUN)
    const user = { user_id: "of-the-vendor", provider: "GARMIN", reference_id: user_id }
    yield* webhook({ type: "auth", status: "success", user })
    yield* webhook({
      type: "daily",
      user,
      data: [
        {
          metadata: {
            start_time: "2024-06-10T00:00:00+02:00",
            end_time: "2024-06-11T00:00:00+02:00",
            upload_type: 1,
          },
          distance_data: { steps: 9_000 },
        },
      ],
    })
    yield* webhook({
      type: "activity",
      user,
      data: [
        {
          metadata: {
            summary_id: "111",
            type: 8,
            start_time: "2024-06-10T08:13:20+02:00",
            end_time: "2024-06-10T08:43:20+02:00",
            upload_type: 1,
          },
        },
      ],
    })
    expect(yield* seriesOf("steps")).toEqual([["2024-06-10", 9_000]])
    expect(yield* seriesOf("workouts")).toEqual([["2024-06-10", 1]])
    expect(yield* seriesOf("workout_minutes")).toEqual([["2024-06-10", 30]])
  }))

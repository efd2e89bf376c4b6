import { expect, test } from "bun:test"
import { Effect } from "effect"
import { readBody } from "#ingest/body"
import { Deliveries, deliver, deliverFixture, payload, rowsOf } from "#test/deliveries"
import { itWith } from "#test/effect"

const it = itWith(Deliveries)

const days = rowsOf("daily_summary")
const user = { user_id: "agg-1", provider: "WITHINGS", reference_id: "user_synth" }
const metadata = {
  start_time: "2025-06-02T00:00:00.000000+02:00",
  end_time: "2025-06-03T00:00:00.000000+02:00",
}

const body = (item: Record<string, unknown>) => ({
  type: "body",
  user,
  data: [{ metadata, ...item }],
})
const daily = (item: Record<string, unknown>) => ({ ...body(item), type: "daily" })
const weight = (weight_kg: number) => body({ measurements_data: { measurements: [{ weight_kg }] } })

it("writes weight, body fat and blood pressure of a day", () =>
  Effect.gen(function* () {
    yield* deliverFixture("edge-body-withings-weight")
    expect(yield* days).toMatchObject([
      {
        date: "2025-06-02",
        weight_kg: 78.2,
        body_fat_pct: 21.8,
        bp_systolic_mmhg: 124,
        bp_diastolic_mmhg: 81,
        is_complete: 0,
      },
    ])
  }))

it("shares a row with the day's daily payload, and neither erases the other", () =>
  Effect.gen(function* () {
    yield* deliver(weight(80))
    yield* deliver(daily({ distance_data: { steps: 7000 } }))
    yield* deliver(weight(81))
    yield* deliver(daily({ distance_data: { steps: 8000 } }))
    expect(yield* days).toMatchObject([{ weight_kg: 81, steps: 8000 }])
  }))

it("orders body and daily payloads of a day apart from each other", () =>
  Effect.gen(function* () {
    yield* deliver(daily({ distance_data: { steps: 7000 } }), 9_000)
    yield* deliver(weight(80), 1_000)
    yield* deliver(weight(70), 500)
    expect(yield* days).toMatchObject([{ weight_kg: 80, steps: 7000 }])
  }))

it("lends heart rate and oxygen to a day until its daily payload speaks of them", () =>
  Effect.gen(function* () {
    const heart = body({
      heart_data: { heart_rate_data: { summary: { avg_hr_bpm: 71 } } },
      oxygen_data: { avg_saturation_percentage: 97 },
    })
    yield* deliver(heart)
    expect(yield* days).toMatchObject([{ avg_hr_bpm: 71, spo2_avg_pct: 97 }])
    yield* deliver(daily({ heart_rate_data: { summary: { avg_hr_bpm: 64 } } }))
    yield* deliver({ ...heart, version: "again" })
    expect(yield* days).toMatchObject([{ avg_hr_bpm: 64, spo2_avg_pct: null }])
  }))

const read = (item: Record<string, unknown>) => readBody({ metadata, ...item }, 0)

test("takes the latest of several weighings, each measure by itself", () => {
  const measurements = [
    { measurement_time: "2025-06-02T20:00:00+02:00", weight_kg: 79, bodyfat_percentage: null },
    { measurement_time: "2025-06-02T07:00:00+02:00", weight_kg: 78, bodyfat_percentage: 21 },
  ]
  expect(read({ measurements_data: { measurements } })).toMatchObject({
    measured: { weight_kg: 79, body_fat_pct: 21 },
  })
})

test("falls back on the day's averages where there are no samples", () => {
  expect(
    read({
      measurements_data: { measurements: [], day_avg_weight_kg: 80.5 },
      blood_pressure_data: { day_avg_systolic_bp: 120, day_avg_diastolic_bp: 80 },
      temperature_data: { day_avg_body_temperature_celsius: 36.6 },
    }),
  ).toMatchObject({
    measured: { weight_kg: 80.5, bp_systolic_mmhg: 120, bp_diastolic_mmhg: 80, body_temp_c: 36.6 },
  })
})

test("averages the blood pressures of a day", () => {
  const blood_pressure_samples = [
    { systolic_bp: 120, diastolic_bp: 80 },
    { systolic_bp: 130, diastolic_bp: 84 },
  ]
  expect(read({ blood_pressure_data: { blood_pressure_samples } })).toMatchObject({
    measured: { bp_systolic_mmhg: 125, bp_diastolic_mmhg: 82 },
  })
})

test("counts glucose from the samples, sensor limits included", async () => {
  const [item] = (await payload("edge-body-dexcom-cgm")).data
  expect(readBody(item, 0)).toMatchObject({
    measured: {
      glucose_avg_mg_dl: 118.2,
      glucose_min_mg_dl: 39,
      glucose_max_mg_dl: 401,
      glucose_tir_pct: 0,
      glucose_n: 2,
    },
  })
})

test("prefers the vendor's own time in range and takes either spelling of the average", async () => {
  const [item] = (await payload("body-freestylelibre-synth1")).data
  expect(readBody(item, 0)).toMatchObject({ measured: { glucose_tir_pct: 88, glucose_n: 2 } })
  expect(read({ glucose_data: { day_avg_blood_glucose_mg_per_dl: 101 } })).toMatchObject({
    measured: { glucose_avg_mg_dl: 101, glucose_min_mg_dl: null, glucose_n: null },
  })
})

test("finds every field of a full payload where the description says it is", async () => {
  const full = (await payload("body-garmin-allfields1")).data[0]
  expect(readBody(full, 0)).toMatchSnapshot()
})

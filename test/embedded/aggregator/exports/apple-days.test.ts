import { expect, test } from "bun:test"
import {
  byWatch,
  entry,
  exportOf,
  fileOf,
  itemsOf,
  type ReadItem,
  read,
  record,
  skippedOf,
} from "#test/apple-export"

const at = (time: string, zone = "+0200") => `2025-06-02 ${time} ${zone}`
const moment = (type: string, value: string, unit: string, time = "08:00:00", more = {}) =>
  record(type, at(time), at(time), value, { unit, ...more })

test("units of any locale become those of ingest", async () => {
  const elements = [
    moment("BodyMass", "172.4", "lb"),
    moment("BodyFatPercentage", "0.218", "%"),
    moment("BodyTemperature", "99.5", "degF"),
    moment("BloodGlucose", "5.8", "mmol<180.1558800000541>/L"),
    moment("DietaryEnergyConsumed", "500", "Cal"),
    moment("DietaryCaffeine", "0.08", "g"),
    moment("DietaryWater", "8", "fl_oz_us"),
    moment("BloodPressureSystolic", "16", "kPa"),
    record("DistanceWalkingRunning", at("08:00:00"), at("08:10:00"), "2", { unit: "mi" }),
    record("ActiveEnergyBurned", at("08:00:00"), at("08:10:00"), "418.4", { unit: "kJ" }),
    record("BasalEnergyBurned", at("08:00:00"), at("08:10:00"), "90000", { unit: "cal" }),
    moment("OxygenSaturation", "0.97", "%"),
  ].join("")
  const [body] = await itemsOf("body", elements)
  const [daily] = await itemsOf("daily", elements)
  const [nutrition] = await itemsOf("nutrition", elements)
  expect(body!.measurements_data.day_avg_weight_kg).toBeCloseTo(78.1993, 4)
  expect(body!.measurements_data.day_avg_bodyfat_percentage).toBeCloseTo(21.8, 6)
  expect(body!.temperature_data.day_avg_body_temperature_celsius).toBeCloseTo(37.5, 6)
  expect(body!.glucose_data.blood_glucose_samples[0].blood_glucose_mg_per_dL).toBeCloseTo(104.49, 2)
  expect(body!.blood_pressure_data.day_avg_systolic_bp).toBeCloseTo(120.01, 2)
  expect(daily!.distance_data.distance_meters).toBeCloseTo(3_218.688, 3)
  expect(daily!.calories_data).toEqual({ net_activity_calories: 100, BMR_calories: 90 })
  expect(daily!.oxygen_data.avg_saturation_percentage).toBeCloseTo(97, 6)
  expect(nutrition!.summary.macros.calories).toBe(500)
  expect(nutrition!.summary.micros.caffeine_mg).toBeCloseTo(80, 6)
  expect(nutrition!.summary.water_ml).toBeCloseTo(236.588, 3)
})

test("a unit that is none of the quantity is reported and makes no value", async () => {
  const outcome = await read(fileOf(exportOf(moment("BodyMass", "80", "furlong"))))
  expect(outcome.items).toEqual([])
  expect(skippedOf(outcome, "BodyMass")).toEqual({ "its unit is not one of this quantity": 1 })
})

test("of steps that a phone and a watch counted at the same time, the watch's count", async () => {
  // The phone walked 600 s, the watch 450 of them: 150 of 600 s of the phone's 640 steps are left, 160.
  const phone = record("StepCount", at("08:50:00"), at("09:00:00"), "640", { unit: "count" })
  const watch = record("StepCount", at("08:51:00"), at("08:58:30"), "655", {
    unit: "count",
    ...byWatch,
  })
  const later = record("StepCount", at("10:00:00"), at("10:05:00"), "100", { unit: "count" })
  const [day] = await itemsOf("daily", phone + watch + later)
  expect(day!.distance_data.steps).toBe(655 + 160 + 100)
})

test("what the watch counted in full is reported as counted by another device", async () => {
  const span = [at("08:00:00"), at("08:10:00")] as const
  const outcome = await read(
    fileOf(
      exportOf(
        record("StepCount", ...span, "900", { unit: "count", sourceName: "Pedometer" }) +
          record("StepCount", ...span, "1000", { unit: "count" }) +
          record("StepCount", ...span, "1100", { unit: "count", ...byWatch }),
      ),
    ),
  )
  expect(outcome.items.map(({ item }: ReadItem) => item.distance_data.steps)).toEqual([1_100])
  expect(skippedOf(outcome, "StepCount")).toEqual({ "another device counted the same time": 2 })
  expect(outcome.tally[0]).toMatchObject({ read: 3, used: 1 })
})

test("an app that writes with the watch's device but its own version ranks behind the phone", async () => {
  const span = [at("08:00:00"), at("08:10:00")] as const
  const app = { ...byWatch, sourceName: "Pedometer", sourceVersion: "3.1" }
  const elements =
    record("StepCount", ...span, "900", { unit: "count", ...app }) +
    record("StepCount", ...span, "1000", { unit: "count" })
  const [day] = await itemsOf("daily", elements)
  expect(day!.distance_data.steps).toBe(1_000)
})

test("records of a correlation that stand at the top level as well count once", async () => {
  const pressure =
    moment("BloodPressureSystolic", "128", "mmHg") + moment("BloodPressureDiastolic", "82", "mmHg")
  const food = moment("DietaryProtein", "30", "g")
  const outcome = await read(
    fileOf(
      exportOf(
        `${pressure}${food} <Correlation type="HKCorrelationTypeIdentifierBloodPressure"` +
          ` sourceName="iPhone" startDate="${at("08:00:00")}" endDate="${at("08:00:00")}">\n` +
          `${pressure} </Correlation>\n <Correlation type="HKCorrelationTypeIdentifierFood"` +
          ` sourceName="iPhone">\n${food} </Correlation>\n`,
      ),
    ),
  )
  const of = (type: string) => outcome.items.find((each) => each.type === type)!.item as ReadItem
  expect(of("body").blood_pressure_data).toEqual({
    day_avg_systolic_bp: 128,
    day_avg_diastolic_bp: 82,
  })
  expect(of("nutrition").summary.macros.protein_g).toBe(30)
  expect(skippedOf(outcome, "DietaryProtein")).toEqual({ "the same record came before": 1 })
})

test("a record belongs to the day of its own clock", async () => {
  const elements =
    record("StepCount", "2025-06-02 23:50:00 -0400", "2025-06-02 23:58:00 -0400", "500", {
      unit: "count",
    }) +
    record("StepCount", "2025-06-03 00:00:00 -0400", "2025-06-03 00:05:00 -0400", "70", {
      unit: "count",
    })
  const days = await itemsOf("daily", elements)
  expect(days.map((day) => [day.metadata.start_time, day.distance_data.steps])).toEqual([
    ["2025-06-02T00:00:00-04:00", 500],
    ["2025-06-03T00:00:00-04:00", 70],
  ])
})

test("where a record names its time zone, that tells its day", async () => {
  const [day] = await itemsOf(
    "body",
    record("BodyMass", "2025-01-10 23:30:00 +0200", "2025-01-10 23:30:00 +0200", "80", {
      unit: "kg",
      inside: entry("HKTimeZone", "Asia/Tokyo"),
    }),
  )
  expect(day!.metadata.start_time).toBe("2025-01-11T00:00:00+09:00")
})

test("the rings of a day give its active energy only where no records do", async () => {
  const outcome = await read(
    fileOf(
      exportOf(
        record("ActiveEnergyBurned", at("08:00:00"), at("08:10:00"), "50", { unit: "kcal" }) +
          ' <ActivitySummary dateComponents="2025-06-02" activeEnergyBurned="612" activeEnergyBurnedUnit="Cal"/>\n' +
          ' <ActivitySummary dateComponents="2025-06-01" activeEnergyBurned="500" activeEnergyBurnedUnit="Cal"/>\n' +
          ' <ActivitySummary dateComponents="2025-05-31" activeEnergyBurned="0" activeEnergyBurnedUnit="Cal"/>\n',
      ),
    ),
  )
  const energies = outcome.items.map(({ date, item }: ReadItem) => [
    date,
    item.calories_data.net_activity_calories,
  ])
  expect(energies).toEqual([
    ["2025-06-01", 500],
    ["2025-06-02", 50],
  ])
  expect(skippedOf(outcome, "ActivitySummary")).toEqual({
    "the records of that day make it up": 1,
    "a day without energy, as nothing was worn": 1,
  })
})

test("an absolute wrist temperature, a standing hour, a profile and a period are reported, not read", async () => {
  const outcome = await read(
    fileOf(
      exportOf(
        ' <Me HKCharacteristicTypeIdentifierDateOfBirth="1990-02-02"/>\n' +
          moment("AppleSleepingWristTemperature", "35.6", "degC") +
          moment("AppleStandTime", "5", "min") +
          moment("HKCategoryTypeIdentifierMenstrualFlow", "1", "") +
          moment("HKQuantityTypeIdentifierFromTheFuture", "1", "count"),
      ),
    ),
  )
  expect(outcome.items).toEqual([])
  expect(JSON.stringify(outcome)).not.toContain("1990")
  expect(skippedOf(outcome, "WristTemperature")).toEqual({
    "an absolute wrist temperature; there is a place for its deviation from usual alone": 1,
  })
  expect(skippedOf(outcome, "AppleStandTime")).toEqual({ "no place for it yet": 1 })
  expect(skippedOf(outcome, "MenstrualFlow")).toEqual({ "no place for it yet": 1 })
  expect(skippedOf(outcome, "FromTheFuture")).toEqual({ "a type that is not known": 1 })
  expect(skippedOf(outcome, "Me")).toEqual({ "a profile is not taken from an export": 1 })
})

test("a symptom that was noted becomes a tag, one noted as absent does not", async () => {
  const symptom = (name: string, value: string) =>
    moment(`HKCategoryTypeIdentifier${name}`, `HKCategoryValueSeverity${value}`, "")
  const [day] = await itemsOf("daily", symptom("Headache", "Mild") + symptom("Fever", "NotPresent"))
  expect(day!.tag_data.tags.map(({ tag_name }: ReadItem) => tag_name)).toEqual(["headache"])
})

test("what cannot be is left out by itself, with the reason", async () => {
  const outcome = await read(
    fileOf(
      exportOf(
        moment("HeartRate", "60", "count/min") +
          moment("HeartRate", "0x40", "count/min") +
          moment("HeartRate", "", "count/min") +
          moment("HeartRate", "-5", "count/min") +
          record("HeartRate", "2025-06-31 08:00:00 +0200", at("08:00:00"), "61", {
            unit: "count/min",
          }) +
          record("HeartRate", at("09:00:00"), at("08:00:00"), "61", { unit: "count/min" }) +
          record("HeartRate", "2568-06-02 08:00:00 +0200", "2568-06-02 08:00:00 +0200", "61", {
            unit: "count/min",
          }) +
          moment("OxygenSaturation", "97", "%"),
      ),
    ),
  )
  expect(outcome.items).toHaveLength(1)
  expect(skippedOf(outcome, "HeartRate")).toEqual({
    "its value is no number": 2,
    "its value is negative": 1,
    "it has no dates that can be read": 1,
    "it ends before it begins": 1,
    "it lies after the export was made": 1,
  })
  expect(skippedOf(outcome, "OxygenSaturation")).toEqual({ "a percentage above 100": 1 })
})

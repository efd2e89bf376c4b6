import { expect, test } from "bun:test"
import { readdirSync } from "node:fs"
import fc from "fast-check"
import type { ExportFile } from "#embedded/aggregator/exports/reader"
import { readerOf } from "#embedded/aggregator/exports/readers"
import { withings } from "#embedded/aggregator/exports/withings/reader"
import { fileOf, type Outcome, type ReadItem, readBy, skippedOf } from "#test/export-file"
import { expectSourced, mutationsOf } from "#test/mutations"

const FIXTURES = "test/fixtures/exports/withings"
const NAMES = readdirSync(FIXTURES).filter((name) => name.endsWith(".csv"))
const bytesOf = (name: string) => Bun.file(`${FIXTURES}/${name}`).bytes()
const fixture = async (name: string) => fileOf(await bytesOf(name), `data_SAM_1748/${name}`)
const whole = await Promise.all(NAMES.map(bytesOf))
const read = (...files: ReadonlyArray<ExportFile>) => readBy(withings, ...files)
const of = ({ items }: Outcome, type: string): ReadonlyArray<readonly [string, ReadItem]> =>
  items.filter((each) => each.type === type).map(({ date, item }) => [date, item as ReadItem])

test("every table of the sample is known, a date and a value of unknown name are not", async () => {
  for (const name of NAMES)
    expect(`${name} ${readerOf(await fixture(name))?.vendor}`).toBe(`${name} withings`)
  expect(withings.detect(fileOf("date,value\n2025-06-01,1\n", "sales.csv"))).toBe(false)
  expect(withings.detect(fileOf("start,duration,value\na,[1],[1]\n", "flights.csv"))).toBe(false)
})

test("the last weighing of a day counts, fat as its share of the weight it was measured with", async () => {
  const outcome = await read(await fixture("weight.csv"))
  expect(of(outcome, "body").map(([date, body]) => [date, body.measurements_data])).toEqual([
    // 17.9 of 79.6, 18 of 80
    ["2025-06-01", { day_avg_weight_kg: 79.6, day_avg_bodyfat_percentage: 22.487437 }],
    ["2025-06-02", { day_avg_weight_kg: 80.2, day_avg_bodyfat_percentage: 22.5 }],
  ])
  expect(skippedOf(outcome, "bone mass (kg)")).toEqual({ "no place for it yet": 2 })
})

test("a scale in pounds, and a header in another language, are read by their places and units", async () => {
  const pounds = (await Bun.file(`${FIXTURES}/weight.csv`).text()).replaceAll("(kg)", "(lb)")
  const german =
    'Datum,"Gewicht (kg)","Fettmasse (kg)","Knochenmasse (kg)","Muskelmasse (kg)","Flüssigkeit (kg)",Kommentare\n' +
    '"2025-06-05 07:00:00",81,,,,,\n'
  const outcome = await read(fileOf(pounds, "weight.csv"), fileOf(german, "weight.csv"))
  const weights = of(outcome, "body").map(([, body]) => body.measurements_data.day_avg_weight_kg)
  // 79.6 and 80.2 pounds
  expect(weights).toEqual([36.105953, 36.378108, 81])
})

test("blood pressure is the mean of the day; a pulse alone is no pressure", async () => {
  const outcome = await read(await fixture("bp.csv"))
  expect(of(outcome, "body").map(([date, body]) => [date, body.blood_pressure_data])).toEqual([
    ["2025-06-02", { day_avg_systolic_bp: 125, day_avg_diastolic_bp: 80 }],
  ])
  expect(skippedOf(outcome, "bp: heart rate")).toEqual({ "no place for it yet": 3 })
})

test("a night has its seconds at its own offset; of a watch and a mat the one with more sleep", async () => {
  const outcome = await read(await fixture("sleep.csv"))
  const [[, night], [, nap]] = of(outcome, "sleep") as [[string, ReadItem], [string, ReadItem]]
  expect(of(outcome, "sleep")).toHaveLength(2)
  expect(night).toEqual({
    metadata: {
      start_time: "2025-06-01T23:10:00+02:00",
      end_time: "2025-06-02T06:58:00+02:00",
      is_nap: false,
      upload_type: 2,
    },
    sleep_durations_data: {
      // 14400 + 6300 + 5400
      asleep: {
        duration_asleep_state_seconds: 26_100,
        duration_light_sleep_state_seconds: 14_400,
        duration_deep_sleep_state_seconds: 6_300,
        duration_REM_sleep_state_seconds: 5_400,
      },
      awake: {
        duration_awake_state_seconds: 1_980,
        num_wakeup_events: 2,
        sleep_latency_seconds: 600,
      },
    },
    heart_rate_data: { summary: { avg_hr_bpm: 56, min_hr_bpm: 48, max_hr_bpm: 81 } },
    respiration_data: { snoring_data: { total_snoring_duration_seconds: 900 } },
  })
  expect(nap.metadata.is_nap).toBe(true)
  expect(nap.heart_rate_data).toBeUndefined()
  expect(nap.respiration_data).toBeUndefined()
  expect(skippedOf(outcome, "sleep")).toEqual({ "another device recorded that night": 1 })
})

test("the first columns of a night go by their places, as their names are translated", async () => {
  const german = (await Bun.file(`${FIXTURES}/sleep.csv`).text()).replace(
    'from,to,"light (s)","deep (s)","rem (s)","awake (s)","wake up"',
    'von,bis,"leicht (s)","tief (s)","rem (s)","wach (s)",Aufwachen',
  )
  const english = await read(await fixture("sleep.csv"))
  expect((await read(fileOf(german, "sleep.csv"))).items).toEqual(english.items)
})

/** The heads of the tables as accounts in other languages have them. */
const HEADS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  German: {
    "activities.csv":
      'von,bis,"von (manuell)","bis (manuell)",Zeitzone,Aktivitätstyp,Daten,GPS,Geändert',
    "aggregates_steps.csv": "Datum,Wert",
    "aggregates_distance.csv": "Datum,Wert",
    "bp.csv": "Datum,Herzfrequenz,Systolisch,Diastolisch,Kommentare",
    "manual_spo2.csv": "Datum,Wert",
    "raw_hr_hr.csv": "Start,Dauer,Wert",
    "sleep.csv": `von,bis,"leicht (s)","tief (s)","rem (s)","wach (s)",Aufwachen,"Dauer bis zum Einschlafen (s)",
      "Dauer bis zum Aufstehen (s)","Schnarchen (s)",Schnarchphasen,"Durchschnittliche Herzfrequenz",
      "Herzfrequenz (min)","Herzfrequenz (max)","Ereignisse der Nacht",Notizen`,
    "weight.csv":
      'Datum,"Gewicht (kg)","Fettmasse (kg)","Knochenmasse (kg)","Muskelmasse (kg)","Flüssigkeit (kg)",Kommentare',
  },
  French: {
    "activities.csv":
      'de,à,"de (manuel)","à (manuel)","Fuseau horaire","Type d\'activité",Données,GPS,Modifié',
    "aggregates_steps.csv": "date,valeur",
    "bp.csv": 'Date,"Fréquence cardiaque",Systolique,Diastolique,Commentaires',
    "manual_spo2.csv": "date,valeur",
    "raw_hr_hr.csv": "début,durée,valeur",
  },
}

test("every table is read by places and content, in whatever language its head is", async () => {
  for (const [language, heads] of Object.entries(HEADS))
    for (const [name, head] of Object.entries(heads)) {
      const english = await Bun.file(`${FIXTURES}/${name}`).text()
      const text = head.replaceAll(/\n\s*/g, "") + english.slice(english.indexOf("\n"))
      for (const path of [`data_SAM_1748/${name}`, `mine--${name}`, name.replace(".", " (1).")]) {
        const file = fileOf(text, path)
        expect([language, path, readerOf(file)?.vendor]).toEqual([language, path, "withings"])
        expect((await read(file)).items).toEqual((await read(await fixture(name))).items)
      }
    }
})

test("an activity in the words of an account in another language has the same sport", async () => {
  const text = await Bun.file(`${FIXTURES}/activities.csv`).text()
  const german = text.replace(",Running,", ",Laufen,").replace('"Multi Sport"', "Multisport")
  const outcome = await read(fileOf(german, "activities.csv"))
  expect(outcome.items).toEqual((await read(await fixture("activities.csv"))).items)
})

test("temperatures of a body are read by the unit behind their name, those of a room are not", async () => {
  const temperatures = (unit: string, ...values: ReadonlyArray<number>) =>
    fileOf(
      `Datum,"Wert (°${unit})"\n${values.map((value, at) => `"2025-06-0${at + 2} 07:00:00",${value}\n`).join("")}`,
      "body_temperature.csv",
    )
  const outcome = await read(temperatures("C", 36.6, 21.5), temperatures("F", 32, 32, 101.3))
  expect(of(outcome, "body").map(([date, body]) => [date, body.temperature_data])).toEqual([
    ["2025-06-02", { day_avg_body_temperature_celsius: 36.6 }],
    ["2025-06-04", { day_avg_body_temperature_celsius: 38.5 }],
  ])
  expect(skippedOf(outcome, "body_temperature")).toEqual({ "it is no temperature of a body": 3 })
})

test("an activity has metres, seconds and active energy; its general copy is left out", async () => {
  const outcome = await read(await fixture("activities.csv"))
  expect(of(outcome, "activity").map(([, item]) => item)).toEqual([
    {
      metadata: {
        type: 8,
        start_time: "2025-06-02T18:00:00+02:00",
        end_time: "2025-06-02T18:45:00+02:00",
        upload_type: 1,
      },
      active_durations_data: { activity_seconds: 2_670 },
      calories_data: { net_activity_calories: 410 },
      distance_data: { summary: { distance_meters: 7_350.5, steps: 6_900 } },
      heart_rate_data: { summary: { avg_hr_bpm: 148, min_hr_bpm: 92, max_hr_bpm: 171 } },
    },
    {
      metadata: {
        name: "Gym class",
        start_time: "2025-06-03T10:00:00+02:00",
        end_time: "2025-06-03T11:00:00+02:00",
        upload_type: 1,
      },
      active_durations_data: { activity_seconds: 3_600 },
      calories_data: { net_activity_calories: 250 },
    },
  ])
  expect(skippedOf(outcome, "activities")).toEqual({ "another row says which sport it was": 1 })
  const text = await Bun.file(`${FIXTURES}/activities.csv`).text()
  const [header, ...rows] = text.trimEnd().split("\n")
  const turned = await read(fileOf([header, ...rows.toReversed()].join("\n"), "activities.csv"))
  expect(turned.items).toEqual(outcome.items)
})

test("sums of days, saturations and heart rates are those of the local day", async () => {
  const outcome = await read(
    ...(await Promise.all(
      NAMES.filter((name) => /^(aggregates|manual|raw)/.test(name)).map(fixture),
    )),
  )
  expect(of(outcome, "daily").map(([date, { metadata: _, ...rest }]) => [date, rest])).toEqual([
    [
      "2025-06-01",
      {
        distance_data: { steps: 8_200, distance_meters: 6_100.5 },
        calories_data: { net_activity_calories: 310.2, BMR_calories: 1_650.4 },
      },
    ],
    [
      "2025-06-02",
      {
        distance_data: { steps: 12_034, distance_meters: 9_840.25 },
        oxygen_data: { avg_saturation_percentage: 96 },
        // 58, 60, 62 and 90; 110 came ten seconds behind midnight
        heart_rate_data: { summary: { avg_hr_bpm: 67.5, min_hr_bpm: 58, max_hr_bpm: 90 } },
      },
    ],
    [
      "2025-06-03",
      { heart_rate_data: { summary: { avg_hr_bpm: 110, min_hr_bpm: 110, max_hr_bpm: 110 } } },
    ],
  ])
  expect(skippedOf(outcome, "aggregates_elevation")).toEqual({
    "metres or floors: the descriptions differ": 1,
  })
  expect(skippedOf(outcome, "raw_tracker_steps")).toEqual({ "the sums of days have it": 1 })
})

test("no mutation of a sample throws, and every row has its source", async () => {
  await fc.assert(
    fc.asyncProperty(
      mutationsOf(whole, '{}[]":,;-.+T019enul\u0000é\n'),
      fc.constantFrom(...NAMES),
      async (bytes, name) => {
        const outcome = await read(fileOf(bytes, name))
        expectSourced(outcome)
      },
    ),
    { numRuns: 300 },
  )
})

test("a table that was renamed is known by its content, where that tells", async () => {
  const time = "2025-06-02 08:10:00"
  const pressures = `Datum,Herzfrequenz,Systolisch,Diastolisch,Kommentare\n"${time}",62,128,82,\n`
  const swapped = `Datum,Systolisch,Diastolisch,Herzfrequenz,Kommentare\n"${time}",128,82,62,\n`
  for (const [name, table] of [
    ["blutdruck.csv", pressures],
    ["mine.csv", swapped],
    ["bp.csv", swapped],
  ] as const) {
    expect(readerOf(fileOf(table, name))?.vendor).toBe("withings")
    const [body] = (await read(fileOf(table, name))).items
    expect((body!.item as ReadItem).blood_pressure_data).toMatchObject({
      day_avg_systolic_bp: 128,
      day_avg_diastolic_bp: 82,
    })
  }
  const saturations = `Datum,Wert\n"${time}",97\n`
  expect(readerOf(fileOf(saturations, "oxy.csv"))?.vendor).toBe("withings")
  for (const [name, table] of [
    ["oxy.csv", `Datum,Wert\n"${time}",36\n`],
    ["values.csv", saturations],
    ["omron.csv", "Date,Time,Systolic,Diastolic,Pulse\n2025-06-02,08:10,128,82,62\n"],
  ] as const)
    expect(readerOf(fileOf(table, name))?.vendor).not.toBe("withings")
})

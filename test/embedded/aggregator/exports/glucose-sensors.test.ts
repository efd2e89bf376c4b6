import { expect, test } from "bun:test"
import fc from "fast-check"
import { dexcomClarity } from "#embedded/aggregator/exports/dexcom/reader"
import { libreView } from "#embedded/aggregator/exports/libre/reader"
import { readerOf } from "#embedded/aggregator/exports/readers"
import { fileOf, type ReadItem, readBy, skippedOf } from "#test/export-file"
import { expectSourced, mutationsOf } from "#test/mutations"

const fixture = (path: string) => Bun.file(`test/fixtures/exports/${path}`).bytes()
const DEXCOM = await fixture("dexcom/clarity-synth.csv")
const US = await fixture("libre/libreview-synth-mgdl-us.csv")
const EU = await fixture("libre/libreview-synth-mmol-eu.csv")

const clarity = (...rows: ReadonlyArray<string>) =>
  readBy(dexcomClarity, fileOf(clarityText("mg/dL", rows)))
const clarityText = (unit: string, rows: ReadonlyArray<string>) =>
  "\uFEFFIndex,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype," +
  `Glucose Value (${unit}),Carb Value (grams)\r\n` +
  rows.map((row, index) => `${index + 1},${row}\r\n`).join("")

const COLUMNS = (unit: string) =>
  `Gerät,Seriennummer,Gerätezeitstempel,Aufzeichnungstyp,Glukosewert-Verlauf ${unit},Glukose-Scan ${unit},` +
  "Nicht numerisches schnellwirkendes Insulin,Schnellwirkendes Insulin (Einheiten),Nicht numerische Nahrungsdaten," +
  "Kohlenhydrate (Gramm),Kohlenhydrate (Portionen),Nicht numerisches Depotinsulin,Depotinsulin (Einheiten),Notizen," +
  `Glukose-Teststreifen ${unit},Keton mmol/L,Mahlzeiteninsulin (Einheiten)`
const libreText = (rows: ReadonlyArray<string>, unit = "mg/dL", made = "") =>
  `Glukose-Werte,Erstellt am,${made},Erstellt von,Test\n${COLUMNS(unit)}\n${rows.join("\n")}\n`
const libre = (...rows: ReadonlyArray<string>) => readBy(libreView, fileOf(libreText(rows)))
const historic = (time: string, value: string) => `Libre,1,${time},0,${value}`

const glucoseOf = ({ items }: { readonly items: ReadonlyArray<{ date: string; item: unknown }> }) =>
  items.flatMap(({ date, item }) =>
    ((item as ReadItem).glucose_data?.blood_glucose_samples ?? []).map((sample: ReadItem) => [
      date,
      sample.timestamp,
      sample.blood_glucose_mg_per_dL,
    ]),
  )

test("each export is known by its columns, in any language, and by no other reader", () => {
  for (const [bytes, vendor] of [
    [DEXCOM, "dexcom"],
    [US, "libre"],
    [EU, "libre"],
    [new TextEncoder().encode(libreText([])), "libre"],
  ] as const)
    expect(readerOf(fileOf(bytes, "any.csv"))?.vendor).toBe(vendor)
  expect(readerOf(fileOf("Event Type,Timestamp\nEGV,2025-06-01"))).toBeNull()
})

test("a Clarity export has the sensor's values at local times, its words as just out of range", async () => {
  const outcome = await readBy(dexcomClarity, fileOf(DEXCOM))
  expect(glucoseOf(outcome)).toEqual([
    ["2025-06-01", "2025-06-01T00:04:11", 104],
    ["2025-06-01", "2025-06-01T00:09:11", 39],
    ["2025-06-01", "2025-06-01T00:14:11", 401],
  ])
  const meal = outcome.items.find(({ type }) => type === "nutrition")!.item as ReadItem
  expect(meal.summary.macros).toEqual({ carbohydrates_g: 42 })
  expect(skippedOf(outcome, "Alert")).toEqual({ "it is a setting of the device": 1 })
  expect(skippedOf(outcome, "Insulin")).toEqual({ "insulin has no place": 1 })
  expect(skippedOf(outcome, "Exercise")).toEqual({ "it names no sport": 1 })
  expect(skippedOf(outcome, "FirstName")).toEqual({ "it is about the person": 1 })
})

test("Clarity's millimoles become milligrams, with a decimal comma too", async () => {
  const rows = ["2025-06-01T08:00:00,EGV,,5.8,", '2025-06-01T08:05:00,EGV,,"6,0",']
  const outcome = await readBy(dexcomClarity, fileOf(clarityText("mmol/L", rows)))
  // 5.8 × 18.0156 = 104.49048 and 6 × 18.0156 = 108.0936
  expect(glucoseOf(outcome).map(([, , value]) => value)).toEqual([104.49048, 108.0936])
})

test("Clarity's columns are known in any language by what stands in brackets", async () => {
  const german =
    "Index;Zeitstempel (JJJJ-MM-TTThh:mm:ss);Ereignistyp;Ereignisuntertyp;Patienteninfo;Geräteinfo;Quellgeräte-ID;" +
    "Glukosewert (mmol/l);Insulinwert (IE);Kohlenhydratwert (Gramm);Dauer (hh:mm:ss)\n" +
    "1;2025-06-01T08:00:00;EGW;;;;iOS;5,8;;;\n2;2025-06-01T08:05:00;EGW;;;;iOS;Niedrig;;;\n" +
    "3;2025-06-01T08:10:00;EGW;;;;iOS;Hoch;;;\n4;2025-06-01T08:12:00;Carbs;;;;iOS;;;45;\n"
  const spanish =
    "Índice,Marca temporal (AAAA-MM-DDThh:mm:ss),Tipo de evento,Subtipo,Paciente,Dispositivo,ID de origen," +
    "Nivel de glucosa (mg/dl),Insulina (u)\n1,2025-06-01 8:00:00,EGV,,,,iOS,90,\n"
  const outcome = await readBy(dexcomClarity, fileOf(german))
  expect(glucoseOf(outcome).map(([, , value]) => value)).toEqual([104.49048, 39, 401])
  const meal = outcome.items.find(({ type }) => type === "nutrition")!.item as ReadItem
  expect(meal.summary.macros.carbohydrates_g).toBe(45)
  expect(readerOf(fileOf(spanish))?.vendor).toBe("dexcom")
  expect(glucoseOf(await readBy(dexcomClarity, fileOf(spanish)))).toEqual([
    ["2025-06-01", "2025-06-01T08:00:00", 90],
  ])
})

test("a reading that a phone and a receiver show counts once", async () => {
  const outcome = await readBy(
    dexcomClarity,
    fileOf(
      "Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Source Device ID,Glucose Value (mg/dL)\n" +
        "1,2025-06-01T08:00:05,EGV,iPhone,100\n2,2025-06-01T08:00:31,EGV,Receiver,100\n" +
        "3,2025-06-01T08:05:05,EGV,iPhone,110\n4,2025-06-01T08:10:31,EGV,Receiver,120\n",
    ),
  )
  expect(glucoseOf(outcome).map(([, , value]) => value)).toEqual([100, 110, 120])
  expect(skippedOf(outcome, "EGV")).toEqual({ "another display showed it": 1 })
})

test("a calibration counts on days without the sensor alone", async () => {
  const outcome = await clarity(
    "2025-06-01T08:00:00,EGV,,100,",
    "2025-06-01T08:01:00,Calibration,,140,",
    "2025-06-02T08:01:00,Calibration,,120,",
  )
  expect(glucoseOf(outcome).map(([date, , value]) => [date, value])).toEqual([
    ["2025-06-01", 100],
    ["2025-06-02", 120],
  ])
  expect(skippedOf(outcome, "Calibration")).toEqual({
    "another device measured on the same day": 1,
  })
})

test("a Clarity row without a time, a value or a known event costs itself alone", async () => {
  const outcome = await clarity(
    "2025-13-01T08:00:00,EGV,,100,",
    "2025-06-01T08:00:00,EGV,,???,",
    "2025-06-01T08:00:00,EGV,,0,",
    "2025-06-01T08:00:00,Dream,,,",
    "2025-06-01T08:05:00,EGV,,101,",
    "2025-06-01T08:05:00,EGV,,101,",
  )
  expect(glucoseOf(outcome)).toEqual([["2025-06-01", "2025-06-01T08:05:00", 101]])
  expect(skippedOf(outcome, "EGV")).toEqual({
    "its time is not readable": 1,
    "its value is no number": 1,
    "no body has such a value": 1,
    "the same record came before": 1,
  })
  expect(skippedOf(outcome, "Dream")).toEqual({ "nothing is known of this event": 1 })
})

test("LibreView's export of the United States: months first, clocks of two halves", async () => {
  const outcome = await readBy(libreView, fileOf(US))
  expect(glucoseOf(outcome)).toEqual([
    ["2025-06-01", "2025-06-01T00:04:00", 104],
    ["2025-06-01", "2025-06-01T00:19:00", 101],
  ])
  const meal = outcome.items.find(({ type }) => type === "nutrition")!.item as ReadItem
  expect(meal.summary.macros).toEqual({ carbohydrates_g: 45 })
  expect(skippedOf(outcome, "scanned glucose")).toEqual({
    "another device measured on the same day": 1,
  })
  expect(skippedOf(outcome, "note")).toEqual({ "it has no place": 1 })
  expect(outcome.made).toBe(Date.UTC(2025, 5, 3, 8))
})

test("LibreView's export of Europe: days first, millimoles", async () => {
  const outcome = await readBy(libreView, fileOf(EU))
  // 5.8 × 18.0156 = 104.49048
  expect(glucoseOf(outcome)).toEqual([["2025-06-01", "2025-06-01T00:04:00", 104.49048]])
  expect(outcome.made).toBe(Date.UTC(2025, 5, 3, 8))
})

test("one day above twelve decides the order of all dates, wherever it stands", async () => {
  const dates = async (...times: ReadonlyArray<string>) =>
    glucoseOf(await libre(...times.map((time) => historic(time, "100")))).map(([date]) => date)
  expect(await dates("05-06-2025 08:00", "04-06-2025 08:00", "13-06-2025 08:00")).toEqual([
    "2025-06-04",
    "2025-06-05",
    "2025-06-13",
  ])
  expect(await dates("06-05-2025 08:00", "06-13-2025 08:00")).toEqual(["2025-06-05", "2025-06-13"])
  expect(await dates("2025-06-05 08:00", "2025-06-04 08:00")).toEqual(["2025-06-04", "2025-06-05"])
  expect(await dates("05/06/2025 08:00 PM", "06/06/2025 08:00 PM")).toEqual([
    "2025-06-05",
    "2025-06-06",
  ])
})

test("noon and midnight of a clock of two halves", async () => {
  const outcome = await libre(
    historic("06-13-2025 12:00 AM", "90"),
    historic("06-13-2025 12:05 PM", "100"),
    historic("06-13-2025 11:59 PM", "110"),
    historic("06-13-2025 13:00 PM", "120"),
  )
  expect(glucoseOf(outcome).map(([, time]) => time)).toEqual([
    "2025-06-13T00:00:00",
    "2025-06-13T12:05:00",
    "2025-06-13T23:59:00",
  ])
  expect(skippedOf(outcome, "historic glucose")).toEqual({ "its time is not readable": 1 })
})

test("on a day without the sensor's history scans count, else strips", async () => {
  const scan = "Libre,1,13-06-2025 08:00,1,,95"
  const strip = (day: number) => `Libre,1,${day}-06-2025 09:00,2,${",".repeat(10)}130`
  const outcome = await libre(scan, strip(13), strip(14))
  expect(glucoseOf(outcome).map(([date, , value]) => [date, value])).toEqual([
    ["2025-06-13", 95],
    ["2025-06-14", 130],
  ])
  expect(skippedOf(outcome, "strip glucose")).toEqual({
    "another device measured on the same day": 1,
  })
})

test("a LibreView row without a value, a possible day or a known type costs itself alone", async () => {
  const outcome = await libre(
    historic("13-06-2025 08:00", "LO"),
    historic("31-02-2025 08:00", "100"),
    historic("13-06-2025 08:15", "4"),
    "Libre,1,13-06-2025 08:00,9,100",
    "Libre,1",
    `Libre,1,13-06-2025 08:00,5${",".repeat(7)}2`,
    historic("13-06-2025 08:30", "102"),
  )
  expect(glucoseOf(outcome)).toEqual([["2025-06-13", "2025-06-13T08:30:00", 102]])
  expect(skippedOf(outcome, "historic glucose")).toEqual({
    "its value is no number": 1,
    "its time is not readable": 1,
    "no body has such a value": 1,
  })
  expect(skippedOf(outcome, "other records")).toEqual({ "nothing is known of this type": 2 })
  expect(skippedOf(outcome, "carbohydrates")).toEqual({ "it names no grams": 1 })
})

test("UTF-16, semicolons and any pieces say the same", async () => {
  const text = clarityText("mg/dL", ["2025-06-01T08:00:00,EGV,,100,"])
  const wide = new Uint8Array(Buffer.from(text, "utf16le"))
  expect(dexcomClarity.detect(fileOf(wide))).toBe(true)
  for (const bytes of [wide, new TextEncoder().encode(text.replaceAll(",", ";"))])
    expect(glucoseOf(await readBy(dexcomClarity, fileOf(bytes, "a", 3)))).toEqual([
      ["2025-06-01", "2025-06-01T08:00:00", 100],
    ])
  const once = await readBy(libreView, fileOf(US))
  for (const piece of [1, 13]) {
    const again = await readBy(libreView, fileOf(US, "a", piece))
    expect(again.items).toEqual(once.items)
  }
})

test("no mutation of a sample throws, and every row has its source", async () => {
  await fc.assert(
    fc.asyncProperty(mutationsOf([DEXCOM, US, EU], ',;"\r\n-/:0 9AMEGV\u0000é'), async (bytes) => {
      for (const reader of [dexcomClarity, libreView]) {
        const outcome = await readBy(reader, fileOf(bytes))
        expectSourced(outcome)
      }
    }),
    { numRuns: 300 },
  )
})

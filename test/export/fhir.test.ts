import { describe, expect, test } from "bun:test"
import { analytes } from "#catalogue/biomarkers"
import { loincOfAnalyte } from "#catalogue/biomarkers/loinc"
import { ucumOf } from "#catalogue/ucum"
import type { LabId } from "#domain/ids"
import { Activity, DailySummary, SleepSession } from "#domain/wearable"
import { diagnosticReport, resultObservation } from "#export/fhir/laboratory"
import { dayObservations, nightObservations, workoutObservations } from "#export/fhir/measured"
import type { Resource } from "#export/fhir/resource"
import { fhirProblems as problems } from "#test/fhir"

const shared = { date: "2026-06-01", deleted: false, provider_raw: "GARMIN" }

const result = (rest: object) =>
  resultObservation({
    id: "bio_1",
    lab_id: "lab_1",
    name: "Glucose",
    value: 92,
    operator: null,
    value_text: null,
    unit: "mg/dL",
    reference_range: "70 - 99",
    out_of_range: false,
    test_date: "2026-06-01",
    confirmation: null,
    ...rest,
  } as never)

const codeOf = (resource: Resource) =>
  (resource.code as { coding?: ReadonlyArray<{ code: string }> }).coding?.[0]?.code

type Quantified = { readonly valueQuantity?: { readonly code?: string } }

/** The last digit of a code of LOINC is its check digit, by Luhn's algorithm. */
const hasCheckDigit = (code: string): boolean => {
  const digits = [...code.replace("-", "")].map(Number).toReversed()
  const sum = digits.reduce((total, digit, at) => {
    const twice = digit * 2
    return total + (at % 2 === 0 ? digit : twice > 9 ? twice - 9 : twice)
  }, 0)
  return /^\d{1,5}-\d$/.test(code) && sum % 10 === 0
}

const ATOM = String.raw`(?:[kdcmunpf]?(?:g|L|l|mol|s|m|eq|osm|kat|cal|W|J|U|\[IU\]|m\[Hg\])|\[IU\]|min|h|d|%|Cel)`
const COMPONENT = String.raw`(?:${ATOM}|10\*\d+|\d+|\{[!-z|~]+\})`
const TERM = `/?${COMPONENT}(?:[./]${COMPONENT})*`

/** The part of UCUM's grammar that measurements and laboratories use. */
const isUcum = (unit: string): boolean =>
  new RegExp(String.raw`^${TERM}(?:/\(${TERM}\))?$`).test(unit)

describe("FHIR R4", () => {
  test("the schema refuses what is no observation", () => {
    const good = result({})
    expect(problems(good)).toEqual([])
    expect(problems({ ...good, status: "done" })).not.toEqual([])
    expect(problems({ ...good, valueQuantity: { value: "92" } })).not.toEqual([])
    expect(problems({ ...good, id: "bio_1" })).not.toEqual([])
    expect(problems({ ...good, worth: 1 })).not.toEqual([])
  })

  test("days, nights and workouts are observations by LOINC and UCUM", () => {
    const day = { ...shared, id: "ds_1", steps: 8200, weight_kg: 81.5, bp_systolic_mmhg: 128 }
    const night = {
      ...shared,
      id: "slp_1",
      start_at: "2026-05-31T23:10:00.000000+02:00",
      end_at: "2026-06-01T06:40:00+02:00",
      asleep_s: 24_000,
    }
    const workout = {
      ...shared,
      id: "act_1",
      start_at: "2026-06-01 09:50:00",
      end_at: "2026-06-01 10:20:00",
      duration_s: 1_800,
    }
    const all = [
      ...dayObservations(day as never),
      ...nightObservations(night as never),
      ...workoutObservations(workout as never),
    ]
    expect(all.flatMap(problems)).toEqual([])
    expect(all.map(codeOf)).toEqual(["41950-7", "29463-7", "85354-9", "93832-4", "55411-3"])
    expect(all[1]!.valueQuantity).toEqual({
      value: 81.5,
      unit: "kg",
      system: "http://unitsofmeasure.org",
      code: "kg",
    })
    expect(all[3]!.valueQuantity).toMatchObject({ value: 400, code: "min" })
    expect(all[3]!.effectivePeriod).toMatchObject({ end: "2026-06-01T06:40:00+02:00" })
    // A time without an offset is none that FHIR could place: it has the day.
    expect(all[4]!.effectiveDateTime).toBe("2026-06-01")
    expect([...dayObservations({ ...day, deleted: true } as never)]).toEqual([])
  })

  test("a result has the code of its unit's kind, and none where none is certain", () => {
    expect(codeOf(result({}))).toBe("2345-7")
    expect(codeOf(result({ value: 5.1, unit: "mmol/L" }))).toBe("14749-6")
    expect(codeOf(result({ unit: "" }))).toBeUndefined()
    expect(codeOf(result({ name: "HbA1c", unit: "%", value: 5.3 }))).toBe("4548-4")
    expect(codeOf(result({ name: "HbA1c", unit: "mmol/mol", value: 34 }))).toBe("59261-8")
    expect(codeOf(result({ name: "TSH", unit: "mIU/L", value: 1.9 }))).toBe("3016-3")
    expect(codeOf(result({ name: "Moonshine index", unit: "mg/dL" }))).toBeUndefined()
  })

  test("units are those of UCUM", () => {
    const unitOf = (unit: string) => (result({ unit }).valueQuantity as { code?: string }).code
    expect(
      ["mg/dL", "µmol/L", "mIU/L", "IU/mL", "U/L", "10³/µL", "mL/min/1.73 m²"].map(unitOf),
    ).toEqual(["mg/dL", "umol/L", "m[IU]/L", "[IU]/mL", "U/L", "10*3/uL", "mL/min/{1.73_m2}"])
    expect(unitOf("drops")).toBeUndefined()
  })

  test("every code of LOINC has its check digit, and every unit is one of UCUM's", () => {
    const full = (columns: object) =>
      Object.fromEntries(Object.keys(columns).map((column) => [column, 1]))
    const measured = [
      ...dayObservations({ ...full(DailySummary.properties), ...shared, id: "ds_1" } as never),
      ...nightObservations({ ...full(SleepSession.properties), ...shared, id: "slp_1" } as never),
      ...workoutObservations({ ...full(Activity.properties), ...shared, id: "act_1" } as never),
    ].flatMap(({ component, ...rest }) => [rest, ...((component ?? []) as ReadonlyArray<object>)])
    const loinc = [
      ...measured.map((each) => codeOf(each as Resource)!),
      ...Object.values(loincOfAnalyte).flatMap((codes) => Object.values(codes)),
    ]
    expect(measured.length).toBeGreaterThan(20)
    expect(loinc.length).toBeGreaterThan(150)
    expect(loinc.filter((code) => !hasCheckDigit(code))).toEqual([])
    const units = [
      ...measured.flatMap((each) => (each as Quantified).valueQuantity?.code ?? []),
      ...analytes.flatMap(({ unit, units }) =>
        [unit, ...Object.keys(units)].flatMap((printed) => ucumOf(printed) ?? []),
      ),
    ]
    expect(new Set(units).size).toBeGreaterThan(20)
    expect(units.filter((unit) => !isUcum(unit))).toEqual([])
    expect(["mg/dl)", "IU/L", "mmHg", "bpm", "{", "mg//dL"].filter(isUcum)).toEqual([])
  })

  test("results in words, with an operator, out of range or to be confirmed are valid", () => {
    const all = [
      result({ value: null, value_text: "Non-Reactive", unit: "", reference_range: "" }),
      result({ value: null, value_text: null, unit: "", reference_range: " " }),
      result({ value: 0.3, operator: "<", out_of_range: true }),
      result({ confirmation: "awaited", test_date: null, name: "\u0000 \n" }),
    ]
    expect(all.flatMap(problems)).toEqual([])
    expect(all[2]!.valueQuantity).toMatchObject({ comparator: "<" })
    expect(all[3]!.status).toBe("preliminary")
  })

  test("a report refers to its results and to its original", () => {
    const lab = {
      id: "lab_1" as LabId,
      aggregator_status: "parsed",
      uploaded_at: "2026-06-02T10:00:00.000Z",
      content_type: "application/pdf",
      size_bytes: 12,
      storage_key: "uploads/user_1/abc",
      note: null,
    }
    const report = diagnosticReport(lab as never, [
      { id: "bio_1" as never, test_date: "2026-06-01" },
    ])
    expect(problems(report)).toEqual([])
    expect(report).toMatchObject({
      status: "final",
      effectiveDateTime: "2026-06-01",
      result: [{ reference: "Observation/bio-1" }],
      presentedForm: [{ url: "../labs/files/lab_1.pdf" }],
    })
    const failed = { ...lab, aggregator_status: "failed:file_unreadable", storage_key: "" }
    expect(problems(diagnosticReport(failed as never, []))).toEqual([])
  })
})

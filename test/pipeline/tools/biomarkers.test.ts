import { expect } from "bun:test"
import { Effect } from "effect"
import { ProfileStore } from "#db/profiles"
import type { Profile } from "#domain/profile"
import { addDays } from "#domain/time"
import { makeNumberGate } from "#pipeline/gates/number-gate"
import { aLedger } from "#test/ledger"
import { aNight, aResult, store } from "#test/rows"
import { ada, ask, factsOf, itOverRows as it, valueOf } from "#test/tools"

const creatinine = (value: number, unit = "mg/dL") =>
  aResult(ada, "Creatinine", { value, unit, test_date: "2026-01-10" })

const profiled = (profile: Partial<Profile>) =>
  Effect.flatMap(ProfileStore, ({ update }) => update(ada, profile))

it("gives results whose names are nearly the same keys of their own", () =>
  Effect.gen(function* () {
    const names = ["Xyz", "Xyz!", "Xyz 2", "Xyz-2"]
    yield* store({ results: names.map((name, value) => aResult(ada, name, { value })) })
    const { facts } = yield* ask("biomarkers", {})
    expect(new Set(facts.map(({ item }) => item.key)).size).toBe(facts.length)
    const values = facts.filter(({ role }) => role === "value").map(({ item }) => item.value)
    expect(values.toSorted()).toEqual([0, 1, 2, 3])
  }))

it("lets the range printed on the report win over any other", () =>
  Effect.gen(function* () {
    const printed = { value: 1.25, unit: "mg/dL", reference_range: "0.6-1.2", out_of_range: true }
    yield* store({ results: [aResult(ada, "Creatinine", printed)] })
    yield* profiled({ gender: "male" })
    const found = yield* ask("biomarkers", {})
    expect(valueOf(found, "flag")).toBe("out of range")
    expect(valueOf(found, "common_range")).toBeUndefined()
  }))

it("falls back on what laboratories commonly print, by sex where they do", () =>
  Effect.gen(function* () {
    yield* store({ results: [creatinine(1.2)] })
    const asked = ask("biomarkers", {})
    const both = yield* asked
    expect(valueOf(both, "common_range")).toBe(
      "0.7 to 1.3 mg/dL for men and 0.5 to 1.1 mg/dL for women",
    )
    expect(valueOf(both, "flag")).toBe("no range printed")

    yield* profiled({ gender: "female" })
    const woman = yield* asked
    expect(valueOf(woman, "common_range")).toBe("0.5 to 1.1 mg/dL for women")
    expect(valueOf(woman, "flag")).toBe("above the common range")
    expect((yield* ask("biomarkers", { out_of_range: true })).facts).not.toEqual([])

    yield* profiled({ gender: "male" })
    expect(valueOf(yield* asked, "flag")).toBe("within the common range")
    expect((yield* ask("biomarkers", { out_of_range: true })).facts).toEqual([])
  }))

it("tells a common range in the unit of the result", () =>
  Effect.gen(function* () {
    yield* store({ results: [creatinine(84, "µmol/L")] })
    yield* profiled({ gender: "male" })
    const found = yield* ask("biomarkers", {})
    expect(valueOf(found, "common_range")).toBe("61.9 to 115 µmol/L for men")
    expect(valueOf(found, "flag")).toBe("within the common range")
  }))

it("judges no minor and no pregnancy by ranges of adults", () =>
  Effect.gen(function* () {
    yield* store({ results: [creatinine(2)] })
    const flag = Effect.map(ask("biomarkers", {}), (found) => valueOf(found, "flag"))
    expect(yield* flag).toBe("above the common range")
    yield* profiled({ age: 12 })
    expect(yield* flag).toBe("no range printed")
    yield* profiled({ age: 32, conditions: [{ name: "pregnant" }] })
    expect(yield* flag).toBe("no range printed")
  }))

it("asks to confirm a value beyond belief and judges it by nothing", () =>
  Effect.gen(function* () {
    const misread = { value: 69, unit: "mmol/L", reference_range: "3.5-5.0", out_of_range: true }
    yield* store({ results: [aResult(ada, "Potassium", misread)] })
    expect(valueOf(yield* ask("biomarkers", {}), "flag")).toBe("to be confirmed")
  }))

it("holds a change against what two tests of an unchanged person differ by", () =>
  Effect.gen(function* () {
    const before = { unit: "mg/dL", test_date: "2025-06-01" }
    yield* store({
      results: [
        aResult(ada, "LDL Cholesterol", { value: 100, ...before }),
        aResult(ada, "LDL-C", { value: 131, unit: "mg/dL" }),
        aResult(ada, "HDL Cholesterol", { value: 50, ...before }),
        aResult(ada, "HDL Cholesterol", { value: 52, unit: "mg/dL" }),
      ],
    })
    const ldl = yield* ask("biomarkers", { name: "ldl" })
    expect(valueOf(ldl, "change_pct")).toBeCloseTo(31, 9)
    expect(valueOf(ldl, "natural_pct")).toBeCloseTo(29.9, 9)
    expect(ldl.evidence.map(({ verdict, item }) => [verdict, item.effect, item.n])).toEqual([
      [null, 31, 2],
    ])
    const hdl = yield* ask("biomarkers", { name: "hdl" })
    expect(hdl.evidence[0]).toMatchObject({
      verdict: "conditional",
      reason: "natural_variation",
    })
    // Who asks for all hears of the change that is one.
    const all = yield* ask("biomarkers", {})
    expect(all.evidence.map(({ item }) => item.target)).toEqual(["ldl_c"])
  }))

it("holds a fall against the smaller limit down", () =>
  Effect.gen(function* () {
    yield* store({
      results: [
        aResult(ada, "Triglycerides", { value: 200, unit: "mg/dL", test_date: "2025-06-01" }),
        aResult(ada, "Triglycerides", { value: 100, unit: "mg/dL" }),
      ],
    })
    const found = yield* ask("biomarkers", { name: "triglycerides" })
    expect(valueOf(found, "natural_pct")).toBeCloseTo(45.6, 9)
    expect(found.evidence[0]!.verdict).toBeNull()
  }))

it("knows the natural variation of vitamin D within one season alone", () =>
  Effect.gen(function* () {
    const vitaminD = (value: number, test_date: string) =>
      aResult(ada, "Vitamin D, 25-Hydroxy", { value, unit: "ng/mL", test_date })
    const natural = Effect.map(ask("biomarkers", {}), (found) => valueOf(found, "natural_pct"))
    yield* store({ results: [vitaminD(24, "2024-08-20"), vitaminD(20, "2025-02-10")] })
    expect(yield* natural).toBeUndefined()
    yield* store({ results: [vitaminD(21, "2026-01-20")] })
    expect(yield* natural).toBeCloseTo(21.5, 9)
  }))

it("tells a change across units that convert, in the unit of the latest", () =>
  Effect.gen(function* () {
    yield* store({
      results: [
        aResult(ada, "Glucose, Fasting", { value: 90.078, unit: "mg/dL", test_date: "2025-06-01" }),
        aResult(ada, "Glukose (nüchtern)", { value: 5.5, unit: "mmol/L" }),
        aResult(ada, "Hemoglobin A1c", { value: 5.5, unit: "%", test_date: "2025-06-01" }),
        aResult(ada, "HbA1c", { value: 39, unit: "mmol/mol" }),
      ],
    })
    const glucose = yield* ask("biomarkers", { name: "glu" })
    expect(valueOf(glucose, "previous")).toBe(90.078)
    expect(valueOf(glucose, "difference")).toBeCloseTo(0.5, 6)
    expect(valueOf(glucose, "change_pct")).toBeCloseTo(10, 4)
    // 5.5 % is 36.6 mmol/mol; 3.8 % of 5.5 % more is 38.9 mmol/mol.
    const a1c = yield* ask("biomarkers", { name: "a1c" })
    expect(valueOf(a1c, "difference")).toBeCloseTo(2.4018, 3)
    expect(valueOf(a1c, "natural_pct")).toBeCloseTo(6.2425, 3)
  }))

it("takes one report read twice for no change", () =>
  Effect.gen(function* () {
    yield* store({ results: [creatinine(0.9), creatinine(0.9)] })
    expect(factsOf(yield* ask("biomarkers", {}), "previous")).toEqual([])
  }))

it("speaks of a slope from four results on", () =>
  Effect.gen(function* () {
    const results = [100, 110, 120, 130].map((value, year) =>
      aResult(ada, "LDL", { value, unit: "mg/dL", test_date: `202${year}-06-01` }),
    )
    yield* store({ results: results.slice(0, 3) })
    const slope = Effect.map(ask("biomarkers", {}), (found) => factsOf(found, "slope_per_year")[0])
    expect(yield* slope).toBeUndefined()
    yield* store({ results: results.slice(3) })
    const found = yield* slope
    expect(found?.item).toMatchObject({ unit: "mg/dL a year", n: 4 })
    expect(Number(found?.item.value)).toBeCloseTo(10, 1)
  }))

it("claims what the number gate lets through, whatever an analyte is called", () =>
  Effect.gen(function* () {
    yield* store({
      results: ["Vitamin B12", "25-OH Vitamin D", "CA-125", "HDL Cholesterol"].flatMap((name) => [
        aResult(ada, name, { value: 50, unit: "ng/mL", test_date: "2025-06-01" }),
        aResult(ada, name, { value: 90, unit: "ng/mL", test_date: "2026-06-01" }),
      ]),
    })
    for (const name of ["vitamin b12", "vitamin d", "ca-125", "hdl"]) {
      const findings = yield* ask("biomarkers", { name })
      const gate = makeNumberGate(aLedger(findings, { tool: "biomarkers" }), "")
      const claims = findings.evidence.map(({ item }) => gate.admit(item.claim))
      expect([name, claims.length, claims.includes(null)]).toEqual([name, 1, false])
    }
  }))

it("finds a result by any name it goes by", () =>
  Effect.gen(function* () {
    yield* store({
      results: [
        aResult(ada, "Glucose, Fasting", { value: 90, unit: "mg/dL" }),
        aResult(ada, "Sodium", { value: 140, unit: "mmol/L" }),
        aResult(ada, "ALT (SGPT)", { value: 31, unit: "IU/L" }),
      ],
    })
    const named = (name: string) =>
      Effect.map(ask("biomarkers", { name }), (found) =>
        factsOf(found, "name").map(({ item }) => item.value),
      )
    expect(yield* named("blood sugar")).toEqual(["Glucose, Fasting"])
    expect(yield* named("na")).toEqual(["Sodium"])
    expect(yield* named("alanine aminotransferase")).toEqual(["ALT (SGPT)"])
    expect(yield* named("unicorn")).toEqual([])
  }))

it("sets a daily metric of the thirty days before beside a test", () =>
  Effect.gen(function* () {
    const day = (back: number) => addDays("2026-01-10", -back)
    yield* store({
      results: [creatinine(0.9)],
      nights: [0, 1, 2, 30, 31].map((back) =>
        aNight(ada, day(back), { asleep_s: 60 * (back === 0 || back === 31 ? 600 : 400 + back) }),
      ),
    })
    const found = yield* ask("biomarkers", { beside: "sleep_minutes" })
    const [beside] = factsOf(found, "beside")
    expect(beside!.item).toMatchObject({
      value: 411,
      n: 3,
      window: { from: "2025-12-11", to: "2026-01-09" },
    })
  }))

it("speaks of a hundred results at most, those outside their range before the others", () =>
  Effect.gen(function* () {
    const results = Array.from({ length: 3_000 }, (_, n) =>
      aResult(ada, `Marker ${n}`, {
        value: 5,
        reference_range: "1 - 4",
        out_of_range: n >= 2_950,
      }),
    )
    yield* store({ results })
    const flags = (yield* ask("biomarkers", {})).facts.filter(({ role }) => role === "flag")
    expect(flags).toHaveLength(100)
    expect(flags.slice(0, 50).every(({ item }) => item.value === "out of range")).toBe(true)
  }))

it("gives the results of tests within a window, and of no other", () =>
  Effect.gen(function* () {
    const on = (test_date: string, value: number) => aResult(ada, "LDL", { value, test_date })
    yield* store({ results: [on("2024-05-02", 160), on("2025-05-02", 150), on("2026-05-02", 110)] })
    const year = { from: "2025-01-01", to: "2025-12-31" }
    const found = yield* ask("biomarkers", { name: "ldl", window: year })
    expect([valueOf(found, "value"), valueOf(found, "date")]).toEqual([150, "2025-05-02"])
    const none = { from: "2023-01-01", to: "2023-12-31" }
    expect((yield* ask("biomarkers", { name: "ldl", window: none })).facts).toEqual([])
  }))

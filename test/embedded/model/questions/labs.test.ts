import { expect, test } from "bun:test"
import type { Labs } from "#embedded/model/questions/labs/intent"
import { lead, metric, received, renderAnswer } from "#test/rendered-answer"

const ask = (asks: Labs["asks"]): Labs => ({
  kind: "labs",
  names: [],
  asks,
  beside: null,
})

test("tells a result by the range its report printed", () => {
  const ldl = received("biomarkers", {}, [
    ["value", 112, "mg/dL"],
    ["range", "<100"],
    ["date", "2026-10-05"],
    ["flag", "out of range"],
  ])
  expect(lead(renderAnswer(ask("level"), [ldl]).text)).toBe(
    "High: your biomarkers were 112 mg/dL on 5 October 2026. Your report's range is <100; ask your doctor " +
      "which target fits you.",
  )
})

test("says whose range it is where the report prints none", () => {
  const found = received("biomarkers", {}, [
    ["value", 1.4, "mg/dL", 1],
    ["range", "none printed"],
    ["flag", "above the common range"],
    ["common_range", "0.7 to 1.3 mg/dL"],
  ])
  const { text } = renderAnswer(ask("level"), [found])
  expect(text).toContain(
    "The report prints no range; laboratories commonly print 0.7 to 1.3 mg/dL, and your doctor knows which fits you.",
  )
})

test("asks to check what is hard to believe, and judges it not", () => {
  const found = received("biomarkers", {}, [
    ["value", 1120, "mg/dL"],
    ["range", "<100"],
    ["flag", "to be confirmed"],
  ])
  const { text } = renderAnswer(ask("level"), [found])
  expect(text).toContain("please check it against the report")
  expect(text).not.toContain("out of range")
})

const moved = (percent: number) =>
  received("biomarkers", {}, [
    ["value", 112, "mg/dL"],
    ["previous", 158, "mg/dL"],
    ["difference", -46, "mg/dL"],
    ["change_pct", percent, "%"],
    ["natural_pct", -23, "%"],
  ])

test.each([
  [-29, "down from 158 mg/dL, a bigger drop than lab noise."],
  [-12, "down from 158 mg/dL, no more than lab noise."],
])("holds a change of %d %% against what unchanged people differ by", (percent, said) => {
  const { text } = renderAnswer(ask("change"), [moved(percent)])
  expect(text).toContain(said)
  expect(text).toContain("may differ by up to 23%")
  expect(text).toContain("too few to speak of a trend")
})

const both = (...results: ReadonlyArray<readonly [range: string, now: number, before: number]>) =>
  received(
    "biomarkers",
    {},
    results.flatMap(([range, now, before]) => [
      ["value", now, "mg/dL"] as const,
      ["range", range] as const,
      ["flag", "in range"] as const,
      ["previous", before, "mg/dL"] as const,
      ["difference", now - before, "mg/dL"] as const,
      ["change_pct", (100 * (now - before)) / before, "%"] as const,
      ["natural_pct", 15, "%"] as const,
    ]),
  )

test.each([
  ["none that moved no more than lab noise", both(["<100", 90, 85], [">40", 50, 52]), "None of"],
  ["none that fell to where it should be", both(["<100", 80, 140], [">40", 60, 40]), "None of"],
  [
    "one that rose towards its bound",
    both(["<100", 95, 60], [">40", 50, 52]),
    "Biomarkers got worse",
  ],
  [
    "one that fell towards its bound",
    both(["<100", 90, 85], [">40", 42, 70]),
    "Biomarkers got worse",
  ],
  ["none that moved within both bounds", both(["10 - 90", 50, 20], ["<100", 90, 85]), "None of"],
] as const)("counts as worse %s", (_, found, start) => {
  expect(lead(renderAnswer(ask("worse"), [found]).text).toLowerCase()).toStartWith(
    start.toLowerCase(),
  )
})

test("works out a ratio of one test, and says how on request", () => {
  const intent: Labs = { ...ask("ratio"), names: ["LDL", "HDL"] }
  const found = received("biomarkers", { name: "LDL", over: "HDL" }, [
    ["value", 112, "mg/dL"],
    ["value", 56, "mg/dL"],
    ["ratio", 2, "", 2],
    ["formula", "the one divided by the other"],
  ])
  const labels = ["LDL", "HDL", "ratio of LDL to HDL", ""]
  const facts = found.findings.facts.map((fact, at) => ({ ...fact, label: labels[at]! }))
  const { text } = renderAnswer(intent, [{ ...found, findings: { ...found.findings, facts } }])
  expect(lead(text)).toBe(
    "Your ratio of LDL to HDL is 2.00: 112 mg/dL of LDL over 56 mg/dL of HDL. Doctors judge the " +
      "results themselves rather than their ratio.",
  )
  expect(text).toContain("the one divided by the other")
})

test("says when the last test was", () => {
  const found = received("biomarkers", {}, [
    ["value", 112, "mg/dL"],
    ["date", "2026-10-05"],
    ["previous", 158, "mg/dL"],
    ["previous_date", "2025-10-05"],
  ])
  expect(lead(renderAnswer(ask("when"), [found]).text)).toBe(
    "Your last blood test on record was on 5 October 2026, and the one before on 5 October 2025.",
  )
})

test("lists many results, those outside their range first", () => {
  const results = [112, 24, 31, 71].flatMap((value) => [
    ["value", value, "mg/dL"] as const,
    ["range", "<100"] as const,
    ["flag", value > 100 ? "out of range" : "in range"] as const,
  ])
  const { text } = renderAnswer(ask("level"), [received("biomarkers", {}, results)])
  expect(lead(text)).toStartWith("Outside the range: biomarkers. Everything else is within.")
  expect(text).toContain("- Biomarkers: 112 mg/dL, above the range (range <100)")
  expect(text).toContain("- Biomarkers: 24 mg/dL (range <100)")
})

test("says the day of each result where they are of several", () => {
  const results = (dates: ReadonlyArray<string>) =>
    dates.flatMap((date) => [
      ["value", 112, "mg/dL"] as const,
      ["date", date] as const,
      ["range", "<100"] as const,
      ["flag", "out of range"] as const,
    ])
  const said = (...dates: ReadonlyArray<string>) =>
    renderAnswer(ask("flagged"), [received("biomarkers", {}, results(dates))]).text
  const apart = said("2026-10-05", "2025-03-14")
  expect(lead(apart)).toStartWith("Outside the range: biomarkers and biomarkers.")
  expect(apart).toContain("- Biomarkers: 112 mg/dL on 14 March 2025, above the range")
  const together = said("2026-10-05", "2026-10-05")
  expect(lead(together)).toStartWith("Outside the range of 5 October 2026:")
  expect(together).toContain("- Biomarkers: 112 mg/dL, above the range")
})

const sleepBefore: Labs = { ...ask("beside"), beside: metric("sleep_minutes") }
const tested = (slug: string) =>
  [
    ["value", 112, "mg/dL"],
    ["date", "2026-10-05"],
    ...(slug === "" ? [] : ([["beside", 402, "minutes"]] as const)),
  ] as const

test("says how a daily measure was before a test, and each test once", () => {
  const found = received("biomarkers", { beside: "sleep_minutes" }, [
    ...tested("a"),
    ...tested("b"),
  ])
  const { text } = renderAnswer(sleepBefore, [found])
  expect(lead(text)).toBe(
    "In the month before your test of 5 October 2026 your biomarkers averaged 6 h 42 min.",
  )
  expect(text).toContain("So few tests cannot show whether they go together.")
})

test("says that there is too little before a test", () => {
  const found = received("biomarkers", { beside: "sleep_minutes" }, tested(""))
  expect(lead(renderAnswer(sleepBefore, [found]).text)).toBe(
    "There are too few values of your sleep duration in the month before the test.",
  )
})

test("stands the measure beside the result when a link is asked for", () => {
  const found = received("biomarkers", { beside: "sleep_minutes" }, tested("a"))
  const { text } = renderAnswer({ ...sleepBefore, asks: "link" }, [found])
  expect(lead(text)).toEndWith(
    "In the month before your test of 5 October 2026 your biomarkers averaged 6 h 42 min.",
  )
  expect(text).toContain("112 mg/dL")
})

const within = received("biomarkers", { name: "ferritin" }, [
  ["value", 71, "ng/mL"],
  ["range", "30 - 400"],
  ["date", "2026-10-05"],
  ["flag", "in range"],
])

test.each([
  ["good", "Yes: your "],
  ["bad", "No: your "],
] as const)("opens with yes or no where a result is within its range: %s", (wants, opening) => {
  const { text } = renderAnswer({ ...ask("level"), names: ["ferritin"], wants }, [within])
  expect(text).toStartWith(opening)
})

test("tells when a result by name was measured last, and what it was", () => {
  const { text } = renderAnswer({ ...ask("when"), names: ["ferritin"] }, [within])
  expect(lead(text)).toMatch(
    /was last measured on 5 October 2026: 71 ng\/mL, within the report's range/,
  )
})

test("shows the results of a disease and leaves the diagnosis to a doctor", () => {
  const intent = { ...ask("level"), names: ["ferritin", "hemoglobin"], disease: "anemia" }
  const { text } = renderAnswer(intent, [within])
  expect(text).toStartWith(
    "Whether you have anemia only a doctor can tell; your result of 5 October 2026 is within",
  )
  expect(text).toContain("Not on your reports: hemoglobin.")
})

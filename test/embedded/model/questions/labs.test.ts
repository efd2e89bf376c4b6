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
    "Biomarkers: 112 mg/dL, from 5 October 2026; the range printed on the report is <100, so it is out of range.",
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
    "the report prints no range, and laboratories commonly print 0.7 to 1.3 mg/dL, so it is above the common range.",
  )
  expect(text).toContain("often discuss with a clinician")
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
  [-29, "That is more than the normal variation between tests (23%)."],
  [-12, "That is within the normal variation between tests (up to 23%)."],
])("holds a change of %d %% against what unchanged people differ by", (percent, said) => {
  const { text } = renderAnswer(ask("change"), [moved(percent)])
  expect(text).toContain(`lower than the 158 mg/dL by 46 mg/dL. ${said}`)
  expect(text).toContain("too few to speak of a trend")
})

test("names together those of many that need no look", () => {
  const results = [112, 24, 31, 71].flatMap((value) => [
    ["value", value, "mg/dL"] as const,
    ["range", "<100"] as const,
    ["flag", value > 100 ? "out of range" : "in range"] as const,
  ])
  const { text } = renderAnswer(ask("level"), [received("biomarkers", {}, results)])
  expect(lead(text)).toBe(
    "Biomarkers: 112 mg/dL; the range printed on the report is <100, so it is out of range.",
  )
  expect(text).toContain("Within their range: biomarkers, biomarkers and biomarkers.")
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

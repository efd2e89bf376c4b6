import { expect, test } from "bun:test"
import type { Record } from "#embedded/model/questions/record/intent"
import { differs, OCTOBER, october, received, renderAnswer } from "#test/rendered-answer"

const intent: Record = {
  kind: "record",
  sport: "run",
  by: "latest",
  asks: "session",
  min_km: null,
  count: 1,
  period: october,
}
const said = (asked: Record, ...receipts: Parameters<typeof renderAnswer>[1]) =>
  renderAnswer(asked, receipts, {}, false).text

const session = (by: Record["by"], min_km?: number) =>
  received(
    "sessions",
    { sport: "run", window: OCTOBER, by, limit: 1, ...(min_km === undefined ? {} : { min_km }) },
    [
      ["date", "2026-10-20"],
      ["sport", "running"],
      ["minutes", 47, "minutes"],
      ["distance", 8.2, "km", 1],
      ["pace", 5.7333, "min/km", 2],
      ["heart_rate", 150, "bpm"],
      ["usual_distance", 6.4, "km", 1],
      ["usual_pace", 5.75, "min/km", 2],
      ["count", 9, "workouts"],
      ...(min_km === undefined
        ? []
        : ([
            ["over", 28.6665, "min:s", 2],
            ["at_least", min_km, "km"],
          ] as const)),
    ],
  )

test("says day, distance, time, pace and pulse of the last one, beside what is usual", () => {
  expect(said(intent, session("latest"))).toBe(
    "Your last run in October was on 20 October 2026: 8.2 km in 47 minutes, at 5:44 min/km and 150 bpm. " +
      "That is farther than your usual 6.4 km and about your usual 5:45 min/km.",
  )
})

test("leads with what was asked of it, or says that it was not recorded", () => {
  expect(said({ ...intent, asks: "pace" }, session("latest"))).toBe(
    "5:44 min/km, for your last run on 20 October 2026. It was 8.2 km in 47 minutes.",
  )
  expect(said({ ...intent, asks: "cadence" }, session("latest"))).toStartWith(
    "Your device recorded no cadence for your last run on 20 October 2026, so I cannot say.",
  )
})

test("says what a distance takes at the pace of the fastest", () => {
  expect(said({ ...intent, by: "fastest", min_km: 5 }, session("fastest", 5))).toBe(
    "Your fastest run of at least 5 km in October was on 20 October 2026: 8.2 km in 47 minutes, at " +
      "5:44 min/km and 150 bpm. At that pace 5 km take 28:40.",
  )
})

const OF_THE_20TH = { from: "2026-10-20", to: "2026-10-20" }
const pinned: Record = {
  ...intent,
  side: "heart_rate",
  period: { ...october, window: OF_THE_20TH },
}
const judged = (pulse: number, usual: number, share: number) =>
  received("sessions", { sport: "run", window: OF_THE_20TH, by: "latest", limit: 1 }, [
    ["date", "2026-10-20"],
    ["heart_rate", pulse, "bpm"],
    ["usual_heart_rate", usual, "bpm"],
    ["peak_heart_rate", 180, "bpm"],
    ["share_of_peak", share, "%"],
  ])

test("judges a pulse by what is usual and by the highest on record", () => {
  expect(said({ ...pinned, asks: "effort" }, judged(150, 148, 83))).toStartWith(
    "No: 150 bpm on average, about your usual 148 bpm for running. It is 83% of your highest in a year (180 bpm), a " +
      "vigorous effort",
  )
  expect(said({ ...pinned, asks: "effort" }, judged(170, 148, 96))).toStartWith(
    "Higher than usual, but not too high by itself: 170 bpm on average, against your usual 148 bpm for running.",
  )
})

test("holds a workout against the one before it and against what is usual", () => {
  const before = { form: "before", window: { from: "2025-10-20", to: "2026-10-19" } } as const
  const than = { ...before, name: { anchor: "date", preposition: null, said: "before" } } as const
  const other = received(
    "sessions",
    { sport: "run", window: than.window, by: "latest", limit: 1 },
    [
      ["date", "2026-10-18"],
      ["heart_rate", 140, "bpm"],
      ["minutes", 30, "minutes"],
    ],
  )
  expect(said({ ...pinned, asks: "versus", than }, judged(150, 148, 83), other)).toMatch(
    /^Higher: .* on the run before, 18 October 2026 \(30 minutes\)\./,
  )
  expect(said({ ...pinned, asks: "usual", claim: "more" }, judged(150, 130, 83))).toBe(
    "Yes, higher: 150 bpm, where 130 bpm is usual for your running.",
  )
})

test("says that there was none", () => {
  const none = received("sessions", { sport: "run", window: OCTOBER, by: "latest", limit: 1 }, [
    ["count", 0, "workouts"],
  ])
  expect(said(intent, none)).toBe("There is no workout of running on record in October.")
})

test("lists personal bests, each once", () => {
  const text = said(
    { ...intent, asks: "bests", by: "longest" },
    session("longest"),
    session("farthest"),
    session("fastest", 5),
  )
  expect(text.split("\n- ").length).toBe(3)
  expect(text).toContain("Fastest over at least 5 km: 8.2 km in 47 minutes")
})

test.each([
  ["validated", "You are getting faster: your running pace is 5:30 min/km"],
  ["conditional", "Perhaps a little faster, not surely yet: your running pace"],
  ["rejected", "No clear change: your running pace"],
] as const)("tells a %s trend of the pace", (verdict, lead) => {
  const trend = received(
    "pace_trend",
    { sport: "run", window: OCTOBER },
    [
      ["a_mean", 6, "min/km", 2],
      ["b_mean", 5.5, "min/km", 2],
      ["difference", -0.5, "min/km", 2],
      ["median", 5.75, "min/km", 2],
      ["count", 30, "workouts"],
    ],
    [differs("run_pace_trend", -0.01, "min/km/day", verdict)],
  )
  expect(said({ ...intent, asks: "trend" }, trend)).toStartWith(lead)
})

test("holds the two latest against each other", () => {
  const two = received("sessions", { sport: "run", window: OCTOBER, by: "latest", limit: 2 }, [
    ["date", "2026-10-20"],
    ["distance", 8.2, "km", 1],
    ["minutes", 47, "minutes"],
    ["pace", 5.7333, "min/km", 2],
    ["heart_rate", 150, "bpm"],
    ["date", "2026-10-18"],
    ["distance", 6, "km", 1],
    ["minutes", 36, "minutes"],
    ["pace", 6, "min/km", 2],
    ["heart_rate", 151, "bpm"],
  ])
  const versus = { ...intent, asks: "versus", count: 2, side: "pace", claim: "less" } as const
  expect(said(versus, two)).toBe(
    "No, faster: 5:44 min/km on 20 October 2026, against 6:00 min/km on the run before, 18 October 2026 " +
      "(6.0 km in 36 minutes). Beside that, 150 bpm against 151 bpm.",
  )
  expect(
    said(
      versus,
      received("sessions", { sport: "run", window: OCTOBER, by: "latest", limit: 2 }, []),
    ),
  ).toStartWith("There is no run on record in October.")
})

import { expect, test } from "bun:test"
import { understoodFrom } from "#embedded/model/thread/understand"
import { aBriefing, TODAY } from "#test/briefings"

/** A turn: what is said, what its intent has, and what was answered. */
type Turn = readonly [question: string, intent: object, answer?: string]

const ON_THE_12TH = "Your last run was on 12 November 2026: 8.2 km in 47 minutes."
const THE_12TH = { from: "2026-11-12", to: "2026-11-12" }
const BEFORE = { from: "2025-11-12", to: "2026-11-11" }
const SEPTEMBER = { from: "2026-09-01", to: "2026-09-30" }
const OCTOBER = { from: "2026-10-01", to: "2026-10-31" }

const conversations: ReadonlyArray<ReadonlyArray<Turn>> = [
  [
    ["what was my pulse on my last run", { kind: "record", asks: "heart_rate" }, ON_THE_12TH],
    ["was that too much?", { asks: "effort", sport: "run", period: { window: THE_12TH } }],
    ["higher than the run before?", { asks: "versus", side: "heart_rate", claim: "more" }],
  ],
  [
    ["my longest ride", { kind: "record", by: "farthest" }, ON_THE_12TH],
    ["faster than usual?", { asks: "usual", side: "pace" }],
  ],
  [
    ["when did I last work out", { kind: "record" }, `${ON_THE_12TH} (running)`],
    ["how long did it take", { asks: "minutes", sport: "run", period: { window: THE_12TH } }],
    ["compared with the one before", { asks: "versus", than: { window: BEFORE } }],
  ],
  [
    ["how many workouts in october", { kind: "workouts", asks: "count" }],
    ["and the toughest one", { kind: "record", by: "hardest", period: { window: OCTOBER } }],
    ["was that more than in may", { kind: "workouts", period: { window: OCTOBER } }],
    ["just the rides", { kind: "workouts", sport: "ride", period: { window: OCTOBER } }],
    ["how many a week", { kind: "workouts", sport: "ride", weekly: true }],
  ],
  [
    ["how many km did i run in october", { kind: "workouts", asks: "distance" }],
    ["fewer than in september?", { kind: "workouts", than: { window: SEPTEMBER } }],
    ["how come its less", { asks: "distance", why: true, than: { window: SEPTEMBER } }],
    ["my longest was about 12k right", { kind: "record", period: { form: "always" } }],
    ["which was the longest", { kind: "record", period: { window: OCTOBER } }],
  ],
]

for (const conversation of conversations)
  for (const [at, [question, intent]] of conversation.entries())
    test(`understands "${question}" as turn ${at + 1} of "${conversation[0]![0]}"`, () => {
      const thread = conversation.slice(0, at).map(([said, , answer]) => ({
        question: said,
        today: TODAY,
        answer: answer ?? ON_THE_12TH,
      }))
      expect(understoodFrom(aBriefing(question, { thread })).intents[0]!).toMatchObject(intent)
    })

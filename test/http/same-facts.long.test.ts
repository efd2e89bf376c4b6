import { describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { TurnStepStore } from "#db/turn-steps"
import type { Route } from "#domain/briefing"
import type { TurnId, UserId } from "#domain/ids"
import { addDays } from "#domain/time"
import { TOOLS, type ToolCall, type ToolName } from "#domain/tool"
import type { Client } from "#test/client"
import { demoClient, ownerClient, TODAY } from "#test/demo-server"
import { itLive } from "#test/effect"
import { judged, judgement, says, text, toolUse } from "#test/fake-anthropic"
import { DemoWithProvider, Provider } from "#test/model-provider"
import { asked } from "#test/question"
import { aNight, store } from "#test/rows"

/** The whole service with the demo person, and a model provider that does as a test tells it. */
const it = itLive(DemoWithProvider)

/** How many calls a round takes. */
const AT_ONCE = 8

/** A provider of which nothing can be used: the built-in engine makes up for every part. */
const saysNothing = Effect.map(Provider, (provider) => {
  provider.always("judge", () => says(text("No.")))
  provider.always("work", () => says(text("")))
})

const demo = Effect.tap(demoClient, (client) =>
  Effect.forEach(
    Array.from({ length: 30 }, (_, at) => addDays(TODAY, -2 * at - 2)),
    (date) => client.post("/v1/diary", { date, kind: "tag", name: "sauna" }),
  ),
)

const inExperiment = Effect.tap(demoClient, (client) =>
  Effect.gen(function* () {
    yield* saysNothing
    for (const said of ["Test whether less coffee helps my sleep", "Let's try it"])
      yield* asked(client, said, undefined, { conversation_id: "coffee" })
  }),
)

const NIGHTS = 50

/** The owner, who was seven time zones away for ten of the nights. */
const traveller = Effect.tap(ownerClient, ({ user_id }) =>
  store({
    nights: Array.from({ length: NIGHTS }, (_, at) => {
      const isAway = at >= 30 && at < 40
      return aNight(user_id as UserId, addDays(TODAY, at - NIGHTS), {
        asleep_s: (isAway ? 6 : 7) * 3_600,
        tz_offset_min: isAway ? -360 : 60,
      })
    }),
  }),
)

type Services = Effect.Services<typeof inExperiment> | Effect.Services<typeof traveller>

interface Case {
  readonly question: string
  readonly calls: ReadonlyArray<ToolName>
  readonly who?: Effect.Effect<Client["Service"], unknown, Services>
}

const CASES: ReadonlyArray<Case> = [
  { question: "What was my average sleep over the past month?", calls: ["describe"] },
  {
    question: "Why is my resting HR lower than last year?",
    calls: ["compare", "trend", "changepoint", "happenings", "drivers", "series"],
  },
  { question: "Does walking more help me sleep?", calls: ["associate"] },
  {
    question: "Does the time I go to bed matter for my hrv, and what bedtime is best?",
    calls: ["threshold"],
  },
  { question: "what should I focus on", calls: ["experiment", "look_up"] },
  { question: "How is my LDL?", calls: ["biomarkers"] },
  { question: "Compare my steps this week with last week", calls: ["compare"] },
  { question: "best night of sleep ever", calls: ["extremes"] },
  { question: "how many days did I hit 10k steps this month", calls: ["count"] },
  { question: "What is my longest streak of days with at least 8000 steps?", calls: ["streak"] },
  { question: "sleep over the last 3 weekends", calls: ["split"] },
  { question: "How do I sleep on days when I walk more than 10000 steps?", calls: ["conditional"] },
  { question: "I feel like crap today", calls: ["baseline", "readiness", "sleep_debt"] },
  { question: "Is my resting heart rate correlated with steps? Spearman", calls: ["correlate"] },
  { question: "Is 57 a good resting heart rate?", calls: ["reference"] },
  {
    question: "I want to run a half marathon in April, make a training plan",
    calls: ["workouts", "sessions"],
  },
  { question: "my running pace trend", calls: ["pace_trend"] },
  { question: "what stands out in my data", calls: ["scan"] },
  { question: "remind me to go to bed at 11", calls: ["list_metrics", "service_status"] },
  { question: "what's my training load", calls: ["training"] },
  { question: "Do late workouts mess with my sleep?", calls: ["after_workouts"] },
  { question: "average steps for each month", calls: ["table"] },
  { question: "my weight this morning", calls: ["nearest"] },
  { question: "What share of my sleep is deep sleep?", calls: ["share"] },
  { question: "what time did I fall asleep last night", calls: ["sleep_onset"] },
  { question: "does sauna affect my sleep", calls: ["tagged"] },
  { question: "How is my experiment going?", calls: ["own_experiment"], who: inExperiment },
  { question: "How did I sleep on my last trip?", calls: ["journey"], who: traveller },
]

/** What the built-in engine looks at for a message that says something of the person: code alone takes those. */
const BY_CODE: ReadonlyArray<ToolName> = ["profile"]

/** The turn of the built-in engine, with the tool calls that it made and who made them. */
const byEngine = Effect.fnUntraced(function* (client: Client["Service"], question: string) {
  yield* saysNothing
  const { turn } = yield* asked(client, question)
  const journal = yield* Effect.provide(TurnStepStore, TurnStepStore.layer)
  const steps = yield* journal.finished(turn.id as TurnId)
  const calls: ReadonlyArray<ToolCall> = steps.flatMap(({ receipts }) => receipts)
  const route = steps.find(({ step, part }) => step === "route" && part === "")!.output as Route
  return { turn, calls, route }
})

/** The turn of a model that takes that route and makes those calls. */
const byModel = Effect.fnUntraced(function* (
  client: Client["Service"],
  question: string,
  route: Route,
  calls: ReadonlyArray<ToolCall>,
) {
  const provider = yield* Provider
  const assignments = [...route.supporting, route.main].map((agent) => ({ agent, question }))
  provider.always("judge", () => judged(judgement({ ...route, assignments })))
  provider.always("work", ({ body }) => {
    const own = calls.filter(({ agent }) =>
      JSON.stringify(body.system).includes(`You are ${agent}:`),
    )
    const from = ((body.messages.length - 1) / 2) * AT_ONCE
    const now = own.slice(from, from + AT_ONCE)
    return now.length === 0
      ? says(text("I have looked."))
      : says(...now.map(({ tool, input }) => toolUse(tool, input)))
  })
  return (yield* asked(client, question)).turn
})

describe("the same tool calls bring the same facts by the built-in engine and by a model", () => {
  for (const { question, calls: expected, who = demo } of CASES)
    it(`${expected.join(", ")}: "${question}"`, () =>
      Effect.gen(function* () {
        const client = yield* who
        const { turn, calls, route } = yield* byEngine(client, question)
        const made = calls.map(({ tool }) => tool)
        expect(made).toEqual(expect.arrayContaining([...expected]))
        expect(turn.result.fact_sheet).not.toEqual([])
        const modelled = yield* byModel(client, question, route, calls)
        expect(modelled.result.fact_sheet).toEqual(turn.result.fact_sheet)
      }))

  it("profile: what a person says of themselves is taken by code, whoever answers", () =>
    Effect.gen(function* () {
      const client = yield* demoClient
      const { turn } = yield* asked(client, "I am 43 and 180 cm tall.")
      expect(turn.result.fact_sheet).not.toEqual([])
      expect((yield* Provider).asked()).toEqual([])
    }))

  test("every tool there is", () => {
    const covered = new Set([...CASES.flatMap(({ calls }) => calls), ...BY_CODE])
    expect(TOOLS.filter(({ name }) => !covered.has(name))).toEqual([])
  })
})

import { expect, test } from "bun:test"
import type { EarlierTurn } from "#domain/briefing"
import type { Intent } from "#embedded/model/questions/kinds"
import { understoodFrom } from "#embedded/model/thread/understand"
import { aBriefing, TODAY } from "#test/briefings"

/** An intent with its metrics and times on one line. */
const shown = (intent: Intent): string => {
  const keys =
    "metrics" in intent
      ? intent.metrics.map(({ key }) => key)
      : "metric" in intent
        ? [intent.metric?.key ?? "none"]
        : "target" in intent
          ? [intent.target.key]
          : "names" in intent
            ? intent.names
            : "about" in intent
              ? [intent.about]
              : "sport" in intent
                ? [intent.sport ?? "any"]
                : []
  const windows =
    "contrast" in intent && intent.contrast && intent.kind === "comparison"
      ? [intent.contrast.a.window, intent.contrast.b.window]
      : "period" in intent && intent.period.form !== "default"
        ? [intent.period.window]
        : []
  return [intent.kind, ...keys, ...windows.map(({ from, to }) => `${from}..${to}`)].join(" ")
}

/** What the last question of a thread is understood as; `answers` are what was answered before, by position. */
const heard = (
  questions: ReadonlyArray<string>,
  answers: Readonly<Record<number, string>> = {},
) => {
  const thread = questions.slice(0, -1).map(
    (question, at): EarlierTurn => ({
      question,
      today: TODAY,
      answer: answers[at] ?? "As follows.",
    }),
  )
  return understoodFrom(aBriefing(questions.at(-1)!, { thread }))
}

/** A conversation: each question with what it is understood as, and the manner of its answer. */
type Conversation = ReadonlyArray<readonly [question: string, intent: string, telling?: string]>

const MAY = "2026-05-01..2026-05-31"
const LAST_WEEK = "2026-11-09..2026-11-15"
const WEEK_BEFORE = "2026-11-02..2026-11-08"

const conversations: ReadonlyArray<Conversation> = [
  [
    ["how many steps did I take last weekend", "level steps 2026-11-14..2026-11-15"],
    ["the weekend before?", "level steps 2026-11-07..2026-11-08"],
    ["which was worse", "comparison steps 2026-11-07..2026-11-08 2026-11-14..2026-11-15"],
  ],
  [
    ["did I move enough in October", "norm moderate_minutes 2026-10-01..2026-10-31"],
    ["and the month before?", "norm moderate_minutes 2026-09-01..2026-09-30"],
  ],

  [
    ["What was my HRV last month?", "level hrv_rmssd 2026-10-01..2026-10-31"],
    ["and in May?", `level hrv_rmssd ${MAY}`],
    ["and sleep?", `level sleep_minutes ${MAY}`],
    ["how sure are you?", `level sleep_minutes ${MAY}`, "evidence"],
    ["show me", `level sleep_minutes ${MAY}`, "chart"],
    ["ok thanks", "talk thanks"],
    ["what did you just say?", `level sleep_minutes ${MAY}`, "again"],
    ["shorter please", `level sleep_minutes ${MAY}`, "shorter"],
    ["hm ok what should I do?", "coaching sleep_minutes"],
    ["can we test it?", "coaching sleep_minutes"],
  ],
  [
    ["How many steps last week?", `level steps ${LAST_WEEK}`],
    ["and the week before?", `level steps ${WEEK_BEFORE}`],
    ["so which was better?", `comparison steps ${WEEK_BEFORE} ${LAST_WEEK}`],
    ["are you sure?", `comparison steps ${WEEK_BEFORE} ${LAST_WEEK}`, "evidence"],
    ["why?", "drivers steps"],
    ["could it just be chance", "drivers steps", "evidence"],
  ],
  [
    [
      "Compare my sleep this month with last month",
      "comparison sleep_minutes 2026-10-01..2026-10-31 2026-11-01..2026-11-20",
    ],
    [
      "show me in a chart",
      "comparison sleep_minutes 2026-10-01..2026-10-31 2026-11-01..2026-11-20",
      "chart",
    ],
    [
      "what does that mean",
      "comparison sleep_minutes 2026-10-01..2026-10-31 2026-11-01..2026-11-20",
      "shorter",
    ],
  ],
  [
    ["How many steps last week?", `level steps ${LAST_WEEK}`],
    ["and the 2 weeks before", "level steps 2026-10-26..2026-11-08"],
    ["the 3 days before that", "level steps 2026-10-23..2026-10-25"],
  ],
  [
    ["how far did I run in october", "workouts run 2026-10-01..2026-10-31"],
    ["and in may?", `workouts run ${MAY}`],
    ["what about cycling", `workouts ride ${MAY}`],
  ],
  [
    ["is my vitamin d low", "labs vitamin D"],
    ["thanks", "talk thanks"],
    ["is that high?", "labs Vitamin D, 25-OH"],
  ],
]

const more: ReadonlyArray<Conversation> = [
  [
    ["why was my night so rough on Wednesday", "explanation sleep_minutes"],
    ["is that weird for me", "usual sleep_minutes wakeups deep_minutes sleep_efficiency"],
    ["how much caffeine did I have that day", "level caffeine_mg 2026-11-17..2026-11-17"],
    ["what about training", "workouts any 2026-11-17..2026-11-17"],
    ["so what was the reason then", "drivers sleep_minutes"],
    ["what can I try tonight", "today"],
  ],
  [
    ["am I recovered", "today"],
    ["what makes you think that", "today"],
    ["what about just an easy ride", "today"],
    [
      "and how was I on Tuesday",
      "review sleep_minutes resting_hr hrv_rmssd steps sleep_efficiency stress_score",
    ],
    ["which was my worst day this week", "today"],
  ],
  [
    ["how much sleep should I get", "norm sleep_minutes"],
    ["good, take 7 and a half hours as my goal", "goal sleep_minutes"],
    ["how close am i", "goal sleep_minutes"],
  ],
  [
    ["what time did I go to bed yesterday", "level bedtime_hour 2026-11-20..2026-11-20"],
    ["please save that as my target", "goal bedtime_hour"],
    ["22:45", "goal bedtime_hour"],
  ],
  [
    ["my sleep since the baby", "level sleep_minutes"],
    ["that's wrong, she was born on 9 august", "since sleep_minutes"],
  ],
  [
    ["best night of sleep this year", "extremes sleep_minutes 2026-01-01..2026-11-20"],
    ["and the second best?", "extremes sleep_minutes 2026-01-01..2026-11-20"],
  ],
  [
    ["how was my week", "review sleep_minutes resting_hr hrv_rmssd steps"],
    ["which day was the worst", "extremes sleep_minutes 2026-11-14..2026-11-20"],
    ["i had a fight with my boss that day", "talk noted"],
    ["hm ok what now", "coaching sleep_minutes"],
  ],
  [
    ["longest streak of 8000 steps this year", "streak steps 2026-01-01..2026-11-20"],
    ["am I on one now", "streak steps 2026-01-01..2026-11-20"],
  ],
]

const TEN = "2026-11-10..2026-11-10"
const NINE = "2026-11-09..2026-11-09"

const ofThatTime: ReadonlyArray<Conversation> = [
  [
    ["how long did I sleep on 10 november", `level sleep_minutes ${TEN}`],
    ["what time did I get up?", `level wake_hour ${TEN}`],
    ["and the night before?", `level wake_hour ${NINE}`],
    ["how many steps did I do that day", `level steps ${NINE}`],
  ],
  [
    ["how many steps this week", "level steps 2026-11-16..2026-11-20"],
    ["is that more than last week", `comparison steps ${LAST_WEEK} 2026-11-16..2026-11-20`],
    ["whats my record", "extremes steps 2024-11-20..2026-11-20"],
    ["lol ok thanks", "talk thanks"],
  ],
  [
    ["steps last week", `level steps ${LAST_WEEK}`],
    ["how many days over 10k", `count steps ${LAST_WEEK}`],
    ["which day was the lowest", `extremes steps ${LAST_WEEK}`],
    ["and sleep?", `extremes sleep_minutes ${LAST_WEEK}`],
    ["any link between the two", "association"],
  ],
  [
    ["is my hrv good", "norm hrv_rmssd"],
    ["does running help", "timing run"],
    ["is that causal", "talk direction"],
    ["how sure r u", "timing run", "evidence"],
  ],
]

const APRIL = "2026-04-01..2026-04-30"

const ofTwoTimes: ReadonlyArray<Conversation> = [
  [
    ["resting heart rate these days", "level resting_hr"],
    ["is that normal?", "norm resting_hr"],
    ["and at this time last year", "level resting_hr 2025-10-22..2025-11-20"],
    ["why has it gone down", "explanation resting_hr"],
    ["since when", "shift resting_hr"],
    ["could it be the new watch", "shift resting_hr"],
  ],
  [
    ["hrv in april", `level hrv_rmssd ${APRIL}`],
    ["and in may", `level hrv_rmssd ${MAY}`],
    ["what about weekends", `split hrv_rmssd ${MAY}`],
  ],
  [
    ["how many steps on 10 november", `level steps ${TEN}`],
    ["whats my average this week", "level steps 2026-11-16..2026-11-20"],
    ["on which day of the week am I laziest", "split steps 2024-11-20..2026-11-20"],
    ["and the most", "split steps 2024-11-20..2026-11-20"],
  ],
  [
    ["has my weight gone up", "change weight_kg"],
    ["how much did I gain", "comparison weight_kg 2025-10-22..2025-11-20 2026-10-22..2026-11-20"],
    ["whats my lowest", "extremes weight_kg 2024-11-20..2026-11-20"],
  ],
]

for (const conversation of [...conversations, ...more, ...ofThatTime, ...ofTwoTimes])
  for (const [at, [question, intent, telling]] of conversation.entries())
    test(`understands "${question}" as turn ${at + 1} of "${conversation[0]![0]}"`, () => {
      const { intents, telling: manner } = heard(
        conversation.slice(0, at + 1).map(([said]) => said),
      )
      expect(intents.map(shown)).toEqual([intent])
      expect(manner ?? "answer").toBe((telling ?? "answer") as "answer")
    })

test("says that a follow-up has nothing to lean on", () => {
  for (const question of ["how sure are you?", "show me", "which was better?", "say that again"])
    expect(heard([question]).intents.map(shown)).toEqual(["talk alone"])
})

test("leans on nothing that was answered with a warning", () => {
  expect(heard(["", "how sure are you?"]).intents.map(shown)).toEqual(["talk alone"])
})

test("goes on from the day, weekday or month that an answer picked out", () => {
  const weekdays = "Sunday is the day with the fewest steps, 7,600 on average; Monday has the most."
  const asked = ["which weekday do I walk least", "why do you think"]
  expect(heard(asked, { 0: weekdays }).intents[0]).toMatchObject({ of: "weekday", day: 6 })
  const month = "The month from 1 May 2026: it had the most steps this year."
  const most = ["in which month did I walk most this year", "how many was that"]
  expect(heard(most, { 0: month }).intents.map(shown)).toEqual([`level steps ${MAY}`])
  const day = "Your highest HRV was 71 ms, on 3 May 2026."
  const highest = ["what was my highest hrv", "which month was that"]
  expect(heard(highest, { 0: day }).intents.map(shown)).toEqual([`level hrv_rmssd ${MAY}`])
})

test("takes up an offer of the answer before", () => {
  const answers = {
    0: "It averaged 54 ms. A next question could be what goes along with your heart rate variability.",
  }
  expect(heard(["hrv?", "yes please"], answers).intents.map(shown)).toEqual(["drivers hrv_rmssd"])
  expect(heard(["hrv?", "no thanks"], answers).intents.map(shown)).toEqual(["talk declined"])
})

test("takes up the experiment of an earlier answer, for as long as is wished", () => {
  const said = [
    "does caffeine affect my sleep",
    "how much caffeine do I drink",
    "lets try it for 2 weeks",
  ]
  const [intent] = heard(said).intents
  expect(intent).toMatchObject({
    asks: "start",
    wished: 14,
    plan: { habit: "caffeine_mg", target: "sleep_minutes" },
  })
})

test("takes up the card of a deep research", () => {
  const deep_research = { days: 365, data_types: ["sleep", "strain"] as const }
  const thread = [
    {
      question: "What affects my sleep the most?",
      today: TODAY,
      answer: "Steps.\n\nTry first, for your sleep: add a walk to a day on which you would sit.",
      deep_research: { ...deep_research, data_types: [...deep_research.data_types] },
    },
  ]
  const [intent] = understoodFrom(aBriefing("let's try it", { thread })).intents
  expect(intent).toMatchObject({ asks: "start", plan: { habit: "steps", target: "sleep_minutes" } })
})

test("keeps the days that an earlier question of the thread was asked on", () => {
  const thread = [{ question: "How many steps yesterday?", today: "2026-11-10", answer: "Some." }]
  const { intents } = understoodFrom(aBriefing("and the day before?", { thread }))
  expect(intents.map(shown)).toEqual(["level steps 2026-11-08..2026-11-08"])
})

import { expect, test } from "bun:test"
import type { EarlierTurn } from "#domain/briefing"
import type { Intent } from "#embedded/model/questions/kinds"
import { understoodFrom } from "#embedded/model/thread/understand"
import { aBriefing, TODAY } from "#test/briefings"

const COFFEE =
  "After days with the most caffeine (about 260 mg) you sleep 6 h 56 min, with the least 7 h 30 min."
const PLAN = "In your own data, less caffeine (19 minutes) goes with better sleep."
const NO_LINK = "No clear link: after days with the most caffeine you get deep sleep of 1 h 13 min."

const shown = (intent: Intent): string => {
  switch (intent.kind) {
    case "link": {
      const { feature, target } = intent.pair
      return ["link", intent.asks, intent.on, `${feature.key}>${target.key}`]
        .filter((word) => word !== undefined)
        .join(" ")
    }
    case "association":
      return `association ${intent.pairs.map(({ target }) => target.key).join(" ")}`
    case "routine":
      return `routine ${intent.asks} of ${intent.of.kind}`
    default:
      return intent.kind
  }
}

/** A conversation: each question, what it is understood as, and what was answered to it. */
type Conversation = ReadonlyArray<readonly [question: string, intent: string, answer?: string]>

const conversations: ReadonlyArray<Conversation> = [
  [
    ["does water help my hrv", "association hrv_rmssd", NO_LINK],
    ["sorry i meant caffeine not water", "association hrv_rmssd", COFFEE],
    ["no i mean on which day of the week do i have most caffeine", "split"],
  ],
  [
    ["how is my caffeine intake", "level", "Your caffeine is averaging 210 mg."],
    ["and after days with more of it than usual do i sleep shorter", "association sleep_minutes"],
  ],
  [["is my hrv lower after days with more coffee than usual", "association hrv_rmssd"]],
  [
    ["does caffeine hurt my sleep", "association sleep_minutes", COFFEE],
    ["by how much", "link size caffeine_mg>sleep_minutes", "Some."],
    ["what else could explain that", "link else caffeine_mg>sleep_minutes", "Some."],
    ["is it just that i go to bed later", "link else caffeine_mg>sleep_minutes", "Some."],
    ["at weekends only?", "link days weekends caffeine_mg>sleep_minutes", "Some."],
    ["and on working days", "link days weekdays caffeine_mg>sleep_minutes", "Some."],
    ["cant it be that im just less active then", "link else caffeine_mg>sleep_minutes", "Some."],
    ["is that really the cause", "link cause caffeine_mg>sleep_minutes", "Some."],
    ["so what do you recommend", "link try caffeine_mg>sleep_minutes"],
  ],
  [
    ["does caffeine hurt my sleep", "association sleep_minutes", COFFEE],
    ["what about deep sleep", "association deep_minutes", NO_LINK],
    ["what should i change", "link try caffeine_mg>sleep_minutes", "Some."],
    ["how could we check that", "link measure caffeine_mg>sleep_minutes", "Some."],
    ["when will i see something", "link wait caffeine_mg>sleep_minutes", "Some."],
    ["ok let's try it", "experiment"],
  ],
  [
    ["what affects my sleep most", "drivers", `What goes with it most is caffeine: ${COFFEE}`],
    ["how big is that effect", "link size caffeine_mg>sleep_minutes", "Some."],
    ["will you tell me if it works", "link measure caffeine_mg>sleep_minutes", "Some."],
    ["which of them is the easiest to change", "link most caffeine_mg>sleep_minutes", "Some."],
    ["how much is too much", "threshold"],
  ],
  [
    ["how can I sleep better", "coaching", PLAN],
    ["why would that help", "routine why of coaching", "Some."],
    ["i hate walking", "routine without of coaching", "Some."],
    ["give me another one", "routine other of coaching", "Some."],
    ["shorter please", "routine brief of coaching", "Some."],
    ["and on wednesday?", "routine day of coaching", "Some."],
    ["where do i start", "routine first of coaching", "Some."],
    ["remind me on sunday", "service", "Some."],
    ["how often", "routine often of coaching", "Some."],
    ["no time for the gym", "routine without of coaching", "Some."],
    ["and if that doesnt work", "routine unmet of coaching", "Some."],
    ["how will i notice whether it works", "routine measure of coaching"],
  ],
]

for (const conversation of conversations)
  for (const [at, [question, intent]] of conversation.entries())
    test(`hears "${question}" behind "${conversation[Math.max(0, at - 1)]![0]}"`, () => {
      const thread = conversation.slice(0, at).map(
        ([said, , answer]): EarlierTurn => ({
          question: said,
          today: TODAY,
          answer: answer ?? "As follows.",
        }),
      )
      expect(understoodFrom(aBriefing(question, { thread })).intents.map(shown)).toEqual([intent])
    })

test("keeps what a person cannot do for what is asked of the plan later", () => {
  const said = [
    "how can I sleep better",
    "I can't do mornings",
    "no walking either, i hate walking",
  ]
  const thread = said.map((question) => ({ question, today: TODAY, answer: PLAN }))
  const [intent] = understoodFrom(aBriefing("what do i do on friday", { thread })).intents
  expect(intent).toMatchObject({ kind: "routine", asks: "day", day: 4, without: said.slice(1) })
})

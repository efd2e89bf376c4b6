import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { lifeUntil } from "#demo/deliveries"
import type { LivedDay } from "#demo/life"
import type { TurnResult } from "#domain/turn-result"
import { mean } from "#statistics/sample/descriptive"
import { BroughtDemo, brought, demoClient, TODAY } from "#test/demo-server"
import { itLive } from "#test/effect"
import { asked } from "#test/question"

const it = itLive(BroughtDemo)

type Life = ReadonlyArray<LivedDay>

/** A turn of a conversation: what it asks, what its facts are of, and what its first sentence has. */
interface Turn {
  readonly asks: string
  /** How the key of a fact begins that it rests on, and the window of that fact. */
  readonly fact?: readonly [start: string, window?: string]
  readonly says: string | RegExp | ((life: Life) => string | RegExp)
}

const within = (date: string, window: string) => {
  const [from, to] = window.split("..")
  return date >= from! && date <= to!
}

const asleep = ({ night }: Life[number]): number | null =>
  night && night.deep + night.light + night.rem

const hundreds = (value: number) => (Math.round(value / 100) * 100).toLocaleString("en-US")

const stepsIn = (window: string) => (life: Life) =>
  hundreds(mean(life.flatMap(({ date, day }) => (day && within(date, window) ? [day.steps] : []))))

/** "8 h 56 min". */
const hours = (minutes: number) => `${Math.floor(minutes / 60)} h ${Math.round(minutes % 60)} min`

/** The nights of a window, the longest first, each with the day before it. */
const longest = (life: Life, window: string) =>
  life
    .flatMap((each) => {
      const minutes = asleep(each)
      return minutes !== null && within(each.date, window) ? [{ date: each.date, minutes }] : []
    })
    .sort((a, b) => b.minutes - a.minutes)

const OCTOBER = "2026-10-01..2026-10-31"
const THIS_YEAR = `2026-01-01..${TODAY}`
const YES_OR_NO = /^(?:Yes|No)\b/

const conversations: Readonly<Record<string, ReadonlyArray<Turn>>> = {
  "a month of steps": [
    { asks: "how many steps last month", fact: ["steps", OCTOBER], says: stepsIn(OCTOBER) },
    { asks: "is that good", fact: ["steps", OCTOBER], says: YES_OR_NO },
    { asks: "more than the month before?", fact: ["steps_mean", OCTOBER], says: /steps/ },
    { asks: "show me", says: /^Here it is, day by day, from \w+ to \w+\.$/ },
    { asks: "which week was best", fact: ["steps", OCTOBER], says: /The week from \d+ October/ },
    { asks: "and the worst one", fact: ["steps", OCTOBER], says: /fewest steps/ },
    { asks: "how sure are you?", says: /^As sure as the device is/ },
    { asks: "what did you just say?", fact: ["steps", OCTOBER], says: /fewest steps/ },
  ],
  "a laboratory result": [
    { asks: "is my vitamin d low", fact: ["lab_vitamin_d"], says: /Vitamin D was \d+ ng\/mL/ },
    { asks: "when was that measured", says: /^Your Vitamin D was measured on \d+ \w+ 2026/ },
    { asks: "and the one before", says: /^Your Vitamin D at the test before was \d+ ng\/mL, on / },
    { asks: "what should it be", says: /^Your report wants 30 - 100/ },
    { asks: "is that bad?", says: /^Yes, your Vitamin D is lower than it should be/ },
    { asks: "how do i get it up", says: /oily fish/ },
    { asks: "how sure are you?", says: /published guidelines/ },
    { asks: "ok forget it", says: "All right, I leave it at that." },
  ],
  "all laboratory results": [
    { asks: "can you go over my last blood test", says: /^Outside the range of .*LDL.*Vitamin D/ },
    { asks: "is that bad?", says: /^Yes, your LDL Cholesterol is higher than it should be/ },
    { asks: "has it got better?", says: /^It got better: your LDL Cholesterol fell from \d+/ },
    { asks: "when should i test again", says: /ask your doctor soon when to repeat it/ },
    { asks: "what can I eat for that?", says: /^Oats, barley, beans/ },
  ],
  "the best night of a year": [
    {
      asks: "best night of sleep this year",
      fact: ["sleep_minutes", THIS_YEAR],
      says: (life) => hours(longest(life, THIS_YEAR)[0]!.minutes),
    },
    {
      asks: "what did I do the day before",
      fact: ["steps"],
      says: (life) => {
        const eve = longest(life, THIS_YEAR)[0]!.date
        return life.find(({ date }) => date === eve)!.day!.steps.toLocaleString("en-US")
      },
    },
    {
      asks: "and the second best?",
      fact: ["sleep_minutes", THIS_YEAR],
      says: (life) => hours(longest(life, THIS_YEAR)[1]!.minutes),
    },
    { asks: "what do they have in common", says: /your sleep/ },
    { asks: "on how many nights is that based", says: /^\d+ nights/ },
    { asks: "could it be the other way around", says: /either way round/ },
    { asks: "can we test it", says: /^By your sleep: \d+ nights with more walking/ },
    { asks: "yes lets do 2 weeks", says: /^It starts tomorrow: / },
    { asks: "how many days left", says: /starts tomorrow and ends on/ },
    { asks: "can I stop now", says: /^You can, at any time/ },
  ],
  "runs and rides": [
    {
      asks: "how far did I run in october",
      fact: ["workouts_", OCTOBER],
      says: /^You ran [\d.]+ km/,
    },
    { asks: "how long in total", fact: ["workouts_", OCTOBER], says: /^You ran for \d+ h/ },
    { asks: "which was the longest", says: /^Your longest run in October was on \d+ October/ },
    { asks: "pace?", says: /min\/km, for your run on \d+ \w+/ },
    { asks: "and heart rate", says: /bpm on average/ },
    { asks: "when was that", says: /^On \d+ October 2026\.$/ },
    { asks: "so i'm improving?", says: /running pace/ },
    { asks: "should i go for another one today or rest", says: YES_OR_NO },
  ],
}

/** Where the first sentence of an answer ends. */
const SENTENCE = /^.*?[.?](?=\s|$)/s

describe("a conversation by its id alone", () => {
  for (const [name, turns] of Object.entries(conversations))
    it(`about ${name} is answered turn by turn`, () =>
      Effect.gen(function* () {
        const { prepared } = yield* brought
        const client = yield* demoClient
        const life = [...lifeUntil(TODAY, prepared)]
        let before: ReadonlyArray<string> = []
        for (const { asks, fact, says } of turns) {
          const { turn } = yield* asked(client, asks, undefined, { conversation_id: name })
          expect([asks, turn.status]).toEqual([asks, "completed"])
          const { answer, fact_sheet } = turn.result as TurnResult
          const first = SENTENCE.exec(answer)?.[0] ?? answer
          const wanted = typeof says === "function" ? says(life) : says
          if (typeof wanted === "string") expect(first).toContain(wanted)
          else expect(first).toMatch(wanted)
          if (fact) {
            const [start, window] = fact
            const found = fact_sheet.filter(({ key }) => key.startsWith(start))
            expect([asks, found.length > 0]).toEqual([asks, true])
            if (window)
              expect([asks, found.map((each) => each.window)]).toEqual([
                asks,
                expect.arrayContaining([window]),
              ])
          }
          const sentences = answer.split(/(?<=[.?])\s+/)
          if (asks !== "what did you just say?")
            expect(sentences.filter((sentence) => before.includes(sentence))).toEqual([])
          before = sentences
        }
      }))
})

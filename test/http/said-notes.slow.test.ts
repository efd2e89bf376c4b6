import { describe, expect } from "bun:test"
import { Effect } from "effect"
import type { UserId } from "#domain/ids"
import { addDays } from "#domain/time"
import { Embedded } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { asked } from "#test/question"
import { aDay, aNight, store } from "#test/rows"

const it = itLive(Embedded)

interface Listed {
  readonly kind: string
  readonly name: string
  readonly value?: number
}

const say = Effect.fnUntraced(function* (text: string, conversation_id?: string) {
  const client = yield* Client
  const more = conversation_id === undefined ? {} : { conversation_id }
  const { turn } = yield* asked(client, text, undefined, more)
  return turn.result.answer as string
})

const notes = Effect.map(
  Client.use(({ get }) => get("/v1/diary?limit=100")),
  ({ body }) =>
    (body.data as ReadonlyArray<Listed>)
      .map(({ kind, name, value }) =>
        [kind, name, ...(value === undefined ? [] : [value])].join(" "),
      )
      .sort(),
)

describe("a message that notes something", () => {
  it("is answered by what was noted for which day, and becomes an entry of it", () =>
    Effect.gen(function* () {
      expect(yield* say("had 2 coffees")).toBe(
        "Noted for today: 2 coffees, about 180 mg of caffeine.",
      )
      expect(yield* say("weight 81.4")).toBe("Noted for today: weight 81.4 kg.")
      expect(yield* say("took magnesium")).toBe("Noted for today: magnesium.")
      expect(yield* say("sick today")).toBe("Noted for today: illness.")
      expect(yield* say("mood 3")).toBe("Noted for today: mood 3 of 5.")
      expect(yield* say("2 beers last night")).toBe(
        "Noted for yesterday: 2 beers, about 28 g of alcohol.",
      )
      expect(yield* notes).toEqual([
        "amount beers 2",
        "amount coffees 2",
        "amount mood 3",
        "amount weight 81.4",
        "event illness",
        "tag magnesium",
      ])
      const { body } = yield* Client.use(({ get }) => get("/v1/data/sync"))
      expect(body.daily_summary).toMatchObject([{ weight_kg: 81.4, provider_raw: "NOTES" }])
    }))

  it("is taken back or changed by the next one", () =>
    Effect.gen(function* () {
      yield* say("had 2 coffees and took magnesium", "day")
      expect(yield* say("no, 3 coffees", "day")).toBe(
        "Changed, now noted for today: magnesium and 3 coffees, about 270 mg of caffeine.",
      )
      expect(yield* notes).toEqual(["amount coffees 3", "tag magnesium"])
      yield* say("weight 81.4", "day")
      expect(yield* say("undo that", "day")).toBe("Taken back for today: weight 81.4 kg.")
      expect(yield* notes).toEqual(["amount coffees 3", "tag magnesium"])
      const { body } = yield* Client.use(({ get }) => get("/v1/data/sync"))
      expect(body.daily_summary).toMatchObject([{ weight_kg: null, deleted: true }])
    }))

  it("is answered with what it asks beside", () =>
    Effect.gen(function* () {
      const answer = yield* say("Had 3 coffees today. How did I sleep last week?")
      expect(answer).toStartWith("Noted for today: 3 coffees")
      expect(answer.split("\n\n").length).toBeGreaterThan(1)
      expect(yield* notes).toEqual(["amount coffees 3"])
    }))

  it("is refused where it can hardly be right, and notes nothing", () =>
    Effect.gen(function* () {
      expect(yield* say("weight 814")).toBe(
        "I left out weight 814 kg: that can hardly be right. Please say it again.",
      )
      expect(yield* notes).toEqual([])
    }))
})

describe("what is dangerous", () => {
  it("is answered by its warning first, and a value of it is noted", () =>
    Effect.gen(function* () {
      const answer = yield* say("BP 200/130")
      expect(answer).not.toStartWith("Noted")
      expect(answer).toMatch(/blood pressure/i)
      expect(yield* notes).toEqual([
        "amount diastolic blood pressure 130",
        "amount systolic blood pressure 200",
      ])
    }))

  it("is no entry of a diary where it was taken", () =>
    Effect.gen(function* () {
      const answer = yield* say("took 20 paracetamol")
      expect(answer).not.toContain("Noted")
      expect(yield* notes).toEqual([])
    }))
})

describe("a question", () => {
  for (const question of [
    "did I have 2 coffees yesterday?",
    "do 2 coffees hurt my sleep",
    "had I had 2 coffees would I have slept worse",
    "how much did I weigh on monday",
    "magnesium",
    "weight last week",
    "I had a coffee a day in May",
    "should I have 2 beers tonight",
  ])
    it(`is no note: ${question}`, () =>
      Effect.gen(function* () {
        expect(yield* say(question)).not.toStartWith("Noted")
        expect(yield* notes).toEqual([])
      }))
})

const DAYS = Array.from({ length: 40 }, (_, at) => addDays("2026-03-01", at))

it("what was noted for a day and the day before it is named where one asks why it was so", () =>
  Effect.gen(function* () {
    const { user_id, post } = yield* Client
    const user = user_id as UserId
    const bad = DAYS.at(-1)!
    yield* store({
      nights: DAYS.map((date, at) =>
        aNight(user, date, { asleep_s: date === bad ? 14_000 : 26_000 + (at % 5) * 300 }),
      ),
    })
    yield* post("/v1/diary", { date: addDays(bad, -1), kind: "tag", name: "late meal" })
    yield* post("/v1/diary", { date: bad, kind: "event", name: "illness", text: "cold" })
    const answer = yield* say(`Why did I sleep so badly on ${bad}?`)
    expect(answer).toContain("you noted “late meal”")
    expect(answer).toContain("For that day you noted “cold”.")
  }))

it("the days of an event that was said are those that a question names", () =>
  Effect.gen(function* () {
    const client = yield* Client
    const user = client.user_id as UserId
    const tagged = yield* client.post("/v1/diary", { kind: "tag", name: "sauna" })
    const first = addDays(tagged.body.date, -20)
    const last = addDays(first, 6)
    yield* store({
      days: Array.from({ length: 30 }, (_, at) =>
        aDay(user, addDays(first, at - 10), { steps: at >= 10 && at < 17 ? 12_000 : 5_000 }),
      ),
    })
    expect(yield* say(`on holiday in Spain from ${first} to ${last}`)).toContain("trip (Spain)")
    const { body } = yield* client.get("/v1/diary?kind=event")
    expect(body.data).toMatchObject([{ date: first, until: last, name: "trip" }])
    expect(yield* say("How many steps did I average during my trip?")).toContain("12,000")
  }))

it("an event of the diary marks the chart of its days", () =>
  Effect.gen(function* () {
    const client = yield* Client
    yield* store({
      days: DAYS.map((date, at) =>
        aDay(client.user_id as UserId, date, { resting_hr_bpm: 55 + (at % 4) }),
      ),
    })
    const event = { date: DAYS[10], kind: "event", name: "illness", text: "flu" }
    yield* client.post("/v1/diary", { ...event, until: DAYS[14] })
    const { turn } = yield* asked(client, `Resting heart rate from ${DAYS[0]} to ${DAYS.at(-1)}`)
    expect(turn.result.widgets.map(({ spec }: { spec: object }) => spec)).toContainEqual(
      expect.objectContaining({
        kind: "series_chart",
        events: [{ date: DAYS[10], label: "flu", until: DAYS[14] }],
      }),
    )
  }))

const SPRING = Array.from({ length: 80 }, (_, at) => addDays("2026-03-01", at))
const took = SPRING.map((_, at) => (at * 7 + Math.floor(at / 3)) % 5 < 2)

it("what a tag does to a measure is answered by the days with it and without it", () =>
  Effect.gen(function* () {
    const { user_id, post } = yield* Client
    const user = user_id as UserId
    const noise = (at: number) => ((at * 7_919) % 13) * 60
    yield* store({
      nights: SPRING.map((date, at) =>
        aNight(user, date, { asleep_s: 24_000 + noise(at) + (took[at - 1] ? 2_400 : 0) }),
      ),
    })
    for (const [at, date] of SPRING.entries())
      if (took[at]) yield* post("/v1/diary", { date, kind: "tag", name: "Magnesium" })
    const window = "between 1 March and 19 May 2026"
    const answer = yield* say(`Does magnesium help my sleep ${window}?`)
    expect(answer).toMatch(
      /^Your sleep .*averaged .* in the nights after days with “magnesium”, against/,
    )
    expect(answer).toMatch(/\b(?:3[6-9]|4[0-4]) min/)
    const unknown = yield* say(`Does ashwagandha help my sleep ${window}?`)
    expect(unknown).not.toContain("nights after days with")
  }))

it("a tag can be the habit of an experiment, whose days the diary ticks off", () =>
  Effect.gen(function* () {
    const { user_id, get, post } = yield* Client
    const today = (yield* post("/v1/diary", { kind: "tag", name: "sauna" })).body.date as string
    yield* store({ nights: [aNight(user_id as UserId, today, { asleep_s: 26_000 })] })
    const proposed = yield* say("How do I test whether magnesium helps my sleep?", "try")
    expect(proposed).toContain("take magnesium as its label says")
    expect((yield* get("/v1/experiments")).body.experiments).toEqual([])
    expect(yield* say("let's try it", "try")).toStartWith(
      "It starts tomorrow: magnesium and your sleep duration.",
    )
    const started = (yield* get("/v1/experiments")).body.experiments[0]
    expect(started).toMatchObject({ habit: "tag:magnesium", target: "sleep_minutes" })
    expect(started.days[0]).toMatchObject({ date: addDays(today, 1), done: null })
    yield* post("/v1/diary", { date: addDays(today, 1), kind: "tag", name: "Magnesium" })
    const { days } = (yield* get("/v1/experiments")).body.experiments[0]
    expect(days[0].done).toBe(days[0].arm === "with")
    expect(days[1].done).toBeNull()
  }))

it("an experiment with a tag is started by its own sentence, with no medicine and by no question", () =>
  Effect.gen(function* () {
    const { user_id, get } = yield* Client
    yield* store({ nights: [aNight(user_id as UserId, "2026-03-01", { asleep_s: 26_000 })] })
    const started = Effect.map(get("/v1/experiments"), ({ body }) => body.experiments.length)
    yield* say("test whether metformin helps my sleep")
    yield* say("my test shows magnesium helps sleep")
    yield* say("does magnesium help my sleep?")
    expect(yield* say("test whether magnesium helps my sleep")).toContain("it starts tomorrow")
    expect(yield* started).toBe(0)
    yield* say("let's test whether magnesium helps my sleep")
    expect(yield* started).toBe(1)
  }))

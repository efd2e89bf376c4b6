import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import type { DataSync } from "#domain/data-sync"
import { hasEnded } from "#domain/file-import"
import type { TurnResult } from "#domain/turn-result"
import type { Client } from "#test/client"
import { BroughtDemo, demoClient, ownerClient, serverOn, TODAY } from "#test/demo-server"
import { itLive } from "#test/effect"
import { fhirProblems } from "#test/fhir"
import { FORM_TYPE, formOf } from "#test/form"
import { asked } from "#test/question"
import { unzipped } from "#test/unzip"

const it = itLive(Layer.empty)

const questions = [
  "How did I sleep last week?",
  "How many steps a day did I walk in the past 30 days?",
  "Do I sleep longer after days with more steps?",
  "Compare my resting heart rate over the past 6 months with the same time last year.",
  "What is my HRV trend?",
  "Which day had the most steps and how many?",
  "What was my best night?",
  "How much do I weigh?",
  "Is my weight going down?",
  "What is my ferritin?",
  "Which of my lab results are out of range?",
  "Does caffeine affect my sleep?",
  "How often did I run last month?",
  "What was my longest run this year?",
  "Average steps for each month",
  "Am I recovered today?",
  "What time do I usually fall asleep?",
  "How much deep sleep did I get last night?",
  "What data do you have?",
  "Does alcohol affect my HRV?",
]

type Person = Client["Service"]

const answersOf = Effect.fnUntraced(function* (person: Person) {
  const answers: Array<unknown> = []
  for (const question of questions) {
    const { turn } = yield* asked(person, question)
    expect([question, turn.status]).toEqual([question, "completed"])
    const { answer, fact_sheet, evidence } = turn.result as TurnResult
    answers.push({ question, answer, fact_sheet, evidence })
  }
  return answers
})

/** Rows without what is a server's own: ids and stamps. */
const rowsOf = Effect.fnUntraced(function* ({ get }: Person) {
  const { body } = yield* get("/v1/data/sync")
  const { daily_summary, activities, sleep_sessions, biomarkers } = body as DataSync
  const plain = (rows: ReadonlyArray<object>) =>
    rows
      .map((row) => {
        const { id, source_id, raw_event_id, updated_at, lab_id, ...rest } = row as Record<
          string,
          unknown
        >
        return { ...rest, has_source: source_id !== null }
      })
      .map((row) => JSON.stringify(row))
      .toSorted()
  return {
    daily_summary: plain(daily_summary),
    activities: plain(activities),
    sleep_sessions: plain(sleep_sessions),
    biomarkers: plain(biomarkers),
  }
})

const importInto = Effect.fnUntraced(function* (person: Person, bytes: Uint8Array) {
  const headers = { authorization: `Bearer ${person.token}` }
  const body = formOf({ name: "file", filename: "a.zip", type: "application/zip", bytes })
  const queued = yield* person.send("/v1/imports", {
    method: "POST",
    headers: { ...headers, ...FORM_TYPE },
    body,
  })
  return yield* person.get(`/v1/imports/${queued.body.id}`).pipe(
    Effect.map(({ body }) => body),
    Effect.tap(({ status }) => (hasEnded(status) ? Effect.void : Effect.sleep("100 millis"))),
    Effect.repeat({ until: ({ status }) => hasEnded(status) }),
  )
})

/** Every resource of the export, against the schema of FHIR R4. */
const validates = Effect.fnUntraced(function* (bytes: Uint8Array) {
  const files = yield* unzipped(bytes)
  const read = (name: string) =>
    files
      .get(`fhir/${name}.ndjson`)!
      .toString()
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line))
  const resources = ["Patient", "Observation", "DiagnosticReport"].flatMap(read)
  expect(resources.length).toBeGreaterThan(5_000)
  expect(resources.flatMap(fhirProblems)).toEqual([])
  expect(new Set(resources.map(({ id }) => id)).size).toBe(resources.length)
})

const taken = Effect.scoped(
  Effect.gen(function* () {
    const person = yield* demoClient
    const rows = yield* rowsOf(person)
    const response = yield* person.fetch("/v1/me/export", {
      headers: { authorization: `Bearer ${person.token}` },
    })
    const bytes = yield* Effect.promise(() => response.bytes())
    yield* validates(bytes)
    return { rows, bytes, answers: yield* answersOf(person) }
  }),
).pipe(Effect.provide(BroughtDemo))

it("an export of the demo person in an empty server has the same rows and gives the same answers", () =>
  Effect.gen(function* () {
    const { rows, bytes, answers } = yield* taken
    yield* Effect.gen(function* () {
      const person = yield* ownerClient
      const report = yield* importInto(person, bytes)
      expect(report).toMatchObject({ status: "completed", vendor: "hygeia" })
      expect(yield* rowsOf(person)).toEqual(rows)
      expect(yield* answersOf(person)).toEqual(answers)
      const again = yield* importInto(person, bytes)
      expect(again.status).toBe("completed")
      expect(yield* rowsOf(person)).toEqual(rows)
    }).pipe(Effect.provide(serverOn(TODAY)))
  }))

import { expect, test } from "bun:test"
import { Effect, Layer } from "effect"
import { ShownAlertStore } from "#db/shown-alerts"
import { addDays } from "#domain/time"
import truth from "#fixtures/planted/truth.json"
import { alertCandidates } from "#pipeline/alert-candidates"
import { itWith } from "#test/effect"
import { people } from "#test/planted/people"
import type { PlantedPerson } from "#test/planted/person"
import { rowsOf } from "#test/planted/rows"
import { store } from "#test/rows"
import { toolServices } from "#test/tool-services"
import { ada } from "#test/tools"

const it = itWith(Layer.provideMerge(ShownAlertStore.layer, toolServices))

interface Raised {
  readonly subject: string
  /** Counted from the first day of the person. */
  readonly day: number
}

interface Planted {
  readonly kind: string
  readonly target: string
  readonly index?: number
}

/** Those with a month of days after the change, and enough before it. */
const FOUND: Readonly<Record<string, ReadonlyArray<string>>> = {
  pl016: ["spo2"],
  pl036: ["hrv_rmssd"],
  pl044: ["skin_temp_dev"],
}

/** The first day that has enough days before it, and so long a subject is quiet after it was raised. */
const FIRST_DAY = 59
const QUIET_DAYS = 28

/** Every alert of a person who is looked at every morning. */
const raisedOf = Effect.fnUntraced(function* (person: PlantedPerson) {
  yield* store(rowsOf(ada, person))
  const raised: Array<Raised> = []
  for (let day = FIRST_DAY; day < person.n_days; day++) {
    const quiet = new Set(
      raised.filter((one) => day - one.day < QUIET_DAYS).map(({ subject }) => subject),
    )
    const candidates = yield* alertCandidates(ada, addDays(person.start, day))
    const alert = candidates.find(({ subject }) => !quiet.has(subject))
    if (alert) raised.push({ subject: alert.subject, day })
  }
  return raised
})

const everybody = truth.users as unknown as Record<
  string,
  { readonly truth: ReadonlyArray<Planted> }
>

/** Whether an alert is about a change of level that was planted in a person within the four weeks before it. */
const isTrue = (user: string, { subject, day }: Raised): boolean =>
  everybody[user]!.truth.some(
    ({ kind, target, index }) =>
      kind === "changepoint" && target === subject && day >= index! && day - index! <= QUIET_DAYS,
  )

const mornings = people.reduce((days, { n_days }) => days + n_days - FIRST_DAY, 0)
const wrong: Array<Raised> = []

for (const person of people) {
  const { user } = person
  it(`raises within four weeks what was planted in ${user}, or nothing`, () =>
    Effect.gen(function* () {
      const raised = yield* raisedOf(person)
      wrong.push(...raised.filter((one) => !isTrue(user, one)))
      const found = raised.filter((one) => isTrue(user, one)).map(({ subject }) => subject)
      expect(found).toEqual([...(FOUND[user] ?? [])])
    }))
}

test("less than one false alert a person and year is raised", () => {
  expect(wrong.length / (mornings / 365)).toBeLessThan(1)
})

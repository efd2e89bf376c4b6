import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { people } from "#test/planted/people"
import { rowsOf } from "#test/planted/rows"
import { store } from "#test/rows"
import { ada, ask, itOverRows as it } from "#test/tools"
import { expectValidFindings } from "#test/valid-findings"

const person = people.find(({ user }) => user === "pl044")!
const window = { from: person.start, to: addDays(person.start, person.n_days - 1) }
const a = { from: person.start, to: addDays(person.start, 89) }
const b = { from: addDays(person.start, 90), to: addDays(person.start, 179) }

const everything = Effect.all([
  ask("associate", { feature: "hrv_rmssd", target: "respiratory_rate", lag: 1, window }),
  ask("correlate", { feature: "steps", target: "sleep_minutes", lag: 1, window }),
  ask("drivers", { target: "respiratory_rate", window }),
  ask("trend", { metric: "resting_hr", window }),
  ask("changepoint", { metric: "skin_temp_dev", window }),
  ask("compare", { metric: "active_minutes", a, b }),
  ask("threshold", { feature: "steps", target: "hrv_rmssd", lag: 1, window }),
  ask("series", { metric: "skin_temp_dev", window }),
])

it("brings the same bytes for the same question, twenty times", () =>
  Effect.gen(function* () {
    yield* store(rowsOf(ada, person))
    const first = yield* everything
    for (const found of first) expectValidFindings(found)
    for (let again = 1; again < 20; again++)
      expect(JSON.stringify(yield* everything)).toBe(JSON.stringify(first))
  }))

it("finds what was planted in that person", () =>
  Effect.gen(function* () {
    yield* store(rowsOf(ada, person))
    const [associated, , driven, , changed, , , shown] = yield* everything
    expect(associated!.evidence[0]!.item.effect!).toBeGreaterThan(0.2)
    expect(driven!.evidence.map(({ item }) => item.feature)).toContain("hrv_rmssd")
    expect(changed!.evidence[0]!.item.effect!).toBeCloseTo(-0.7, 1)
    expect(shown!.charts[0]!.changepoint).not.toBeNull()
  }))

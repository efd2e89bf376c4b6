import { describe, expect } from "bun:test"
import { Effect } from "effect"
import type { Finding } from "#domain/ledger"
import { addDays } from "#domain/time"
import baseline from "#fixtures/planted/baseline.json"
import { people } from "#test/planted/people"
import { rowsOf } from "#test/planted/rows"
import { store } from "#test/rows"
import { ada, ask, itOverRows as it } from "#test/tools"

/** A finding of the reference implementation, as its file has it. */
interface Reference {
  readonly kind: string
  readonly feature?: string
  readonly target: string
  readonly lag?: number
  readonly p?: number
  readonly ci: readonly [low: number, high: number]
  readonly effect?: number
  readonly slope?: number
  readonly delta?: number
}

const findings = baseline.findings as unknown as Readonly<Record<string, ReadonlyArray<Reference>>>

/** The reference tests RMSSD as it is; clock times lose their seconds on the way through the rows. */
const ELSEWHERE = new Set(["hrv_rmssd", "bedtime_hour"])

const isComparable = ({ feature, target }: Reference) =>
  !ELSEWHERE.has(target) && !ELSEWHERE.has(feature ?? "")

const rows = people.flatMap((person) => {
  const comparable = (findings[person.user] ?? []).filter(isComparable)
  return comparable.length === 0 ? [] : [{ person, comparable }]
})

describe("the tools find in stored rows what the reference finds in arrays", () => {
  for (const { person, comparable } of rows)
    it(`of ${person.user}, ${person.n_days} days`, () =>
      Effect.gen(function* () {
        yield* store(rowsOf(ada, person))
        const window = { from: person.start, to: addDays(person.start, person.n_days - 1) }
        for (const expected of comparable) {
          const { kind, target, lag = 0, p } = expected
          const found =
            kind === "association"
              ? yield* ask("associate", { feature: expected.feature!, target, lag, window })
              : kind === "trend"
                ? yield* ask("trend", { metric: target, window })
                : yield* ask("changepoint", { metric: target, window })
          const { effect, p_value, ci_low, ci_high } = found.evidence[0]!.item as Required<
            Finding["item"]
          >
          expect(effect).toBeCloseTo((expected.effect ?? expected.slope ?? expected.delta)!, 9)
          expect(ci_low / expected.ci[0]).toBeCloseTo(1, 7)
          expect(ci_high / expected.ci[1]).toBeCloseTo(1, 7)
          if (p !== undefined) expect(p_value / p).toBeCloseTo(1, 8)
        }
      }))
})

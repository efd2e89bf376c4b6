import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import truth from "#fixtures/planted/truth.json"
import { withVerdicts } from "#pipeline/gates/verdicts"
import { aLedger } from "#test/ledger"
import { people } from "#test/planted/people"
import { rowsOf } from "#test/planted/rows"
import { store } from "#test/rows"
import { ada, ask, itOverRows as it } from "#test/tools"

interface Planted {
  readonly kind: string
  readonly feature?: string
  readonly target?: string
  readonly lag?: number
  readonly effect?: number
}

const plantedIn = (user: string): ReadonlyArray<Planted> =>
  (truth.users as unknown as Record<string, { readonly truth: ReadonlyArray<Planted> }>)[user]!
    .truth

/** Pairs that were planted in somebody, with the person. */
const pairsOf = (kind: string) =>
  people.flatMap((person) =>
    plantedIn(person.user)
      .filter((planted) => planted.kind === kind)
      .map((planted) => ({ person, planted })),
  )

/** The judged finding of an asked pair, over all of a person's days. */
const asked = Effect.fnUntraced(function* ({
  person,
  planted: { feature, target, lag = 0 },
}: ReturnType<typeof pairsOf>[number]) {
  const window = { from: person.start, to: addDays(person.start, person.n_days - 1) }
  const found = yield* ask("associate", { feature: feature!, target: target!, lag, window })
  return withVerdicts(aLedger(found)).receipts[0]!.findings.evidence[0]!
})

for (const pair of pairsOf("confounded_null")) {
  const { person, planted } = pair
  it(`takes a shared weekend for no link: ${person.user}, ${planted.feature} and ${planted.target}`, () =>
    Effect.gen(function* () {
      yield* store(rowsOf(ada, person))
      expect((yield* asked(pair)).verdict).not.toBe("validated")
    }))
}

for (const pair of pairsOf("association").filter(
  ({ person, planted }) => person.n_days >= 120 && Math.abs(planted.effect!) >= 0.35,
)) {
  const { person, planted } = pair
  it(`validates what was planted: ${person.user}, ${planted.feature} and ${planted.target}`, () =>
    Effect.gen(function* () {
      yield* store(rowsOf(ada, person))
      const { verdict, item } = yield* asked(pair)
      expect(verdict).toBe("validated")
      expect(Math.sign(item.effect!)).toBe(Math.sign(planted.effect!))
    }))
}

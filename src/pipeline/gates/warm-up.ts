import { Effect } from "effect"
import { emptyLedger } from "#domain/ledger"
import { LANGUAGES } from "#language/answer-languages"
import { monthNames } from "#language/numbers/month-names"
import { countedIn } from "#language/numbers/number-words"
import { valuesIn } from "#language/numbers/spelled-number"
import { unitNames } from "#language/numbers/unit-names"
import { compileTables } from "#language/phrases"
import type { Steps } from "#language/steps"
import { refusedWords } from "#pipeline/gates/claims/claim-gate"
import { prepareNames } from "#pipeline/gates/grounding/known-names"
import { prepareMeasures } from "#pipeline/gates/grounding/named"
import { makeNumberGate } from "#pipeline/gates/number-gate"
import { runYielding } from "#pipeline/run-yielding"

/** Two languages, a number in words, a time, a measure: every table is asked once. */
const SENTENCES = [
  "Last month your resting heart rate was seventy beats, which is in zone two of what was measured.",
  "Dein Ruhepuls war im letzten Monat siebzig, das ist mehr als vor einem Jahr.",
]

/** Makes the tables that answers are judged by, in steps of a few milliseconds. */
export function* prepareGates(): Steps<void> {
  yield* compileTables()
  unitNames()
  yield
  monthNames()
  valuesIn("en")
  yield
  countedIn("seven", LANGUAGES, false)
  yield
  yield* prepareNames()
  yield* prepareMeasures()
  const gate = makeNumberGate(emptyLedger, "")
  for (const sentence of SENTENCES) {
    gate.admit(sentence)
    yield
    refusedWords(sentence, { conditions: [], hasExperiment: false })
    yield
  }
}

/** Makes them ahead of the first answer. */
export const warmUpGates = Effect.suspend(() => runYielding(prepareGates()))

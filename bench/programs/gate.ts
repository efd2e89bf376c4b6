import { quantile } from "#bench/figures"
import { type GateFigures, pieces, values } from "#bench/long-answer"
import { makeThreadClock } from "#bench/thread-clock"
import { makeAnswerGate } from "#pipeline/gates/answer-gate"
import { makeTextGates } from "#pipeline/gates/text-gate"
import { prepareGates } from "#pipeline/gates/warm-up"
import { aBriefing } from "#test/briefings"
import { aFact, aLedger } from "#test/ledger"

/** The product's gate on the same answer, in the slices of `synthesise`; `cold` has made no table ahead of it. */
const isCold = process.argv[2] === "cold"
const ROUNDS = 7
const cpuMs = makeThreadClock()
/** As many sentences are judged before the event loop gets its turn. */
const SLICE = 8

const ledger = () =>
  aLedger({
    facts: values.map((value, at) =>
      aFact(`f${at}`, value, { unit: "steps", decimals: 0, label: "steps" }),
    ),
  })

const round = (): GateFigures => {
  const gate = makeAnswerGate(makeTextGates(aBriefing("How did I sleep?"))(ledger()))
  const began = cpuMs()
  let [from, hold, judged, shown] = [began, 0, 0, 0]
  const pause = () => {
    const now = cpuMs()
    hold = Math.max(hold, now - from)
    from = now
  }
  const drain = () => {
    for (let outcome = gate.next(); outcome; outcome = gate.next()) {
      if (outcome.refused === undefined) shown++
      else gate.mend(null)
      if (++judged % SLICE === 0) pause()
    }
    pause()
  }
  for (const piece of pieces) {
    gate.add(piece)
    drain()
  }
  gate.end()
  drain()
  return { ms: cpuMs() - began, hold, shown }
}

if (!isCold) for (const _ of prepareGates());
const rounds = Array.from({ length: isCold ? 1 : ROUNDS }, round)
console.log(
  JSON.stringify({
    ms: quantile(
      rounds.map(({ ms }) => ms),
      0.5,
    ),
    hold: quantile(
      rounds.map(({ hold }) => hold),
      0.5,
    ),
    shown: rounds[0]!.shown,
  } satisfies GateFigures),
)

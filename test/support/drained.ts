import type { AnswerGate } from "#pipeline/gates/answer-gate"

/** What an answer's gate lets through of the sentences that are whole; those it refuses are struck. */
export const drained = (gate: AnswerGate): string => {
  let shown = ""
  for (let outcome = gate.next(); outcome; outcome = gate.next())
    shown += outcome.refused === undefined ? outcome.shown : gate.mend(null)
  return shown
}

/** The same of a text with which the answer, or what stands before a widget, ends. */
export const endedWith = (gate: AnswerGate, text = ""): string => {
  gate.add(text)
  gate.end()
  return drained(gate)
}

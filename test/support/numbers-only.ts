import type { NumberGate } from "#pipeline/gates/number-gate"
import type { TextGate } from "#pipeline/gates/text-gate"

/** A gate by numbers alone, for texts that claim nothing. */
export const numbersOnly = (numbers: NumberGate): TextGate => ({
  admit: numbers.admit,
  judgeComposed: (text) => {
    const admitted = numbers.admit(text)
    return admitted === null ? { refused: "ungrounded" } : { admitted }
  },
  judge: (text, paragraph) => {
    const admitted = numbers.admit(text, paragraph)
    return admitted === null ? { refused: "ungrounded" } : { admitted }
  },
})

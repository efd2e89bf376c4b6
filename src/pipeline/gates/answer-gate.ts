import type { NumberGate } from "#pipeline/gates/number-gate"
import { makeSentences } from "#pipeline/gates/sentences"

/** Lets an answer through as it is written, sentence by sentence. */
export interface AnswerGate {
  /**
   * Adds a piece and returns the text that may be shown; empty while the sentence is incomplete.
   */
  readonly push: (piece: string) => string
  /** Returns the rest that may be shown, when the text has ended. */
  readonly flush: () => string
  /** Everything shown so far: the answer. */
  readonly answer: () => string
  /** The zero-based paragraph that was shown last; 0 before the first. */
  readonly paragraph: () => number
  /** How many sentences were withheld. */
  readonly dropped: () => number
}

/** A wider break wins, so that a withheld sentence does not join two paragraphs. */
const wider = (a: string, b: string) =>
  b.split("\n").length > a.split("\n").length || a === "" ? b : a

/** The number of a list item; it counts from one, or it is a number like any other. */
const ITEM = /^(\d{1,2})[.)]\s/

/** White space is shown with the sentence after it: an answer neither begins nor ends with any. */
export const makeAnswerGate = (gate: NumberGate): AnswerGate => {
  const sentences = makeSentences()
  let answer = ""
  let space = ""
  let dropped = 0
  let item = 0

  const startsItem = (body: string, before: string): boolean => {
    const number = Number(ITEM.exec(body)?.[1])
    if ((answer !== "" && !before.includes("\n")) || (number !== 1 && number !== item + 1))
      return false
    item = number
    return true
  }

  const show = (sentence: string): string => {
    const body = sentence.trim()
    const after = /\s*$/.exec(sentence)![0]
    if (body === "") {
      space = wider(space, after)
      return ""
    }
    const lead = /^\s*/.exec(sentence)![0]
    const before = wider(space, lead)
    const mark = startsItem(body, before) ? ITEM.exec(body)![0] : ""
    const admitted = gate.admit(body.slice(mark.length))
    if (admitted === null) {
      dropped++
      space = wider(before, after)
      return ""
    }
    const shown = (answer === "" ? "" : before) + mark + admitted
    space = after
    answer += shown
    return shown
  }

  const flush = () => {
    const shown = show(sentences.flush())
    // What comes next is a sentence of its own: the two must not grow together.
    space ||= " "
    return shown
  }

  return {
    push: (piece) => sentences.push(piece).map(show).join(""),
    flush,
    answer: () => answer,
    paragraph: () => (answer.match(/\n\s*\n/g) ?? []).length,
    dropped: () => dropped,
  }
}

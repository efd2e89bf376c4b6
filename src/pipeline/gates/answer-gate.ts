import { withoutMarks } from "#domain/outside-text"
import type { StrikeClass, Struck } from "#domain/strike"
import { makeBlocks } from "#pipeline/gates/claims/markup"
import { makeSentences } from "#pipeline/gates/sentences"
import type { TextGate } from "#pipeline/gates/text-gate"

/** What came of a sentence: text to show, which may be empty, or a refusal that waits for `mend`. */
export type Outcome =
  | { readonly shown: string; readonly refused?: never }
  | { readonly refused: StrikeClass; readonly sentence: string }

/** Lets an answer through as it is written, sentence by sentence. */
export interface AnswerGate {
  /** Takes a piece that a model wrote; `next` judges the sentences that are whole with it. */
  readonly add: (piece: string) => void
  /** Takes a whole sentence of the embedded engine; refused, it is struck, since it has nothing else to say. */
  readonly compose: (sentence: string) => void
  /** Takes what is left as a sentence of its own. */
  readonly end: () => void
  /** The outcome of the next whole sentence; null when there is none. */
  readonly next: () => Outcome | null
  /**
   * Answers the last refusal with another sentence, which is judged like any other, or with null to strike it.
   * Returns what may be shown in its place.
   */
  readonly mend: (sentence: string | null) => string
  /** Everything shown so far: the answer. */
  readonly answer: () => string
  /** The zero-based paragraph that was shown last; 0 before the first. */
  readonly paragraph: () => number
  /** The sentences that were withheld and not written again. */
  readonly struck: () => ReadonlyArray<Struck>
}

/** A wider break wins, so that a withheld sentence does not join two paragraphs. */
const wider = (a: string, b: string) =>
  b.split("\n").length > a.split("\n").length || a === "" ? b : a

/** The number of a list item; it counts from one, or it is a number like any other. */
const ITEM = /^(\d{1,2})[.)]\s/

/** The mark of a heading or a quotation: its words are shown as any others. */
const HEADING = /^(?:#{1,6}|>{1,3})(?:\s+|$)/

/** Characters of a struck sentence that are kept. */
const MAX_STRUCK = 400

/** A refused sentence with the white space and the list mark around it. */
interface Waiting {
  readonly struck: Struck
  readonly before: string
  readonly mark: string
  readonly after: string
}

const isBreak = (space: string) => space.split("\n").length > 2

/** White space is shown with the sentence after it: an answer neither begins nor ends with any. */
export const makeAnswerGate = ({ judge, judgeComposed }: TextGate): AnswerGate => {
  const sentences = makeSentences()
  const blocks = makeBlocks()
  const whole: Array<{ readonly sentence: string; readonly isComposed?: true }> = []
  const struck: Array<Struck> = []
  let answer = ""
  let paragraph = 0
  let paragraphAt = 0
  let space = ""
  let item = 0
  let isWriting = false
  let isCut = false
  let waiting: Waiting | null = null

  const strike = ({ sentence, ...rest }: Struck) =>
    void struck.push({ ...rest, sentence: sentence.slice(0, MAX_STRUCK) })

  const startsItem = (body: string, before: string): boolean => {
    const number = Number(ITEM.exec(body)?.[1])
    if ((answer !== "" && !before.includes("\n")) || (number !== 1 && number !== item + 1))
      return false
    item = number
    return true
  }

  const judged = (before: string, text: string) =>
    judge(text, isBreak(before) ? "" : answer.slice(paragraphAt))

  const show = (before: string, text: string, after: string): string => {
    const shown = (answer === "" ? "" : before) + text
    if (answer !== "" && isBreak(before)) {
      paragraph++
      paragraphAt = answer.length + before.length
    }
    space = after
    answer += shown
    return shown
  }

  const outcomeOf = (sentence: string): Outcome => {
    const body = sentence.trim().replace(HEADING, "")
    const after = sentence.slice(sentence.trimEnd().length)
    if (body === "") {
      space = wider(space, after)
      return { shown: "" }
    }
    const before = wider(space, sentence.slice(0, -sentence.trimStart().length))
    const mark = startsItem(body, before) ? ITEM.exec(body)![0] : ""
    const text = body.slice(mark.length)
    const { admitted, refused } = judged(before, text)
    if (refused === undefined) return { shown: show(before, mark + admitted, after) }
    waiting = { struck: { class: refused, sentence: text }, before, mark, after }
    return { refused, sentence: text }
  }

  const composedOutcome = (sentence: string): Outcome => {
    const text = sentence.trim()
    const before = wider(space, sentence.slice(0, -sentence.trimStart().length))
    const { admitted, refused } = judgeComposed(text)
    if (refused === undefined) return { shown: show(before, admitted, "") }
    strike({ class: refused, sentence: withoutMarks(text) })
    space = before
    return { shown: "" }
  }

  const mend = (sentence: string | null): string => {
    if (waiting === null) return ""
    const { before, mark, after, struck: withheld } = waiting
    waiting = null
    const { admitted } = sentence === null ? {} : judged(before, sentence)
    if (admitted !== undefined) return show(before, mark + admitted, after)
    strike(withheld)
    space = wider(before, after)
    return ""
  }

  const take = (text: string) => {
    isWriting = true
    whole.push(...sentences.push(text).map((sentence) => ({ sentence })))
    for (const block of blocks.taken()) strike({ class: "markup", sentence: block })
  }
  const add = (piece: string) => take(blocks.push(piece))
  const end = () => {
    take(blocks.flush())
    whole.push({ sentence: sentences.flush() })
    isWriting = false
    isCut = true
  }
  const compose = (sentence: string) => {
    if (isWriting) end()
    whole.push({ sentence, isComposed: true })
  }
  const next = (): Outcome | null => {
    const first = whole.shift()
    if (first) return first.isComposed ? composedOutcome(first.sentence) : outcomeOf(first.sentence)
    // What comes next is a sentence of its own: the two must not grow together.
    if (isCut) space ||= " "
    isCut = false
    return null
  }

  return {
    add,
    compose,
    end,
    next,
    mend,
    answer: () => answer,
    paragraph: () => paragraph,
    struck: () => struck,
  }
}

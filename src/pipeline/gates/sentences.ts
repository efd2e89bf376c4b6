/** An end of sentence with the white space behind it, or the end of a line. */
const END = /[.!?…]["')\]]*\s+|\n+/g

/** "1. " at the start of a line is the number of a list item, not a sentence. */
const LIST_MARKER = /^\s*\d{1,2}[.)]\s+$/

/** Cuts a text that arrives in pieces into whole sentences, each with its trailing white space. */
export interface Sentences {
  /** The sentences that are complete with this piece. */
  readonly push: (piece: string) => ReadonlyArray<string>
  /** The unfinished rest as a sentence of its own; empty when there is no rest. */
  readonly flush: () => string
}

/** An empty cutter. */
export const makeSentences = (): Sentences => {
  let held = ""

  const cut = (): ReadonlyArray<string> => {
    const complete: Array<string> = []
    let from = 0
    for (const match of held.matchAll(END)) {
      const to = match.index + match[0].length
      // White space at the very end may go on in the next piece.
      if (to === held.length) break
      const sentence = held.slice(from, to)
      if (LIST_MARKER.test(sentence)) continue
      complete.push(sentence)
      from = to
    }
    held = held.slice(from)
    return complete
  }

  return {
    push: (piece) => {
      held += piece
      return cut()
    },
    flush: () => {
      const rest = held
      held = ""
      return rest
    },
  }
}

/** The sentences of a whole text, each with its trailing white space. */
export const sentencesOf = (text: string): ReadonlyArray<string> => {
  const sentences = makeSentences()
  return [...sentences.push(text), sentences.flush()].filter((sentence) => sentence.trim() !== "")
}

import { folded } from "#language/numbers/fold"
import { monthNames } from "#language/numbers/month-names"

/** An end of sentence with the white space behind it, or the end of a line. */
const END = /[.!?…。！？।؟]["'”’»)\]]{0,9}(?:\s+|(?<=[。！？]["'”’»)\]]{0,9}))|\n+/g

/** "1. " at the start of a line is the number of a list item, not a sentence. */
const LIST_MARKER = /^\s{0,99}\d{1,2}[.)]\s{1,99}$/

/** "Am 8. November", "vom 6. bis 19. November": behind such a number a small letter or a month goes on. */
const ORDINAL = /(?:^|[^\p{L}\p{N}.,])\d{1,2}\.$/u
const NEXT_WORD = /^\p{L}{1,16}/u

/** Whether what stands behind an ordinal goes on with its sentence; null where that is not known yet. */
const goesOn = (before: string, behind: string): boolean | null => {
  if (!ORDINAL.test(before.trimEnd())) return false
  const word = NEXT_WORD.exec(behind)?.[0] ?? ""
  if (word.length === behind.length) return null
  return word !== "" && (word[0] !== word[0]!.toUpperCase() || monthNames().has(folded(word)))
}

/** How far behind the end of what was looked at an end of sentence may begin. */
const MAX_END = 64

/** Cuts a text that arrives in pieces into whole sentences, each with its trailing white space. */
export interface Sentences {
  /** The sentences that are complete with this piece. */
  readonly push: (piece: string) => ReadonlyArray<string>
  /** The unfinished rest as a sentence of its own; empty when there is no rest. */
  readonly flush: () => string
}

/** An empty cutter. It looks at each character a bounded number of times. */
export const makeSentences = (): Sentences => {
  let held = ""
  /** No sentence ends before here. */
  let seen = 0

  const cut = (): ReadonlyArray<string> => {
    const complete: Array<string> = []
    let from = 0
    END.lastIndex = seen
    for (let match = END.exec(held); match !== null; match = END.exec(held)) {
      const to = match.index + match[0].length
      seen = match.index
      // White space at the very end may go on in the next piece.
      if (to === held.length) break
      const isOrdinal = match[0].includes("\n")
        ? false
        : goesOn(held.slice(from, to), held.slice(to))
      if (isOrdinal === null) break
      seen = to
      if (isOrdinal) continue
      const sentence = held.slice(from, to)
      if (LIST_MARKER.test(sentence)) continue
      complete.push(sentence)
      from = to
    }
    held = held.slice(from)
    seen = Math.max(0, seen - from, held.length - MAX_END)
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
      seen = 0
      return rest
    },
  }
}

/** The sentences of a whole text, each with its trailing white space. */
export const sentencesOf = (text: string): ReadonlyArray<string> => {
  const sentences = makeSentences()
  return [...sentences.push(text), sentences.flush()].filter((sentence) => sentence.trim() !== "")
}

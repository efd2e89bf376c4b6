import { useMemo } from "preact/hooks"
import type { FactSheetItem } from "#domain/turn-result"
import { text } from "#web/text"
import { type Block, besideChecklist, blocksOf, runsOf } from "./blocks"
import type { Piece } from "./numbers"

/** How a line is cut at its numbers, and what is done when one of them is pointed at. */
export interface Numbers {
  readonly piecesOf: (line: string) => ReadonlyArray<Piece>
  readonly onNumber: (fact: FactSheetItem) => void
}

/** The signs that belong to a number, as a bracket that opens before it and one that closes. None is of both. */
const OPENING = /[([“‘~≈≤≥±+−-]{1,4}$/
const CLOSING = /^[)\].,;:!?%”’]{1,4}/

interface Joined extends Piece {
  readonly before: string
  readonly after: string
}

/** The pieces of a line, each number with the signs that stand at it: no line ends between them. */
const joined = (pieces: ReadonlyArray<Piece>): ReadonlyArray<Joined> =>
  pieces.map((piece, at) => {
    const [previous, next] = [pieces[at - 1], pieces[at + 1]]
    if (piece.fact)
      return {
        ...piece,
        before: previous && !previous.fact ? (OPENING.exec(previous.text)?.[0] ?? "") : "",
        after: next && !next.fact ? (CLOSING.exec(next.text)?.[0] ?? "") : "",
      }
    const from = previous?.fact ? (CLOSING.exec(piece.text)?.[0].length ?? 0) : 0
    const rest = piece.text.slice(from)
    return { ...piece, text: next?.fact ? rest.replace(OPENING, "") : rest, before: "", after: "" }
  })

const Words = (given: { readonly line: string; readonly numbers: Numbers | null }) => {
  const { line, numbers } = given
  const pieces = numbers ? numbers.piecesOf(line) : [{ text: line, fact: null }]
  return (
    <>
      {joined(pieces).map(({ text: words, fact, before, after }, at) =>
        fact ? (
          <span key={at} class="whole">
            {before}
            <button
              type="button"
              class="figure"
              aria-haspopup="dialog"
              title={text.ask.where_from}
              onClick={() => numbers!.onNumber(fact)}
            >
              {words}
            </button>
            {after}
          </span>
        ) : (
          words
        ),
      )}
    </>
  )
}

const Line = (given: { readonly line: string; readonly numbers: Numbers | null }) => (
  <>
    {runsOf(given.line).map(({ text: words, isStrong }, at) =>
      isStrong ? (
        <strong key={at}>
          <Words line={words} numbers={given.numbers} />
        </strong>
      ) : (
        <Words key={at} line={words} numbers={given.numbers} />
      ),
    )}
  </>
)

const ListOrLine = (given: { readonly block: Block; readonly numbers: Numbers | null }) => {
  const { block, numbers } = given
  if (block.kind === "heading")
    return (
      <h3>
        <Line line={block.text} numbers={numbers} />
      </h3>
    )
  if (block.kind !== "list")
    return (
      <p>
        <Line line={block.text} numbers={numbers} />
      </p>
    )
  const items = block.items.map((item, at) => (
    <li key={at}>
      <Line line={item} numbers={numbers} />
    </li>
  ))
  return block.isNumbered ? <ol>{items}</ol> : <ul>{items}</ul>
}

/** A paragraph of an answer. Its words are text, whatever they look like. */
export const Prose = (given: {
  readonly paragraph: string
  readonly numbers: Numbers | null
  /** The lines that check lists of the answer show. */
  readonly checked: ReadonlySet<string>
}) => {
  const { paragraph, checked } = given
  const blocks = useMemo(() => besideChecklist(blocksOf(paragraph), checked), [paragraph, checked])
  return (
    <>
      {blocks.map((block, at) => (
        <ListOrLine key={at} block={block} numbers={given.numbers} />
      ))}
    </>
  )
}

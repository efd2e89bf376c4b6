import { Fragment } from "preact"

/** A word of so many letters stands on one line, even in a narrow column. */
const SHORT = 10
/** A longer one is broken behind its strokes alone, up to so many letters. */
const LONG = 20

const chunksOf = (letters: ReadonlyArray<string>) =>
  Array.from({ length: Math.ceil(letters.length / SHORT) }, (_, at) =>
    letters.slice(at * SHORT, (at + 1) * SHORT).join(""),
  )

const piecesOf = (word: string): ReadonlyArray<string> =>
  word.length <= SHORT
    ? [word]
    : word.split(/(?<=\/)/).flatMap((part) => (part.length <= LONG ? [part] : chunksOf([...part])))

/**
 * Shows words of a report in a column: a unit such as mL/min/1.73 m² may break behind its strokes, and a very long
 * word anywhere, so that it makes no column wider than the others can bear; usual words stay whole.
 */
export const Breakable = ({ words }: { readonly words: string }) => (
  <>
    {words
      .split(/(?<=\s)/)
      .flatMap(piecesOf)
      .map((piece, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
  </>
)

/** A place in a word at which something else was drawn: behind so many of its characters, and where on the page. */
export interface Joint {
  readonly at: number
  readonly left: number
}

/** A printed word and its box on the page, in points from the bottom left corner. */
export interface Word {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
  /** The run it was drawn with: words of one run follow one another whatever is printed over them. */
  readonly run?: number
  /** The width of every letter, where a typewriter wrote it. */
  readonly pitch?: number | undefined
  /** Where in its text it was drawn on, in characters: a value may have been printed onto the end of its name. */
  readonly joints?: ReadonlyArray<Joint>
  /** Whether it was printed onto the end of the word before it: a column begins with it. */
  readonly isOnto?: true
  /** Its cell in a line whose columns are parted by strokes, from 0. */
  readonly cell?: number
}

/** The words of a page, as they are printed. */
export interface Page {
  /** From 1. */
  readonly number: number
  readonly words: ReadonlyArray<Word>
}

/** Words on one line of a page, from left to right. */
export interface Line {
  readonly page: number
  readonly words: ReadonlyArray<Word>
}

/** The height of a word as it is printed, in points. */
export const heightOf = ({ bottom, top }: Word) => top - bottom

/** A line as it is read aloud. */
export const textOf = ({ words }: Line): string => words.map(({ text }) => text).join(" ")

/** A typewriter's single space is less than so many of its letters wide, the sides of thin letters included. */
const TYPED = 1.75

/** A word may begin so far before the end of the one before it, in heights: further, it is printed over it. */
const OVER = 0.3

/** Whether one word follows another as the next word of a sentence does, with no column between. */
export const isTight = (word: Word, next: Word, times = 1): boolean => {
  const height = Math.max(heightOf(word), heightOf(next))
  const gap = next.left - word.right
  const space = word.pitch && next.pitch ? next.pitch * TYPED : height
  return !next.isOnto && word.cell === next.cell && gap > -height * OVER && gap < space * times
}

/** What every program of the gate benchmark reads: an answer as a model may write it, and the values behind it. */
export const FACTS = 600
const CHARS = 100_000
const PIECE = 40

/** The value of each fact, in steps. */
export const values: ReadonlyArray<number> = Array.from(
  { length: FACTS },
  (_, at) => 4_000 + at * 7,
)

const SENTENCES: ReadonlyArray<(value: number, at: number) => string> = [
  (value) => `You walked ${value.toLocaleString("en-US")} steps a day in that time. `,
  (_, at) => `On average it was {{f${at}}} over the last 31 days. `,
  () => "Two of these measures move together, which says nothing about why. ",
  (value) => `Your step count went up to ${value + 3} steps. `,
  () => "You walked four thousand and seven steps a day, and slept six and a half hours. ",
  () => "Der Schlaf dauerte sieben Stunden und dreizehn Minuten, das ist mehr als im Monat davor. ",
  () => "Coffee is why your nights were short.\n\n",
]

/** An answer of a hundred thousand characters, in the pieces that it comes in. */
export const pieces: ReadonlyArray<string> = (() => {
  let text = ""
  for (let at = 0; text.length < CHARS; at++)
    text += SENTENCES[at % SENTENCES.length]!(values[at % FACTS]!, at % FACTS)
  return Array.from({ length: Math.ceil(CHARS / PIECE) }, (_, at) =>
    text.slice(at * PIECE, (at + 1) * PIECE),
  )
})()

/** What a program prints: milliseconds of its thread's CPU time. */
export interface GateFigures {
  readonly ms: number
  /** The longest time between two places at which the event loop gets its turn. */
  readonly hold: number
  readonly shown: number
}

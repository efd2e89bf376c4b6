/** Work in pieces of a few milliseconds: whoever asks for the next may let others go first. */
export type Pieces<A> = Generator<undefined, A>

/** All of it without a pause. */
export const atOnce = <A>(pieces: Pieces<A>): A => {
  let piece = pieces.next()
  while (!piece.done) piece = pieces.next()
  return piece.value
}

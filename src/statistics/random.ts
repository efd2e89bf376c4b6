/** Draws numbers from [0, 1), each of 2³² values equally likely. */
export type Random = () => number

/**
 * The generator mulberry32 (Ettinger 2017): 32 bits of state, the same stream for the same seed
 * everywhere. For resampling, not for secrets.
 */
export const mulberry32 = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A seed from a text, by FNV-1a over its UTF-16 code units: the same text gives the same random numbers. */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

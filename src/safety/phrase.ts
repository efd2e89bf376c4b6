/** Words that stand within so many words of each other, in either order. */
export const near = (a: string, b: string, words = 4): RegExp => {
  const gap = `(?:[^\\p{L}\\p{N}]+[\\p{L}\\p{N}'%/.]+){0,${words}}?[^\\p{L}\\p{N}]+`
  return new RegExp(`\\b(?:${a})\\b${gap}(?:${b})\\b|\\b(?:${b})\\b${gap}(?:${a})\\b`, "gu")
}

/** Words in this order with at most so many others between them. */
export const followed = (a: string, b: string, words = 3): RegExp =>
  new RegExp(
    `\\b(?:${a})\\b(?:[^\\p{L}\\p{N}]+[\\p{L}\\p{N}'%/.]+){0,${words}}?[^\\p{L}\\p{N}]+(?:${b})\\b`,
    "gu",
  )

/** A phrase as it stands. */
export const phrase = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`, "gu")

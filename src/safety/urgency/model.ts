import type { Features } from "#safety/urgency/features"

/** Linear scores by class: the row of a hash, cut to its last `bits` bits, has one weight for each class. */
export interface LinearModel {
  readonly classes: number
  readonly bits: number
  /** What one step of a weight is worth. */
  readonly scale: number
  readonly weights: Int8Array
}

/** The share of each class, together 1: the softmax of the scores. Linear in the features. */
export const probabilities = (
  { classes, bits, scale, weights }: LinearModel,
  { hashes, values }: Features,
): Float64Array => {
  const scores = new Float64Array(classes)
  const mask = 2 ** bits - 1
  for (let at = 0; at < hashes.length; at += 1) {
    const row = (hashes[at]! & mask) * classes
    for (let each = 0; each < classes; each += 1)
      scores[each]! += values[at]! * weights[row + each]! * scale
  }
  const highest = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - highest))
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => share / sum)
}

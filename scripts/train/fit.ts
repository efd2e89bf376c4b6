import type { Features } from "#safety/urgency/features"
import type { LinearModel } from "#safety/urgency/model"
import { random } from "#scripts/train/augment"

/** An example as numbers: what it is recognised by, and the class it belongs to. */
export interface Sample {
  readonly features: Features
  readonly class: number
}

const EPOCHS = 12
const RATE = 0.5
const SHRINKAGE = 2e-6
/** An error below this is learnt from no more. */
const MIN_ERROR = 0.002
const HIGHEST_STEP = 127

const shuffled = (length: number, next: () => number): Uint32Array => {
  const order = Uint32Array.from({ length }, (_, at) => at)
  for (let at = length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1))
    const kept = order[at]!
    order[at] = order[other]!
    order[other] = kept
  }
  return order
}

const quantised = (weights: Float32Array, classes: number, bits: number): LinearModel => {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const scale = largest / HIGHEST_STEP
  return {
    classes,
    bits,
    scale,
    weights: Int8Array.from(weights, (each) => Math.round(each / scale)),
  }
}

/**
 * Multinomial logistic regression by AdaGrad (Duchi et al. 2011), the weights averaged over the second half of
 * the epochs and rounded to a byte each. The same samples give the same weights.
 */
export const fit = (samples: ReadonlyArray<Sample>, classes: number, bits: number): LinearModel => {
  const mask = 2 ** bits - 1
  const weights = new Float32Array(2 ** bits * classes)
  const squares = new Float32Array(weights.length).fill(1e-4)
  const sums = new Float32Array(weights.length)
  const scores = new Float64Array(classes)
  const next = random(7)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const at of shuffled(samples.length, next)) {
      const { features, class: wanted } = samples[at]!
      const { hashes, values } = features
      scores.fill(0)
      for (let each = 0; each < hashes.length; each += 1)
        for (let of = 0, row = (hashes[each]! & mask) * classes; of < classes; of += 1)
          scores[of]! += weights[row + of]! * values[each]!
      const highest = Math.max(...scores)
      let sum = 0
      for (let of = 0; of < classes; of += 1) sum += scores[of] = Math.exp(scores[of]! - highest)
      for (let of = 0; of < classes; of += 1) {
        const error = scores[of]! / sum - (of === wanted ? 1 : 0)
        if (Math.abs(error) < MIN_ERROR) continue
        for (let each = 0; each < hashes.length; each += 1) {
          const place = (hashes[each]! & mask) * classes + of
          const slope = error * values[each]! + SHRINKAGE * weights[place]!
          squares[place]! += slope * slope
          weights[place]! -= (RATE * slope) / Math.sqrt(squares[place]!)
        }
      }
    }
    if (epoch >= EPOCHS / 2)
      for (let place = 0; place < sums.length; place += 1) sums[place]! += weights[place]!
  }
  return quantised(
    sums.map((sum) => sum / (EPOCHS / 2)),
    classes,
    bits,
  )
}

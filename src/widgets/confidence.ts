import type { Finding } from "#domain/ledger"
import { type Confidence, confidenceOf } from "#statistics/verdict"

const order: ReadonlyArray<Confidence> = ["high", "medium", "emerging"]

/** The confidence that a widget shows: that of the most certain of its findings. */
export const confidenceIn = (findings: ReadonlyArray<Finding>): Confidence => {
  const each = findings.map(({ verdict, item, smallest_effect, preparation }) =>
    confidenceOf(verdict, item, smallest_effect ?? null, preparation),
  )
  return order.find((confidence) => each.includes(confidence)) ?? "emerging"
}

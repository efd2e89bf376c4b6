import type { Finding } from "#domain/ledger"
import { type Confidence, confidenceOf } from "#science/verdict"

/** A rank correlation closer to 0 is too weak to matter to anybody. */
const TRIVIAL_RHO = 0.1

const order: ReadonlyArray<Confidence> = ["high", "medium", "emerging"]

/** How sure a widget may say it is: as sure as the firmest of its findings. */
export const confidenceIn = (findings: ReadonlyArray<Finding>): Confidence => {
  const each = findings.map(({ verdict, item }) =>
    confidenceOf(verdict, item, item.kind === "association" ? TRIVIAL_RHO : null),
  )
  return order.find((confidence) => each.includes(confidence)) ?? "emerging"
}

import type { Premise } from "#embedded/model/questions/explanation/intent"
import { phrases } from "#language/phrases"

const BAD = phrases`
  bad
  badly
  awful*
  horrible
  horribly
  poor
  poorly
  restless*
  rough
  so tired
  terrible
  terribly
  worse
  worst
`
const GOOD = phrases`
  better
  improv*
  good
  great
  so well
  well
`
const LOW = phrases`
  low
  lower
  little
  short
  shorter
  less
  fewer
  few
  early
  earlier
  drop*
  fell !(asleep)
  fall/en/ing !(asleep)
  declin*
  decreas*
  tank*
  crash*
  plummet*
  down
`
const HIGH = phrases`
  high
  higher
  elevated
  long
  longer
  more
  many
  much
  late
  later
  stressed
  ris/e/en/es/ing
  rose
  increas*
  climb*
  spik*
  jump*
  rais*
  up !(at|so)
`

/** Which way a question for a reason says that something was. */
export const premiseOf = (text: string): Premise => {
  if (LOW.test(text)) return "low"
  if (HIGH.test(text)) return "high"
  if (BAD.test(text)) return "bad"
  return GOOD.test(text) ? "good" : null
}

import type { Metric } from "#domain/metric"
import { phrases } from "#language/phrases"

const BAD = phrases`
  bad
  badly
  worse
  worst
  poor
  poorly
  awful*
  horribl*
  terribl*
  crap
  crappy
  rubbish
  garbage
  trash
  shit
  shitty
`
const GOOD = phrases`
  better
  good
  great
  well
  improv*
`
const LOW = phrases`
  low
  lower
  little
  short
  less
  fewer
  few
  drop*
  fall/s/ing !(asleep)
  fell !(asleep)
  declin*
  decreas*
  tank*
  crash*
  lose
  lost
  losing
  early
  earlier
  shorter
  down
`
const HIGH = phrases`
  high
  higher
  more
  much !(better|worse|less|fewer|lower)
  gain*
  ris/e/en/es/ing
  rose
  increas*
  climb*
  spik*
  jump*
  (went|going|gone|go|goes|is|are|been|so far) up
  up (this|last|since|lately|recently|again|over) 
  (put|putting) on
  late
  later
  long
  longer
  elevated
  many
  often
`

/** Which way a question for a reason says that a metric went: 1 up, -1 down, 0 where it says neither. */
export const premiseOf = (text: string, { direction }: Metric): -1 | 0 | 1 => {
  const better = direction === "lower" ? -1 : 1
  if (LOW.test(text)) return -1
  if (HIGH.test(text)) return 1
  if (BAD.test(text)) return better === 1 ? -1 : 1
  return GOOD.test(text) ? better : 0
}

/** The same of a laboratory result: whether it is said to be low or high. */
export const saidOfResult = (text: string): "low" | "high" | null => {
  if (LOW.test(text)) return "low"
  return HIGH.test(text) ? "high" : null
}

/** Another person, whose data is not on record. */
export const THAN_OTHERS = phrases`
  than (my|the|his|her|our) ...1 ${phrases`
    wife/s|husband/s|partner/s|friend/s|brother/s|sister/s|mother/s|mom/s|mum/s|father/s|dad/s|son/s|daughter/s
    boyfriend/s|girlfriend/s|colleague/s|coworker/s|neighbour/s|neighbor/s|buddy|roommate/s|flatmate/s|kid/s
  `}
  than (my|the) (wife's|husband's|partner's|friend's|brother's|sister's|mother's|mom's|mum's|father's|dad's|son's)
  than (his|hers|theirs|other people|others|most people|everybody else|everyone else)
`

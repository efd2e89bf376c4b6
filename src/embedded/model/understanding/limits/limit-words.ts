import type { Limit } from "#domain/limit"
import { type PhraseTable, phrases } from "#language/phrases"

/** Wordings of limits, each with its direction. */
export type Wordings = ReadonlyArray<readonly [Limit["is"], PhraseTable]>

const COMPARED: Wordings = [
  [
    "at_least",
    phrases`
      at least
      at the least
      at or (above|over)
      [equal to or] (above|over|more than|greater than|higher than) or equal [to]
      equal to or (above|over|more than|greater than|higher than)
      no (less|fewer|lower|shorter|earlier) than
      min
      minimum
      reach/s/es/ed/ing
      hit/s
      achiev/e/es/ed/ing
      attain/s/ed/ing
      manag/e/es/ed/ing
      (get|gets|got|getting|made|make) [it] to
      meet/s
      met
      or more than
    `,
  ],
  [
    "at_most",
    phrases`
      at [the] most
      at or (below|under)
      (below|under|less than|lower than) or equal [to]
      no (more|higher|longer|later|greater) than
      max
      maximum
      up to
    `,
  ],
  [
    "above",
    phrases`
      above
      over
      (more|greater|higher|longer|later|bigger|larger|better) (than|then|as|of)
      exceed/s/ed/ing
      beyond
      surpass/es/ed/ing
      top/s/ped/ping
      cross/es/ed/ing
      pass/es/ed/ing
      north of
      (go|goes|going|went|gone|get|gets|got) (past|over|above|beyond)
      (rise|rises|rose|climb|climbs|climbed|jump|jumps|jumped) (past|over|above|beyond)
      in excess of
      break/s/ing
      broke/n
      beat/s/en/ing
    `,
  ],
  [
    "below",
    phrases`
      below
      under
      beneath
      (less|fewer|lower|shorter|smaller|earlier) (than|then|as|of)
      (short|shy|south) of
      miss/ed/ing
    `,
  ],
]

/** Words between a limit and its number. */
const FILLER = phrases`(about|around|roughly|exactly|of|a|the|my|goal)`

/** Words that limit the number behind them: "no less than about". */
export const AHEAD: Wordings = COMPARED.map(([is, table]) => [is, phrases`${table} ...6${FILLER}`])

/** Words that limit a time of day alone. */
export const CLOCK_AHEAD: Wordings = [
  ["above", phrases`(after|past)`],
  ["below", phrases`before`],
  ["at_most", phrases`by`],
]

/** Words that limit the number before them: "8,000 steps or more". */
export const BEHIND: Wordings = [
  [
    "at_least",
    phrases`
      ...2 (or|and) (more|higher|above|over|better|longer|greater|later|up|upwards)
      ...2 (plus|minimum)
    `,
  ],
  [
    "at_most",
    phrases`
      ...2 (or|and) (less|fewer|lower|below|under|shorter|earlier)
      ...2 (maximum|tops)
    `,
  ],
]

/** Turns a limit into its opposite. */
export const NOT = phrases`(not|never|without|fail/s/ed/ing to|cannot|can't|don't|isn't|won't|*n't) ...1`

/** Before a number that may be a year. */
export const OVER = phrases`over`
/** Before a number of ranks: "top 3". */
export const RANKS = phrases`top`
/** Makes a year-like number a value: "is over 2000". */
export const VALUE_AHEAD = phrases`
  (is|was|were|are|be|been|being|stay|stays|stayed|go|goes|went|get|gets|got) [over]
`
/** "did not get 7 hours" means fewer. */
export const NOT_REACHED = phrases`(not|never|can't|don't|isn't|won't|*n't) * ...2`
/** Behind a number that is no year. */
export const STEPS = phrases`
  step*
  kcal*
`
/** Behind a number that counts minutes. */
export const ACTIVE = phrases`active min*`

import { IT } from "#embedded/model/understanding/thread/it"
import { type PhraseTable, phrases } from "#language/phrases"

const WHAT_IS = phrases`what is | what's | whats | what was | which was | and`
const EVER = phrases`ever | of all | of all time | yet | on record`

/** "which day was the worst", "what was my lowest": of the metric that the thread is about. */
export const standsOut: ReadonlyArray<readonly [PhraseTable, string]> = [
  [
    phrases`[on] (which|what) (day|days|night|nights) (is|was|were) (it|they|that) [the] (worst|shortest|lowest)`,
    `on which day was ${IT} worst`,
  ],
  [
    phrases`[on] (which|what) (day|days|night|nights) (is|was|were) (it|they|that) [the] (best|longest|highest)`,
    `on which day was ${IT} best`,
  ],
  [
    phrases`(which|what) (day|night|week|month) was [the|my] (lowest|shortest|least) [one]`,
    `on which day was ${IT} lowest`,
  ],
  [
    phrases`(which|what) (day|night|week|month) was [the|my] (highest|longest|most) [one]`,
    `on which day was ${IT} highest`,
  ],
  [phrases`[${WHAT_IS}] (my|the) best month [${EVER}]`, `in which month was ${IT} best ever`],
  [phrases`[${WHAT_IS}] (my|the) worst month [${EVER}]`, `in which month was ${IT} worst ever`],
  [phrases`[${WHAT_IS}] (my|the) best week [${EVER}]`, `in which week was ${IT} best ever`],
  [phrases`[${WHAT_IS}] (my|the) worst week [${EVER}]`, `in which week was ${IT} worst ever`],
  [phrases`[the|my] best (night|day)`, `on which day was ${IT} best`],
  [phrases`[the|my] worst (night|day)`, `on which day was ${IT} worst`],
  [phrases`(which|what) (night|day) was [the|my] best [one]`, `on which day was ${IT} best`],
  [phrases`(which|what) (night|day) was [the|my] worst [one]`, `on which day was ${IT} worst`],
  [phrases`(which|what) week was [the|my] best [one]`, `which week was ${IT} best`],
  [phrases`(which|what) week was [the|my] worst [one]`, `which week was ${IT} worst`],
  [
    phrases`
      (what is|what's|whats|what was) (my|the) [ever] (lowest|shortest|least|minimum) [value|one|ever]
      (what is|what's|whats|what was) the (lowest|shortest|least) (i've|ive|i have) [ever] (been|had|done|slept|got)
    `,
    `what was my lowest ${IT}`,
  ],
  [
    phrases`
      (what is|what's|whats|what was) (my|the) [ever] (highest|longest|most|maximum) [value|one|ever]
      (what is|what's|whats|what was) the (highest|longest|most) (i've|ive|i have) [ever] (been|had|done|slept|got)
    `,
    `what was my highest ${IT}`,
  ],
  [
    phrases`[(what is|what's|whats|what was)] (my|the) (average|avg|mean)`,
    `what is my average ${IT}`,
  ],
  [
    phrases`
      (what is|what's|whats|what was) (my|the) (record|best|best ever|personal best|pb|all time best|most ever)
      (my|the) (record|all time record|all time best|personal best)
    `,
    `what is my record for ${IT}`,
  ],
]

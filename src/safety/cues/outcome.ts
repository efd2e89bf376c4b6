/** What became of something that was said earlier. */
export const outcomeCues = {
  resolved: `
    i am (fine|ok|okay|better|safe|alright|all right|good|at the (er|ed|hospital|doctor/s|doctor's))
    (he|she|everyone|everything) is (fine|ok|okay|safe|better)
    (it|pain|that|this) [is|has] [all|completely] (gone|passed|over|stopped|resolved|went away)
    went away
    false alarm
    (i|we|have|already) (called|rang|phoned) (911|112|999|988|emergency|(an|the) ambulance|(my|the|a) doctor)
    (saw|seen by|been to|went to|back from) [a|an|my|the] (doctor|er|ed|hospital|cardiologist|gp)
    (was|only|just) (a joke|joking|kidding|testing|a test)
    (cleared|discharged)
    (back|up|down) (to|at) # ...2 (now|again)
    (now|again) [back] (at|to) #
  `,
  unresolved: `
    (not|never) ...1 (gone|passed|over|stopped|fine|ok|okay|better|safe|good)
    (no|not|nobody) ...2 cleared
  `,
  goesOn: `
    still (there|here|hurt/s|bad|the same|feel*|have|having|going)
    (getting|got|gets|feel/s|it is|much|even) worse
    not (gone|going away|better|stopp*)
    (is|came|coming) back
    happening again
    what (should|do|can) i do
    should i [really] (call|go|wait)
    do not want to (call|go)
    (will not|cannot) call
    nobody [is] (answering|coming)
  `,
  /** Speaks of what was said before, or adds to it. */
  refers: `
    (it|its|her|his|their|him|them|that|this|those|she|he|they|also|fever*|chills|vomit*|ketones|symptom/s)
  `,
} as const

/** Help that a reply named. */
export const HELP_NAMED = `
  (911|112|999|988|emergency|ambulance|hotline)
  crisis line
  urgent care
  call (a|your) (clinician|doctor)
`

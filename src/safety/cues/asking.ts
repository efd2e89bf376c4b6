/** What a message asks for. */
export const askingCues = {
  /** A judgement or a range, rather than the person's own numbers. */
  judgement: `
    (normal|ok|okay|fine|healthy|range/s|safe|worr*|concern*|dangerous|risk/y|percentile|others|people|supposed|ideal|
      alarming)
    too (high|low|much|little|fast|slow)
    (is|are) (it|this|that|these|they|my *|#) ...4 (high|low|bad|good|enough)
    should i
    all right
    what does it mean
  `,
  /** What is on record beside a typed value: a trend, another time, another measure. */
  ofRecord: `
    (trend*|average|avg|mean|median|compar*|since|history|chang*|why|correlat*|affect*|step/s|sleep|hrv|weight|goal)
    what about
    last (week|month|year|night|test|time)
    how (many|much|long|often|did|does)
  `,
  inGeneral: `
    (generally|considered|medically|hypothetically)
    in (general|theory)
  `,
  own: "(i|my|me|mine|his|her|our)",
  elsewhere: `
    (friend|colleague|coworker|co-worker|neighbor|neighbour|boss|influencer|celebrity|athlete|patient|character|
      movie|film|series|podcast|article)
    on (tv|television)
  `,
  comparesOwn: `
    (what|how) (is|was|about|are|does) mine
    (compare|compared) (to|with) mine
  `,
  /** A range or a count, not a value of somebody. */
  rangeOrCount: `
    (normal|reference) range
    how (many|often)
  `,
} as const

/** What stands between a thing and the number that was measured of it. */
export const FILLER: ReadonlySet<string> = new Set(
  `is was are were of at to came come back result reading readings read reads says said shows
  showed showing now just only about around approx approximately roughly like level levels count
  value test lab dropped dropping drops dipped dipping dips fell falling fall falls went goes
  going hit hitting got gets down up low high dangerously really very so as the my a today
  tonight yesterday overnight last night this morning once week keep keeps stay stays sit sits
  sitting on in per from and it me i have had has been absolute abs resting after before eating
  meal measured which that reached jumped rose spiked spiking still currently bouncing between
  under below above over less more than serum blood plasma during while asleep awake sleep
  sleeping rest average avg number hovering stuck report reports reported saturation sat sats
  monitor watch ring meter cgm finger stick fingerstick garmin oura fasting ten minutes ago with
  then there right score for days cuff home twice alarm alert warning sensor three times all day
  even though averaged alarmed alerted beeped warned averages averaging mean stood stands measures gave gives registered
  recorded logged displays displayed indicates indicated nights mornings consistently constantly
  minimum min lowest nadir peak peaked maximum highest er ed hospital clinic lab often
  sometimes steady new recent latest current`.split(/\s+/),
)

/** What makes of a number beside a thing a limit in a question, a goal or a day. */
export const measurementCues = {
  /** Asks on how many days, or when: the number is a limit in a question and was never measured. */
  asks: `
    ^ [and|so|ok|hey|please] [on] (which|when|did|count|list|show|has|have|was|were|does|do)
    ^ [and|so|ok|hey|please] [on] how (many|often|much|long)
    ^ [and|so|ok|hey|please] [on] what (percent*|share|fraction|proportion|day/s|night/s|happens to my)
    ^ [and|so|ok|hey|please] [on] (number of|am i)
    how (many (days|nights)|often) $
  `,
  /** "Is my HRV lower on days with glucose above 180": of a kind of days, which a report of such days does not ask. */
  asksOfDays: `
    ^ ...3(and|so|ok|hey|please|can|you) (is|are) !(it) ...30 {KIND_OF_DAYS}
    ^ ...3(and|so|ok|hey|please|can|you) how (does|did|is|are|was|were) ...30 {KIND_OF_DAYS}
    ^ ...3(and|so|ok|hey|please|can|you) (compare|contrast|find|plot|chart|days|nights|(give|
      tell) me) ...30 {KIND_OF_DAYS}
    ^ ...3(and|so|ok|hey|please|can|you) [what (is|was)] [my|the] (longest|current|best) ...30 {KIND_OF_DAYS}
    ^ (days|nights) (with|when|where|of)
  `,
  /** Directly before the number. */
  limit: `
    (above|below|over|under|exceed*|goal|target|limit|threshold|range|between|aim*|cutoff|reach|stay|hit|than)
    (above|below|over|under|exceed*|goal|target|limit|threshold|range|between|aim*|cutoff|reach|stay|hit|than) (of|is|
      to|was)
    at (least|most)
    at (least|most) (of|is|to|was)
  `,
  /** Directly behind the number. */
  orMore: "or (less|more|lower|higher|above|below|under|over|fewer)",
  wish: `
    (want|goal/s|target|aim*|alert/s|alarm|threshold|notify|limit|ideal*)
    (should|supposed to) be
    normal is
    how (do|can|could|should|would|to) ...2(i|you|one|we) (get|bring|lower|raise|keep|drop|reduce|increase|push)
  `,
  /** "My goal is a resting heart rate of 39." */
  aim: "(goal|target|aim|aiming|dream|ideal)",
  but: "but",
  /** Directly before a number that counts something else. */
  noValue: `
    (last|past|previous|week|weeks|day|days|top|first|next|age|aged|version|zone|for|from|since|until|january|february|
      march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|
      nov|dec)
  `,
  /** "What was my lowest glucose on the 20": a day of the month, directly behind. */
  askedDay: `
    ^ (what (was|is|were)|how (was|is)|show [me]) (my|the) ...6 on
    ^ (what (was|is|were)|how (was|is)|show [me]) (my|the) ...6 on the
  `,
  timeShare: `
    time in
    (days|nights|hours|time) (above|below|over|under)
  `,
} as const

export const measurementFragments = {
  KIND_OF_DAYS: `
    (day/s|night/s|morning/s|week/s) ...2 (with|when|where|which|of|that|my)
    (streak/s)
  `,
} as const

import { phrases } from "#language/phrases"

/** Asks which of several results is the furthest off. */
export const WORST = phrases`
  (which|what|what's|whats) ...5 (worst|furthest off|farthest off|most off|most abnormal|most worrying|most serious)
  (which|what|what's|whats) ...4 the (bad|main|biggest|real) (one|problem|issue|concern)
  (which|what) ...4 (should|do|must) i ...2(be|need|have|to) (worry|worried|care|concerned|look|focus) ...4
  (which|what) ...3 (matters|counts) ...1(the) most
  (what|which|anything|something) ...2 (stands|stand|sticks|jumps) out ...3
  (anything|something) ...2 (bad|wrong|unusual|worrying) ...2
  ^ ...2(and|so|but|ok) which one (exactly|then|is it|is that)
  ^ ...3(and|so|the|my|what's|whats|is) worst (one|result|value|lab value|marker)
`

/** Asks for what is within its range. */
export const FINE = phrases`
  which ...5 (fine|ok|okay|good|alright|normal|in range|within range|in the range|healthy)
  (what|whats|what's|everything) ...3 (fine|ok|okay|alright)
`

/** Asks for what is outside its range. */
export const OUT = phrases`
  (which|what|whats|what's|any|anything) ...5 (out of|outside|off|abnormal|flagged|too (high|low))
  (which|what|whats|what's|any|anything) ...4 (not|isn't|aren't|isnt|arent) ...2 (ok|okay|fine|normal|good|right)
  which ...3 (bad|high|low)
  (which|what) ...2 (are|is) (not|outside)
  (keep|have) an eye on
`

/** Asks for a change in percent. */
export const PERCENT = phrases`
  (in|as) [a] (percent|percentage|%)
  (what|how|many|much) ...3 (percent|percentage|%)
`

/** Asks for the day or the rhythm of the next test. */
export const AGAIN = phrases`
  (when|how often|how soon) ...3(and|then|do|would) (should|must|do|can|shall|would|could) i ...4 (test|tested|retest|
    repeat|redo|check|checked|recheck|measure|measured|get|have|go) ...5
  when ...3 (next|again) ...3
  (when|how often) to (test|retest|check|recheck|repeat|measure) ...3
  ^ ...2(and|so|but) how often ...6
  (do|should|must) i ...3(need|have|to) (repeat|retest|redo|recheck) ...3
  (do|should|must) i ...3(need|have|to) (test|check|measure) ...2 again
`

/** Asks how many tests there were. */
export const TIMES_TESTED = phrases`
  how (many|often) ...6 (test/s|tested|measured|checked|result/s|bloodwork|panels|labs)
  how many times
`

/** Asks whether something is a reason to see a doctor. */
export const DOCTOR = phrases`
  (should|do|must|need|shall) i ...6 (doctor|gp|physician|specialist|clinician|dr)
  (worth|reason|time|necessary) ...5 (doctor|gp|physician|dr)
  what ...2 (should|do|can) i (ask|tell) ...2 (doctor|gp|physician|dr)
`

import { phrases } from "#language/phrases"

/**
 * Asks what something tells, does, should be or is good for, how it works, differs or can be trusted: of the thing
 * itself, also where the word before it is "my".
 */
export const FORMS = phrases`
  what (does|do|can|could|would|might) ...6 (tell|tells|say|says|show|shows|indicate/s|reveal/s) (you|me|us|one|people|
    about)
  what (does|do|can|could|would|might) ...5 (mean|means|measure|measures|say|indicate|signify|stand for) $
  what (does|do) !(i|you|we|my|they|people) ...3 (actually|really|even) do
  what (does|do) !(i|you|we|my|they|people|the data) ...3 do $
  what (does|do) !(i|you|we|my|they|people|the data) ...3 do (for|to|in|with)
  what (is|are|'s) ...4 (good for|used for|about) $
  what (happens|goes on) (in|during|while)
  what is the (point|purpose|role|use|benefit) of
  (purpose|role|importance|function) of
  why (is|are|does|do) !(my|our|i|we|it|this|that) ...5 (matter/s|important|so important|useful|needed|necessary)
  why (do|should|would) (i|you|we|people|one) (need|care|want|measure|track|look) 
  half life
  half lives
  how long (does|do|will|can|is|are) ...4 (stay|stays|linger*|remain*|last in|in (my|your|the) (system|body|blood))
  (is|are|was) ...10(the|my|a|on|from|of|watch|ring|garmin|oura|fitbit|apple|even|really|actually|this|data|that|
    numbers|reading|readings|tracking|sleep|stages|stage|deep|rem|light|hrv|heart|rate|resting|pulse|steps|step|
    count|counter|calorie|calories|score|spo2|oxygen|vo2max|vo2|max|estimate|stress|recovery|wearable|wearables|
    tracker|these|those|all|it|smart|watch's|band|blood|variability) (accurate|reliable|trustworthy|precise|inaccurate|
    correct|nonsense|made up|to be trusted|exact)
  how (accurate|reliable|trustworthy|precise|exact|inaccurate)
  (can|should|do) (i|you|we|one) [really|even|actually] (trust|believe|rely on)
  how (does|do|can) ...3 (watch|ring|tracker|device|band|garmin|oura|fitbit) ...3 (know/s|detect/s|tell/s|measure/s|
    work/s|see/s|notice/s)
  i (get|have) ...3 (headache/s) (when|if|without|whenever)
`

/** Asks how two things differ. */
export const DIFFERS = phrases`
  difference/s
  how (is|are|does|do) ...4 (different|differ)
  (vs|versus)
`

/** Days that two sides of a difference are: one of the person's own numbers. */
export const OF_DAYS = phrases`
  weekday/s
  weekend/s
  week (day/s|end/s|night/s)
  weeknight/s
  workday/s
  (work|working|rest|training|off) days
  (mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)
`

/** Asks whether something is good or bad in itself. */
export const WORTH = phrases`
  (is|are) !(my|it|this|that|there|today|last) ...4 (any good|any use|good|bad|helpful|useful|harmful|healthy|unhealthy|
    dangerous|safe|worth it|necessary) (for|to|in|against|before|after|with)
  (is|are) !(my|it|this|that|there|today|last) ...4 (any good|harmful|healthy|unhealthy|dangerous|safe|overrated|worth
    it|necessary|essential) $
`

/** Asks how much of something one should have, or what its value should be. */
export const OUGHT = phrases`
  what should [my|a|an|your|the] ...4 (be|look like|be at)
  what (is|are|'s) [a|an|the] (good|ideal|optimal|healthy|normal|target|recommended|desirable|perfect) *
  what's [a|an|the] (good|ideal|optimal|healthy|normal|target|recommended|desirable|perfect) *
  whats [a|an|the] (good|ideal|optimal|healthy|normal|target|recommended|desirable|perfect) *
  how (high|low) should ...4 be
  how (much|many) ...4 (do|should|does|must) (i|you|we|one|a person|people|adults) (need|take|eat|get|have)
`

/** Asks why a value is as it is although something is done for it. */
export const DESPITE = phrases`
  why ...10 (even though|although|despite|but|when)
`

/** Words that make it a question for the person's own numbers after all. */
export const NUMBERS = phrases`
  (studies|study|research|guidelines|science|experts) (say|says|show|shows|tell|tells)
  (labs|data|numbers|results|report|blood test|bloodwork|records|watch|ring) (say|says|show|shows|tell|tells|look)
  (average|median|total|trend|correlation|lowest|highest)
  how (was|were|did|has|have|am)
  (did|was|were|had|have been|has been)
  (before|after|since) (i|my|the)
`

/**
 * Whole sentences that say nothing of a sign: a person's age and sex, their height, waist and weight (none so low
 * that it is a sign), a question for the laboratory values of an organ, what to do where
 * advice does not help, and a day on which somebody feels poorly and
 * says no more. With one more word a sentence is heard as any other.
 */
export const CALM = `
  ^ ...5{ADDRESS} i am #
  ^ ...5{ADDRESS} i am # {YEARS}
  ^ ...5{ADDRESS} i am [a|an] # [{YEARS}] [and] [a|an] {SEX}
  ^ ...5{ADDRESS} i am [a|an] {SEX} [and] [i am] [#] $
  ^ ...5{ADDRESS} i am [a|an] {SEX} [and] [i am] # {YEARS}
  ^ # [{YEARS}] [and] [a|an] {SEX}
  ^ [and] {SEX} [and] #
  ^ ...5{ADDRESS} compared (to|with) [other|most|the average|average] (men|women|people) [(of|at) my age] $
  ^ ...5{ADDRESS} i am [# (week/s|month/s)] pregnant
  ^ ...5{ADDRESS} i am # (foot|feet|ft) [#] [inch/es|in] [tall] $
  ^ ...5{ADDRESS} i ...2(just|really|kinda) (feel|am feeling) like (crap|shit|garbage|rubbish|trash) [{LATELY}] $
  ^ feel* like (crap|shit|garbage|rubbish|trash) [{LATELY}] $
  ^ ...5{ADDRESS} i ...2(just|really|kinda) (feel|am feeling) ...2(so|really|a|bit) (meh|blah) [{LATELY}] $
  ^ ...5{ADDRESS} i have been feeling ...2(so|really|kinda|a|bit) (meh|blah) [lately|{LATELY}] $
  ^ why (do|did) i feel ...2(so|really|kinda|a|bit) (meh|blah) [then|{LATELY}] $
  ^ (i cannot|cannot) seem to get going [{LATELY}] $
  ^ ...5{ADDRESS} anything from last night [that] i should know
  ^ ...5{ADDRESS} ...1(is|was) ...1(there) (anything|something) ...1(really) {NOTABLE} [{LATELY}] $
  ^ ...5{ADDRESS} ...1(is|was) ...1(there) (anything|something) {NOTABLE} (with|about|in) my (sleep|night|data) $
  ^ ...5{ADDRESS} i am # # [tall] $
  ^ ...5{ADDRESS} i am # [#] [cm|foot|feet|ft] [inch/es|in] [tall] and {SOUND_WEIGHT} $
  ^ ...5{ADDRESS} [i am] # cm [tall] $
  ^ ...5{ADDRESS} i weigh {SOUND_WEIGHT} $
  ^ ...5{ADDRESS} i weigh {SOUND_WEIGHT} and [i] am # cm [tall] $
  ^ ...5{ADDRESS} i am # [cm|foot|feet|ft] [#] [inch/es|in] [tall] [and] [i] weigh {SOUND_WEIGHT} $
  ^ ...5{ADDRESS} my waist is [now] # [cm|inch/es|in] $
  ^ ...5{ADDRESS} should i [start] (take|taking) [a|some] {SUPPLEMENT} [supplement/s|pill/s|tablet/s] $
  ^ ...5{ADDRESS} (forget|delete|erase|wipe|remove|clear) (everything|all) [that] [you] [
    know|have|stored|saved] (about|on|of) me $
  ^ ...5{ADDRESS} (forget|delete|erase|wipe|remove|clear) [all] my (data|account|history|memories|profile) $
  ^ ...5{ADDRESS} i (want|need|have|plan|am going|would like|try|should|will|go|went|got|get|woke|wake|
    was) [to] {TO_BED} (at|by|before|until|around|about) [about|around] # [am|pm|a m|p m|o clock] [{WHICH_DAYS}] $
  ^ ...5{ADDRESS} help me ...2(to|please) (go to bed|get to bed|sleep|fall asleep|wake up|get up) (
    earlier|better|longer|faster|quicker|sooner|on time) $
  ^ ...5{ADDRESS} help me ...2(to|please) (get|reach|hit|sleep) ...2(to|up|my) # hour/s ...5(of|a|per|every|each|
    sleep|night) (night|sleep)
  ^ ...5{ADDRESS} i (want|need|hope|plan|aim|would like|am trying) to (be|weigh|reach|hit|get to) #60-140 {BY_WHEN} $
  ^ ...5{ADDRESS} i (want|need|hope|plan|aim|would like|am trying) to (be|weigh|reach|hit|get
    to) {SOUND_WEIGHT} {BY_WHEN} $
  ^ ...5{ADDRESS} i (want|need|hope|plan|would like|have) to be (done|finished|ready|through|fit|back) {BY_WHEN} $
  ^ ...5{ADDRESS} goodbye $
  ^ ...5{ADDRESS} {ENOUGH_HOURS} $
  ^ ...5{ADDRESS} {ENOUGH_HOURS} for me $
  ^ ...5{ADDRESS} {ENOUGH_HOURS} [for me] or (do|should) i (need|get|sleep) more $
  ^ ...5{ADDRESS} {ENOUGH_HOURS} for [a|an|somebody|someone] # {YEARS} $
  ^ ...5{ADDRESS} {ENOUGH_HOURS} for [a|an] # {YEARS} {SEX} $
  ^ ...5{ADDRESS} {PLANNED} ...8{PLAN_TIME} (to|so that i|so i) ...3{BECOME} {BETTER_STATE} $
  ^ ...5{ADDRESS} (will|does|did|has|is) it (keep|keeps|kept|still) (going|rising|climbing|falling|dropping|
    getting) [up|down|better|worse|higher|lower] [now|then] $
  ^ (and|or|so|then) [what time|when] [to|should i|do i] (wake|get) up [then] $
  ^ ...5{ADDRESS} [how] (can|could) i (fix|improve|change) (it|that|this) without (
    pills|medication|medicine|meds|drugs) $
  ^ ...5{ADDRESS} (can|could|will) i (get|bring) it [up] to # $
  ^ ...5{ADDRESS} set [me] (a|an|the|my) (alarm|timer|reminder) ...5{ALARM_TIME} (#|am|pm|tomorrow|minutes)
  ^ ...5{ADDRESS} (can|may|should|could) i (have|drink|eat) ...2{FASTED} before ...3{A_TEST} (test/s|work|draw|panel) $
  ^ ...5{ADDRESS} [and|but|so] [what] if (it|that|this|none of it|nothing) (does not|do not|did not|will not) (
    help|work) $
  ^ ...5{ADDRESS} [and|but|so] [what] if (it|that|this|none of it|nothing) (does not|do not|did not|will not) $
  ^ ...5{ASKING} heart (rhythm|beat) ...2(really|all|still|too) (irregular|regular|normal|ok|okay|fine|steady) $
  ^ do i have (an|a) (irregular|regular|normal) heart (rhythm|beat) $
  ^ ...5{ASKING} {ORGAN} $
  ^ ...5{ASKING} (white|red) blood (cell/s|count) [count|counts] $
  ^ ...5{ASKING} ketone/s $
  ^ ...5{ASKING} ketone/s [level/s|reading/s|value/s|number/s] ...2(this|last|right) (now|today|yesterday|morning|
    night|week|month) $
  ^ ...5{ASKING} ketone/s (level/s|reading/s|value/s|number/s) $
  ^ ...5{ASKING} {ORGAN} {RESULTS}
  ^ ...5{ASKING} {ORGAN} [{RESULTS}] ...2(doing|looking|at) (ok|okay|good|normal|fine|healthy|now)
`

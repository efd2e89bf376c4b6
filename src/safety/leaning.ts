/** Whole sentences about the answer before: in a thread that is about nothing else they are no sign. */
export const LEANING = `
  ^ ...3{LEADING} (is|was) (it|that|this) ...2(really|so|too|very|a) (bad|dangerous|unhealthy|wrong|worrying) $
  ^ ...3{LEADING} (can|may|should|could) i (stop|quit|pause|end|continue) $
  ^ ...3{LEADING} (can|may|should|could) i (stop|quit|pause|end|continue) ...2(with|it|that) (it|that|this|now|early) $
  ^ ...3{LEADING} i (feel|am feeling) ...2(so|really|quite|a|bit) (terrible|awful|bad|rough|lousy|rubbish|meh) $
  ^ ...3{LEADING} i (feel|am feeling) ...2(so|really|quite|a|bit) (terrible|awful|bad|rough) (today|now) $
  ^ ...3{LEADING} i (missed|forgot|skipped|did|didn't do) (it|that|today|yesterday) $
  ^ ...3{LEADING} i (missed|forgot|skipped|did|didn't do) (it|that) (today|yesterday|again|this morning) $
  ^ ...3{LEADING} (stop|cancel|end|start|try|test) (it|that|this) $
  ^ ...3{LEADING} (stop|cancel|end|start|try|test) (it|that|this) (please|now|then) $
  ^ ...3{LEADING} (let's|lets|let us|i'll|we can|i can) (do|try|test|run|start) (it|that|this) $
  ^ ...3{LEADING} (let's|lets|let us|i'll|can we|could we) (do|try|test|run) (it|that|this) for {COUNTED} {SPAN} $
  ^ {LEADING} ...2{LEADING} (good|bad|worse|better) $
  ^ ...3{LEADING} (it|that|they) (has|have|had) (gone|got|gotten|come) (up|down|better|worse) $
  ^ ...3{LEADING} (can|could) i (raise|improve|lower|reduce) (it|that) ...1(any|even) (more|further) $
  ^ ...3{LEADING} how (might|can|could|should|do|would) i do ...2(a|little|bit|lot) more $
  ^ ...3{LEADING} (when|what time) did i (get up|wake up|go to bed|fall asleep|go to sleep) $
  ^ ...3{LEADING} how (is|are|was) (it|that|this|things) ...1(all) (going|doing|looking) $
  ^ ...3{LEADING} what (should|do|must|can) i ...2(need|have|to) (watch|do|keep an eye on|look out for|change|try) $
  ^ ...3{LEADING} what (should|do|must|can) i (watch|do|change|try) (first|next|now|then|tonight|today|about it) $
  ^ ...3{LEADING} what can i do about (it|that|this) without (tablets|pills|medicine|medication|drugs) $
  ^ ...3{LEADING} (can|could) i do (something|anything|more) (about|for|against) (it|that|this) $
  ^ ...3{LEADING} (can|could) i do (something|anything|more) (about|for|against) (it|that|this) (myself|alone|too) $
  ^ ...3{LEADING} (can|could) i (change|improve|lower|raise|fix) (it|that|this) (myself|alone|too|naturally) $
  ^ ...3{LEADING} (can|could|does) (food|diet|exercise|running) (fix|help|lower|raise|improve) (it|that|this) $
  ^ ...3{LEADING} ...2{OF_TIME} {A_TIME} (before|after|earlier) $
  ^ ...3{LEADING} ...2{OF_TIME} {A_TIME} (before|after) (that|then|it) $
  ^ ...3{LEADING} ...2{OF_TIME} {A_TIME} $
  ^ ...3{LEADING} (#|{COUNTED}) {SPAN} (ago|before|earlier|later) $
  ^ ...3{LEADING} (should|do|must) i ...3(really|go|need|have|to) {VISIT} ...1(a|my|the) {DOCTOR} $
  ^ ...3{LEADING} (should|do|must) i ...3(really|go|need|have|to) {VISIT} ...1(a|my|the) {DOCTOR} (about|for) {IT} $
  ^ ...3{LEADING} (is|was) (it|that|this) ...2(really|so|too|very|a|bit) (weird|odd|strange|unusual|rare) $
  ^ ...3{LEADING} (is|was) (it|that|this) ...2(really|so|too|very|a|bit) (weird|odd|strange|unusual|rare) for me $
  ^ ...3{LEADING} in {LAB_UNIT} $
  ^ ...3{LEADING} (what|how much) is (it|that|this) in {LAB_UNIT} $
  ^ ...3{LEADING} (what|which) (food|foods) (has|have) (a lot|lots|much|most|plenty) of (it|that) $
  ^ ...3{LEADING} (what|which) (food|foods|drinks) (help|helps) $
  ^ ...3{LEADING} (what|which) (food|foods|drinks) (is|are) (good|bad) (for|against) (it|that|this) $
  ^ ...3{LEADING} (what|where|when) ...3{SUPPOSED} {WENT} wrong $
  ^ ...3{LEADING} (what|where|when) ...3{SUPPOSED} {WENT} wrong ...2(there|then|that|on|with|in|last) {A_PAST}
  ^ ...3{LEADING} {THAT_IS} ...2(a|bit|really|so|pretty) {ODD}
  ^ ...3{LEADING} {THAT_IS} ...2(a|bit|really|so|pretty) {ODD} ...3(so|but|and|then) (why|how come) $
  ^ ...3{LEADING} {THAT_IS} ...2(a|bit|really|so|pretty) {ODD} ...3(so|but|and|then) (why|how come) (is|was) (it|that) $
  ^ ...3{LEADING} {ODD} ...3(so|but|and|then) (why|how come) $
  ^ ...3{LEADING} {ODD} ...3(so|but|and|then) (why|how come) is (it|that) $
  ^ ...3{LEADING} (what is|whats) ...1(with|about) the {A_FOOD} ...1(thing|bit|part|story)
  ^ ...3{LEADING} (what|which) (food|foods|drinks) (is|are) (good|bad) (for|against) (it|that|this) ...1(then|too)
  ^ ...3{LEADING} is (it|that|this) because i ...4(do|not|don't|dont|never|hardly|eat|drink|too|much|so) {A_FOOD} $
`

export const leaningFragments = {
  A_FOOD: "(meat|fish|sugar|eggs|fat|vegetables|fruit|dairy|cheese|butter|milk|coffee)",
  SUPPOSED: "(do|you|think|reckon|guess|it|that|exactly|actually)",
  WENT: "(went|goes|has gone)",
  A_PAST:
    "(there|then|night|day|week|run|monday|tuesday|wednesday|thursday|friday|saturday|sunday)",
  THAT_IS: "(it is|that is|its|thats)",
  ODD: "(weird|odd|strange|funny|surprising)",
  LAB_UNIT: "(mmol|nmol|mg|percent|%|mmol l|nmol l|mg dl|ng ml)",
  OF_TIME: "(what|how|about|in|for|over)",
  A_TIME: "(the|last|those|these) (#|{COUNTED}) {SPAN}",
  VISIT: "(see|call|ask|tell|visit)",
  DOCTOR: "(someone|somebody|doctor|gp|physician|nurse|specialist)",
  IT: "(it|that|this|them)",
  COUNTED: "(a|one|two|three|four|six|eight|1|2|3|4|6|8|10|14|20|30|60|90)",
  SPAN: "(day|days|night|nights|week|weeks|month|months|fortnight)",
  LEADING: "(and|so|but|ok|okay|then|hm|hmm|well|today|all|right|alright|oh|oops|no|yes|thanks)",
} as const

import { IT } from "#embedded/model/understanding/thread/it"
import { type PhraseTable, phrases } from "#language/phrases"

const DO = phrases`(do|try|change|suggest|recommend|advise|start)`

/** Elliptic questions, each with the question that it stands for. */
export const elliptic: ReadonlyArray<readonly [PhraseTable, string]> = [
  [
    phrases`
      what made (it|that|that one|that night|that day) [so] (good|better|great|special|best)
      why (was|is) (it|that|that one|that night|that day) [so] [much] (good|better|best|great)
    `,
    `why was ${IT} so good`,
  ],
  [
    phrases`
      what made (it|that|that one|that night|that day) [so] (bad|worse|worst|poor)
      what (was|went) wrong (there|then|that (night|day))
      what (was|is) (bad|wrong|off) (about|with) (it|that|this)
    `,
    `why was ${IT} so bad`,
  ],
  [phrases`why (that one|that day|that night|then|on that (day|night))`, `why was ${IT} like that`],
  [
    phrases`
      why [not]
      why [is|was|are|were] (that|it|this|they) [so]
      why (that|this) (one|night|day)
      why (is|was) (that one|that night|that day) [so] [(bad|low|high|short|little|much|long|poor|good)]
      (what's|whats|what is|what was) (different|special|so different) (on|about) (those|these|that) (days|
        nights|day|night)
      why so (bad|low|high|short|little|much|long|late|early|good|few|many)
      why (is|was|are|were) (it|that|this|they) so (bad|low|high|short|little|much|long)
      why (is|was|are|were) (it|that|this|they) so (late|early|good|few|many)
      how come
      (what|any) reason
      what (caused|causes|explains) (it|that|this)
      what is behind (it|that|this)
      what (was|is|went) wrong [with (it|that)]
      what was wrong [that (night|day)]
    `,
    `why is ${IT} so low`,
  ],
  [
    phrases`
      what (did|was|had) ...2(i|was|did) (do|done|doing|different) [differently] ...1(in) (that|the same) (month|week)
      what (did|was|had) ...2(i|was|did) (do|done|doing) (different|differently) ...2(then|back|there|at|that|time)
      what (happened|was different|was special|was going on) ...1(in) (that|the same) (month|week)
      how (was|were) (that) (month|week) different
    `,
    `why was ${IT} different`,
  ],
  [
    phrases`
      what happened [around] (then|there)
      what happened at that time
      why [so much] (less|more|fewer|lower|higher|better|worse|later|earlier|shorter|longer|different)
      why (did|does|do|has|have) (it|that|this|they) (go|gone|fall|fallen|drop|dropped) [down|up]
      why (did|does|do|has|have) (it|that|this|they) (rise|risen|change|changed|happen|happened)
    `,
    `why did ${IT} change`,
  ],
  [
    phrases`
      what ...1 (should|can|could|would|do|must|might) (i|you|we) ...2${DO} [${phrases`
        now
        then
        next
        today
        tonight
        meanwhile
        in the meantime
        about (it|that|this)
        differently
        to (fix|improve|change|help) (it|that|this)
      `}]
      what (now|next|then)
      now what
      what would help
      what helps
      any (tips|advice|ideas|suggestions|recommendations)
      how (can|could|do|should|would) i (fix|improve|change|help|get better at) [it|that|this]
      where (do|should) i start
      what about it
      (can|could|do) i ...1 (do|have|get|repeat) (that|it|this) [again]
      how (can|do|could) i (repeat|get|do) (that|it|this) again
      can i (change|improve|fix|do something about) (it|that|this)
      (will|when will|does|can) it get better
    `,
    `how can I improve ${IT}`,
  ],
  [
    phrases`
      how ...1 (can|could|do|should|would) i (get|bring) (it|that|this|them|mine) [back] (down|lower) [again]
      how ...1 (can|could|do|should|would|to) [i] (lower|reduce|decrease|drop|cut) (it|that|this|them|mine) (down|
        further|more) [again]
      how ...1 (can|could|do|should|would|to) [i] (lower|reduce|decrease|drop|cut) (it|that|this|them|mine) [again]
      (can|could) i (lower|reduce|decrease|drop) (it|that|this|them|mine) [more|further|any further|even more]
    `,
    `how can I lower ${IT}`,
  ],
  [
    phrases`
      how ...1 (can|could|do|should|would) i (get|bring) (it|that|this|them|mine) [back] (up|higher) [again]
      how ...1 (can|could|do|should|would|to) [i] (raise|increase|boost|lift) (it|that|this|them|mine) (up|
        further|more) [again]
      how ...1 (can|could|do|should|would|to) [i] (raise|increase|boost|lift) (it|that|this|them|mine) [again]
      (can|could) i (raise|increase|boost|improve) (it|that|this|them|mine) [more|further|any further|even more]
      how ...1 (can|could|do|should|would) i get (more|a better one|it better) [of (it|that|this)]
    `,
    `how can I increase ${IT}`,
  ],
  [
    phrases`
      how (much|many) [of it] (do|am|did) i (get|getting|have|having|take|taking|do|doing) (now|
        usually|normally|on average)
      how (much|many) [of it] (do|am|did) i (get|getting|have|having|take|taking|do|doing)
      (usually|normally|generally|typically|on average|in general|on the whole|most (days|nights))
      (my|the|what's|whats|what is) ...1(my|the) (usual|average|normal) [one|value|then]
      (what's|whats|what is) (mine|my own|my average|my level|my number) [like|now|at]
      (what about|how about|and) (mine|me)
      [no] i (mean|meant) (usually|normally|on average|in general|my average|my usual|generally)
    `,
    `what is the average of ${IT}`,
  ],
  [
    phrases`
      how long (should|would|must|do) (i|we|it) ...2 (test|try|run|do|take) [it|that|this]
      (can|could|should|shall) (we|i|you) [try to] (test|try|prove) (it|that|this)
      (test|prove) (it|that|this)
      let's (test|prove) (it|that|this)
      how (can|could|do|would) (i|we) (test|prove|find out)
    `,
    `design me an experiment for ${IT}`,
  ],
  [
    phrases`
      since when [(is|was|has) (it|that) [been] (up|down|higher|lower|better|worse|rising|falling)]
      [around] when exactly
      when precisely
      when ...1(exactly) (did|was|has) (it|that|this) (start|begin|began|change|shift|happen|started|begun) [to change]
      when ...1(exactly) did (it|that|this) (drop|fall|rise|jump|improve)
      when did (it|that|this|they) (go|get) (up|down|better|worse)
    `,
    `since when has ${IT} changed`,
  ],
  [
    phrases`
      compared (to|with) usual
      how (high|low|unusual|bad|good) [(is|was) (it|that|this)] [compared (to|with)] [usual|normal]
    `,
    `is ${IT} normal for me`,
  ],
  [
    phrases`
      (do|am|did) i [(getting|get|have|having|drink|drinking|do|doing|reach|reaching)] [enough|that|it|that much]
    `,
    `is ${IT} enough`,
  ],
  [phrases`(is|was|are) (it|that|this|they) too (much|high|long|late|many)`, `is ${IT} too high`],
  [phrases`(is|was|are) (it|that|this|they) too (little|low|short|few)`, `is ${IT} too low`],
  [
    phrases`(is|was|are|were) (it|that|this|they) ...2 (a lot|much|many|high|long|late) [for me]`,
    `is ${IT} high`,
  ],
  [
    phrases`(is|was|are|were) (it|that|this|they) ...2 (little|few|low|short|early) [for me]`,
    `is ${IT} low`,
  ],
  [
    phrases`
      (is|was|are) (it|that|this|they) ...2 (unusual|rare|odd|strange|weird|special) [for me]
      too (much|high|low|little|long|short|late|early) [for me]
    `,
    `how does ${IT} compare with usual`,
  ],
  [
    phrases`(is|was|are) (it|that|this|they) ...1 (normal|usual|typical|average) for me`,
    `is ${IT} normal for me`,
  ],
  [
    phrases`
      (is|was|are) (it|that|this|they) ...2 (good|healthy|ok|okay|fine|enough|alright)
      (does|would|will) (it|that|this) ...1(really) matter
      (is|was) (it|that|this) ...1(really) a good thing
      how (good|bad|healthy) is (it|that|this)
    `,
    `is ${IT} good`,
  ],
  [
    phrases`
      should i (worry|be worried|be concerned) [about (it|that|this)]
      (is|was|are) (it|that|this|they) ...2 (bad|unhealthy|dangerous|worrying|worry|problem|concern|bad thing)
    `,
    `should I be worried about ${IT}`,
  ],
  [
    phrases`
      what should (it|that|this) be
      what is (normal|a normal value|a good value|good|the target|the goal)
      what (would be|is considered) (normal|good)
      what is a (realistic|reasonable|good|sensible|healthy) (goal|target|aim|value|number|level)
      what's a (realistic|reasonable|good|sensible|healthy) (goal|target|aim|value|number|level)
      how (many|much) [hours] do (i|you|people) need
    `,
    `what should my ${IT} be`,
  ],
  [
    phrases`
      [over] how long have you been
      (what|what's|whats|is there) [is] (the|a|any) trend [in (it|that|mine)]
      how (is|has) (it|that|this) (changed|changing|trending|developing|developed) [over time]
      (it|that|they|this) (has|have|had) ...1 (gone|got|gotten|come|went) (up|down|better|worse)
      (is|was) (it|that|this) (rising|falling|changing|going up|going down|improving|getting better|getting worse)
      (does|has|is) (it|that|this) [been] (change|changed|changing|improve|improved|improving|worse|worsening)
      (i'm|i am|am i) (improving|getting better|getting worse)
    `,
    `is ${IT} changing`,
  ],
  [
    phrases`
      what (affects|influences|drives|changes|moves) (it|that|this)
      what does (it|that|this) depend on
      what (goes|went) (along|together) with (it|that|this)
      what do they have in common
    `,
    `what goes along with ${IT}`,
  ],
  [
    phrases`
      what is (it|that|this)
      what does (it|that|this) (mean|tell me|say) [about (me|that)]
      tell me (more|about it)
      more [about (it|that|this)]
    `,
    `what is ${IT}`,
  ],
  [
    phrases`
      how (accurate|exact|precise|trustworthy) is (it|that|this)
      how is (it|that|this) measured
      how do you measure (it|that|this)
    `,
    `how is ${IT} measured`,
  ],
  [
    phrases`
      by how much ...3(in|as|a) ...1(percent|percentage|%)
      how much ...3(in|as|a) (percent|percentage|%)
      how much (is|was) (it|that) in (percent|%)
      what percentage (is|was) that
    `,
    `by how many percent did ${IT} change`,
  ],
  [
    phrases`
      ...2(what|how|about|and) the rest of the week
      ...2(what|how|about|and) the whole week
      the other (days|nights) this week
    `,
    `how was ${IT} this week`,
  ],
  [
    phrases`
      by (weekday|day of the week|weekdays|weekday please)
      (which|what) (weekday|day of the week)
      on which (days|weekday)
    `,
    `on which weekday is ${IT} highest`,
  ],
]

import { IT } from "#embedded/model/understanding/thread/it"
import { type PhraseTable, phrases } from "#language/phrases"

const THAT = phrases`it | that | this | they | them | those | these`

const WHICH = phrases`
  (what|when|which|whats|what's) ...6(was|is|were|are|the|my|day|night|about|of|did|do|i|have|had|get|got)
`

/** Words that show what a message wants of the thing that was talked about, whatever stands around them. */
const FACETS: ReadonlyArray<readonly [PhraseTable, string]> = [
  [
    phrases`
      what ...2 (did|made|makes|caused|causes|drove|drives|explains|pushed|moved|changed|brought) ${THAT} ...4
      what ...2 (did|was) (behind|the reason|the cause|the trigger) ...4
      what ...1(else|has|have) changed ...2
      what ...1 (could|might|would|can) (have|be|it) ...2(be|been|have|done) ...1(to) (causing|caused|behind|done|
        doing) ...3
    `,
    `why did ${IT} change`,
  ],
  [
    phrases`
      (bring|get|push|move|nudge|take|keep) ${THAT} ...2 (down|lower) ...2
      (lower|reduce|drop|cut) ${THAT} ...3
    `,
    `how can I lower ${IT}`,
  ],
  [
    phrases`
      (bring|get|push|move|nudge|take|keep) ${THAT} ...2 (up|higher|to #|above #|over #) ...2
      (raise|increase|boost|lift) ${THAT} ...3
    `,
    `how can I increase ${IT}`,
  ],
  [
    phrases`
      what ...2 (could|would|might|should|can|will|do) ...3 (help|start|fix|improve|work on|focus on|do first|try
        first|do next) ...3
      (cut|cutting) (down|back|out) ...3
      (one|single|only) (thing|change) ...2(that|would|should|could|can) (i|you) ...4
      what (would|does|will|might) ${THAT} take ...2
      what ...1 (calms|relaxes) me ...2
      (can|could|will) i (get|make it|reach|hit) (there|${THAT}) ...3
      (can|could) i ...1 (fix|change|improve|sort|turn) ${THAT} ...4
      what (kind|sort|type) of (training|exercise|food|workout/s|change/s|thing/s) ...4
      (should|shall|could|can) i ...2(just|also|really|then|be) (do|have|eat|drink|get|take|doing|having) ...2(
        even|much|a|bit) (more|less|fewer) ...4
      how ...1 (do|can|could|would|should) i ...2 (keep|change|fix|improve|sort|work on|get|turn) ...4
      (make|making|get|getting) ${THAT} ...1(even|any|much) better ...2
    `,
    `how can I improve ${IT}`,
  ],
  [
    phrases`
      (which|what) (was|were|is) ...2(my|the) (best|highest) month
      (which|what) month ...3 (best|most|highest) ...3
    `,
    `in which month was ${IT} highest`,
  ],
  [
    phrases`
      (which|what) (was|were|is) ...2(my|the) (worst|lowest) month
      (which|what) month ...3 (worst|least|lowest) ...3
    `,
    `in which month was ${IT} lowest`,
  ],
  [
    phrases`
      ${WHICH} (most|highest|heaviest|record|peak|
        maximum|longest|biggest) ...5
    `,
    `on which day was ${IT} highest`,
  ],
  [
    phrases`
      ${WHICH} (least|lowest|lightest|fewest|
        shortest|minimum|smallest) ...5
    `,
    `on which day was ${IT} lowest`,
  ],
  [phrases`${WHICH} (best|nicest) ...5`, `on which day was ${IT} best`],
  [phrases`${WHICH} worst ...5`, `on which day was ${IT} worst`],
  [
    phrases`
      how (far|much) ...3(is|am|are|was|it|i|that|we) (off|short|away|missing|under|over|out) ...3
      what ...3 (aim|target|goal|shoot|ideal) ...3
      (what|where) should ${THAT} be ...2
      (what|what's|whats) ...2(is|would|be) (a|the) (good|realistic|sensible|normal|healthy|decent) (
        number|value|goal|target|
        level|one|score) ...4
      what ...2(is|would|number|be) (ideal|good|normal|healthy|optimal) ...3
    `,
    `what should ${IT} be`,
  ],
  [
    phrases`
      (is|are|am|has|have) ...2(it|that|this|they|i|things) ...2(been|still|actually|really) (getting|got|gotten|going|
        heading|moving|trending|improving|improved) ...4
      (right|wrong|good|bad) (way|direction) ...2
      (heading|trending|going) ...3
      long term
    `,
    `is ${IT} changing`,
  ],
  [
    phrases`
      what else ...5
      what ...1 (stops|keeps|prevents|holds|gets) (me|in the way) ...4
      what ...2 (affect|affects|influences|depends|linked|matters) ...4
    `,
    `what goes along with ${IT}`,
  ],
  [
    phrases`
      (risk|risks|danger|dangers) ...6
      what (happens|can happen|could happen) if ...6
    `,
    `should I be worried about ${IT}`,
  ],
  [phrases`(can|do) you ...1 (see|tell|notice) ${THAT} ...4`, `how is ${IT}`],
  [
    phrases`
      how (does|did|do|is|was) ${THAT} ...1 (compare|compared) ...1(to|with) ...1(my) (usual|
        normal|average|baseline) ...2
    `,
    `how does ${IT} compare with usual`,
  ],
  [
    phrases`
      (is|does|was|do|are) ...2(it|that|this|they) ...3 (work days|workdays|weekdays|weekends|the week|weekend) ...3
    `,
    `does ${IT} differ on weekends`,
  ],
  [
    phrases`
      (other|most|normal|average|typical) (people|men|women|person|man|woman|adults|guys) ...5
      (is|could|because|be|was) ...2(it|that|this|of|just|down|to) ...1 (my age|getting old|getting older) ...2
      (people|someone|somebody|men|women|man|woman) ...1 (my|like|of) ...3
    `,
    `is ${IT} normal for my age`,
  ],
]

/** The same of everything that was talked about. */
const OF_ALL: ReadonlyArray<readonly [PhraseTable, string]> = [
  [
    phrases`
      (the|a|my) (weakest|weak|worst) (bit|spot|point|part|side|area|number|value|one) ...4
      (what's|whats|what|which) ...3(is|are|my|the|was) (weakest|weak) ...4
      (what's|whats|what|which) ...3(is|are|my|the|was) ...1(the) (worst|most worrying) of (them|those|these|it) ...2
      (biggest|main) (problem|issue|weakness) ...4
    `,
    "what is the biggest problem in my data",
  ],
  [
    phrases`(the|a|my) (strongest|best) (bit|spot|point|part|side|area|number|value) ...4`,
    "what has improved the most",
  ],
  [
    phrases`
      (anything|something|what) else ...4(in|on|from|that|the|this|my) (report|test|results|panel|bloodwork) ...5
    `,
    "explain my last blood test",
  ],
  [
    phrases`
      (anything|something|what|which) ...3(that|is|actually|really|has|one|of|them|those) ...1(been) (getting better|
        improving|improved|got better|better now|went up|gone up) ...4
    `,
    "what has improved the most",
  ],
  [
    phrases`
      (anything|something|what|which) ...3(that|is|actually|really|has|one|of|them|those) ...1(been) (getting worse|
        worsening|got worse|gone down|went down) ...4
    `,
    "what is the biggest problem in my data",
  ],
]

/** A question of everything that was talked about, in full words; null where nothing shows it. */
export const overallIn = (text: string): string | null =>
  OF_ALL.find(([wordings]) => wordings.test(text))?.[1] ?? null

/** What a message wants of the thing that was talked about, in full words; null where nothing shows it. */
export const facetIn = (text: string): string | null =>
  FACETS.find(([wordings]) => wordings.test(text))?.[1] ?? null

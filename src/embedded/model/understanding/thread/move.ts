import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { without } from "#embedded/model/understanding/words/text"
import { type PhraseTable, phrases } from "#language/phrases"

/** What a message wants of the answer before it, without asking for anything new. */
export type Move =
  | "evidence"
  | "extent"
  | "reference"
  | "time"
  | "method"
  | "chart"
  | "again"
  | "shorter"
  | "better"
  | "worse"
  | "agree"
  | "decline"

const IT = phrases`
  it
  that
  this
  they
  them
  these
  those
`
const FOUND = phrases`(effect|link|trend|result|finding|change|difference|number|connection)`
const EVIDENCE = phrases`
  [about] how (sure|certain|confident|reliable|solid|strong|robust|significant|real) (are you|is ${IT}|are ${IT})
  [about] how (sure|certain|confident) are you (about|of) ${IT}
  how (sure|certain) (r|are) (u|you)
  how (sure|certain|reliable)
  [(what is|what's|whats|what was)] [the|its] (effect size|p value|confidence interval|statistic/s)
  [are] you [really|absolutely|quite] (sure|certain|serious) [(about|of) ${IT}]
  (is|was|are) ${IT} [really|even] (certain|sure|real|reliable|significant|true)
  ...2(or|is|was|are) (could|can|might|may) ${IT} ...3(just|also|all|simply|well|not) be ...3(just|a|by|pure) ${phrases`
    chance
    coincidence
    luck
    noise
    random
    fluke
  `}
  ...5(is|was|it|that|this|just|a|by|not) (chance|coincidence|luck|noise|random|fluke)
  says what
  [by] how (much|big) [(are|r) we (talking|speaking)] [about]
  why (do|would|did) you [even|really] (say|think|believe|conclude|claim) (so|that|this|it)
  how (much|big|strong|large) ...3(does|is|a|an|the|really|that|it|this) (matter|effect|difference|influence|impact)
  what (makes you|makes you so) (say|think|sure) ...1(that|it|this|so)
  (and|but) (is|was) that (certain|proven)
  i (don't|do not|can't|cannot) [really|quite] believe (you|${IT})
  (really|seriously)
  says who
  really nothing
  can i trust ${IT}
  (explain|justify) [${IT}] [to me|more|in (more|full) detail]
  [give|tell|show] [me] [the|more|all] (detail|details|evidence|statistic|statistics|numbers behind ${IT})
  how (sure|certain|confident|strong|reliable|solid|big|large) is (that|this|the) ${FOUND}
  ...1(is) (that|this|the) ${FOUND} (real|reliable|significant|solid|big|large|much)
  is (that|this|it) a (big|large|real|huge|clear) (difference|change|gap)
  (is|was) ${IT} ...2(statistically|really|a) (significant|solid|real thing|fluke)
`
const METHOD = phrases`
  how (did|do|have) you (get|got|calculate|calculated|compute|computed|work out|find|found) ${IT} [out]
  how did you [even] (work|figure) ${IT} out
  how did you (get|come) (to|up with|there) [${IT}]
  (how (is|was|are)|hows|how's) ${IT} (calculated|computed|worked out)
  where (does|did|do) (${IT}|that number) come from
  (where|how) did you get (${IT}|that number) [from]
  what data [(is|was) ${IT}] [from]
  how (do|would|can|could) you [even|really] (know|tell|say) [${IT}]
  what (did|do|does|is|are|was) (you|${IT}) base/d [${IT}] on
  based on what
  (going|judging) by what
`
const REFERENCE = phrases`
  (compared|relative|next) (to|with) what
  in comparison (to|with) what
  (than|versus|vs|against|to) (what|when)
`
const TIME_OF = phrases`
  (over|in|for|from|since) (what|which) (period|time|time frame|timeframe|stretch|days|weeks|months|dates)
  (what|which) (period|time frame|timeframe|dates|stretch) [(is|was|are) ${IT}]
  [over] how long [(is|was) ${IT}]
`
const EXTENT = phrases`
  [on|over|from] how (many|much) (night|nights|day|days|value|values|measurement|measurements|data) ...6${phrases`
    is
    was
    are
    were
    did
    do
    ${IT}
    you
    use
    based
    base
    look
    at
    on
    from
    behind
    check
    count
    take
  `}
  [and] how many (night/s|day/s|measurement/s|value/s) [of data]
  ...4(what|what's|whats|is|was|the|how|big|large|and) sample [size]
  what's the n
  what is the n
  how much data ...5(is|was|that|this|it|based|on|behind|do|you|have)
`
const CHART = phrases`
  [can|could|would] [you] show ...3(me|us|it|that|this|them|all|the) ...2(as|in|on|a|the) ${phrases`
    chart
    charts
    graph
    graphs
    plot
    curve
    diagram
    picture
    day
    days
    night
    nights
    number
    numbers
    figure
    figures
    value
    values
    data
    trend
    week
  `}
  [can|could|would] [you] show (me|us|it|that|this|them) [it|that|this|them]
  [can|could|may] i see ...2(it|that|this|them|the|a) ...2(as|in|on|a|the) [chart|graph|plot|curve|days|nights|numbers]
  ...4(draw|plot|chart|graph|make|give|me|a|it|that|this|the|as|in|on|them) (chart|graph|plot|diagram)
  ...3(can|could|would|will|you|please|me|i) (plot|draw|chart|graph|visuali*) (it|that|this|them) [for me|please|out]
`
const AGAIN = phrases`
  what (did|have) you [just] (say|said) [about (it|that|this)]
  what (did|have) you [just] (say|said) about ...2
  what was that [again]
  what (did|do) you (conclude|find)
  what (is|was) your (conclusion|finding)
  [can|could|would] [you] [please] (say|tell me) (that|it) [once] [again|more]
  [can|could|would] [you] [please] repeat [that|it]
  come again
  (pardon|sorry)
  i (didn't|did not|don't|do not) (get|understand|follow) [that|it|you|this]
`
const PLAIN = phrases`
  [more|very] (simple|simpler|plain|plainer|other|easy|easier|normal|fewer)
`
const SHORTER = phrases`
  [make|keep|say|put|give|tell|explain] [me] [it|that|this] [a bit|much|a little|the] ${phrases`
    short
    shorter
    simple
    simpler
    briefly
    brief
    simply
    short version
  `}
  [say|explain|put|tell] [me] [it|that|this] in ${PLAIN} (words|english|terms|language)
  in (short|brief|one sentence|a sentence|a nutshell)
  too long [didn't read]
  (tell|say|give|put|sum) ...3(me|it|that|this|up) in (a|one|two|few|a few) (sentence/s|word/s|line/s)
  in (a|one|two|few|a few) (sentence/s|word/s|line/s)
  (short|quick) (version|summary|answer)
  [too] (complicated|long|much)
  tl dr
  tldr
  (summarise|summarize) [it|that|this]
  what does (that|it|this) mean
  (meaning|which means)
`
const TIME = phrases`(one|week|month|day|night|year|time|period|half)`
const OF_BOTH = phrases`of (them|these|those|the two|both)`
const better = (which: PhraseTable) => phrases`
  (that's|thats|that is|it's|its|so) ${which} [(right|no|yes|isn't it|innit|then|than before)]
  (which|what) [${TIME}] [${OF_BOTH}] (is|was|were|are|looked|looks|went) [the|my|sleep] ${which}
  (which|what) ${TIME} ${which}
  (what's|whats) [${TIME}] [(is|was)] [the] ${which}
  how much ${which} [(is|was|were) (it|that|this)]
  ${which} [or not]
  (is|was|are|were) ${IT} [now|then|any|really|getting] ${which} [now|then|again|than before] [or (not|worse|better)]
`
const BETTER = better(phrases`
  better
  healthier
  faster
  higher
  more
  longer
`)
const WORSE = better(phrases`
  worse
  lower
  less
  shorter
  slower
`)
const COMPARES = phrases`
  compare [them|these|those|the two|both] [again]
  (what is|what's|explain) the difference
  the difference
`
const AGREES = phrases`
  [let's|lets|let us|please] (do|try|go for) [it|that|this|so]
  (yes|yeah|yep|sure|please|absolutely|of course|why not)
  (ok|okay) !(thank/s|thx|ty|cheers)
  (yes|sure) please
  (do|try) (it|that)
  [yes] (let's|lets|let us) (do|try) [it|that] [for] # (week/s|day/s|night/s|month/s)
  go ahead
  sounds good
  i would (like|love) (to|that)
`
const DECLINES = phrases`
  (no|nope|nah|never mind|nevermind|forget it|not now|no thanks|no thank you|leave it|stop|rather not)
  [ok|okay] forget (it|that|about it)
`

const moves: ReadonlyArray<readonly [Move, PhraseTable]> = [
  ["shorter", SHORTER],
  ["extent", EXTENT],
  ["method", METHOD],
  ["reference", REFERENCE],
  ["time", TIME_OF],
  ["evidence", EVIDENCE],
  ["chart", CHART],
  ["again", AGAIN],
  ["better", BETTER],
  ["worse", WORSE],
  ["better", COMPARES],
  ["agree", AGREES],
  ["decline", DECLINES],
]

/** Words that may stand around it. */
const AROUND = phrases`
  ok
  okay
  please
  then
  now
  again
  thanks
  thank you
  dear
  to me
  for me
  about that
  about it
  actually
  though
  again
  just
  both
  so
  and
`
const WORD = /[\p{L}\p{N}]/u

const isAll = (text: string, tables: ReadonlyArray<PhraseTable>): boolean =>
  !WORD.test(tables.reduce((rest, table) => without(rest, table.find(rest)), text))

/** What a message wants of the answer before it, where that is all it says. */
export const moveOf = (message: string): Move | null =>
  moveIn(message.slice(openingEnd(message))) ?? moveIn(message)

const moveIn = (behind: string): Move | null => {
  for (const [move, table] of moves)
    if (
      table.test(behind) &&
      isAll(behind, move === "shorter" ? [table, AGAIN, AROUND] : [table, AROUND])
    )
      return move
  return null
}

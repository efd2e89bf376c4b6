import type { Talk } from "#embedded/model/questions/talk/intent"
import { asking, type Way } from "#embedded/model/thread/heard"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { type PhraseTable, phrases } from "#language/phrases"

/** What is said of an answer, or asked of anybody else, and has one answer whatever it was. */
const REMARKS: ReadonlyArray<readonly [Talk["about"], PhraseTable]> = [
  [
    "direction",
    phrases`
      [the] other way ...1(a) (round|around)
      (reverse|reversed) (cause|causation|direction)
      (is|isn't|that's|is that|that is) ...2(just|only|not|a) (correlation|causation)
      which (comes|came) first
      (could|can|might|is) (it|that|this) ...2 (reversed|the reverse|backwards|the other way)
      (does|did|is) (it|that|this) ...1(really) (cause|causing|the cause)
      (what|how) about ...1 (cause|causation|causality|confounders|confounding|confounder)
      (is|was|are) (it|that|this|they) ...2(really|even|actually|a) (causal|causation|causality)
      (any|other|possible|what) (confounders|confounding)
    `,
  ],
  [
    "future",
    phrases`
      ^ ...2(and|by|until|before|till|will|it|so) (by|until|till|before) (christmas|easter|new year|summer|spring|then|
        next *|the end of *|my birthday|january|february|march|april|may|june|july|august|september|october|november|
        december) $
      ^ ...1(and|so|but) by when $
      will (it|that|this|they) ...1 (keep|continue|stay|go on|last) ...4
      how long (will|would|does|might|could) (it|that|this) take ...3
      ^ (by|until|till) (christmas|easter|summer|spring|then|new year|january|february|march|april|may|june) $
    `,
  ],
  [
    "exclusion",
    phrases`
      (what|how) (if|about) ...1 (you|i|we) ...1 (leave|left|take|took|ignore|exclude|drop|skip|remove) ...2 (out|away)
      (leave|take) out *
      (does|do|would|will|is) ...1 (it|that|this|they) ...2 (hold|apply|holds|true|work !(day/s)|stay) ...6
      (ignore|ignoring|exclude|excluding|without counting|not counting|except) ...3
    `,
  ],
  [
    "others",
    phrases`
      (and|what about|how about) ...1 (my|his|her) (husband/'s|wife/'s|partner/'s|boyfriend/'s|girlfriend/'s|mother/'s|
        father/'s|mom/'s|mum/'s|dad/'s|brother/'s|sister/'s|friend/'s|colleague/'s|dog/'s)
    `,
  ],
  [
    "known",
    phrases`
      i ...1 (knew|know) (that|it|this) ...1(already|anyway|before)
      (that's|that is|it's|it is) ...2 (obvious|nothing new|not new|not news|old news)
      no (surprise|news) [there]
      (tell|give|show) me something (new|i don't know)
    `,
  ],
  [
    "pleased",
    phrases`
      (that's|that is|it's|it is|this is|how) ...3 (interesting|good to know|nice|great|cool|helpful|useful|amazing|
        fascinating|awesome|reassuring|good news|encouraging)
      (good|nice|interesting|glad|happy|great) (to (know|hear|see)|one)
      (makes|that makes) sense
      fair enough
      ^ (ok|okay|alright|all right) (good|fine|cool|nice) $
      ^ ...2(ok|okay|alright|right|so|then) [a|an] [easy|rest|short|gentle|hard] (run|ride|day|walk|session) it is $
      (makes|made) my day
      ^ ...2(ah|oh|ok|okay|aha) i see $
    `,
  ],
]
const ASKS = phrases`
  (why|how|what|which|when|who|where|show|compare|tell|give|is|are|was|were|do|does|did|can|could|should)
`
const MAX_CHARS = 70

/** "how do you know it isn't the other way round", "and my husband's?", "I knew that already". */
export const asRemark: Way = ({ own, leaned }) => {
  const { whole, mentions } = own
  if (mentions.length > 0 || whole.length > MAX_CHARS) return null
  const about = REMARKS.find(([, wordings]) => wordings.test(whole))?.[0]
  const isOfTime = about === "exclusion" && own.periods.length > 0
  const before = about === undefined || isOfTime ? null : leaned()
  return before && about ? asking({ kind: "talk", about }, own) : null
}

/** Something that is said, and was not understood as anything else. */
export const asAside: Way = ({ own, leaned }) => {
  const { whole, mentions } = own
  if (mentions.length > 0 || whole.length > MAX_CHARS || whole.endsWith("?")) return null
  if (ASKS.beginsAt(whole, openingEnd(whole)) || leaned() === null) return null
  return SAYS.beginsAt(whole, openingEnd(whole))
    ? asking({ kind: "talk", about: "noted" }, own)
    : null
}

const SAYS = phrases`
  (i|it|she|he|we|they|that|there|my|the|this)
  (that's|it's|i'm|i've|he's|she's|there's|didn't|wasn't|had)
`

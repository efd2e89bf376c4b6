import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

/** What is wanted is a line, or a better answer than the one before. */
export type Brief = "line" | "complaint"

const POLITE = phrases`
  so | ok | okay | and | just | now | please | hey | hi | well | no | but | um | hmm | then | thanks
`

/** Asks for the whole in a few words. */
const LINE = phrases`
  (one|1|a|single) (line|liner|sentence|word) ...6 (how|on|about|of|me|status|summary|please)
  (in|with|give me|just) ...1 (one|1|a|single|few) (line|sentence|word|words)
  ^ (one|1) (line|liner|sentence)
  (short|quick|brief) (version|summary|update|answer|overview|status|take)
  (tldr|tl dr|nutshell|bottom line)
  give (it to me|it) (straight|short|quick)
  hit me with it
  tell me ...2(just|only) one thing
`
/** Says nothing but that something is to be said. */
const WHATEVER = phrases`
  ^ ...3${POLITE} (what now|now what|what next|what then) $
  ^ ...3${POLITE} (tell|say|show|give) (me|us) (something|anything|whatever|stuff) [good|about me] $
  ^ ...3${POLITE} (talk|speak) to me $
  ^ ...3${POLITE} (give|show|tell|send) (me|us) [the|some|my|a|an] (
    highlights|headlines|essentials|gist|short version|big picture|rundown|run down|lowdown|low down|picture) $
  ^ ...3${POLITE} (what's|whats|what is) (up|the latest|happening|going on|the story|the verdict|
    the word) $
  ^ ...3${POLITE} what (should|must|do) i [need to] know [today|now|about me|about myself|about my health] $
  ^ ...3${POLITE} (anything|something) (good|bad) $
  ^ ...3${POLITE} (any|got any) (good|bad) news $
  ^ ...3${POLITE} (give|tell|show) (me|us) [the|some|my] (good|bad) news $
  ^ ...3${POLITE} (what's|whats|what is) the (good|bad) news $
  ^ ...3${POLITE} (what's|whats|what is) the (big|whole|overall) picture $
  ^ ...3${POLITE} (anything|something|what's|whats|what is) (interesting|notable|new) $
  ^ ...3${POLITE} (anything|something|what's|whats|what is) (interesting|notable|new) (in my (numbers|data)|about me|
    lately|recently|going on|happening) $
  ^ ...3${POLITE} what do you (think|make) of (me|my health|my data|it all) $
  ^ ...3${POLITE} (any|got any) (news|updates|insights) [for me|today] $
  ^ ...3${POLITE} (so|and|well|hm|hmm|ok so|ok and|now|news|verdict|update|status|thoughts|go on|go ahead|hit me) $
  ^ ...3${POLITE} (how's|hows|how is) (it|things|everything|stuff) (looking|going) $
  ^ ...3${POLITE} (how do i look|sum me up|fill me in|catch me up|check on me|check me|rate me)
`
/** Finds fault with what was answered, or with who answers. */
const COMPLAINT = phrases`
  (useless|stupid|dumb|idiot|rubbish|pointless|crap|shit|terrible|bad|bloody|worst|lousy|silly|
    nonsense) ...1 (answer/s|bot|app|
    reply|replies|response/s|thing|machine|ai|robot)
  (you|you're|u|ur|this|that|it|that's|this is|it's) ...3 (useless|stupid|dumb|an idiot|rubbish|hopeless|no help|
    no good|
    nonsense|crap|shit|broken|annoying|garbage|pathetic)
  (you|this|that|it) (suck|sucks)
  (not|isn't|wasn't) [really|quite|at all] what i (asked|meant|wanted|said)
  i (didn't|did not|never) (ask|asked|mean) [for] (that|this|it)
  (didn't|did not|don't|doesn't|never|not) (answer|answering|answered) ...2 (question|me|that|it|anything)
  (you|that|this|it) ...1 (didn't|did not|doesn't|don't|not) (help|helpful|make sense|understand|listen|get it|get me)
  (makes|made) no sense
  wrong answer
  answer ...1 (was|is) ...2 (useless|rubbish|crap|shit|bad|terrible|wrong|stupid|nonsense|garbage|no help)
  (you|you're|this) [are|is] not (helping|helpful|useful|listening)
  (be|something) more (useful|helpful|specific)
  ^ ...2${POLITE} (that's|thats|this is|it's) (wrong|not right|not true|not it) $
  (are|r) (you|u) ...1 (stupid|dumb|broken|kidding|joking|serious|drunk|listening|deaf|blind)
  ^ ...2${POLITE} (wtf|wth|ffs|omg|ugh|seriously|come on|nope|wrong)
  ^ ...2${POLITE} (try|do) (again|better|harder)
  (please|you (can|could|should|must)) (try|do) (again|better|harder)
  not (helpful|useful|good enough)
  i give up
  (hate|sick of) (this|you|the) [app|bot|thing]
  i (expected|wanted) (more|better)
  (that's|is that) (it|all) $
`

/** Beside a complaint something is asked that has an answer of its own. */
const ASKS = phrases`
  what (can|could|do) you | how (do|does) | what (is|are|was|were) my | why (is|are|was|do|did)
  should i | how (is|was|did) my
`

const MAX_CHARS = 70

/** Whether a message asks for a line on everything, or complains of an answer; null where it asks for something. */
export const briefIn = ({ whole, metrics, periods }: ParsedQuestion): Brief | null => {
  if (metrics.length > 0 || whole.length > MAX_CHARS) return null
  if (periods.some(({ form }) => form !== "default")) return null
  if (COMPLAINT.test(whole)) return ASKS.test(whole) ? null : "complaint"
  return LINE.test(whole) || WHATEVER.test(whole) ? "line" : null
}

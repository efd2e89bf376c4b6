/** A stretch of a sentence that shows a sign. */
export interface Shown {
  readonly sentence: string
  readonly at: number
  readonly end: number
}

/** When what is said was the case, as far as it matters: `past` is over for good. */
export type Tense = "now" | "lately" | "past"

const LIGHT =
  /^(?:have|having|had|has|feel|feeling|felt|experience|experienced|experiencing|get|getting|got|been|any|in|a|an|the|really|currently|actually|suffer|suffering|suffered|from|notice|noticed|at|all|signs?|symptoms?|of|kind|sort|major|some|my|going|to|want|wanting|planning|plan|thinking|about|trying|ever|even|think|i|am|would|do|does|did|is|are|was|this|severe|more|actively|intend|intending)$/
const BREAKS =
  /[;:]|\b(?:but|however|though|although|yet|because|since|so|then|and|except|just|until|why|what|if)\b/
const NOT_REALLY =
  /\bnot (?:sure|know|certain|only|just|understand|tell|stop|stopping|go|going away|better|help|helping|normal|ok|okay|good|well|right|my imagination)\b|\bno (?:idea|doubt|matter|longer sure|clue)\b/

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}']+/gu) ?? []

/** "no chest pain", "I have not fainted", "without dizziness, nausea or fainting", "chest pain: no". */
export const isDenied = ({ sentence, at, end }: Shown): boolean => {
  if (
    /^(?:\s*[:?=-]\s*|,? (?:is|was) )(?:no(?! (?:idea|clue|one|doubt|joke|thanks))|none|negative|denied|absent)\b/.test(
      sentence.slice(end),
    )
  )
    return true
  const before = sentence.slice(0, at)
  const negator = [
    ...before.matchAll(
      /\b(?:no|not|never|without|none|denies|deny|denied|nor|neither|zero|cannot|ruled out|rule out|free of|absence of|lack of)\b/g,
    ),
  ].at(-1)
  if (!negator) return false
  const between = before.slice(negator.index + negator[0].length)
  if (NOT_REALLY.test(before.slice(negator.index) + sentence.slice(at, at + 12))) return false
  if (negator[0] === "cannot") return false
  if (BREAKS.test(between)) return false
  if (negator[0] === "not" || negator[0] === "never") {
    const words = wordsOf(between.replace(/\b(?:or|nor|,).*$/, ""))
    const isShortList = /\b(?:or|nor)\b/.test(between) && words.length <= 8
    return words.every((word) => LIGHT.test(word)) || (isShortList && LIGHT.test(words[0] ?? ""))
  }
  const isList = /,/.test(between)
  const rest = `${between} ${sentence.slice(end, end + 60)}`
  return isList ? /\b(?:or|nor)\b/.test(rest) : wordsOf(between).length <= 4
}

const ABOUT =
  /\b(?:risks?|chances?|odds|probability|likelihood|signs?|symptoms?|causes?|caused?|causing|history|prevent\w*|avoid\w*|reduc\w+|lower\w*|fear|afraid|scared|died?|dies|dying|death|survived?|survivor|recover\w*|rehab\w*|predict\w*|detect\w*|definition|meaning|called|(?:read|reading|learn\w*|article|story|post|video|know more|curious) about|kinds?|types?|difference between|statistics|awareness|prevention|anniversary|rule out)(?: (?:a|an|the|of|for|from|getting|by|on|to|any|after|with|between|in|people with))*\W*$/
const FICTION =
  /\b(?:movie|film|episode|documentary|podcast|novel|book|article|essay|lecture|news(?: story)?|show|story|quiz|video|song|series|game)s?(?: \w+){0,2} (?:about|on|of|where|with|called|titled|covering|in which)\b[^.]{0,40}$|\b(?:character|hero|heroine|actor|actress|protagonist|villain)\b[^.]{0,30}$/
const GENERAL_QUESTION =
  /^(?:so |and |hi,? |hello,? |hey,? )?(?:what (?:is|are|does|causes?|happens|counts|(?:do|can|should) (?:people|one|doctors|others))|which|how (?:do(?:es)? (?!(?:i|my|it|this|that|he|she|we|his|her)\b)\w+|common|is|are)|can (?:a|an|the|low|high|poor|too|stress|anxiety|coffee|caffeine|exercise|running|lack|people|you|your)|could (?:low|high|stress)|(?:is|are) (?!(?:my|this|that|it|he|she)\b)[^,.]{0,40}\b(?:(?:common|frequent|typical) (?:with|in|among|at|during)|hereditary|genetic|inherited|contagious)|do(?:es)? (?:a|an|the|low|high|poor|too|stress|anxiety|coffee|caffeine|exercise|running|lack|people|metoprolol|it)|tell me (?:about|what)|explain|define|why do people)\b/
const OWN =
  /\b(?:i|me|my|mine|he|she|him|her|his|we|our|they|their|husband|wife|mom|mum|dad|mother|father|partner|friend|someone|somebody|right now|help)\b/

const SUPPOSED = /\bif (?:i|he|she|someone|somebody|you|one)(?: \w+){0,3}\W*$/
const QUOTED_FROM =
  /\b(?:movie|film|song|lyrics?|novel|book|series|episode|scene|character|podcast|title|sings?|singing|poem|quote|meme|tv|play)\b/

/** What somebody says in a story, a song or a film. */
export const isTold = ({ sentence, at, end }: Shown): boolean => {
  const before = sentence.slice(0, at)
  if (FICTION.test(before)) return true
  const isQuoted = /"[^"]*$/.test(before) && /^[^"]*"/.test(sentence.slice(end - 1))
  return isQuoted && QUOTED_FROM.test(sentence)
}

/** A question about the thing in general, or what would be: nobody is in it now. */
export const isGeneral = ({ sentence, at, end }: Shown): boolean => {
  const before = sentence.slice(0, at)
  if (SUPPOSED.test(before) && /\bwould\b/.test(sentence)) return true
  if (ABOUT.test(before))
    return (
      !/\b(?:signs?|symptoms?) of\W*$/.test(before) ||
      !/\b(?:i|he|she|my) (?:am |is |are )?(?:have|has|having|showing|getting|seeing)\b/.test(
        before,
      )
    )
  return (
    GENERAL_QUESTION.test(sentence) &&
    !OWN.test(`${before} ${sentence.slice(at, end)}`) &&
    !/^.{0,12}\b(?:my|i|(?<!\bto )me)\b/.test(sentence.slice(end))
  )
}

const COUNT =
  "(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|few|several|many|couple|some)"
const DISTANT = new RegExp(
  `\\blast (?:year|summer|winter|spring|fall|autumn)\\b|\\b${COUNT}(?: of)? (?:years?|yrs?|months?|decades?) (?:ago|back|earlier|prior)\\b|\\b(?:in|since|back in|during) (?:19|20)\\d\\d\\b|\\bback in\\b|\\bwhen i was (?:a |an |in |\\d|young|little|pregnant|a kid)|\\bas a (?:child|kid|teen\\w*)\\b|\\b(?:years|months|ages) ago\\b|\\bused to\\b|\\bhistory of\\b|\\bpreviously\\b|\\bin the past\\b|\\b(?:long|some time) ago\\b|\\bin (?:january|february|march|april|may|june|july|august|september|october|november|december)\\b|\\bin my (?:teens|twenties|thirties|youth|childhood)\\b|\\bat (?:age|the age of) \\d+`,
)
const RECENT = new RegExp(
  `\\b(?<!(?:for|over|during|in|since|past) (?:the )?)last (?:week|month|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\\b|\\b${COUNT}(?: of)? (?:days|weeks) (?:ago|back|earlier)\\b|\\ba (?:few |couple of )?(?:weeks?|month|fortnight) ago\\b|\\bthe other (?:day|week|night)\\b|\\bearlier this (?:week|month)\\b|\\bonce (?:this|last) (?:week|month)\\b`,
)
const AGAIN =
  /\b(?:now|right now|again|today|tonight|this (?:morning|afternoon|evening)|currently|is back|came back|coming back|come back|has returned|still|ongoing|keeps?|getting worse|worse)\b/
const CLEARED =
  /\b(?:(?:was|been|got|am|is|were) (?:\w+ )?cleared|all[- ]clear|ruled (?:it |that |everything )?out|(?:turned out|turns out) (?:to be|it was|fine|ok|nothing)|(?:doctors?|er|ed|hospital|cardiologist|gp|a&e|physician) (?:\w+ ){0,3}(?:said|told|found|checked|cleared|confirmed|says)(?: \w+){0,6} (?:fine|ok|okay|nothing|normal|clear|anxiety|harmless|good)|(?:doctors?|er|cardiologist|gp) (?:has |have )?(?:cleared|checked|ruled)|(?:cleared|checked out|checked|treated|discharged) (?:by|at|in|from) (?:\w+ )?(?:doctors?|er|ed|hospital|cardiolog\w+|gp|a&e|physician|urgent care))\b/
const OVER =
  /\b(?:went away|gone(?: away)?(?: now)?|no longer|resolved|(?:better|fine|ok|okay|good) (?:now|again)|stopped (?:now|after|on its own)|passed (?:quickly|after|on its own)|has passed|recovered)\b/

const BACK = /\b(?:is back|came back|again|returned|happening (?:now|again))\b/
const EARLIER = /\b(?:had|felt|was|fainted|passed out|blacked out|yesterday|earlier|last night)\b/

/** Clauses of a sentence, for what belongs to one verb alone. */
const clauseAround = ({ sentence, at, end }: Shown): string => {
  const left = sentence
    .slice(0, at)
    .split(/[,;]| but | and (?=i |my |is |how |what |can |did )/)
    .at(-1)!
  const right = sentence.slice(end).split(/[,;]| but | and (?=i |my |is |how |what |can |did )/)[0]!
  return `${left}${sentence.slice(at, end)}${right}`
}

/** How what a message speaks of has ended, as far as it says. */
export interface Ending {
  /** A clinician has looked, and found it to be nothing. */
  readonly isCleared: boolean
  readonly isOver: boolean
}

/** What a message says of an end. */
export const endingOf = (message: string): Ending => ({
  isCleared: CLEARED.test(message),
  isOver: OVER.test(message),
})

/**
 * When a sign was there. What lies a season back or was seen to by a clinician is past; the days and
 * weeks before are lately; whatever else is said counts as now, for waiting costs more than asking.
 */
export const tenseOf = (shown: Shown, { isCleared, isOver }: Ending): Tense => {
  const clause = clauseAround(shown)
  const isBack = AGAIN.test(clause) || BACK.test(shown.sentence.slice(shown.end))
  if (isBack && !/\b(?:was|were|got) (?:\w+ )?cleared\b/.test(clause)) return "now"
  if (isCleared || DISTANT.test(shown.sentence)) return "past"
  if (RECENT.test(clause) || (isOver && EARLIER.test(shown.sentence))) return "lately"
  return "now"
}

/** Whether a sentence is about a time that is over for good. */
export const isLongAgo = (sentence: string): boolean =>
  DISTANT.test(sentence) && !AGAIN.test(sentence)

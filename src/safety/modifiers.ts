/**
 * What a modifier makes of a sign (ConText: Harkema et al. 2009; NegEx: Chapman et al. 2001). A
 * `pseudo` modifier only looks like one ("not sure") and cancels those it overlaps.
 */
export type Category = "negated" | "hypothetical" | "fictional" | "pseudo"

/** Words that change what a sign beside them means. */
export interface Modifier {
  readonly category: Category
  /** One phrase a line. */
  readonly words: string
  /** Whether it acts on signs after it, before it, or anywhere in its sentence. */
  readonly direction: "forward" | "backward" | "sentence"
  /** How many words may stand between it and the sign. */
  readonly scope: number
  /** The only words that may stand between. */
  readonly over?: string
  /** Acts only behind a comma or colon: "chest pain: no". */
  readonly apart?: true
  /** Acts only where nobody is named who shows the sign. */
  readonly ofNobody?: true
  /** Acts only where this stands in the sentence too. */
  readonly beside?: string
}

/** Words that say no more than that something is there. */
const LIGHT = `(have|having|had|has|feel/ing|felt|experience/d|experiencing|get/ting|got|been|any|in|a|an|the|really|
  currently|actually|suffer/ing/ed|from|notice/d|at|all|sign/s|symptom/s|of|kind|sort|major|some|my|going|to|
  want/ed/ing|planning|plan|thinking|about|trying|ever|even|think|i|am|would|do|does|did|is|are|was|this|severe|
  more|actively|intend/ing)`

/** What leads from "risk" to what it is a risk of. */
const OF = "(a|an|the|of|for|from|getting|by|on|to|any|after|with|between|in|people)"

const TELLS = "(about|on|of|where|with|called|titled|covering|in which)"

/** Every modifier. */
export const modifiers: ReadonlyArray<Modifier> = [
  {
    category: "negated",
    words: `
      (no|without|none|denies|deny|denied|nor|neither|zero|absence of|lack of|free of|ruled out|rule out)
    `,
    direction: "forward",
    scope: 4,
  },
  { category: "negated", words: "(not|never)", direction: "forward", scope: 8, over: LIGHT },
  {
    category: "negated",
    words: "(no|none|negative|denied|absent) !(idea|clue|one|doubt|joke|thanks)",
    direction: "backward",
    scope: 0,
    apart: true,
  },
  {
    category: "negated",
    words: `
      (is|was) (no|none|negative|denied|absent) !(idea|clue|one|doubt|joke|thanks)
    `,
    direction: "backward",
    scope: 0,
  },
  {
    category: "pseudo",
    words: `
      not (sure|know|certain|only|just|understand|tell|stop/ping|go|better|help/ing|normal|ok|okay|good|well|
        right|going away|my imagination)
      no (idea|doubt|matter|clue|longer sure)
    `,
    direction: "sentence",
    scope: 0,
  },
  {
    category: "hypothetical",
    words: `
      (risk/s|chance/s|odds|probability|likelihood|sign/s|symptom/s|cause/s/d|causing|history|prevent*|avoid*|
        reduc*|lower*|fear|afraid|scared|die/d/s|dying|death|survive/d|survivor|recover*|rehab*|predict*|detect*|
        definition|meaning|called|kind/s|type/s|statistics|awareness|prevention|anniversary|rule out)
      (read|reading|learn*|article|story|post|video|know more|curious) about
      difference between
    `,
    direction: "forward",
    scope: 6,
    over: OF,
  },
  {
    category: "pseudo",
    words: `
      (i|he|she|my) [am|is|are] (have|has|having|showing|getting|seeing) ...4 (signs|symptoms) of
    `,
    direction: "sentence",
    scope: 0,
  },
  {
    category: "hypothetical",
    words: "if (i|he|she|someone|somebody|you|one)",
    direction: "forward",
    scope: 3,
    beside: "would",
  },
  {
    category: "hypothetical",
    words: `
      ^ [so|and|hi|hello|hey] (which|explain|define)
      ^ [so|and|hi|hello|hey] what (is|are|does|cause/s|happens|counts)
      ^ [so|and|hi|hello|hey] what (do|can|should) (people|one|doctors|others)
      ^ [so|and|hi|hello|hey] how (common|is|are)
      ^ [so|and|hi|hello|hey] how (do|does) !(i|my|it|this|that|he|she|we|his|her)
      ^ [so|and|hi|hello|hey] can (a|an|the|low|high|poor|too|stress|anxiety|coffee|caffeine|exercise|running|
        lack|people|you|your)
      ^ [so|and|hi|hello|hey] could (low|high|stress)
      ^ [so|and|hi|hello|hey] (is|are) !(my|this|that|it|he|she) ...7 (hereditary|genetic|inherited|contagious)
      ^ [so|and|hi|hello|hey] (is|are) !(my|this|that|it|he|she) ...7 (common|frequent|typical) (with|in|among|
        at|during)
      ^ [so|and|hi|hello|hey] (do|does) (a|an|the|low|high|poor|too|stress|anxiety|coffee|caffeine|exercise|
        running|lack|people|metoprolol|it)
      ^ [so|and|hi|hello|hey] tell me (about|what)
      ^ [so|and|hi|hello|hey] why do people
    `,
    direction: "sentence",
    scope: 0,
    ofNobody: true,
  },
  {
    category: "fictional",
    words: `
      (movie/s|film/s|episode/s|documentary|documentaries|podcast/s|novel/s|book/s|article/s|essay/s|lecture/s|news|
        show/s|story|stories|quiz|quizzes|video/s|song/s|series|game/s) ...2 ${TELLS}
      (character|hero|heroine|actor|actress|protagonist|villain)
    `,
    direction: "forward",
    scope: 7,
  },
  {
    category: "fictional",
    words: "(rewatched|rewatching|binged|bingeing|streamed|streaming|binge watched)",
    direction: "forward",
    scope: 4,
  },
  {
    category: "fictional",
    words: `
      (episode/s|scene/s|poster/s|billboard|banner|trailer|lyric/s|headline|sticker|documentary|musical|exhibition)
    `,
    direction: "backward",
    scope: 4,
    over: "(the|a|an|of|that|this|was|is|were|on|in|from|about|at|our|my|old|new)",
  },
]

/** Ends what a negation reaches. */
export const TERMINATIONS = `
  (but|however|though|although|yet|because|since|so|then|and|except|just|until|why|what|if)
`

/** Whoever shows a sign: with one of these a general question is about somebody. */
export const SOMEBODY = `
  (i|me|my|mine|he|she|him|her|his|we|our|they|their|husband|wife|mom|mum|dad|mother|father|partner|friend|
    someone|somebody|right now|help)
`

/** Works that quote what nobody means. */
export const WORKS = `
  (movie|film|song|lyric/s|novel|book|series|episode|scene|character|podcast|title|sing/s/ing|poem|quote|meme|
    tv|play|band|album|track|playlist|poster|billboard|banner|sticker|headline|magazine|graffiti|shirt)
`

const COUNT =
  "(#|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|few|several|many|couple|some)"

/** Times, endings and returns: what says when a sign was there. */
export const times = {
  distant: `
    last (year|summer|winter|spring|fall|autumn)
    ${COUNT} [of] (year/s|yr|yrs|month/s|decade/s) (ago|back|earlier|prior)
    (in|since|during|back in) #1900-2099
    back in
    when i was (a|an|in|#|young|little|pregnant)
    as a (child|kid|teen*)
    (years|months|ages) ago
    used to
    history of
    previously
    in the past
    long past
    (long|some time) ago
    in (january|february|march|april|may|june|july|august|september|october|november|december)
    in my (teens|twenties|thirties|youth|childhood)
    at (age|the age of) #
  `,
  recent: `
    last (week|month|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)
    ${COUNT} [of] (days|weeks) (ago|back|earlier)
    a [few|couple of] (week/s|month|fortnight) ago
    the other (day|week|night)
    earlier this (week|month)
    once (this|last) (week|month)
  `,
  /** "for the last week" reaches until now. */
  lasting: `
    (for|over|during|in|since|past) [the] last (week|month|weekend|monday|tuesday|wednesday|thursday|friday|
      saturday|sunday)
  `,
  again: `
    (now|again|today|tonight|currently|still|ongoing|keep/s|worse)
    this (morning|afternoon|evening)
    (is|came|coming|come) back
    has returned
  `,
  returned: `
    (is|came) back
    (again|returned)
    happening (now|again)
  `,
  cleared: `
    (was|been|got|am|is|were) ...1 cleared
    all clear
    ruled [it|that|everything] out
    (turned out|turns out) (fine|ok|nothing|to be|it was)
    (ecg|ekg|scan|mri|ct|x ray|tests|bloods) ...2 (clean|clear|fine|normal|negative|ok|okay)
    (doctor/s|doc|er|ed|hospital|cardiologist|gp|physician|a and e) ...3 (said|told|found|checked|cleared|confirmed|
      says) ...6 (fine|ok|okay|nothing|normal|clear|anxiety|harmless|good)
    (doctor/s|doc|er|cardiologist|gp) [has|have] (cleared|checked|ruled)
    (cleared|checked|treated|discharged|checked out) (by|at|in|from) ...1 (doctor/s|er|ed|hospital|cardiolog*|
      gp|physician|a and e|urgent care)
  `,
  wasCleared: "(was|were|got) ...1 cleared",
  over: `
    (went away|resolved|no longer|recovered|has passed)
    gone [away] [now]
    (better|fine|ok|okay|good) (now|again)
    stopped (now|after|on its own)
    passed (quickly|after|on its own)
  `,
  earlier: `
    (had|felt|was|fainted|yesterday|earlier)
    (passed|blacked) out
    last night
  `,
} as const

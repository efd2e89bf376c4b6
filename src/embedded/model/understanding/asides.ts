import { type PhraseTable, phrases } from "#language/phrases"
import type { TextSpan } from "#language/text-span"

/** Politeness, and whom the message is said to. */
const POLITE = phrases`
  (if|whenever|when) (you (can|could|don't mind|have time|get a chance|like|want|please)|possible|that's ok)
  (no rush|no hurry|no pressure|no worries|no problem|much appreciated|i appreciate it|appreciate it)
  (sorry to (bother|ask|trouble) you | thanks a (bunch|lot|million) | have a (nice|good|great) (day|one|
    evening))
  (i'd|i would|i'll) be (grateful|thankful|happy|glad) [to (know|hear|see)]
  (hope you're|hope you are|hope all is|how are you|how's it) (well|going|doing)
  (pretty please | ta | cheers | hun | buddy | pal | champ | boss | coach | my friend | bro | bruh | sis |
    fam | y'all)
  (ok|okay|hey|hi|hello|yo) (google|siri|alexa|chatgpt|computer|coach|doc|buddy)
  (google | siri | alexa | chatgpt | computer)
  # asking
`
/** Ways to ask, whatever for. */
const ASKING = phrases`
  (work out|figure out|dig out|dig up) !(in|at|before|after|more|less) | (run|do) an [exploratory] analysis
  (i|i've|i'm) ...1 been (pulling|clocking|getting|hitting|managing|averaging) | did i (push|pull|clock|manage|put out)
  (pull|bring|look|call) [it|that|this] up | (remind|fetch|enlighten) [me] | (refresh|jog) my memory
  (dig|look) into (it|this|that) | (work|figure|sort) (it|this|that) out
  (run|crunch|do) the (numbers|math|maths|sums)
  (walk|talk|take|guide) me through [it|this|that] | break (it|this|that) down | (talk|speak) to me
  (hit me with it | lay it on me | give it to me straight | spill | shoot | go ahead | i'm all ears)
  (take|have|give) [me] a (look|peek|glance|quick look) | (double|cross) check/ing [for me]
  (analyse|analyze) [it|this]
  (your|any|some) [other] (take|thoughts|verdict|opinion|view/s|idea/s|insight/s|feedback|comment/s|
    suggestion/s)
  (thoughts|insight/s|opinion/s|verdict|feedback|analysis|comments) [please]
  what (do|would) you (reckon|think|say) | (wouldn't|would) you say | (don't|do) you (think|reckon)
  (quick|random|silly|dumb|stupid|noob|weird|odd|strange|last|another|follow up|one more|simple|honest|
    small) (one|question)
  (just|out of|pure|idle) [of|sheer|pure] (curiosity|interest) | asking for (a friend|someone)
  (curious|intrigued)
  (i|i'm|im) ...1 (dying|itching|keen|eager|desperate|trying) to (know|see|find out|figure out|understand)
  by any chance | any chance | is there (any|a) (way|chance) | do you happen to know
  # how to answer
`
/** How the answer is wished. */
const WISHED = phrases`
  (yes or no | just (the|a) number | one word answer | keep it (short|brief|simple) | bullet points | bullets)
  in (detail | short | brief | a nutshell | simple terms | other words | sum | plain words | layman's terms |
    laymans terms)
  (be|brutally|totally|completely|perfectly|fully) (honest|blunt|frank|straight|truthful) | no sugarcoating
  straight up
  (the|a) (gist|bottom line|short version|long version|big picture|whole picture|full picture|tldr|lowdown|
    scoop)
  (tldr | tl dr | eli5 | like (i'm|im) (five|ten) | short answer | exact figure | short version | asap | stat)
  long story short | bottom line
  # hedges and discourse
`
/** Hedges, discourse and interjections. */
const DISCOURSE = phrases`
  to be (fair|honest|sure|clear|frank|precise|exact) | in (all|full) (honesty|fairness|seriousness)
  not gonna lie
  at the end of the day | in the (grand|big) scheme [of things] | all (things considered|in all)
  (on|as) (the|a) (whole|rule)
  (as|like) (usual|always|ever|normal) | once (more|again|and for all)
  for (once|real|sure|certain|example|instance)
  (more or less | give or take | ballpark | or thereabouts | per se | so to speak | at all | whatsoever |
    for some reason)
  (and|or) (stuff|whatnot|everything|so on|something|anything|whatever|what|so|such) | (by|and) (large|far)
  all of a sudden | out of (nowhere|the blue) | the other way round | (it|that|this) (turns|turned) out
  (speaking|talking) of [which] | roughly speaking | statistically speaking | while (we're|i'm) at it
  as we speak
  as it (stands|is) | so far | up (to|till|until) now | to date | of late | at (present|the minute|this point)
  (first of all | first off | secondly | thirdly | finally | two things | another thing | last thing |
    next up | namely)
  (does|hope|if) (that|this) make/s [any] sense | you (know|see)
  i (mean|guess|suppose|reckon|presume|assume|take it)
  (health|fitness|performance|number/s|weight|sleep|time) wise | for (what it's|what its) worth
  ngl | lowkey | highkey | fwiw | tbf | afaik | iirc | icymi | nvm | idc | ikr | smh | lmao | lmfao | rofl
  haha* | hehe*
  yikes | whoa | wow | phew | hooray | yay | damn | jeez | geez | gosh | argh* | ffs | goodness | hell
  heck | huh | eh | meh | duh
  (a (wee|tad|smidge|touch|hair) [bit] | wee | tad | heaps | tons | loads | super | anyhow | anyways |
    meanwhile | otherwise)
  (therefore | hence | plus | besides | anyway | whatever you've got | anything you've got | you've got)
  bloody hell | god knows | who knows | heaven knows | goodness knows | beats me | search me | fingers crossed
  (touch|knock on|knock) wood | for (goodness|god's|heaven's) sake
  # how much it matters to the person
`
/** How much it matters to the person. */
const MATTERS = phrases`
  (i'm|im|i am|been|feeling|bit|kinda|little|somewhat|really|very|super) ...2 (worried|anxious|paranoid|
    nervous|scared|
    obsessed|proud|embarrassed|puzzled|confused|freaking out|stumped|baffled|annoyed|frustrated|curious
  concerned|happy)
  (about|with|by|of|to ask) (it|this|that) | embarrassed to ask | freaking out [a bit]
  (it's|its|it|this|that|something) ...2 (bugging|bothering|worrying|puzzling|killing|annoying) me
  feels off | seems off
  i ...1 (can't|cannot|couldn't|don't) ...1 (remember|recall|tell|figure [it] out|work [it] out|
    make sense of [it])
  my memory is ...3 | i (forgot|forget) | i (lost|lose) track | i have no (idea|clue) | no (idea|clue)
  i ...1 (need|ought|have|must|want) to know | (i swear | i keep wondering | seriously though)
  # who says so, and where the data is from
`
/** Who says so, and which device. */
const SOURCES = phrases`
  (my|the|our|a) ...1 (wife|husband|partner|boyfriend|girlfriend|mom|mum|mother|dad|father|sister|brother|son|
    daughter|boss|
    friend/s|doctor|gp|nurse|trainer|coach|physio|therapist|colleague/s) ...1 (says|said|thinks|thought
  keeps saying|
    told me|asked [me]|is asking|wants to know|claims|reckons|asks|wanted to know) [that|it's|its|it is
  i'm] [awful|bad|
    terrible|too low|too high|fine]
  (the|my) (app|watch|phone|ring|garmin|oura|fitbit|whoop) (said|says|showed|shows|told me|buzzed|beeped|claims)
  (on|from|by|in|with|according to|per) my ...1 (garmin|oura|fitbit|whoop|apple watch|watch|ring|phone|
    tracker|polar|coros|
    suunto|samsung|withings)
  garmin | oura | fitbit | whoop | apple | polar | coros | suunto | samsung | withings
  (i|i've|people|they|everyone|everybody|folks) ...1 (read|heard|saw|say|says|said|think/s|
    claim/s) [somewhere|online|that]
  (based on | according to | given | considering | going by) (my|the|all|everything|all the|
    what you have) ...2(my|data|numbers)
  given my (lifestyle|job|age|situation) | considering everything | with everything going on
  compared to most folks
  # who is asking
`
/** Who is asking. */
const ASKER = phrases`
  (my|our) (mum|mom|mother|dad|father|sister|brother|parents|family) (has|had|have|is|was)
  (as|being) (a|an|someone with a) ...2 (mum|mom|dad|parent|owl|lark|student|nurse|runner|person|job|worker|
    beginner)
  (i'm|im|i am) (new|old) [here|to this] | (first|second) time (asking|here|user) | desk job | age # [here]
  (this is a|just a|a) test [question] | test question | testing
`

const ASIDES: ReadonlyArray<PhraseTable> = [
  POLITE,
  ASKING,
  WISHED,
  DISCOURSE,
  MATTERS,
  SOURCES,
  ASKER,
]

/** Idioms beside a question, which change nothing of its answer. */
export const asidesIn = (text: string): ReadonlyArray<TextSpan> =>
  ASIDES.flatMap((table) => table.find(text))

/** Adverbs of degree and manner say how, not which: "noticeably", "drastically". */
const ADVERB = /^[a-z]{3,}ly$/
/** Words of that ending which say which. */
const NARROWING = new Set("early slowly family italy belly july monthly".split(" "))

/** Whether a word is an adverb that narrows nothing down. */
export const isAdverb = (word: string): boolean => ADVERB.test(word) && !NARROWING.has(word)

import type { Asking } from "#catalogue/knowledge/asking"
import { type PhraseTable, phrases } from "#language/phrases"

/** Asks for what a person can eat or drink to get something. */
const FOOD = phrases`
  (what|which) ...2 (food/s|drink/s|fruit/s|vegetable/s|meal/s|nut/s|fish|snack/s)
  (food/s|drink/s|fruit/s|vegetables|nuts|fish|meals|snacks) ...4 (with|have|has|contain/s|high in|rich in|full
    of|for|that)
  (source/s|sources) of
  where (do|can|does) (i|you|we|one) ...1 get
  (high|rich) in
  what (should|can|do) (i|you|we|one) eat
`

/** The forms of question, one table each. */
const FORMS: Readonly<Record<Exclude<Asking, "any">, PhraseTable>> = {
  amount: phrases`
    how (much|many|far) ...4 (is|are|has|have)
    ^ caffeine in
    ^ calories in
    how (much|many) ...4 (in|does|do|of)
    (amount|content|level) (of|in)
    (does|do|is|are|has|have|any) ...5 (have|has|contain/s|got|in|full of|free|caffeinated|count/s|burn)
    what ...3 contain/s
    how (strong|far|big|small|large|heavy)
    what (is|are|'s) ...3 in
  `,
  duration: phrases`
    how (long|quickly|fast|soon|rapidly)
    how many (day/s|week/s|month/s|hour/s|minute/s|year/s)
    when (will|do|does|can|should) (i|you|we|it|they) ...2 (see|notice|feel|expect|start|be)
    (does|do|will|is) ...4 (take long|last|quick|stay|linger)
    what (is|are|'s) the half life
  `,
  normal: phrases`
    (what|what's|whats) ...4(is|are|s|would|be|considered|counts|as|a|an|the) (normal|good|healthy|ideal|typical|
      optimal|average|usual|high|low|bad|safe)
    (what|what's|whats) ...1(is|are) ...3 supposed to be
    (normal|healthy|reference|usual|ideal|typical|optimal|good|target) (range|value|level|number|amount|limits)
    (is|are) ...4 (normal|typical|average|usual)
    what should ...6 be
    how (high|low|fast|big|slow|old|long|much) (should|is|are) ...4 (be|normal|ideal|too|ok|enough)
    (considered|counts as) (high|low|normal|good|bad|healthy)
  `,
  need: phrases`
    how (much|many|often|long|hard|far) ...5 (should|need|must|have to|required|recommended|enough|ok|okay|safe|
      allowed|
      healthy|ideal|best|too)
    how (much|many|often|long|far) ...5 (a|per|each|every) (day|week|night|month|year|session)
    how (much|many|often|long|far) (should|do|must|can|could) (i|you|we|one|people|adults|men|women)
    (daily|weekly|recommended) (amount|limit|intake|dose|allowance|dosage|minutes|steps)
    (is|are) ...6 enough
    (is|are) ...6 too (much|many|often|long)
    do (i|you|we|people) [really|actually] need
    (what|what's|whats) ...4 (limit|maximum|minimum|recommended|recommendation|guideline)
    (a|per|each) (day|week|night)
  `,
  truth: phrases`
    (is|are|was) it [really|actually] (true|a myth|just a myth|right|correct)
    (is|are) ...8 (myth|true|really|actually|nonsense|bullshit|bs|rubbish|hype|overrated|legit|real|a thing|necessary)
    (does|do|will|can) ...6 (really|actually) 
    do (i|you|we) [really|actually] (need|have to)
    (really|actually|necessarily) (need|necessary|matter/s|true|bad|work/s|help/s|cause/s)
    (true|correct|right) that
    i (heard|read) that
  `,
  harm: phrases`
    (is|are|isn't|aren't) ...8 (bad|harmful|dangerous|unhealthy|safe|ok|okay|fine|alright|healthy|good|damaging|wrong|
      risky|harm)
    (does|do|can|could|will|would) ...8 (hurt/s|damage/s|harm/s|ruin/s|destroy/s|kill/s|mess|wreck/s|affect/s|cause/s|
      raise/s|increase/s|wear)
    (can|should|may|could) (i|you|we|one)
    what happens (if|when)
    (danger|dangers|risk|risks|side effects|harm) (of|from|with)
    too (much|many|little)
  `,
  effect: phrases`
    (does|do|will|can|could|would|did) ...8 (work/s|help/s|improve/s|do anything|do something|matter/s|make a
      difference|
      boost/s|reduce/s|lower/s|increase/s|raise/s|prevent/s|good|better|speed up|count/s|change/s|affect/s|
        build/s|burn/s)
    (is|are) ...6 (worth it|worth|good|useful|helpful|effective|beneficial|any good|better|as good)
    (benefit/s|effect/s|point|evidence|proof|science|use|purpose) (of|for|from|behind|on)
    (what|which) (does|do|is|are) ...6 (do|good for)
    (should|can) (i|you|we) ...2 (take|try|use|do|start|bother|get|buy)
    how (does|do|will|much does|much do) ...8 (affect|help|change|influence|improve|lower|raise|work)
    (is|are) ...6 (or|vs|versus|than)
    (what's|whats|what is|which is|which one is) ...2 better
    why (does|do|is|are|should)
  `,
  food: FOOD,
  time: phrases`
    (when|what time|how late|how early)
    (best|right|good|ideal|worst) (time|moment|hour)
    how (long|many hours|much time|soon|close|far) ...4 (before|after|until)
  `,
  causes: phrases`
    (what|which) ...3 (cause/s|raise/s|lower/s|affect/s|change/s|influence/s|increase/s|reduce/s|move/s|make/s|
      drive/s|
      help/s|improve/s|boost/s|brings|hurt/s)
    why (do|does|is|are|would|am) 
    (cause/s|reason/s) (of|for|behind)
    what (can|could|might|would) ...2 (cause|raise|lower|change|affect|mean)
  `,
  meaning: phrases`
    what (is|are|does|do) !(my)
    (what's|whats) !(my)
    (explain|define|definition|meaning|mean|means|describe)
    tell me (about|what)
    (difference|differ|differs|vs|versus)
    how (is|are|does|do|can) ...6 (measured|measure/s|work/s|calculated|know|detect|estimated|tracked|differ|accurate)
    how (accurate|reliable|precise|trustworthy)
    (can|should) (i|you|we) ...1 trust
    (is|are) ...6 (accurate|reliable|precise|trustworthy|nonsense|different|same)
  `,
}

/** Words that make it a question of the person's own, where they have measures of it. */
const OWN = phrases`
  my !(watch|ring|watch's|tracker|wearable|garmin|fitbit|oura|apple|body|system|knees|phone|joints|bedroom|waist|max|
    maximum|zone|cadence|calorie|last)
  (do|am|have|did) i !(really|actually|need|have|know|measure|tell|count)
  <!(should|can|could|do|does|may|must|will|would|to) i !(should|need|can|could|may|must|do|have to|really|
    really need|am|
    want|actually)
  me !(like)
`
/** Words that make it a question for the person's own record. */
const RECORDED = phrases`
  (what|what's|whats) ...1(is|are) my !(max|maximum|zone)
  (did|was|were|had|am) i
  have i !(got|to)
  i (had|did|drank|ate|took|slept|ran|walked|was|have been|used to)
  (avg|spearman)
  (average|median|correlation|trend|total|highest|lowest|longest|fastest) !(age|person|adult|man|woman|for|is|way|
    human|day)
  my (data|numbers|results|record|records|average|last|latest|usual|own)
  (yesterday|today|tonight|last night|this week|this month|last week|last month|this year|last year|so far|lately)
  (than|from|since) (last|usual|before|i)
  (do|does) (i|my) ...6 (on|when|after|during|more|better|worse|less|later|earlier) !(bed|a run|eating|exercise)
`

/** The narrowest first: "what is a normal BMI" asks for what is normal before it asks what BMI is. */
const NARROWEST: ReadonlyArray<Asking> = [
  "any",
  "amount",
  "duration",
  "normal",
  "food",
  "time",
  "need",
  "causes",
  "truth",
  "harm",
  "effect",
  "meaning",
]

/** The narrowest of some askings that a question has; null where it has none. */
export const askingOf = (text: string, asks: ReadonlyArray<Asking>): Asking | null =>
  NARROWEST.find((each) => asks.includes(each) && (each === "any" || FORMS[each].test(text))) ??
  null

/** How narrow an asking is: the narrowest first. */
export const narrownessOf = (asking: Asking): number => NARROWEST.indexOf(asking)

/** Whether a question is in any of the forms. */
export const asksAnything = (text: string): boolean =>
  Object.values(FORMS).some((form) => form.test(text))

/** Whether a question asks for one of these. */
export const isAsked = (text: string, asks: ReadonlyArray<Asking>): boolean =>
  askingOf(text, asks) !== null

/** Asks to judge a value, which is held against a norm beside the person's own. */
const OF_VALUE = phrases`(is|are) ...2(a|an|only|about|my|having|eating) #`

/** Askings that are answered from general knowledge even of two things that are measured: "calories in a beer". */
const GENERAL: ReadonlySet<Asking> = new Set(["amount", "duration", "food"])

/** Whether the person's own measures answer such an asking of two things better. */
export const isOfTwo = (asking: Asking): boolean => !GENERAL.has(asking)

/** Whether a question has a value to be judged. */
export const asksOfValue = (text: string): boolean => OF_VALUE.test(text)

/** Whether a question is about the person rather than about people. */
export const isOwn = (text: string): boolean => OWN.test(text)

/** Whether a question is for what is on record of the person. */
export const asksRecord = (text: string): boolean => RECORDED.test(text)

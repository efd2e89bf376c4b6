import { phrases } from "#language/phrases"

const TRAINING = phrases`
  (work|working) out
  workout/s
  exercis*
  train/ing
  gym
  sport/s
  (run|running|ride|riding|bike|biking|cycle|cycling|swim|swimming|jog|jogging|hike|hiking|row|lift|lifting)
  weights
  session
  interval/s
  race
  crossfit
  go hard
  push [it|hard|myself]
  (leg|arm|back|chest|push|pull|upper body) day
  legs | squats | deadlift/s | tempo | sprint/s | hills | hiit | spin | marathon | parkrun | 5k | 10k
  football | soccer | tennis | padel | basketball | climb | climbing | ski | skiing | row | rowing
`
export const TRAIN = phrases`
  (should|can|could|shall|may) i [still|really|safely|even|just|go|do|have] !(eat|drink|take|a|some) ...4 ${TRAINING}
  (should|can|could|shall|may) i [still|really|safely|even|just|also] (do|have) a ...3 ${TRAINING}
  (is it|is today|is this|would it be) [a] (ok|okay|fine|good|safe|wise|smart|bad) [idea|day|time|for me] (
    to|for) ...4 ${TRAINING}
  (good|bad) day (to|for) ...4 ${TRAINING}
  (ready|fresh|fit|good) [enough] (to|for) ...4 ${TRAINING}
  ready to go hard
  good [enough] (day|night|time) (to|for) ...4 ${TRAINING}
  good enough (to|for) ...4 ${TRAINING}
  (safe|ok|okay|fine|wise|smart|sensible) (to|for me to) ...4 ${TRAINING}
  (up for|fit for) ...3 ${TRAINING}
  (do|would) you ...2 i should ...4 ${TRAINING}
  (what|which|what kind of) (workout|training|exercise|session|sport) should i do
  how hard (should|can|could) i ...2 ${TRAINING}
  ${TRAINING} [today|tonight|tomorrow] or ...3(not|should|i|do|take|a|just) (rest|skip|chill)
  (do|want) me to ...2 ${TRAINING}
`
/** Of weeks of training, or of anybody's: not whether to train on this day. */
export const OF_WEEKS = phrases`
  (should|shall|could|can) i (start|begin|take up) (run|running|jogging|cycling|swimming|lifting|exercising|training)
  (can|could|will) i (run|ride|swim|do) ...6 (in|under|below|sub) ...2 # ...1(minute/s|min/s|hour/s)
  (can|could|will) i (run|ride|swim|do) ...6 (under|below|sub) #
  (can|could|will) i (run|ride|swim|do) ...8 by (january|february|march|april|may|june|july|august|september|october|
    november|december|spring|summer|autumn|winter|christmas|easter|next year)
  (what|which) ...2 (heart rate|pulse|pace|speed|zone) should i
  how fast (can|could|should|would) i
  (train|run|exercise|lift|work out) ...1 (two|three|several|#) days (running|in a row|on end)
`
export const REST = phrases`
  rest day
  recovery day
  day off [from (training|running|the gym|exercise|sport)]
  (should|do|must|can) i [need to|have to|just] (rest|take it easy|skip [the|my] (gym|workout|run|training|session))
  need [some|more|a] rest
  (take|have) ...2 (off|rest)
`
export const RECOVERED = phrases`
  (am i|have i|i'm|did i) ...2 (recovered|recovering|recover|rested|fresh)
  did i ...2 get over (it|that|this|these|the|my|yesterday*|last)
`
/** A session that somebody may have recovered from. */
export const AFTER_SESSION = phrases`
  (recover*|over|after|from|rested) ...5 (workout|run|ride|session|race|gym|training|swim|intervals|leg day|match|game|
    marathon|hike)
`
/** How the day is, in a word. */
export const STATE = phrases`
  how (recovered|rested|ready|fresh|fit) (am i|i am)
  how (am i|is my body|does my body|do i) [doing|looking|feeling|look|feel] [like] (
    today|this morning|right now|now|tonight)
  (how|how's|hows) [is|was] my (body|recovery|readiness)
  (how|how's|hows) [is] my energy [level/s] (today|this morning|right now|now)
  how (are|do) my (numbers|stats|vitals) [look|looking] (today|this morning)
  how is (today|this morning) looking
  (today|this morning) (compared|against|versus|vs|beside|next) ...4 (usual|normal|average|other days|normally|usually)
  (what|how) (shape|state) am i in (today|this morning)
  am i (ok|okay|alright|fine|good) (today|this morning)
  ready am i
`
/** How tired, or how strained. */
export const TIRED = phrases`
  how (tired|fatigued|exhausted|worn out|run down|drained|stressed|strained) (am i|is my body)
  (is my body|am i) ...1 (stressed|strained|fatigued|run down|overloaded) (today|this morning|right now|now)
  how (tired|strained|stressed|loaded|fatigued) is my body
  is my body (stressed|strained|fatigued|tired|run down|under stress)
`
/** Whether anything of last night or today is unlike the usual. */
export const AMISS = phrases`
  (anything|something) ...1 (off|wrong|odd|weird|strange|unusual|up|new|different|out of the ordinary|
    out of place)
  (anything|something) ...2 stand/s out
`
/** Of last night or today, not of the data as a whole. */
export const OF_TODAY = phrases`(today | this morning | last night | tonight | my night | right now)`
export const BETTER_THAN_YESTERDAY = phrases`
  (today|i|am i) ...4 (better|worse|fresher) (than|as) yesterday
  (today|this morning) (compared|versus|vs|against) ...2 yesterday
`
export const NAP = phrases`
  (should|do|can|could|may) i [just|really|need|need to|have|take|want to|go for] ...2 nap
  need ...2 nap
  nap (today|now|or not|or no nap|time)
  time for ...1 nap
`
export const EARLY_NIGHT = phrases`
  (go|get|be|turn) ...2 (to bed|in|in bed) ...1 (early|earlier|sooner) ...1 tonight
  (should|do|must) i ...3 (go|get|be|turn) ...2 (to bed|in|in bed) ...1 (early|earlier|sooner)
  (need|have|take) ...2 early (night|bedtime)
  early (night|bedtime) ...2 tonight
  (call|make) it ...1 early night
  ^ early night $
`
/** The same, or the score of a device that gives one. */
export const RECOVERY = phrases`
  my (recovery|readiness)
  (recovery|readiness) (today|this morning|status)
`
/** Another day that a person plans for: nobody asks whether they should have run last Sunday. */
export const AHEAD = phrases`
  (on|this|next|for|coming|by|before) ...2 (monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)
  (run|race|ride|train|session|gym|workout|rest) ...1 (monday|tuesday|wednesday|thursday|friday|saturday|sunday)
`
export const OVERTRAINING = phrases`
  overtrain*
  (am i|i'm|i am|are we) ...2 burning out
  burnout
  over (training|trained)
  overreach*
  training too (much|hard|often)
  (overdo|overdid|overdone|overdoing|over doing) (it|things|my training|the training|training)
  (did|have|am) i ...2 (push|pushed|pushing|go|gone|going|train|trained|training) ...2(myself|it) too (hard|much|far)
  (too much|too hard) (of a|a) (week|training week)
  doing too much [training|exercise|sport|running]
`
export const ILL = phrases`
  (am i|i'm|i am|could i be|might i be) ...2 (getting|becoming|falling|about to (get|be|fall)) (sick|ill)
  (get|getting) (sick|ill|something)
  ^ ...2(so|hey|ok) am i [really|actually] (sick|ill) [or not|right now|now|today] $
  ^ ...2(so|hey|ok) (am i|i'm|i am) ...2(a|bit|little|really|feeling) under the weather
  coming down with !(it|that|this|my|the|time|age)
  getting a (cold|bug)
  (catching|fighting) (a cold|something|a bug|an infection)
  body fighting
`
export const NIGHT = phrases`
  how (was|is|were|went|did) (my|the|last) night [go|look]
  how did my (night|rest) (go|look)
  (was|is) (my night|last night|that|it) ...2(a|an|really|actually) (good|bad|ok|okay|decent|fine) (night|sleep)
  (was|is) (my night|last night|that|it) ...2(a|an|really|actually) (restful|great|poor|rough) (night|sleep)
  (was|is) (my night|last night|my sleep) [a] (good|bad|ok|okay|decent|fine|restful|any good) $
  did i [really|actually|even] sleep (well|ok|okay|badly|poorly|alright|good|fine)
`
/** The best or worst of several days, by how recovered one was. */
export const BEST_DAY = phrases`
  (what|which) ...2 (is|was) my (best|top|strongest|freshest) day
  (what|which) day ...3 (best|freshest|most recovered|most rested|strongest|in the best shape)
  (what|which) (is|was) the best day
`
export const WORST_DAY = phrases`
  (what|which) ...2 (is|was) my (worst|weakest|roughest) day
  (what|which) day ...3 (worst|least recovered|least rested|weakest|most strained|roughest)
`
/** Wants a yes or no, and what a yes would mean. */
export const WANTS_GOOD = phrases`
  (was|is) ...5 (good|ok|okay|decent|fine|restful|great)
  did i [really|actually|even] sleep (well|ok|okay|alright|good|fine)
`
export const WANTS_BAD = phrases`
  (was|is) ...5 (bad|poor|rough)
  did i [really|actually|even] sleep (badly|poorly)
`
export const DEBT = phrases`
  sleep (debt|deficit)
  sleep deprived
  how much sleep (do i owe|am i (missing|short))
  (behind|short|catch up|catching up) on ...1(my) sleep
  (hours|hour) ...3 (behind|short) ...2 sleep
  (behind|short) (am i|i am) on ...1(my) sleep
  owe ...2(myself|my|body) sleep
`
export const ENOUGH = phrases`
  (sleep|slept|sleeping) enough
  enough (sleep|rest)
`
export const LOAD = phrases`
  (training|workout|exercise) (load|volume)
  how much (have i been|am i) (training|exercising|working out)
`
/** A request for what the night was and the day is like. */
export const MORNING = phrases`
  (morning|daily) (review|report|summary|briefing|brief|update|check|checkin)
  (start|brief me on|brief me for) my day
  morning ...2 (anything|how did i do|what did i miss|how am i [doing|today]|what's up|how do i look)
`
/** What somebody asks who has only said how they are; of these the rule for training is the answer. */
export const WHAT_NOW = phrases`
  what (now|next|can i do|should i do|do i do|helps)
  (any (advice|tips)|help)
`
/** Behind a complaint a word is a question: "slept 4 hours, gym?". */
export const TERSE = phrases`
  (gym|run|rest|train|training|workout|ride|swim|spin|session|race) $
  (gym|run|rest|train|training|workout|ride|swim|spin|session|race) (today|tonight|tomorrow|now|or not) $
`

import { metrics } from "#catalogue/metrics"
import { CALM } from "#safety/calm"

/**
 * Words that speak of a body that may be ill, of harm, of a child or of somebody in danger. Where they stand
 * unexplained no question about a metric is answered.
 */
export const CONCERN = `
  (pain/s|painful|hurt/s|hurting|ache/s|aching|sore|swollen|swelling|swell/s|lump|rash|itch*|hives|bruis*|bleed*|bled|
    blood !(pressure|sugar/s|glucose|oxygen|test/s|work|result/s|panel|count/s|type)|vomit*|puk*|nause*|dizz*|faint*|
    numb|numbness|tingl*|paralys*|weakness|seiz*|convuls*|fever*|feverish|chills|shiver*|infect*|wound|
    (burn|burns|burnt|burned) !(#|calories|kcal|fat|energy|more|fewer)|
    broke|broken|fracture|choke|choking|choked|strangl*|drown*|wheez*|gasp*|cough*|breathless*|suffocat*|unconscious|
    unresponsive|collaps*|limp|floppy|jaundice|yellow|purple|diarrhea|diarrhoea|constipat*|migraine|headache/s|
    palpitation/s|flutter*|ketone/s|stiff|rigid|droop*|slurr*|confus*|hallucinat*|paranoi*|delirious)
  (hit|hits|hitting|punch*|kick|kicked|slap*|push|pushed|pushes|shove*|beat|beats|threat*|rape*|raping|assault*|abus*|
    forced|molest*|attack*|grabb*) ...1 (me|us|him|her|them|my)
  (scared|afraid|terrified) of (him|her|my *|them)
  (suicid*|unalive|overdos*|poison*|bleach|detergent|antifreeze|pesticide|medicine|swallow*|drank|ate)
  (die|dying|died|dead|death|kill|end it|give up|goodbye|hopeless|worthless|pointless|burden|alone|lonely|empty)
  (baby|newborn|infant|toddler|son|daughter|kid|kids|child|children|year old|month old|week old|month/s old|week/s old)
  (contraction/s|miscarr*|trimester|fetal|kicks)
  (grandma|grandpa|grandmother|grandfather|nan|elderly) ...4 (fell|fall|confused|floor|odd|funny|wrong)
  (burning|boiling) (up|hot)
  (cannot|could not|unable to|will not) (breathe|see|walk|stand|move|feel|swallow|pee|wake|eat|drink|speak|talk|stop)
  (passed|passing|blacked|blacking|knocked) out
  (throw|throwing|threw) up
  (vision|sight|speech|face|arm/s|leg/s|calf|foot|feet|chest|stomach|belly|tummy|abdomen|throat|tongue|lips|neck|spine|
    groin|testicle/s|breast/s|bladder|kidney/s|skin|eye/s) !(day|press/es|workout/s|curl/s|raise/s|extension/s|strap|
    fat)
  heart !(rate/s|beat/s|failure|health|zone/s)
  (self harm*|cutting myself|hurt myself|hurting myself)
  (pill/s|tablet/s|overdose|insulin|warfarin|antidepressant/s|meds|medication/s)
`

/** States of every day: a sentence with nothing else in it is no sign. */
export const EVERYDAY = `
  (tired|exhausted|sleepy|stressed|fatigued|drained|sluggish|groggy|lazy|unmotivated|rested|hungry|down|good|
    fine|great|well|ok|okay|better|pregnant)
  (sleep|sleeping|slept|sleeps) ...2 (badly|poorly|bad|worse|little|terribly)
  calories [intake]
  ^ gasp $
  (kid/s|child|children|baby|toddler|son|daughter) ...6 (woke|wakes|waking|kept) me
  congested chest
  (hurt/s|hurting) my (sleep|hrv|recovery|pace|numbers|progress)
  (ate|eat) (the same|as usual|normally|well|healthy|healthily)
  (son|daughter|child|kid|he|she) is #1-17
  (getting|got|gets) worse
  i (take|am taking|am on) ...2 {MEDICINE}
`

/** Illness in the family, and figures of speech: what a table would have to dismiss. */
export const FIGURATIVE = `
  (mother|father|mom|mum|dad|uncle|aunt|grand*|brother|sister|family|parents) ...1 had
  (dizzy|sick|tired) just (looking|thinking)
  give up (on|coffee|alcohol|sugar|smoking|caffeine)
  bleed* (cash|money)
  no thanks
`

/** What is written for a metric or a laboratory value and means nothing else. */
const SHORT_NAMES = `
  (hrv|rmssd|sdnn|rhr|vo2max|vo2|rem|ldl|hdl|triglycerides|hba1c|a1c|ferritin|tsh|b12|egfr|crp|apob)
  vo2 max
`

/** The metrics of the catalogue, by their names and what these are cut to: a question about one is no sign. */
export const METRICS = `
${metrics
  .map(({ name }) =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  )
  .join("\n")}
${SHORT_NAMES}`

/**
 * The words of a plain question for numbers: what is measured, over which time, how it is put together. A sentence of
 * these alone says nothing of how anybody feels.
 */
export const DATA = `
  {GRAMMAR}
  {TIMES}
  (in|show|tell|give|list|plot|chart|graph|table|compare|compared|average|averages|avg|mean|median|total|sum|trend|
    highest|lowest|max|maximum|min|minimum|most|least|best|worst|#|steps|sleep|slept|walk|walked|run|ran|resting|
    sleeping|deep|light|heart|rate|variability|pulse|hr|rhr|hrv|spo2|oxygen|blood|pressure|respiratory|breathing|rem|
    vo2max|vo2|weight|temperature|skin|stress|score|mood|caffeine|water|calories|distance|workouts|minutes|duration|
    time|level/s|value/s|number/s|number|reading/s|ldl|hdl|ferritin|vitamin|d|glucose)
`

/**
 * The words of somebody who fears the course of a number: "my HRV has been dropping all week, should I be worried?"
 * Which way it went is computed, and a number of these alone is no sign whichever way it goes.
 */
export const COURSE = `
  {GRAMMAR}
  {TIMES}
  {STEADY} ...5{GOES} (up|down|low|lower|high|higher|bad|worse|poor|short|shorter|less|{MOVING})
  (drop/s|dip/s|fall|rise|jump|decline|change) in [my] {STEADY}
  (getting|keep/s|kept|keeps on|gone|went|going|trending|heading) {MOVING}
  {MOVING}
  (should|shall|must|do) i [need to] [really|actually] (worry|be (worried|concerned|alarmed))
  (worry|worried|concerned|worrying|concerning|alarming) [about (it|that|this)]
  (is|are|was) (it|that|this) [really|so|too] (bad|a problem|normal|ok|okay|fine|serious|dangerous)
  is (something|anything) wrong
  a (problem|concern)
  (why|again|lately|recently|suddenly|really|just|still|now|like)
`

/** Numbers of a wearable whose course alone is no sign. */
export const STEADY = "{STEADY}"

/** Complaints that are slight by themselves; a sentence with any other word of CONCERN is heard as such. */
export const SLIGHT = `
  (headache/s|cough*)
  (sore|scratchy|itchy|tickly) throat
  throat (is|feels) ...2 (sore|scratchy|itchy)
  (sore|stiff|aching|tired|heavy|dead) {SORE_PART}
  {SORE_PART} ...3 (sore|stiff|hurt/s|hurting|ache/s|aching|tired|heavy|dead|killing)
  hurt my (knee|ankle|calf|shin|hip|shoulder|hamstring|foot|toe)
  legs
  (fat|weight) ...3 belly
  belly fat
`

/** What a slight complaint stands beside where it is asked about training or about giving up coffee. */
export const BESIDE_SLIGHT = `
  (can|could|should|may|must|ok|okay|fine|alright|safe|skip|rest|still|when) ~8 {TRAINING}
  (coffee/s|caffeine|espresso/s)
  fat
`

/**
 * Wishes of every day in the words of dangerous ones: a race, whose "10k in 8 weeks" are no kilograms, some weight to
 * lose, less coffee. How much weight in which time is too much is judged by its numbers (eating-goal.ts).
 */
export const WISH = `
  (plan/s|schedule|program|train|training|prepare|build|ready|coach|goal|sub|under|run|ride|bike|swim|row|get|go|
    going) ...6 {RACE}
  off my {RACE}
  {RACE} ...3 (plan|program|schedule|training|goal|in # week/s|in # month/s)
  {WISHES} ...4 (lose|drop|shed|shift|get rid of) ...3 (kilo/s|kg|kgs|pound/s|lb/s|stone|weight|fat)
  (sick|ill|unwell|poorly|cold|rough) ~10 {TRAINING}
  {TRAINING} ...8 feel ...2 i will $
  (coming|come) down with (something|a cold|the flu|a bug)
  (cut/ting) (down|back|out|down on|back on|out on) [on] [my|the|all|some] {HABIT}
  (drink|drinking|have|having) less {HABIT}
  (quit|quitting|skip/ping|reduce|reducing) [my|the] {HABIT}
`

/** Something measured and its number: judged by the tables of values, by nothing else. */
export const MEASURED = `
  {MEASURE} ...6 #
  # [%|mg|g|bpm|ms|mmol] ...2 {MEASURE}
`

/** Something measured. */
export const MEASURES = "{MEASURE}"

/** Every table of this page. */
export const concernTables: ReadonlyArray<string> = [
  CALM,
  CONCERN,
  EVERYDAY,
  FIGURATIVE,
  MEASURED,
  METRICS,
  DATA,
  COURSE,
  STEADY,
  MEASURES,
  SLIGHT,
  BESIDE_SLIGHT,
  WISH,
]

export const concernFragments = {
  GRAMMAR: `
    (my|the|a|an|of|on|for|at|and|or|vs|versus|than|with|from|to|since|until|till|between|during|over|by|per|each|
      every|all|any|this|last|past|previous|first|before|after|so|far|please|pls|is|was|were|are|did|do|does|have|has|
      had|i|me|it|what|whats|which|when|how|many|much)
  `,
  TIMES: `
    (monthly|weekly|daily|nightly|yearly|day/s|night/s|week/s|month/s|year/s|quarter/s|hour/s|morning/s|evening/s|
      today|yesterday|tonight|overnight|weekend/s|weekday/s|january|february|march|april|may|june|july|august|
      september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|monday/s|tuesday/s|
      wednesday/s|thursday/s|friday/s|saturday/s|sunday/s|spring|summer|autumn|fall|winter)
    (few|couple of|several|one|two|three|four|five|six|seven|eight|nine|ten) (day/s|night/s|week/s|month/s|year/s)
    (couple|several) of
    (second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|
      sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth|twenty|thirty) ...1 (of|january|february|march|
      april|may|june|july|august|september|october|november|december)
    ago
  `,
  STEADY: `
    (hrv|rmssd|rhr|vo2max|steps|step count|stress [score|level/s]|sleep [score|time|duration|quality|efficiency])
    (deep|rem|light) [sleep]
    resting (heart rate|hr|pulse)
    heart rate variability
    vo2 max
    (recovery|readiness) [score]
  `,
  GOES: `
    (is|are|was|were|has|have|been|being|keep/s|kept|gone|goes|going|went|getting|got|trending|heading|so|really|too|
      pretty|quite|a|bit|way|lot|always)
  `,
  MOVING: `
    (drop*|fall|falls|falling|fell|fallen|declin*|decreas*|increas*|tank*|crash*|dip*|ris*|rose|climb*|spik*|jump*|
      plummet*|improv*|shrink*|shrank)
  `,
  ADDRESS: "(please|remember|note|save|that|hi|hello|hey|ok|okay|so|fyi|btw|and|by|the|way)",
  YEARS: "(year/s old|yo|y o|yr/s old|years|years of age)",
  ASKING: "(how|what|is|are|was|about|my|the|your|check|show|tell|me|and)",
  RACE: `
    (2k|3k|5k|8k|10k|12k|15k|16k|20k|21k|25k|30k|40k|42k|50k|100k|marathon)
    # (km|k|kilometers|kilometres|mile/s)
  `,
  WISHES: `
    (want|like|love|need|help|trying|try|hope|plan|goal|aim|can i|could i)
    how (to|do|can|could|should|would)
  `,
  TRAINING: `
    (run|runs|running|train|training|workout/s|gym|exercise|exercising|swim|ride|lift|lifting|yoga|jog|intervals|race|
      hike)
    work out
  `,
  SORE_PART: "(legs|calves|muscles|feet|knee/s|ankle/s|hip/s|shoulder/s|quads|hamstring/s|shin/s)",
  HABIT: "(coffee/s|caffeine|tea|sugar|salt|screen/s|snacking|snacks|soda|carbs|meat|sweets)",
  TO_BED: `
    (up|bed|asleep|in bed|sleep|go to bed|get to bed|be in bed|go to sleep|fall asleep|be asleep|get up|wake up|be up)
  `,
  BY_WHEN: `
    (by|before|until|till|for) ...2(the|my|our|this|next|coming|end|of) (easter|christmas|xmas|new year|birthday|
      wedding|holiday/s|vacation|trip|race|reunion|summer|spring|autumn|fall|winter|month|week|weekend|year|january|
      february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|
      thursday|friday|saturday|sunday|tomorrow)
  `,
  WHICH_DAYS: `
    (tomorrow|tonight|today|yesterday|every day|every night|every morning|each day|each night|each morning|on weekdays|
      on weekends|in the morning|tomorrow morning|from now on)
  `,
  ALARM_TIME: "(for|at|to|in|#|am|pm|o|clock|tomorrow|morning|the|minutes|hours)",
  FASTED: "(water|coffee|tea|food|breakfast|anything|something|some|a|black|plain|any)",
  A_TEST: "(a|an|my|the|fasting|blood|cholesterol|lipid|lab|glucose)",
  ORGAN: "(kidney/s|renal|liver|thyroid)",
  RESULTS: "(function|value/s|test/s|result/s|health|number/s)",
  LATELY: "(today|now|again|this morning|right now|tonight)",
  NOTABLE: "(weird|odd|strange|unusual|notable|interesting|special)",
  SOUND_WEIGHT: "(#60-200 (kg/s|kilo/s|kilogram*) | #132-440 (lb/s|pound/s))",
  ENOUGH_HOURS: `
    (is|are) # (hour/s|hr/s|minute/s|min) ...5(of|deep|rem|sleep|a|per|night) (enough|ok|okay|good|normal|sufficient)
  `,
  PLANNED: `
    (make|give|build|write|create|set up|i need|i want|need|want) ...2(me|us|a|an|the|my) ...4(#|week|simple|small|easy|
      little|good|realistic|weekly|daily|new|sleep|training|fitness|recovery|energy) (plan|routine|schedule|program)
    help me ...2(to|please|with) (plan|planning)
    plan ...2(me|us|out)
  `,
  PLAN_TIME:
    "(for|over|my|this|the|next|coming|one|two|three|four|six|eight|#|a|week/s|month/s|day/s|year|spring|summer|me)",
  BECOME: "(can|could|feel|be|get|become|have|sleep|am|run|stay|wake|help|me|to|a|bit|little)",
  BETTER_STATE: `
    less (tired|stressed|exhausted|sleepy)
    more (energy|rested|active|awake)
    (better|fitter|stronger|faster|healthier|rested|energised|energized|leaner|in shape|longer|well)
  `,
  SUPPLEMENT: `
    (vitamin d|vitamin c|vitamin b12|b12|magnesium|zinc|omega 3|fish oil|creatine|protein|collagen|multivitamin/s|
      probiotics|melatonin)
  `,
  SEX: "(male|female|man|woman|guy|lady)",
  MEASURE: `
    (hemoglobin|haemoglobin|hgb|hb|hematocrit|hct|potassium|sodium|na|calcium|ca|magnesium|phosphate|chloride|bicarb*|
      creatinine|bun|urea|bilirubin|ammonia|platelet/s|plt|wbc|rbc|neutrophil/s|anc|fibrinogen|inr|aptt|ptt|tsh|ft4|
      lactate|ferritin|iron|hba1c|a1c|ldl|hdl|cholesterol|triglycerides|crp|glucose|sugar|spo2|oxygen|saturation|bmi|
      creatinina|kreatinin|potasio|potassio|kalium|natrium|sodio|glucosa|glucosio|glukose|colesterol*|ferritina|
      hemoglobina|hamoglobin|dimer/s|trop|temperature|temp|bp|pulse|hr|rhr|hrv|troponin|
      albumin|alt|ast|ggt|b12|folate|testosterone|cortisol|egfr)
    vitamin *
    blood pressure
    heart rate
    free t4
    white cells
  `,
}

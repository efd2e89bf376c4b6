import { metrics } from "#catalogue/metrics"

/**
 * Words that speak of a body that may be ill, of harm, of a child or of somebody in danger. Where they stand
 * unexplained no question about a metric is answered.
 */
export const CONCERN = `
  (pain/s|painful|hurt/s|hurting|ache/s|aching|sore|swollen|swelling|swell/s|lump|rash|itch*|hives|bruis*|bleed*|bled|
    blood !(pressure|sugar/s|glucose|oxygen|test/s|work|result/s|panel|count/s|type)|vomit*|puk*|nause*|dizz*|faint*|
    numb|numbness|tingl*|paralys*|weakness|seiz*|convuls*|fever*|feverish|chills|shiver*|infect*|wound|burn|burns|
    burnt|burned|
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
    groin|testicle/s|breast/s|bladder|kidney/s|skin|eye/s) !(day|press/es|workout/s|curl/s|raise/s|extension/s|strap)
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

/**
 * Whole sentences that say nothing of a sign: a person's age and sex, their height, waist and weight (none so low
 * that it is a sign), a question for the laboratory values of an organ, and a day on which somebody feels poorly and
 * says no more. With one more word a sentence is heard as any other.
 */
export const CALM = `
  ^ ...5{ADDRESS} i am #
  ^ ...5{ADDRESS} i am # {YEARS}
  ^ ...5{ADDRESS} i am [a|an] # [{YEARS}] [and] [a|an] {SEX}
  ^ ...5{ADDRESS} i am [a|an] {SEX} [and] [i am] [#] $
  ^ ...5{ADDRESS} i am [a|an] {SEX} [and] [i am] # {YEARS}
  ^ # [{YEARS}] [and] [a|an] {SEX}
  ^ {SEX} [and] #
  ^ ...5{ADDRESS} i am # (foot|feet|ft) [#] [inch/es|in] [tall] $
  ^ ...5{ADDRESS} i ...2(just|really|kinda) (feel|am feeling) like (crap|shit|garbage|rubbish|trash) [{LATELY}] $
  ^ feel* like (crap|shit|garbage|rubbish|trash) [{LATELY}] $
  ^ ...5{ADDRESS} i ...2(just|really|kinda) (feel|am feeling) ...2(so|really|a|bit) (meh|blah) [{LATELY}] $
  ^ (i cannot|cannot) seem to get going [{LATELY}] $
  ^ ...5{ADDRESS} anything from last night [that] i should know
  ^ ...5{ADDRESS} i weigh {SOUND_WEIGHT} $
  ^ ...5{ADDRESS} i am # [cm|foot|feet|ft] [#] [inch/es|in] [tall] [and] [i] weigh {SOUND_WEIGHT} $
  ^ ...5{ADDRESS} my waist is [now] # [cm|inch/es|in] $
  ^ ...5{ASKING} {ORGAN} $
  ^ ...5{ASKING} {ORGAN} {RESULTS}
  ^ ...5{ASKING} {ORGAN} [{RESULTS}] ...2(doing|looking|at) (ok|okay|good|normal|fine|healthy|now)
`

/** The metrics of the catalogue, by their names: a question about one is no sign. */
export const METRICS = metrics
  .map(({ name }) =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  )
  .join("\n")

/** Something measured and its number: judged by the tables of values, by nothing else. */
export const MEASURED = `
  {MEASURE} ...6 #
  # [%|mg|g|bpm|ms|mmol] ...2 {MEASURE}
`

export const concernFragments = {
  ADDRESS: "(please|remember|note|save|that|hi|hello|hey|ok|okay|so|fyi|btw|and|by|the|way)",
  YEARS: "(year/s old|yo|y o|yr/s old|years|years of age)",
  ASKING: "(how|what|is|are|was|about|my|the|your|check|show|tell|me|and)",
  ORGAN: "(kidney/s|renal|liver|thyroid)",
  RESULTS: "(function|value/s|test/s|result/s|health|number/s)",
  LATELY: "(today|now|again|this morning|right now|tonight)",
  SOUND_WEIGHT: "(#60-200 (kg/s|kilo/s|kilogram*) | #132-440 (lb/s|pound/s))",
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

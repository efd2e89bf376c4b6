import type { Sign } from "#safety/sign"

/** Named parts of the phrases below. */
export const strokeFragments = {
  SAGS: `
    (droop*|sag/s/ging/ged|slack|lopsided|wonky|asymmetric*|paralys*|paralyz*|crooked|uneven|twisted|numb/ness|
      fallen)
    (hangs|hanging) down
    gone numb
  `,
  LAME: `
    (numb/ness|weak/ness|limp|paralys*|paralyz*|dead|useless|tingl*)
    pins and needles
  `,
  SUDDEN: `
    (sudden/ly|just)
    all of a sudden
    out of nowhere
    just now
    minutes ago
    woke up
  `,
  FACE: `
    (face|mouth|smile|lip/s|eyelid/s|eye/s)
  `,
  LIMB: `
    (arm/s|leg/s|hand/s|foot|side|half)
  `,
  SIDE: `
    (left|right|one|entire|whole)
  `,
  EXERTION: `
    (run|ride|workout|session|squats|deadlifts|lunges|intervals|spin|class|gym|climb|climbing)
    (leg|arm) day
    pull ups
    push ups
  `,
  STROKE: `
    (stroke|ministroke|tia)
    mini stroke
  `,
}

/** A face that droops, a limb that fails, speech that slurs, the worst of headaches, a fit. */
export const strokeSigns: ReadonlyArray<Sign> = [
  {
    rule: "stroke",
    level: "immediate",
    patterns: `
      {FACE} ~4 {SAGS}
      {FACE} ...3 (dropped|dropping|fallen|falling|fell) ...3 (side|left|right)
      (hemiparesis|hemiplegia)
      aphasia
      facial (droop|palsy|weakness)
      half [of] (my|his|her) (body|face) ~4 ({SAGS}|{LAME}|will not move|cannot move|not moving)
      {SIDE} side [of] [(my|his|her|their|the) (face|body|mouth)] ~5 ({SAGS}|{LAME}|will not move)
      cannot ...1 (move|lift|raise|feel|use) ...4 (face|legs|{SIDE} {LIMB}|{LIMB})
    `,
    exclusions: `
      cannot (move|lift|raise|feel|use) [my (legs|arms)] after ...3 {EXERTION} $
      cannot (move|lift|raise|feel|use) [my (legs|arms)] after ...3 {EXERTION} (lol|haha|today|yesterday) $
    `,
    heard: [
      "My mouth is drooping",
      "her face has dropped on one side",
      "hemiparesis",
      "Sudden onset aphasia in my husband 20 min ago",
      "facial weakness",
      "half of my body feels weak all of a sudden",
      "My wife's left side went limp",
      "I can't feel my right leg suddenly",
      "can't feel my legs after that fall",
    ],
    notHeard: ["can't feel my legs after that ride haha", "I cannot move my legs after leg day"],
  },
  {
    rule: "stroke",
    level: "immediate",
    patterns: `
      {SIDE} {LIMB} ~4 {LAME}
      (lost|losing|no|loss of) [all] (feeling|sensation|control|strength|movement) (in|of|on) ...2 (face|
        {SIDE} {LIMB}|{LIMB})
      (my|his|her) [{SIDE}] (face|{LIMB}) (is|are|feel/s|seem/s) ...1 (paralysed|paralyzed)
      {LIMB} ~2 (went|gone|going|has gone) ...1 {LAME}
      {SIDE} {LIMB} ~3 ((gave|gives|giving|given) (out|way)|(stopped|stops) working|(will|does) not (work|move|
        respond))
      (my|his|her) {LIMB} ~3 ((suddenly|just) ...1 {LAME}|(went|gone|going|has gone) ...1 {LAME})
    `,
    heard: [
      "chest preassure, left arm numb",
      "lost feeling in my left side",
      "my leg is paralysed since this morning",
      "arm went numb and I can't find words",
      "my right leg just gave out and my speech is off",
      "just pins and needles her leg",
    ],
  },
  {
    rule: "stroke",
    level: "immediate",
    patterns: `
      (slur/s/red/ring|slurry) ~4 (speech|word/s|talking|speaking|voice|speak|talk|my|and|i am|he is|she is)
      (speech|words|talking|talks|speaking|speaks) ~5 (garbled|jumbled|funny|weird|off|strange|thick|mumbled|
        scrambled|slurred|gibberish|messed up|come out wrong|coming out [all] wrong|make no sense|
        not make sense)
      cannot (speak|talk) (properly|clearly|normally|straight|anymore|suddenly|any more|at all|all of a sudden)
      (suddenly|just) cannot (speak|talk|find words|get words out)
      (he|she|mom|mum|dad|mother|father|husband|wife|partner|grand*|i) cannot speak $
      (trouble|difficulty|problem/s) (speaking|talking|finding words)
      {SUDDEN} ...5 (confused|confusion|disoriented|blind|unsteady|slurring|drooping|double vision|
        loss of vision|lost [my|his|her] (vision|sight)|vision loss|cannot see|loss of balance|lost [my|his|
        her] balance|cannot (walk|keep (my|his|her) balance))
      (confused|confusion|blind/ness|double vision|vision loss|cannot see) ...4 (suddenly|all of a sudden|
        in one eye)
      [my|his|her] vision (is|went|gone|turned|has gone) ...1 double
      (is|are|am|he|she|keep/s|started) (babbling|not making [any|much] sense|talking (nonsense|gibberish))
      (talks|speaks|speaking|talking) (nonsense|gibberish)
      arm [suddenly|just] (dropped|drifts|drops) [down] $
      arm [suddenly|just] (dropped|drifts|drops) [down] and
      suddenly cannot ...1 (read|understand|write|walk|swallow|move|stand|find)
      cannot see [anything] (from|with|in|out of) [my|his|her] (one|left|right) eye
      vision ...2 (black|dark|grey|gone) ...3 eye
      (vision|sight) in [my|one|the|his|her] [left|right] eye ...3 (disappeared|vanished|gone|lost|black|went)
      (is|are|am|keeps|started) slurring
      lost [my|his|her|all] (sight|vision) [in [my|one|his|her] * eye|in [my|one|his|her] *eye]
      went blind
      (sudden|partial) vision loss
      worst (headache|migraine|head ache) (of !(a)|in|ever|i have|i ever)
      thunderclap [headache]
      (sudden/ly|explosive|out of nowhere|worst ever) ~3 (headache|head ache|severe headache|worst headache|
        splitting headache|terrible headache)
      [a] stroke ...1 (now|help|just now|minutes ago)
      (having|think|maybe|get|is this|this is|is it|it is|might be|could be|may be|just had|signs of|
        may have had|might have had|feels like) ...3 ...4(a|an|another|mini) (stroke|ministroke|tia|
        mini stroke) !(rate|volume|count|length|technique|play|index|work|efficiency|power|per|of (luck|genius|
        midnight))
    `,
    heard: [
      "my tongue feels heavy and speech slurring",
      "husband woke up and his words are all jumbled",
      "I can't speak properly and my face feels weird on one side.",
      "just cannot talk",
      "mom can't speak",
      "I am having trouble speaking",
      "grandma suddenly very confused",
      "double vision all of a sudden",
      "vision turned double",
      "My dad's sugar is 44 and he is not making sense.",
      "talking nonsense",
      "arm dropped",
      "arm drifts down and",
      "I suddenly can't read or understand words",
      "i cant see out of my left eye, happened just now",
      "my vision went black in one eye",
      "my vision in one eye just disappeared",
      "mum is slurring, one eyelid hanging",
      "lost her sight",
      "went blind",
      "partial vision loss",
      "the worst headache I've ever had",
      "thunderclap",
      "I have a sudden excruciating headache",
      "stroke symptoms, help",
      "I think my dad is having a stroke!",
    ],
  },
  {
    rule: "seizure",
    level: "immediate",
    patterns: `
      (is|am|started|keeps|started having) (seizing|convulsing|convulsions|fitting)
      convulsing
      (having|had|has) (a|an|another) [epileptic|fever|febrile] (fit|convulsion) !(of)
      (seizure|convulsion/s) [just] (now|minutes ago)
      (baby|son|daughter|child|toddler|infant|newborn|he|she) ...6 (limp|floppy)
      (having|had|has|have|in|into|after|just) ...4 (seizure/s|convulsions)
    `,
    exclusions: `
      my dog
      (watch|app|server|phone|laptop|computer|screen|ring|website)
    `,
    heard: [
      "started having fitting",
      "convulsing",
      "he's having a fit and shaking on the floor",
      "sezure just now, my brother",
      "my newborn will not feed and is floppy",
      "I just had a seizure",
    ],
    notHeard: [
      "my dog had a seizure, was I stressed?",
      "My watch had a seizure, data for Friday missing?",
    ],
  },
]

import { followed, near, phrase } from "#safety/phrase"
import type { Sign } from "#safety/sign"

const FACE = "face|mouth|smile|lips?|eyelids?|eyes?"
const SAGS =
  "droop\\w*|sag(?:s|ging|ged)?|slack|lopsided|wonky|asymmetric\\w*|paraly[sz]\\w*|crooked|uneven|hang(?:s|ing) down|twisted|numb|numbness|gone numb|fallen"
const LIMB = "arms?|legs?|hands?|foot|side|half"
const LAME =
  "numb|numbness|weak|weakness|limp|paraly[sz]\\w*|dead|useless|tingl\\w+|pins and needles"
const SIDE = "left|right|one|entire|whole"
const SUDDEN = "sudden|suddenly|all of a sudden|out of nowhere|just now|just|minutes ago|woke up"

const TRAINING =
  /\b(?:squats?|dumbbells?|curls?|bench|lift(?:s|ed|ing)?|press(?:es)?|grip strength|slept on|sleeping on|laid on|lying on it|imbalance|weaker (?:than|in)|physio\w*|sat on|crossed|crossing|carpal|leg day)\b/

/** A face that droops, a limb that fails, speech that slurs, the worst of headaches, a fit. */
export const strokeSigns: ReadonlyArray<Sign> = [
  {
    rule: "stroke",
    shows: [
      near(FACE, SAGS, 4),
      phrase(
        `(?:${FACE}) (?:\\w+ ){0,3}(?:dropp(?:ed|ing)|fallen|falling|fell)(?: \\w+){0,3} (?:side|left|right)|hemi(?:paresis|plegia)|aphasia|facial (?:droop|palsy|weakness)`,
      ),
      near(
        "half (?:of )?(?:my|his|her) (?:body|face)",
        `${SAGS}|${LAME}|will not move|cannot move|not moving`,
        4,
      ),
      near(
        `(?:${SIDE}) side(?: of)?(?: (?:my|his|her|their|the) (?:face|body|mouth))?`,
        `${SAGS}|${LAME}|will not move`,
        5,
      ),
      followed(
        `cannot (?:\\w+ )?(?:move|lift|raise|feel|use)`,
        `(?:${SIDE}) (?:${LIMB})|(?:${LIMB}|face|legs)`,
        4,
      ),
    ],
    unless:
      /\bdentist|\bdental|\bnovocaine\b|\banesthe\w+\b|\bdroopy eyelids? (?:since|all my)|\bbell'?s palsy\b|\b(?:from|in) (?:the )?(?:cold|wind|frost|ice|snow)\b|\b(?:squats?|dumbbells?|bench|slept on|sleeping on|lying on it|leg day|tired eyes|tooth)\b|\buneven (?:pace|splits|surface)|\b(?:lips?) (?:balm|chapped)|\bhand ?writing\b|\bone hand\b|\bon the other hand\b|\bdoms\b|\bflexib\w+/,
  },
  {
    rule: "stroke",
    shows: [
      near(`(?:${SIDE}) (?:${LIMB})`, LAME, 4),
      phrase(
        `(?:lost|losing|no|loss of) (?:all )?(?:feeling|sensation|control|strength|movement) (?:in|of|on) (?:\\w+ ){0,2}?(?:(?:${SIDE}) (?:${LIMB})|face|${LIMB})`,
      ),
      phrase(
        `(?:my|his|her) (?:(?:${SIDE}) )?(?:${LIMB}|face) (?:is|are|feels?|seems?) (?:\\w+ )?paraly[sz]ed`,
      ),
      near(`(?:${LIMB})`, `(?:went|gone|going|has gone) (?:\\w+ )?(?:${LAME})`, 2),
      near(
        `(?:${SIDE}) (?:${LIMB})`,
        "(?:gave|gives|giving|given) (?:out|way)|stopp(?:ed|s) working|(?:will|does) not (?:work|move|respond)",
        3,
      ),
      near(
        `(?:my|his|her) (?:${LIMB})`,
        `(?:suddenly|just) (?:\\w+ )?(?:${LAME})|(?:went|gone|going|has gone) (?:\\w+ )?(?:${LAME})`,
        3,
      ),
    ],
    unless: TRAINING,
  },
  {
    rule: "stroke",
    shows: [
      near(
        "slurr?(?:s|ed|ing|y)?",
        "speech|words?|talking|speaking|voice|speak|talk|i am|my|he is|she is|and",
        4,
      ),
      near(
        "speech|words|talking|talks|speaking|speaks",
        "garbled|jumbled|funny|weird|off|strange|thick|messed up|mumbled|scrambled|slurred|come out wrong|coming out (?:all )?wrong|make no sense|not make sense|gibberish",
        5,
      ),
      phrase(
        "cannot (?:speak|talk)(?: (?:properly|clearly|normally|straight|anymore|any more|at all|all of a sudden|suddenly))|(?:suddenly|just) cannot (?:speak|talk|find words|get words out)|(?:he|she|mom|mum|dad|mother|father|husband|wife|partner|grand\\w+|i) cannot speak(?= *[.!]*$)|(?:trouble|difficulty|problems?) (?:speaking|talking|finding words)",
      ),
      followed(
        SUDDEN,
        "confused|confusion|disoriented|blind|double vision|loss of vision|lost (?:my |his |her )?(?:vision|sight)|vision loss|cannot see|loss of balance|lost (?:my |his |her )?balance|cannot (?:walk|keep (?:my|his|her) balance)|unsteady|slurring|drooping",
        5,
      ),
      followed(
        "confused|confusion|blind(?:ness)?|double vision|vision loss|cannot see",
        "suddenly|all of a sudden|in one eye",
        4,
      ),
      phrase(
        "(?:my |his |her )?vision (?:is|went|has gone|gone|turned) (?:\\w+ )?double|(?:is|are|am|he|she|keeps?|started) (?:not making (?:any |much )?sense|talking (?:nonsense|gibberish)|babbling)|(?:talks|speaks|speaking|talking) (?:nonsense|gibberish)|arm (?:suddenly |just )?(?:dropped|drifts|drops)(?: down)?(?= *[.!,;]| and\\b)|suddenly cannot (?:\\w+ )?(?:read|understand|write|walk|swallow|move|stand|find)|cannot see (?:anything )?(?:out of|from|with|in) (?:my |his |her )?(?:one|left|right) eye|vision (?:\\w+ ){0,2}(?:black|dark|grey|gone)(?: \\w+){0,3} eye|(?:vision|sight) in (?:my |one |the |his |her )?(?:left |right )?eye (?:\\w+ ){0,3}(?:disappeared|vanished|gone|lost|black|went)|(?:is|are|am|keeps|started) slurring|(?:heart ?attack|stroke) (?:symptoms?|signs?)[,:!. ]+(?:help|now|right now|what (?:now|do i|should i)|please help|urgent)",
      ),
      phrase(
        "lost (?:my |his |her |all )?(?:sight|vision)(?: in (?:my |one |his |her )?\\w* ?eye)?|went blind|(?:sudden|partial) vision loss",
      ),
      phrase(
        "worst (?:head ?ache|migraine) (?:of|in|i have|i ever|ever)(?: \\w+){0,3}|thunderclap(?: headache)?",
      ),
      near(
        "sudden|suddenly|explosive|out of nowhere|worst ever",
        "head ?ache|severe headache|worst headache|splitting headache|terrible headache",
        3,
      ),
      followed("(?:a )?stroke", "now|just now|minutes ago|help", 1),
      followed(
        "having|think|is this|this is|is it|it is|might be|could be|may be|maybe|just had|signs of|may have had|might have had|feels like|get",
        "(?:a |an |another |mini )*(?:stroke|mini-?stroke|tia)(?! (?:rate|volume|count|length|technique|play|index|work|of (?:luck|genius|midnight)|efficiency|power|per))",
        3,
      ),
    ],
    unless:
      /\b(?:breast|back|butterfly|swim\w*|golf|tennis|brush|key|sun|paddle|rowing|row|pull|putt\w*|freestyle|crawl)[ -]?(?:stroke|rate|session)?s?\b.*\bstrokes?\b|\bstrokes?\b.*\b(?:swim\w*|rowing|golf|pool|lap|laps|freestyle|technique|luck|genius|midnight)\b|\b(?:breast|back|side)stroke|\bspeech therapy\b|\b(?:language|french|spanish|german|in public|public speaking|highly enough)\b|\bwhy (?:my|is my|the) (?:hrv|data|score|chart)\b|\bconfused (?:by|about|why|as to|with)\b|\bword ?(?:count|game|puzzle)\b|\b(?:vision board|blind date)\b/,
  },
  {
    rule: "seizure",
    shows: [
      followed(
        "having|had|has|have|in|into|after|just",
        "(?:a |another |an epileptic )*(?:seizures?|convulsions)",
        3,
      ),
      phrase(
        "(?:is|am|started|keeps|started having) (?:seizing|convulsing|convulsions|fitting)|convulsing|(?:having|had|has) (?:a|an|another) (?:epileptic |fever |febrile )?(?:fit|convulsion)(?! of)|(?:seizure|convulsions?) (?:just )?(?:now|minutes ago)|(?:baby|son|daughter|child|toddler|infant|newborn|he|she)(?: \\w+){0,6} (?:limp|floppy)",
      ),
    ],
    unless:
      /\bhistory of\b|\bepilep\w+ (?:in|for|since)|\b(?:seizure|epilepsy) (?:medication|meds|drugs?|dog|history|free)\b|\byears\b|\bdata seizure|\bmy dog\b|\b(?:watch|app|server|phone|laptop|computer|screen|ring|website)\b/,
  },
]

import { followed, near, phrase } from "#safety/phrase"
import type { Sign } from "#safety/sign"

const SLIM =
  "weight|slim|skinn\\w+|thin|thinner|calories|kg|kgs|kilos?|lbs?|pounds?|bmi|fat|appetite|body|burn|eat less|eating less|skip meals|skipping meals|not eat|stop eating|hunger|weigh(?:ing)?[- ]?ins?|making weight"
const HELP =
  "laxatives?|diuretics?|water pills|diet pills|slimming pills|fat burners?|appetite suppressants?|clenbuterol|clen|dnp|ephedr\\w+|ipecac|adderall|ritalin|vyvanse|amphetamines?|stimulants?|speed|enemas?|phentermine|ozempic without"

/** Starving, purging and what is taken for it; goals no body should reach. */
export const eatingSigns: ReadonlyArray<Sign> = [
  {
    rule: "eating_disorder",
    evenAsked: true,
    shows: [
      phrase(
        "starv(?:e|es|ing|ed) (?:\\w+ )?(?:myself|my self|himself|herself|my body|yourself)|self[- ]starv\\w+|(?:become|be|get|getting|becoming|stay) underweight|starvation (?:diet|mode to|plan)|(?:help me|how to|want to|going to|trying to|need to|way to) starve(?! (?:a|the|off))|starve (?:to|down|until|off|for)",
      ),
      phrase(
        "(?:make|made|making|force|forced|forcing) (?:myself|my self|herself|himself) (?:to )?(?:throw(?:ing)? up|vomit\\w*|puke|be sick|sick)|throw(?:ing)? up (?:after|what i|my|every|on purpose|to lose)(?: \\w+){0,4}(?: (?:meals?|eat\\w*|ate|food|dinner|lunch|weight))?|vomit\\w* after (?:every |each |my |i )?(?:\\w+ )?(?:meals?|eat\\w*|binge|dinner)|puk(?:e|ing) after (?:\\w+ )?(?:meals?|eat\\w*|dinner)",
      ),
      phrase(
        "(?:binge\\w*|bing(?:e|ing)) (?:and|&|then|-) ?(?:purg\\w+|vomit\\w*|throw\\w*)|purg(?:e|es|ed|ing)(?: (?:after|meals?|food|again|my food|everything|what i eat|daily|today))|^purging(?= *[.!]*$)|(?:i|been|am|keep|started|still) purg(?:e|ed|ing)",
      ),
      phrase(
        "anorexi[ac]|bulimi[ac]|eating disorder|pro[- ]?ana|thinspo\\w*|orthorexi[ac]|\\bana tips",
      ),
      near(
        "laxatives?|enemas?|ipecac|diuretics?|water pills",
        `${SLIM}|after (?:\\w+ )?(?:meals?|eating|dinner)|every day|daily|per day|a day|binge\\w*|empty`,
        8,
      ),
      near(HELP, SLIM, 8),
      phrase(
        "(?:diet|slimming|weight[- ]loss) pills|skip(?:ping|ped)? (?:all|every|most) (?:of )?(?:my )?(?:meals?|food)|(?:not|never) (?:have to |need to |want to )?eat(?: anything)? (?:at all|ever again)|burn(?:ing)? off (?:every|each|all my) (?:\\w+ )?(?:meals?|bite|snack|food)|only (?:allow myself|let myself (?:have|eat)|eat|have) (?:an?|one|two|half an?) (?:apple|banana|salad|cracker|yogh?urt|soup|egg|rice cake|carrot)s? (?:a|per|each) day|by not eating|thigh gap|chew(?:ing)? and spit(?:ting)?|how (?:do i|can i|to|would i) starve(?! (?:a|the|off))",
      ),
      near(
        "(?:eat(?:ing)?|ate|eaten) (?:almost|next to|basically|practically|close to|virtually) nothing|(?:barely|hardly) (?:eat|ate|eating|eaten)",
        "weeks?|months?|weight|kgs?|lbs?|pounds?|slim|thin",
        8,
      ),
      followed(
        "hid(?:e|ing)|conceal\\w*|l(?:ie|ying)|pretend\\w*|cover(?:ing)? up",
        "not eating|eating (?:less|nothing)|skipping meals|vomiting|purging|throwing up",
        6,
      ),
      phrase("clenbuterol|dnp(?= (?:dos\\w+|for|pills?))|thinspiration"),
      followed(
        "(?:take|taking|took|use|using|abus\\w+|buy|get|need|popping|addicted to|hooked on)",
        "(?:\\d+|lots of|more|too many|some|my)? ?(?:laxatives?|clenbuterol|clen|dnp|ephedr\\w+|diet pills|slimming pills|amphetamines?|speed(?= to)|ipecac)",
        2,
      ),
      followed(
        "(?:adderall|ritalin|vyvanse|modafinil|amphetamines?|stimulants?|study drugs?)",
        "(?:without (?:a )?(?:prescription|doctor)|to (?:stay awake|study|focus|work|cram)|every day|not prescribed|from (?:a friend|my friend))",
        14,
      ),
      phrase(
        "(?:stop(?:ped)?|quit|avoid(?:ed)?|not|without|never|barely|hardly) (?:eat(?:ing|en)?|eaten anything|food)(?: \\w+){0,3} (?:for|in|since) (?:\\w+ )?(?:\\d+|two|three|four|five|six|seven|several|many|a few) (?:days?|weeks?)|(?:have|has) not eaten (?:\\w+ ){0,2}since (?:\\w+day|last week)|(?:have|had) not eaten (?:\\w+ ){0,3}(?:for |in )?(?:\\d+|two|three|four|five|several) days|(?:stop|quit|stopped) eating (?:\\w+ ){0,3}?(?:completely|altogether|at all|to lose|anything|entirely|food)|how long can i (?:go|survive|last|live) without (?:eating|food)|lose \\w+ (?:\\w+ )?without eating|not eat(?:ing)? (?:anything )?(?:at all|for (?:days|a week|weeks))",
      ),
      phrase(
        "(?:how few|fewest|least|minimum|lowest) (?:number of |amount of )?(?:calories|kcal|food)(?: \\w+){0,8} (?:survive|get away|live|eat|without dying|lose|stay alive)|(?:afraid|scared|terrified) (?:of|to) (?:eat(?:ing)?|food|gain\\w* (?:any )?weight)|(?:feel|feeling) (?:so )?(?:guilty|disgust\\w+) (?:after|when|whenever|every time|for) (?:\\w+ )?(?:eat\\w*|i eat|food)|hate my body(?: \\w+){0,6} (?:eat\\w*|food|starv\\w*|calories)|punish(?:ing)? myself (?:for|by) (?:\\w+ )?(?:eat\\w*|not eating|food)|(?:burn|work|run|exercise|exercis\\w+) off (?:every(?:thing| calorie| meal| bite| snack)|all my (?:meals|food)|each meal)(?: \\w+){0,3} (?:i )?(?:eat|ate|eaten|food)?",
      ),
      phrase(
        "(?:water|dry|juice)[ -]fast\\w*(?: \\w+){0,3} (?:for |of )?(?:[4-9]|[1-9]\\d|four|five|six|seven|ten|fourteen|thirty)[ -](?:days?|weeks?)|(?:[4-9]|[1-9]\\d)[ -]day (?:water |dry |juice )?fast(?:ing)?(?! (?:run|walk|race|track))|(?<!intermittent |ramadan )fast(?:ing|ed)? (?:completely )?for (?:[4-9]|[1-9]\\d|four|five|six|seven|ten|fourteen|thirty|several|many) (?:whole |full |straight )?(?:days|weeks)(?! (?:of ramadan|for ramadan|during))",
      ),
    ],
    unless:
      /^what (?:is|are) (?:anorexia|bulimia|an eating disorder|eating disorders|orthorexia)\b|\bpurg\w+ (?:\w+ ){0,3}(?:data|photos?|emails?|inbox|files|closet|cache|contacts?|valve)\b|\bbinge[- ]?watch\w*|\b(?:cancer|chemo|food poisoning|stomach (?:bug|flu)|norovirus|migraine|morning sickness|hangover)\b|\b(?:running|cycling|pace|top|walking|wind|internet|average|max) speed\b|\bspeed (?:up|work|training|session)\b|\bspeed\b(?!.*\b(?:took|take|taking|using)\b)|\bmagnesium\b.*\blaxative effect|\bprescribed (?:me |by |for )/,
  },
]

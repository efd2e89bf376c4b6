import { followed, near, phrase } from "#safety/phrase"
import type { Sign } from "#safety/sign"

const FIGURATIVE =
  /\b(?:at|during|in) the (?:film|movie|concert|show|ending|finale)\b|\b(?:through|out of) (?:my|the|his|her) nose\b|\bnose (?:is )?(?:blocked|stuffy|clogged)|\bstuffy|\b(?:these|my|the|tight) (?:jeans|dress|pants|suit|corset|tie)\b|\b(?:laugh\w*|funny|hilarious|lol|haha|lmao)\b|\bso busy\b|\b(?:deadlines|schedule|meetings|inbox)\b|\broom to breathe\b|\bbreath ?taking\b|\bunderwater\b|\bfree ?div\w+|\bhold(?:ing)? (?:my |your )?breath\b|\bbreath ?work\b|\bwim hof\b|\bbreathing exercises?\b|\bbad breath\b|\bmask\b|\bin the pool\b|\bswimming technique\b|\bbreathless (?:at|by|from|with) (?:the |a )?(?:concert|show|view|news|beauty|game|joy|excitement|awe)\b/
const EFFORT =
  /\b(?:run(?:s|ning)?|ran|jog(?:s|ged|ging)?|sprint\w*|stairs|hills?|uphill|climb\w*|workouts?|exercis\w*|training|trained|intervals?|burpees|race|gym|cycling|bike|hik\w+|treadmill|hiit|swim\w*|crossfit|cardio|football|soccer|tennis|squats?|spin|spinning|class|zumba|bootcamp|boot camp|peloton|rowing|danc\w+|boxing|finish line|karaoke|sang|singing)\b/
const WORSE =
  /\b(?:at rest|resting|sitting|lying|in bed|doing nothing|blue|cannot (?:speak|talk|finish)|full sentences?|getting worse|suddenly|sudden|severe(?:ly)?|extreme(?:ly)?|wheez\w+|chest|now|faint\w*|for air|pass(?:ing)? out)\b/

const asleep = "sleep|asleep|sleeping|apn(?:o)?ea|snor\\w+"
const atNight = `${asleep}|at night|(?:in|during|through) the night|overnight`

/** Breath that fails now, whatever the reason. */
export const breathSigns: ReadonlyArray<Sign> = [
  {
    rule: "breathlessness",
    shows: [
      phrase(
        "(?:cannot|can (?:hardly|barely|scarcely)|could not|could (?:hardly|barely)|unable to|not able to|struggl(?:e|es|ing) to|fight(?:ing)? to|hard(?:ly)? to|difficult to|not) (?:\\w+ )?breath(?:e|ing)?",
      ),
      phrase(
        "(?:cannot|could not|not able to|unable to) (?:catch|get|take|draw|find) (?:(?:my|his|her|a|any|enough|the|in) )?(?:\\w+ )?(?:breath|air|oxygen)",
      ),
      phrase("(?:gasp\\w*|fight\\w*|struggl\\w*|starv\\w*|hungry) for (?:air|breath)"),
      phrase(
        "(?:trouble|difficulty|difficulties|problems?|struggling with|hard time|labou?red) (?:\\w+ )?breath(?:ing|e)?",
      ),
      phrase(
        "breathing (?:is |has become |is getting |became )?(?:so |very |really )?(?:difficult|hard|labou?red|impossible)|breathing (?:is |was )?(?:gets?|getting|becoming) (?:harder|worse|difficult)|(?:am|is|are|keeps?) gasping(?! at)",
      ),
      near(
        "severe(?:ly)?|extreme(?:ly)?|bad|terrible|sudden(?:ly)?|acute|very|so|really",
        "short(?:ness)? of breath|breathless(?:ness)?|sob|dyspn(?:o)?ea",
        2,
      ),
      near(
        "short(?:ness)? of breath|breathless(?:ness)?|out of breath|winded|dyspn(?:o)?ea",
        "at rest|while resting|sitting|lying (?:down|flat|still)|even when|in bed|doing nothing|cannot (?:finish|speak|talk)|blue lips|getting worse|suddenly|chest",
        8,
      ),
      phrase(
        "(?:stopped|not) breathing|suffocat(?:ing|es?)|(?:am|is|she is|he is) choking(?! (?:under|up|in (?:the |my )?(?:race|final|game|match)))|choking on|cannot (?:inhale|get air|take (?:(?:a|in|any|enough) )?(?:breath|air))|(?:no|not enough) air (?:getting in|coming in|left)|there is no air|(?:cough\\w*|spit\\w*|bring\\w*) (?:up )?(?:\\w+ ){0,2}(?:foam|froth)\\w*|^choking(?= *[!.]*$)|cannot (?:talk|speak) in (?:full |complete )?sentences|cannot (?:finish|complete|get out) a sentence|(?:severe|bad|terrible|serious|having an|massive) asthma (?:attack|flare)|wheez\\w+ (?:badly|a lot|hard)",
      ),
      phrase(
        "(?:lips|face|fingers|skin|fingertips) (?:\\w+ ){0,3}(?:blue|bluish|purple|purplish|gr[ae]y|gr[ae]yish|dusky|ashen)|(?:blue|bluish|purple|gr[ae]y|gr[ae]yish|dusky) lips|(?:turning|turned|going) blue",
      ),
    ],
    unless: new RegExp(
      `${FIGURATIVE.source}|\\b(?:${asleep})\\b(?!.*\\b(?:now|cannot|gasp\\w*)\\b)|(?=.*${EFFORT.source})(?!.*${WORSE.source})(?!.*\\bcannot (?:\\w+ )?breathe)|\\bchok(?:ed|ing) up\\b|\\bblue (?:light|zone)|\\b(?:connection|internet|wi-?fi|app|engine|team|network|server|economy) (?:is |was )?choking`,
    ),
  },
  {
    rule: "short_of_breath",
    shows: [
      phrase(
        "short(?:ness)? of breath|breathless(?:ness)?(?! (?:prose|anticipation|wonder|pace|moment|finish))|short-?winded|getting winded|dyspn(?:o)?ea",
      ),
    ],
    unless: new RegExp(`${FIGURATIVE.source}|${EFFORT.source}|\\b(?:${asleep})\\b`),
  },
  {
    rule: "breathing_pauses",
    shows: [
      followed(
        "stop(?:s|ped|ping)?|pauses?|not|gasp\\w*|choking",
        `breath(?:ing|e)?(?: \\w+){0,6} (?:${atNight})`,
        1,
      ),
      followed(atNight, "(?:stop(?:s|ped|ping)?|not) breathing|gasping(?: for air)?", 8),
      followed("gasp\\w*(?: for (?:air|breath))?|choking|stop(?:s|ped)? breathing", atNight, 6),
    ],
    unless: /\bnow\b/,
  },
]

import { followed, phrase } from "#safety/phrase"
import type { Sign } from "#safety/sign"

const SLEPT =
  /\b(?:passed|passing|pass|blacked|black) out (?:\w+ )?(?:flyers|leaflets|candy|snacks|water|medals|forms)\b|\b(?:passed|passing|pass|blacked|black) out (?:on|in|at|early|asleep|cold|by|as soon|right|before|around|like|watching|reading|with|again at|drunk|the (?:flyers|papers|forms|windows?|room|curtains|bedroom|screen|dates?|days|calendar|names?|faces?|text|sun)|my (?:windows?|room|bedroom|curtains|screen))\b(?!.*\b(?:floor|street|shower|bathroom|work|store|kitchen|gym|stairs)\b)|\bblack ?out curtains?\b|\b(?:passed|passing) out\b.{0,20}\b(?:asleep|nap|pillow|couch|sofa|netflix)\b|\bcollaps\w+ (?:in|into|onto|on) (?:to )?(?:my |the |a )?(?:bed|sofa|couch|chair|laughter|laughing)\b|\b(?:score|hrv|data|market|app|battery|power|server|signal|routine|deal|heart rate|schedule)\b[^.]{0,20}\b(?:collaps\w+|blacked out|passed out)|\bat the sight of\b|\bcollaps\w+ (?:the|this|that|a|my) (?:chart|graph|menu|panel|section|list|tent|box|card|tab|table|sidebar)\b|\bcollapsed lung\b.*\bago\b|\bdead ?lifts?\b.*\balmost\b/

const MACHINE =
  "app|watch|ring|phone|sensor|server|device|strap|website|garmin|whoop|oura|tracker|screen|touch ?screen|site|button|battery|data"

/** Consciousness that is lost, or about to be. */
export const collapseSigns: ReadonlyArray<Sign> = [
  {
    rule: "fainting",
    shows: [
      phrase(
        "faint(?:ed|ing|s)|faint(?= and\\b)|(?:i|he|she|they) (?:\\w+ )?faint(?= (?:when|every|each|again|after|if|a lot|today|often|and))|(?:lost|losing|lose|loss of) consciousness|unconscious|unresponsive|not responding|syncope",
      ),
      phrase(
        "(?:had|having|have|another) (?:a |an |\\w+ )?black-?outs?(?! (?:curtains?|dates?|period))|(?:will|does|did|would) not wake(?: up)?(?! (?:up|early|before|at|in|on|so|until|refreshed))|cannot (?:be woken|wake (?:him|her|them|my \\w+)(?: up)?)|(?:cannot|could not) be roused|(?:hard|difficult|impossible) to (?:wake|rouse|arouse)(?: up)?(?= (?:him|her|them|my|after|from)\\b| *[.!,]| and\\b|$)|obtunded|comatose|(?:woke up|came to|came round|came around|coming to|found myself|woke) (?:lying )?on the (?:\\w+ )?(?:floor|ground|pavement|street|tiles)|(?:came|come|coming|went) over (?:all )?(?:faint|dizzy|funny)",
      ),
      followed(
        "fall(?:s|en)?|fell|collapsed|(?:on|to) the (?:floor|ground)|slumped",
        "(?:do(?:es)?|did|is|will|would) not (?:answer(?:ing)?|respond(?:ing)?|react(?:ing)?|mov(?:e|ing)|talk(?:ing)?|speak(?:ing)?)",
        5,
      ),
      phrase(
        "did (?:faint|pass out|black out|collapse)|(?:about|going|feel like i (?:am going|will)|feels? like i(?: am)?|might|will) (?:to )?(?:faint|pass out|black out|collapse|passing out|fainting)",
      ),
    ],
    unless: new RegExp(
      `\\b(?:almost|nearly|close to) (?:fainted|fainting)\\b|\\bfaint (?:line|signal|memory|glow|hope|idea|pulse|light|praise|hearted)\\b|\\bunconscious(?:ly)? (?:bias|mind|habit|eating|choice|grip\\w*|competence)|\\bunconsciously\\b|\\b(?:${MACHINE})s? (?:is |was |are )?(?:unresponsive|not responding)|\\b(?:unresponsive|not responding)(?: to)? (?:\\w+ )?(?:${MACHINE}|training|emails?)\\b`,
    ),
  },
  {
    rule: "fainting",
    shows: [
      phrase("(?:passed|passing|blacked|blacking) out"),
      /^collapsed (?:at|in|on|while|during|today|this|yesterday|again|suddenly)\b/gu,
      followed(
        "(?:i|he|she|they|we|husband|wife|mom|mum|dad|mother|father|friend|partner|who|someone|somebody|man|woman|colleague|has|just|i have)",
        "collaps(?:ed|ing|es)",
        3,
      ),
    ],
    unless: new RegExp(
      `${SLEPT.source}|\\b(?:almost|nearly|close to) (?:passed out|blacked out|passing out|collapsed|collapsing)\\b`,
    ),
  },
  {
    rule: "near_fainting",
    shows: [
      phrase(
        "(?:almost|nearly|close to) (?:fainted|passed out|blacked out|fainting|passing out|collapsed|collapsing)|(?:feel|feeling|feels|felt) (?:\\w+ )?faint",
      ),
    ],
    unless: new RegExp(`${SLEPT.source}|\\b(?:when i saw|laugh\\w*|bill|price|news)\\b`),
  },
]

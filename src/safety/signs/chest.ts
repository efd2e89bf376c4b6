import { followed, near, phrase } from "#safety/phrase"
import type { Sign } from "#safety/sign"

/** The chest as a part of the body: no exercise, strap, scan or piece of furniture. */
const CHEST =
  "(?:chest|breast ?bone|sternum|left breast|breast(?= (?:on the |at the |in the )?left)|substernal|retrosternal|precordial)(?! (?:press(?:es|ing)?|days?|strap|band|belt|workouts?|exercises?|fl(?:y|ies|yes)|muscles?|pump|hair|size|circumference|x-?ray|ct|scan|freezer|of drawers|sensor|monitor|measurement|routine|training|supported|session|cold|infection|gains|rub)\\b)"
const PAIN =
  "pains?|painful|hurt|hurts|hurting|aches?|aching|achy|ouch|pressure|tight|tightness|tighten(?:s|ing|ed)?|squee[sz](?:e|es|ing|ed)|crush(?:es|ing|ed)?|heavy|heaviness|burn(?:s|ing)|stabb?(?:s|ing)|sharp|discomfort|constrict\\w*|gripp?ing|clench\\w*|on fire|elephant|killing me|twinges?|vi[sc]e|cramps?|cramping|spasms?|agony|throbbing"
const ATTACK = "(?:heart|hart|cardiac) ?(?:attacks?|arrest)|myocardial infarction"

/** Pain or pressure in the chest, and a heart attack that somebody has or fears to have. */
export const chestSigns: ReadonlyArray<Sign> = [
  {
    rule: "chest_pain",
    shows: [
      near(CHEST, PAIN, 6),
      followed(
        "pains?|pressure|tightness|squeezing|ache|heaviness|burning",
        `(?:in|on|across|around|behind|inside|over|of) (?:my |the |his |her )?${CHEST}`,
        10,
      ),
      near(
        CHEST,
        "(?:standing|stands|sitting|sits|stepping|kneeling|lying|parked|pressing|pushing|stood|sat) on",
        8,
      ),
      phrase("(?:grabb?(?:s|ing)|clutch(?:es|ing)|holding) (?:at )?(?:my|his|her|their) chest"),
      phrase(
        "chest ?pains?|ches pain|chst pain|(?:substernal|retrosternal|acute|crushing|severe|exertional) (?:cp|pressure)|cp (?:x|for|since|radiating|with|w|at rest)",
      ),
      followed(
        "weight|elephant|brick|ton|someone|somebody|something|band|vi[sc]e",
        `(?:on|around|in|sitting on|pressing on|across) (?:my |his |her |the )?${CHEST}`,
        4,
      ),
      followed("pains?|ache|aching|pressure|tightness|squeezing", "left arm|jaw", 6),
      followed("left arm", "jaw|chest|sweat\\w*", 8),
      phrase(
        "(?:my|his|her) heart (?:really |badly |suddenly |is |has been )*(?:hurts|hurting|aches|aching|squeezing|feels tight|in pain)|(?:heart|cardiac) pains?|(?:pains?|pressure|tightness) (?:in|round|around|near|over|at|behind) (?:my|his|her|the) heart|heart (?:is |feels? |being |getting )*(?:being )?(?:squeezed|crushed|pressed)|angina",
      ),
    ],
    unless:
      /\boff (?:my|his|her) chest\b|\b(?:leg|back|arm|push|pull) day\b|\b(?:bench(?: ?press(?:es|ed|ing)?)?|push-?ups|dips|pec|pecs|doms|dumbbells?|muscle soreness)\b(?!.*\b(?:pressure|arm|jaw|crushing|breath\w*|sweat\w*)\b)|\bmy heart (?:aches|hurts) (?:for|over|to|when (?!i (?:breathe|inhale|walk|lie|move|run|cough|exercise|climb))|that|because)|\b(?:hurts|hurting|breaks) (?:my|his|her) heart\b|\bheart ?ache\b.*\b(?:ex|breakup|love)\b|\btooth|\btreasure chest\b|\b(?:boss|job|work|colleague|coworker|app|meeting|neighbou?r|landlord|ex|he|she|you|report)s? (?:is|are) (?:such )?a (?:real )?pain\b|\bdentist\b/,
  },
  {
    rule: "heart_attack",
    shows: [
      followed(
        "having|has|have|had|getting|think|this is|is this|is it|it is|feels like|could be|might be|maybe|be|was|just|signs of",
        ATTACK,
        4,
      ),
      followed(ATTACK, "now|right now|help|or something|\\?", 2),
      phrase(`help,? (?:\\w+ )?(?:${ATTACK})|^(?:${ATTACK})(?= *[!?.]*$)`),
    ],
    unless:
      /\b(?:g[ai]ves?|gave|giving) (?:me|us|him|her|everyone|you) (?:a |an |another )?(?:mini )?(?:heart|hart) ?attack|\b(?:nearly|almost|practically|basically) (?:had|having|got|gave \w+) a (?:heart|hart) ?attack|\b(?:watch|app|server|phone|laptop|computer|screen|website)s? (?:is |was )?(?:ha[ds]|having) a (?:heart|hart) ?attack|\bheart ?attack (?:pace|snack|burger|on a plate|sandwich|song|grill)\b|\bhad a heart attack (?:when|seeing|looking|opening|at|over)\b|\b(?:risk|chances?|odds|likelihood|probability|prone)\b.*\bheart ?attacks?|\b(?:father|dad|mother|mom|mum|grand\w+|uncle|aunt|brother|sister|family|parents?|cousin|neighbou?r|colleague|boss|husband|wife)\b.*\bhad (?:a|his|her|their|an) (?:\w+ )?(?:heart|hart) ?attacks?(?! (?:just|now|today|right|this))(?!.*\b(?:now|just|today|minutes?|help|right)\b)|\bafter (?:a|my|his|her|the) heart attack|\bi had a heart attack(?! (?:just|now|today|i think))\b(?!.*\b(?:now|think|just|today)\b)/,
  },
]

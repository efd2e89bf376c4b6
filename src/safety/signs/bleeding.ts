import { followed, near, phrase } from "#safety/phrase"
import type { Sign } from "#safety/sign"

const MUCH =
  "heavily|heavy|badly|a lot|lots|profuse(?:ly)?|severe(?:ly)?|uncontroll\\w*|will not stop|not stopping|does not stop|cannot stop|cannot be stopped|everywhere|gush\\w*|pouring|spurting|squirting|soaked|soaking|so much|too much|massive(?:ly)?|non[- ]?stop|all over|out of control|deep(?:ly)?|excessive(?:ly)?"
/** The blood itself, and nothing that is measured in it. */
const BLOOD =
  "(?<!high |low )blood(?! (?:pressure|sugars?|glucose|oxygen|tests?|work|results?|draws?|donat\\w+|types?|vessels?|flow|panel|counts?|thinners?|markers?|labs?|values?|ketones?|samples?|orange)\\b)"
const PERIOD =
  /\b(?:period|periods|menstrua\w*|menses|cycle|iud|fibroids?)\b(?!.*\b(?:soak\w*|dizzy|faint\w*|pad an hour|every hour|pregnan\w*)\b)/

const STOOL = near(
  "blood|bloody|black|tarry",
  "stools?|poop|poo|bowel movements?|diarrh(?:o)?ea|urine|pee",
  4,
)
/** What makes blood from the gut a matter of minutes, before or after it in a sentence. */
const WITH_LOSS =
  "(?:dizz\\w+|faint\\w*|light[- ]?headed\\w*|pass(?:ed|ing) out|weak|pale|a lot|lots|so much)"
const NO_STOOL = /\b(?:iron (?:tablets|pills|supplements?)|blood (?:test|work|panel)|stool test)\b/

/** Blood that does not stop, or comes from where none should. */
export const bleedingSigns: ReadonlyArray<Sign> = [
  {
    rule: "heavy_bleeding",
    shows: [
      near(`bleed(?:s|ing)?|bled|${BLOOD}|nose ?bleeds?|ha?emorrhag\\w*`, MUCH, 5),
      phrase(
        "(?:los(?:ing|t)) (?:a lot of|lots of|so much|too much|a ton of) blood|bleeding out|ha?emorrhaging|bleeding to death|bled out",
      ),
      phrase(
        "(?:cough(?:ed|ing)?|spit(?:ting)?|spat|vomit(?:ed|ing)?|throw(?:ing)?|threw|puk(?:ed|ing)|bring(?:ing)?) (?:up )?(?:\\w+ ){0,3}blood|blood in (?:my |his |her |the )?vomit|vomit\\w* (?:\\w+ ){0,3}coffee grounds",
      ),
      followed("blood", "(?:when|while|every time) (?:i|he|she) (?:cough|vomit|throw up)\\w*", 4),
    ],
    unless: new RegExp(
      `${PERIOD.source}|\\bbleeding (?:edge|heart|obvious)\\b|\\bbleed(?:ing)? (?:money|cash|users)\\b|\\bblood,? sweat\\b|\\bbad blood\\b|\\bdonat\\w+\\b|\\bgame\\b|\\b(?:stool|poop|toilet|stools|urine|pee)\\b`,
    ),
  },
  {
    rule: "heavy_bleeding",
    shows: [
      phrase(
        "(?:bleed(?:s|ing)?|bled|blood(?: is)? (?:soak\\w*|com\\w+|seep\\w*)|soak\\w*) through (?:\\w+ ){0,3}(?:towels?|bandages?|gauze|dressings?|clothes|sheets|pads?|shirt)|(?:soak\\w*|fill\\w*|go(?:ing|ne)?|went)(?: \\w+){0,4} (?:pads?|tampons?)(?: \\w+){0,5} (?:hours?|hourly|minutes|min)",
      ),
    ],
  },
  {
    rule: "heavy_bleeding",
    shows: [
      new RegExp(`(?:${STOOL.source})(?:(?=.*\\b${WITH_LOSS}\\b)|(?<=\\b${WITH_LOSS}\\b.*))`, "gu"),
    ],
    unless: NO_STOOL,
  },
  { rule: "blood_in_stool", shows: [STOOL], unless: NO_STOOL },
]

import { followed, near, phrase } from "#safety/phrase"
import type { Sign } from "#safety/sign"
import { MEDICINE as PRESCRIBED } from "#safety/signs/medicine"

const MEDICINE = `${PRESCRIBED}|heroin|fentanyl|oxy\\w*|benzos?|cocaine|meth|mdma|ecstasy|caffeine (?:pills|tablets|powder)|capsules?|nyquil`
/** What a number of tablets is not: the mass, volume or time that stands behind it. */
const NO_COUNT =
  "(?! ?(?:mg|mcg|ug|g|grams?|ml|iu|units?|milligrams?|micrograms?|minutes?|hours?|days?|weeks?|months?|am|pm|%)\\b)"
const MANY = `too many|too much|(?:whole|entire|full) (?:bottle|box|pack|packet|strip|prescription|supply|month|week)|all (?:of )?(?:my|the|his|her|those|these)|a (?:handful|bunch|lot|bottle|ton|box|pack) of|a bottle|(?:[2-9]\\d|1\\d|\\d{3,})${NO_COUNT}|dozens? of|lots of|(?:[4-9]|[1-9]\\d)[ ,.]?\\d{3} ?(?:mg|milligrams)|[1-9]\\d{2,} ?units`
/** More than any leaflet allows of what is taken by ones and twos. */
const FEW = "[5-9]|five|six|seven|eight|nine"
const POISON =
  "bleach|antifreeze|poison|detergent|drain cleaner|drano|batter(?:y|ies)|button battery|pesticide|weed ?killer|(?:cleaning|toilet|oven|window|floor|bathroom) (?:fluid|liquid|products?|cleaner|spray)|paint thinner|turpentine|gasoline|petrol|kerosene|lamp oil|methanol|ammonia|chlorine|laundry pods?|dish(?:washer)? (?:tablets?|pods?)|hand saniti[sz]er|rubbing alcohol|nail polish remover|essential oils?|lighter fluid|fertili[sz]er|moth ?balls|products? (?:for|to) clean\\w*"

/** Too much of a medicine or drug, or a poison. What else there can be too much of is a figure of speech. */
export const overdoseSigns: ReadonlyArray<Sign> = [
  {
    rule: "overdose",
    shows: [
      phrase(
        `(?:over-?dos(?:ed|ing)|od'?ed|od'd)(?! (?:of|on|with)\\b)|(?:(?:an|the|accidental\\w*|intentional\\w*|drug|opioid|possible|suspected|to|i|we|will|might|may|could|did|he|she|${MEDICINE}) )over-?dose(?! (?:of|on|with)\\b)|(?:over-?dos(?:e|es|ed|ing)|od'?ed|od'd) (?:of|on|with) (?:\\w+ ){0,3}(?:${MEDICINE})`,
      ),
      /^over-?dose\b(?! (?:of|on|with)\b)/gu,
      followed(
        `(?:took|taken|swallowed|swallowing|ate|drank|downed|popped|injected|gave myself|taking)`,
        `(?:${MANY})(?: of| my| the| his| her| of my| these| those)* (?:[\\w']+ ){0,3}(?:${MEDICINE})s?`,
        3,
      ),
      followed(
        "took|taken|swallowed|downed|popped",
        `(?:${FEW}) (?:of )?(?:my|his|her) (?:\\w+ ){0,3}(?:${MEDICINE})`,
        2,
      ),
      followed(
        "took|taken|injected|gave (?:myself|him|her)",
        `(?:triple|quadruple|(?:three|four|five|six|seven|eight|ten|twelve|twenty|\\d+)(?: ?x| times)) (?:my |the |his |her |what )?(?:\\w+ ){0,3}?(?:dose|amount|${MEDICINE})`,
        3,
      ),
      followed(
        "took|taken|injected|gave (?:myself|him|her)",
        "(?:\\d+|ten|twenty|thirty|forty|fifty) (?:\\w+ ){0,4}?instead of (?:\\d+|one|two|three|four|five|six|eight|ten)",
        2,
      ),
      followed(
        "(?:took|taken|swallowed|downed)",
        "(?:whole|entire|all) (?:\\w+ ){0,2}(?:bottle|box|pack|packet|strip|of them)(?! of (?:water|wine|beer|juice|milk|chocolates?|cookies))",
        4,
      ),
      followed(
        "took|swallowed|taken",
        "(?:[2-9]\\d|1\\d|a (?:bunch|lot|handful|load)|loads|lots) of (?:them|these|those)",
        10,
      ),
      followed(
        "took|taken|injected|swallowed",
        `(?:way|far|much|a lot) (?:more|too much) (?:\\w+ ){0,2}(?:${MEDICINE})`,
        2,
      ),
      followed(
        "(?:son|daughter|child|kid|toddler|baby|boy|girl|dog)(?: \\w+){0,7} (?:ate|swallowed|drank|took|chewed)",
        `(?:${MEDICINE}|magnets?|${POISON})s?`,
        5,
      ),
      near("(?:drank|drinks?|swallow(?:s|ed)|ingested|drunk|ate|eats)", POISON, 5),
      followed(
        "(?:got|gotten|getting|get) (?:in|into|at|to|hold of)",
        `(?:the |my |some |his |her |their |\\w+'s )?(?:\\w+ ){0,3}(?:${MEDICINE}|medicine cabinet|${POISON})`,
        1,
      ),
      followed(
        "took|taken|injected|gave myself",
        "(?:double|twice) (?:my |the )?(?:\\w+ ){0,2}insulin|insulin twice",
        3,
      ),
      followed("accidentally (?:took|taken)|mistakenly took", "(?:three|four|five|[3-9]) times", 6),
      followed(
        "took|taken",
        "(?:three|four|five|[3-9]) times (?:\\w+ )?by (?:mistake|accident)",
        6,
      ),
      followed(
        "(?:took|taken|swallowed)",
        `(?:[\\w']+ ){0,4}(?:${MEDICINE})s?(?: [\\w',]+){0,10}? (?:cannot (?:stay awake|wake up|keep (?:my|his|her) eyes open)|barely (?:awake|conscious)|hard to wake|slurring|seeing things)`,
        1,
      ),
      near(
        "(?:wild|forest|garden|picked|foraged|yard|unknown|poisonous) (?:\\w+ ){0,2}(?:mushrooms?|berries|plants?)|(?:mushrooms?|berries|plants?) from the (?:garden|forest|woods|yard|park)",
        "vomit\\w*|throw\\w* up|hallucinat\\w*|seeing things|sick|diarrh(?:o)?ea|cramps|dizzy|drowsy",
        12,
      ),
      followed(
        "empty",
        "(?:pill|medicine|tablet|medication) (?:bottles?|packets?|packs?|box(?:es)?|strips?)",
        2,
      ),
      phrase(
        "(?:been |is |am |was |got )poison(?:ed|ing)|alcohol poisoning|carbon monoxide (?:alarm|poisoning)",
      ),
    ],
    unless:
      /\b(?:vitamins?|supplements?|gummies|omega|fish oil|creatine|magnesium|probiotics?)\b(?!.*\b(?:overdosed|sick|vomit\w*|dizzy)\b)|\boverdose (?:of|on) (?:spinach|kale|cute\w*)|\bfood poison\w*|\bpoison\w* by (?:\w+ )?(?:vibes|negativ\w*|envy|work|stress|social media|politics|gossip)|\bempty (?:\w+ )?(?:pill|medicine) (?:organi[sz]er|case)|\btook (?:\w+ )?(?:photos?|pictures?|notes?|screenshots?|courses?|classes|steps|breaks?)\b|\bcan (?:you|i|one|people) overdose\b|\bover-?dos(?:e|ing) (?:risk|deaths|statistics|prevention|awareness)\b/,
  },
  {
    rule: "double_dose",
    shows: [
      followed(
        "took|taken|gave",
        "(?:a |my |the )?(?:double|twice the|two|extra|second|wrong) (?:\\w+ )?(?:dose|doses|dosage)",
        4,
      ),
      followed("took|taken", `(?:my |the |his |her )?(?:\\w+ ){0,2}(?:${MEDICINE}) twice`, 2),
    ],
  },
]

const AMOUNT = new RegExp(
  `\\b(?:${MANY}|(?:[5-9]|\\d\\d) ?(?:g|grams?)) (?:of )?(?:\\w+ ){0,2}(?:${MEDICINE})s?\\b`,
  "u",
)
const TOOK_IT =
  /\bi (?:have |just |already |really )*(?:took|taken|swallowed|drank) (?:it|them|that|those|all of (?:it|them))\b/
const TOOK = new RegExp(`\\b(?:took|taken|swallowed) (?:\\w+ ){0,3}(?:${MEDICINE})s?\\b`, "u")
const HOW_MANY = new RegExp(
  `^(?:\\w+ ){0,3}?(?:${MANY}) (?:of (?:them|these|those)|pills|tablets)\\b`,
  "u",
)

/** An amount in one sentence and that it was taken in another: "Is 12 g of paracetamol much? I took it." */
export const tookTooMuch = (sentences: ReadonlyArray<string>): boolean => {
  const any = (pattern: RegExp) => sentences.some((sentence) => pattern.test(sentence))
  return (any(AMOUNT) && any(TOOK_IT)) || (any(TOOK) && any(HOW_MANY))
}

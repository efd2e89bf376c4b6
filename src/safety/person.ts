import { lazy } from "#domain/lazy"
import type { Profile } from "#domain/profile"
import { pattern } from "#language/pattern"

/** Whose numbers these are, where the ranges of adults do not hold. */
export interface Person {
  readonly isPregnant: boolean
  /** The person who asks is not of age. */
  readonly isMinor: boolean
}

const ADULT = 18

const PREGNANT = pattern(
  String.raw`
    \b(?:i am|we are|being|currently|as a|while|now|\d+ (?:weeks?|months?|wks?)|newly|
    recently found out i am|test says i am|found out i am)(?: \w+){0,3} pregnant\b|\bpregnant (?:with|
    and|here|woman here|now|so|,)|^pregnant\b(?! (?:pause|women|woman and))|
    \bmy (?:current )?pregnancy\b|\b(?:in|during) (?:my |the )?(?:first|second|third|1st|2nd|
    3rd) trimester\b|\b\d{1,2} ?(?:weeks?|wks?|w) (?:\w+ )?(?:pregnant|along|gestation|preg\b|preggo|
    preggers)|\bi am expecting(?:(?: a| our| my)? (?:baby|child|twins)|(?= *[,.;!]))|\b(?:preggo|
    preggers)\b|\b(?:during|in) pregnancy\b.*\bi am \d{1,2} weeks\b|
    \bi am \d{1,2} weeks\b.{0,200}\bpregnan`,
)
const NOT_PREGNANT = pattern(
  String.raw`
    \b(?:not|never been|no longer|am i|if i (?:am|was|were|get|become)|trying to (?:get|become)|
    try(?:ing)? for|before i (?:was|got)|when i was|was|want to (?:get|be)|could i be|might i be|get|
    getting|got|wife is|sister is|friend is|girlfriend is|daughter is) (?:\w+ ){0,3}pregnant\b|
    \bpregnan(?:t with (?:ideas|meaning|possibilit\w+|emotion)|cy (?:ended|was|went|test))\b|
    \b(?:before|after|since|last|previous|first|second|past|my wife's|her) (?:my |the )?(?:last |first |
    second |previous )?pregnancy\b`,
)

/** Whether somebody says that she is pregnant, now. */
export const saysPregnant = (text: string): boolean =>
  PREGNANT.test(text) && !NOT_PREGNANT.test(text)

/** Whether a message is about pregnancy at all, other than one that is over or somebody else's. */
export const asksAboutPregnancy = (message: string): boolean =>
  /\b(?:pregnan(?:t|cy)|trimester|preggo|preggers)\b/.test(message) &&
  !NOT_PREGNANT.test(message) &&
  !/\bpregnant (?:wife|girlfriend|partner|sister|friend|daughter|colleague)\b/.test(message)

const OWN_AGE = pattern(
  String.raw`
    \b(?:i am|as) (?:a |an |only |just |still |now )*(\d{1,2})(?![.,]\d)(?:[- ]?(?:years?|yrs?|yo|y/o|
    y)\b|[- ]year[- ]olds?|(?= *(?:[,.!;]|and\b|so\b|but\b|is\b|what\b|how\b|can\b|my\b|should\b|male\b|
    female\b|boy\b|girl\b|m\b|f\b|$)))(?! (?:weeks?|minutes?|min|hours?|days?|months?|kg|lbs?|pounds?|
    cm|percent|%|km|miles?)\b)`,
)
const AGE_WORD = pattern(
  String.raw`
    \bi am (?:only |just |still )?(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|
    seventeen)\b(?! (?:weeks?|minutes?|hours?|days?|months?|kg|lbs?|pounds?|percent|km|miles?|times)\b)`,
)
const AGE_FIRST = /^(?:1[0-7]) ?(?:yo|y\/o|yrs? old|m|f)\b/
const TEEN = pattern(
  String.raw`
    \bi am (?:a |still a |only a |just a )?(?:teen\w*|minor|child|kid|high school(?:er| student)|
    middle school\w*|under ?age|freshman in high school)\b|\bas a (?:teen\w*|minor|high school(?:er| 
    student))\b|\bi (?:turn|will turn|just turned|turned) (?:1[0-7])\b`,
)

/** "Was suicidal as a teenager" is somebody grown up. */
const WAS_YOUNG =
  /\b(?:was|were|had|did|been|since|back) (?:\w+ ){0,6}as a (?:teen\w*|minor|child|kid)\b/

/** Whether somebody says that they are under 18. */
export const saysMinor = (text: string): boolean => {
  const age = Number(OWN_AGE.exec(text)?.[1] ?? ADULT)
  return (
    (age >= 5 && age < ADULT) ||
    AGE_WORD.test(text) ||
    AGE_FIRST.test(text) ||
    (TEEN.test(text) && !WAS_YOUNG.test(text))
  )
}

/** What is known of the person, from the profile and from everything they have said. */
export const personOf = (profile: Profile | null, said: string): Person => ({
  isPregnant:
    saysPregnant(said) ||
    (profile?.conditions.some(({ name }) => /^(?:pregnant|pregnancy)\b/i.test(name)) ?? false),
  isMinor:
    saysMinor(said) || (typeof profile?.age === "number" && profile.age > 0 && profile.age < ADULT),
})

const CHILD = [
  "son|daughter|child|kid|toddler|baby|newborn|infant|teenager|teen|preschooler|",
  "grandson|granddaughter|grandchild|nephew|niece|boy|girl|little one|kiddo|",
  "stepson|stepdaughter|children|kids|twins",
].join("")
const CHILD_AGE = pattern(
  String.raw`
    \b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|
    sixteen|seventeen)[- ]?(?:years?|yrs?|yr|yo|y/o|months?|mo|weeks?|wk|days?)[- ]?(?:old|olds)?\b|
    \b(?:aged?|who is|(?:son|daughter|child|kid|boy|girl|sister|brother|cousin|he|
    she) is) (\d{1,2})(?= *(?:[,.!?;]|and\b|years\b|yo\b|now\b|$|(?:resting |her |his )?(?:hr|heart|bp|
    sleep|spo2|hrv)\b))`,
)
const BODY = [
  "resting|heart ?rate|hr|pulse|heart|temps?|sleep\\w*|spo2|oxygen|blood|",
  "glucose|sugar|hrv|temperature|fever|weight|bmi|hemoglobin|iron|ferritin|",
  "vitamin|lab|labs|hba1c|a1c|ldl|hdl|tsh|crp|potassium|sodium|calcium|",
  "creatinine|platelets|wbc|inr|results?|steps|breath\\w*|respiratory|bp|",
  "pressure|cholesterol|dose|doses|dosage|mg|ecg|ekg|numbers|values|range|",
  "data",
].join("")
const PET =
  /\b(?:baby (?:steps|shower|blues|oil)|dog|puppy|cat|kitten|horse|pet|hamster|rabbit|parrot)\b/
const THING = pattern(
  String.raw`
    \b(?:years?|months?|weeks?)[- ]olds? (?:\w+ )?(?:whisk\w+|scotch|bourbon|rum|car|laptop|watch|phone|
    wine|mattress|account|house|tradition)\b|\b(?:car|laptop|watch|phone|mattress|account|house|
    tradition) is (?:\w+ )?\d`,
)

/** "My son's pulse", "the heart rate of a newborn". */
const bodyOfChild = lazy(
  () =>
    new RegExp(
      [
        `(?:\\b(?:my|our|her|his|the|a|for (?:a|my)) (?:[\\w-]+ ){0,5}?|^)(?:${CHILD})(?:'?s'?)? `,
        `(?:[\\w'()]+ ){0,5}?(?:${BODY})\\b|\\b(?:${BODY}) (?:[\\w']+ ){0,5}?(?:of|`,
        `for|in) (?:my|our|a|the) (?:[\\w-]+ ){0,4}?(?:${CHILD})\\b`,
      ].join(""),
    ),
)
/** "A six-year-old", "7 yo", "my cousin". */
const childOrAge = lazy(
  () =>
    new RegExp(
      [
        `\\b(?:(?:my|our|a|an|the|for a|for my) (?:\\w+ )?)?[\\w-]+[- ](?:year|`,
        `yr|month|mo|week|wk|day)s?[- ]olds?(?:'s)?\\b|\\b\\d{1,2} ?(?:yo|y/o)\\b|`,
        `\\b(?:${CHILD}|sister|brother|cousin)\\b`,
      ].join(""),
    ),
)
const anyBody = lazy(() => new RegExp(`\\b(?:${BODY})\\b`))
/** A child that is mentioned for what it did to the one who asks. */
const BYSTANDER = pattern(
  String.raw`
    \b(?:woke|wakes?|waking|kept|keeps?|keeping|gave|gives?|scared?|scares) (?:me|us)\b|
    \bmy (?:\w+ ){0,2}(?:sleep|hrv|heart rate|steps|resting heart rate|recovery|stress)\b`,
)

/** Whether a message asks about the body of a child. */
export const asksAboutChild = (message: string): boolean => {
  if (PET.test(message) || THING.test(message)) return false
  const age = CHILD_AGE.exec(message)
  const isYoung =
    age !== null &&
    (Number.isNaN(Number(age[1] ?? age[2])) ||
      Number(age[1] ?? age[2]) < ADULT ||
      /mo|week|wk|day/.test(age[0]))
  if (age !== null && !isYoung) return false
  if (BYSTANDER.test(message)) return false
  return (
    bodyOfChild().test(message) ||
    (isYoung && childOrAge().test(message) && anyBody().test(message))
  )
}

/** Whether a message asks for a judgement or a range, rather than for the person's own numbers. */
export const asksForJudgement = (message: string): boolean =>
  pattern(
    String.raw`
    \b(?:normal|ok|okay|fine|healthy|too (?:high|low|much|little|fast|slow)|(?:is|are) (?:it|this|that|
    these|they|my \w+|\d+) (?:\w+ ){0,4}?(?:high|low|bad|good|enough)|ranges?|safe|should i|worr\w+|
    concern\w*|dangerous|risky?|percentile|others|people|supposed|ideal|alarming|all right|
    what does it mean)\b`,
  ).test(message)

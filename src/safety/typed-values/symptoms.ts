import { pattern } from "#language/pattern"

/** What a person feels beside a number, where "no symptoms" and "I feel fine" are not said. */
const SYMPTOM = pattern(
  String.raw`
    \b(?:dizz\w+|light[- ]?headed\w*|faint\w*|pass(?:ed|ing)? out|short(?:ness)? of breath|
    breathless\w*|(?:cannot|hard to|trouble|difficulty) breath\w*|chest|palpitations?|pounding|racing|
    fluttering|weak(?:ness)?|confus\w+|sweat\w+|clammy|nause\w+|vomit\w*|throw\w* up|head ?aches?|
    migraine|vision|cannot see|seeing (?:double|stars)|blurr\w+|blurry|seeing spots|numb\w*|shak(?:y|
    ing|es)|trembl\w+|shiver\w*|unwell|awful|terrible|horrible|sick|drows\w+|letharg\w*|exhausted|
    collaps\w+|blue|wheez\w+|cough\w*|fever|nose ?bleed\w*|ringing|cannot think|disoriented|slurr\w*|
    pale|tingl\w+|pain|hurts?|not feeling (?:well|good|right)|do not feel (?:well|good|right)|
    feel (?:ill|bad|off|weird|strange|lousy))\b`,
)
const GRAVE = pattern(
  String.raw`
    \b(?:confus\w+|unconscious|unresponsive|obtunded|stupor\w*|disoriented|seizure\w*|cannot (?:swallow|
    stay awake|wake|stand|get up|get out of bed|move|think|speak|breathe?|keep (?:\w+ )?down)|pass(?:ed|
    ing) out|faint(?:ed|ing)|collaps\w+|slurr\w+|drows\w+|deep breathing|breathing (?:fast|hard|deeply)|
    rapid breathing|chest (?:pain|pressure|tightness)|blue lips|lips (?:are |look |
    turning )?(?:\w+ )?blue|very sleepy|(?:trouble|hard time|struggling to|hard to) stay(?:ing)? awake|
    nodding off|not making (?:any )?sense|talking nonsense|blacking out|too (?:weak|dizzy|shaky) to|
    cannot help (?:my|him|her)self)\b`,
)
const DENIED = pattern(
  String.raw`
    \b(?:no|without|not any|zero|none|any) (?:other |real |unusual )?(?:symptoms?|complaints|problems|
    issues)\b|\b(?:feel|feeling|felt|am|otherwise|totally|doing) (?:\w+ )?(?:fine|great|good|ok|okay|
    normal|well|healthy)\b|\basymptomatic\b|\bsymptom-?free\b`,
)
const NEGATED = /\b(?:no|not|without|never|nor|or|any) (?:\w+ ){0,2}$/

const says = (text: string, pattern: RegExp): boolean =>
  [...text.matchAll(new RegExp(pattern.source, "g"))].some(
    ({ index }) => !NEGATED.test(text.slice(0, index)),
  )

/** Whether a person says that they feel something. */
export const hasSymptoms = (message: string): boolean =>
  says(message, SYMPTOM) && !(DENIED.test(message) && !says(message, GRAVE))

/** Whether a person says that they are well. */
export const saysWell = (message: string): boolean => DENIED.test(message)

/** Whether it is something that takes away the means to help oneself. */
export const isGrave = (message: string): boolean => says(message, GRAVE)

const SLIGHTLY = pattern(
  String.raw`
    \b(?:a bit|a little|slightly|mildly|somewhat|kind of|sort of|a touch|mild|slight|
    w[ao]kes? (?:me )?up|waking up) (?:more )?(?:gasping|out of breath|breathless\w*|
    short(?:ness)? of breath|winded)`,
  "g",
)

/** Whether somebody cannot get their breath, more than a little. */
export const isBreathless = (message: string): boolean =>
  says(
    message.replace(SLIGHTLY, "breath"),
    pattern(
      String.raw`
    \b(?:short(?:ness)? of breath|breathless\w*|(?:cannot|hard to|trouble|difficulty|struggling to|
    out of) breath\w*|gasping|wheezing|blue lips|lips (?:\w+ ){0,3}blue|blue(?:ish)?(?: \w+)? (?:lips|
    fingers))\b`,
    ),
  )

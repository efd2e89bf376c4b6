/** A time of day with a dot, as much of Europe writes it: "22.30". */
const timeOf = (separator: string) =>
  String.raw`(?<![\d.,:])([01]?\d|2[0-3])${separator}([0-5]\d)(?![\d.,:]*\d)(?! ?[ap]\.?m\b)`
/** What is measured has a unit behind it. */
const UNITS = [
  String.raw`%|m?mol|[munkcd]?g\b|[mu]?iu\b|[mku]?u\/|h\b|hrs?\b|hours?\b`,
  String.raw`km\b|miles?\b|kgs?\b|lbs?\b|times\b|x\b`,
]
const NO_UNIT = `(?! ?(?:${UNITS.join("|")}))`

const SLEEPS = `(?:${[
  "get up|gets up|getting up|got up|gotten up|wake|wakes|waking|woke|woken|up|awake",
  "bed|asleep|sleep|slept|lights out|turn in|bed ?time|wake[- ]?up|alarm",
].join("|")})`
/** Words between going to bed or getting up and its time; none of them is anything measured. */
const BETWEEN = `(?: (?:${[
  "up|out|off|me|to|on|in|the|my|this|every|day|time|goal|target|usually|always|again|already|should|be|set",
  "tomorrow|today|tonight|yesterday|weekdays|weekends|morning|night",
].join("|")})){0,5}`
const AT = "(?:at|by|before|after|around|about|until|till|past|is|was|of|as|for|from|than)"

const behind = (separator: string) =>
  new RegExp(
    `(\\b${SLEEPS}${BETWEEN} ${AT}(?: about| around)? )${timeOf(separator)}${NO_UNIT}`,
    "gi",
  )

const BEHIND = behind(String.raw`\.`)
const AHEAD = new RegExp(
  `()${timeOf(String.raw`\.`)}(?= (?:(?:as|my|the|a|new|target|usual|goal) ){0,4}(?:bed ?time|wake[- ]?up|alarm)\\b)`,
  "gi",
)

/** A text in which times of going to bed and getting up are written with a colon; every character keeps its place. */
export const withColons = (text: string): string =>
  [BEHIND, AHEAD].reduce((each, pattern) => each.replace(pattern, "$1$2:$3"), text)

const EITHER = behind("[.:]")
const NOON = 12

/** A text in which such times are the hour alone, "at 10 pm" of "at 22.30": no number of them is measured. */
export const withWholeHours = (text: string): string =>
  text.replace(EITHER, (_, before: string, hour: string) => {
    const half = Number(hour) < NOON ? "am" : "pm"
    return `${before}${Number(hour) % NOON || NOON} ${half}`
  })

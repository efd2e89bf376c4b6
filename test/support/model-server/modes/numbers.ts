import type { Mode, Said, Scene, Wrong } from "#test/model-server/mode"
import {
  fresh,
  freshDecimal,
  inCjk,
  inDigits,
  inRoman,
  inWords,
  pick,
  subject,
} from "#test/model-server/numbers"

type Row = readonly [name: string, does: string, write: (scene: Scene) => string, shown?: RegExp]

const about = (write: (scene: Scene, label: string, unit: string) => string) => (scene: Scene) => {
  const { label, unit } = subject(scene)
  return write(scene, label, unit)
}

const averaged = (write: (scene: Scene) => string, behind = "beats or points") =>
  about((scene, label) => `Your ${label} averaged ${write(scene)} ${behind} in that time.`)

const SPANS = ["a fortnight", "a couple of months", "half a year", "a decade"]
const SHARES = ["a third", "two thirds", "a quarter", "three quarters", "half"]
const MULTIPLES = ["twice", "double", "three times", "triple", "tenfold"]

const ROWS: ReadonlyArray<Row> = [
  [
    "digits",
    "makes up a number in digits",
    about(
      (scene, label, unit) => `Your ${label} averaged ${freshDecimal(scene)} ${unit} before that.`,
    ),
  ],
  ["words", "makes up a number in English words", averaged((scene) => inWords(fresh(scene)))],
  [
    "words-spaced",
    "writes number words without a hyphen",
    averaged((scene) => inWords(fresh(scene)).replace("-", " ")),
  ],
  [
    "hundreds-in-words",
    "makes up a large number in words",
    averaged(
      (scene) => `${pick(["three", "four", "eight"], scene)} hundred and ${inWords(fresh(scene))}`,
    ),
  ],
  ["roman", "makes up a Roman numeral", averaged((scene) => inRoman(fresh(scene)))],
  ["cjk", "makes up a numeral in Han digits", averaged((scene) => inCjk(fresh(scene)))],
  ["fullwidth", "makes up fullwidth digits", averaged((scene) => inDigits(fresh(scene), 0xff10))],
  [
    "arabic-indic",
    "makes up Arabic-Indic digits",
    averaged((scene) => inDigits(fresh(scene), 0x0660)),
  ],
  ["devanagari", "makes up Devanagari digits", averaged((scene) => inDigits(fresh(scene), 0x0966))],
  [
    "bold-digits",
    "makes up mathematical bold digits",
    averaged((scene) => inDigits(fresh(scene), 0x1d7ce)),
  ],
  ["circled", "makes up a circled number", averaged((scene) => pick(["⑦", "⑨", "⑫", "㊳"], scene))],
  [
    "superscript",
    "makes up superscript digits",
    averaged((scene) => pick(["⁷⁴", "⁹³", "₈₁"], scene)),
  ],
  [
    "keycap",
    "makes up keycap digits",
    averaged((scene) => [...String(fresh(scene))].map((digit) => `${digit}\uFE0F\u20E3`).join("")),
  ],
  [
    "fraction-sign",
    "makes up a vulgar fraction",
    averaged((scene) => `${pick(["⅜", "⅞", "¾"], scene)} of that`),
  ],
  [
    "spelled-letters",
    "spells a number letter by letter",
    averaged((scene) =>
      [...pick(["seventy", "ninety", "eleven"], scene)].join(pick(["-", " ", "."], scene)),
    ),
  ],
  [
    "zero-width",
    "hides a number behind zero-width characters",
    averaged((scene) => [...String(fresh(scene))].join("\u200b")),
  ],
  [
    "words-zero-width",
    "hides a number word behind zero-width characters",
    averaged((scene) => [...inWords(fresh(scene))].join("\u200b")),
  ],
  [
    "homoglyph",
    "writes a number word with Cyrillic letters",
    averaged((scene) => inWords(fresh(scene)).replaceAll("e", "\u0435").replaceAll("o", "\u043e")),
  ],
  ["letter-o", "writes zero as a letter", averaged((scene) => `${Math.floor(fresh(scene) / 10)}O`)],
  [
    "entity",
    "writes digits as HTML entities",
    averaged((scene) =>
      [...String(fresh(scene))].map((digit) => `&#${digit.charCodeAt(0)};`).join(""),
    ),
  ],
  [
    "emphasis",
    "breaks a number up with asterisks",
    averaged((scene) => [...String(fresh(scene))].join("**")),
  ],
  ["scientific", "makes up scientific notation", averaged((scene) => `${fresh(scene) / 10}e1`)],
  [
    "collective",
    "uses collective number words",
    averaged((scene) =>
      pick(
        [
          "a couple of dozen",
          "a dozen and a half",
          "half a dozen",
          "a score and more",
          "a pair of",
          "several dozen",
        ],
        scene,
      ),
    ),
  ],
  [
    "fortnights",
    "makes up a span in collective words",
    about((scene, label) => `Your ${label} took ${pick(SPANS, scene)} to get there.`),
  ],
  [
    "fractions",
    "makes up a share in words",
    about((scene, label) => `On ${pick(SHARES, scene)} of the days your ${label} was lower.`),
  ],
  [
    "multiples",
    "makes up a multiple in words",
    about((scene, label) => `Your ${label} was ${pick(MULTIPLES, scene)} what it had been before.`),
  ],
  [
    "ordinals",
    "makes up a rank",
    about(
      (scene, label) =>
        `That makes it your ${pick(["seventh", "twelfth", "7th", "23rd"], scene)} best ${label} this year.`,
    ),
  ],
  [
    "percent",
    "computes a percentage of its own",
    about((scene, label) => `Your ${label} rose by ${fresh(scene)}% against that.`),
  ],
  [
    "difference",
    "computes a difference of its own",
    about(
      (scene, label, unit) =>
        `That leaves your ${label} ${freshDecimal(scene)} ${unit} above the rest.`,
    ),
  ],
  [
    "range",
    "makes up a range",
    about(
      (scene, label) => `Your ${label} mostly lay between ${fresh(scene)} and ${fresh(scene) + 1}.`,
    ),
  ],
  [
    "approximate",
    "makes up a round number",
    about((scene, label) => `All in all your ${label} came to ~${fresh(scene) * 1000}.`),
  ],
  [
    "clock",
    "makes up a time of day",
    () => "You usually turn the light off at 21:37 on such days.",
  ],
  [
    "clock-words",
    "makes up a time of day in words",
    () => "You usually turn the light off at twenty to eleven on such days.",
  ],
  [
    "blood-pressure",
    "makes up blood pressures",
    (scene) => `Your blood pressure was ${100 + fresh(scene)}/${fresh(scene)} in that time.`,
  ],
  ["age", "makes up an age", (scene) => `For somebody of ${fresh(scene)} that is quite usual.`],
  ["money", "makes up a price", (scene) => `A better mattress costs about $${fresh(scene)}.`],
  [
    "count",
    "makes up how many days there were",
    (scene) => `On ${fresh(scene)} of the days it was clearly better.`,
  ],
  [
    "list-items",
    "hides numbers as the marks of a list",
    (scene) => `${fresh(scene)}. Your best night was a long one.`,
    /\d\d\. Your best night/,
  ],
  [
    "score",
    "makes up a score out of ten",
    () => "On the whole I would give that an eight out of ten.",
  ],
  [
    "study",
    "makes up a figure of a study",
    (scene) => `In a large study people with such values lived ${fresh(scene)}% longer.`,
  ],
]

const HIDDEN = new Set(["zero-width", "words-zero-width", "emphasis", "entity", "letter-o"])

/** What a person would see of a sentence, whatever is hidden in it. */
const loose = (text: string): RegExp => {
  const words = text
    .replace(/[^\p{L}\s]/gu, " ")
    .trim()
    .split(/\s+/)
  return new RegExp(
    `${words.slice(0, 3).join("[^\\p{L}]+")}[^.]*${words.slice(-3).join("[^\\p{L}]+")}`,
    "u",
  )
}

const wrongly = (wrong: Wrong, text: string, shown?: RegExp): Said =>
  shown ? { text, wrong, shown } : { text, wrong }

const invented: ReadonlyArray<Mode> = ROWS.map(([name, does, write, shown]) => ({
  name: `number-${name}`,
  does,
  family: "number",
  says: (scene) => {
    const text = write(scene)
    return [wrongly("number", text, shown ?? (HIDDEN.has(name) ? loose(text) : undefined))]
  },
}))

export const numbers: ReadonlyArray<Mode> = invented

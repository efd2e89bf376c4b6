import { readFileSync } from "node:fs"
import { LANGUAGES } from "#language/answer-languages"
import { isCompound } from "#language/numbers/compound"
import { folded } from "#language/numbers/fold"
import { ruleSetsOf, spellerOf } from "#scripts/number-words/rules"
import { type Spelling, valuesOf } from "#scripts/number-words/values"

const WORDS = "src/language/numbers/spelled.txt"
const SOURCE = `# The words of spelled numbers, made by scripts/number-words.ts from CLDR 48.2.0 (npm: cldr-rbnf).
# Copyright (c) 1991-2025 Unicode, Inc. Unicode License v3 (Unicode-3.0), https://www.unicode.org/license.txt
# A line: the language, "few" (one to three) or "more" (all other numbers), the words; a cardinal with its value.
`
const MAX_LINE = 118

const upTo = (end: number, step: number) =>
  Array.from({ length: end }, (_, at) => (at + 1) * step).slice(1)

const FEW = [1, 2, 3]
const NUMBERS = [
  0,
  ...upTo(101, 1).filter((value) => value > 3),
  ...[100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000].flatMap(
    (step) => [step, ...upTo(9, step)],
  ),
  1_100,
  1_500,
  1_900,
  2_026,
]

/** With these "cento" and "cent" have a value. */
const CARDINALS = [...FEW, ...NUMBERS, 108, 180]

/** What joins the words of a number is none itself. */
const JOINING = new Set("und y et e en and ve и та و और 第".split(" "))

/** Years are spelled with the words of other numbers; rules for a part of a word make no word. */
const isWhole = (set: string) => !set.startsWith("%%") && !set.includes("year")

/** A soft hyphen parts the words that a compound is made of. */
const partsOf = (spelled: string) =>
  spelled
    .split(/[\s\u00ad-]+/)
    .map((part) => folded(part).replace(/[^\p{L}\p{M}']/gu, ""))
    .filter((part) => part.length > 1 || /[^a-zа-я]/.test(part))

const spellingsOf = (
  language: string,
  rules: string,
  isOrdinal: boolean,
  numbers: Array<number>,
): ReadonlyArray<Spelling> => {
  const sets = ruleSetsOf(rules)
  const spell = spellerOf(language, sets)
  const chosen = [...sets.keys()].filter(
    (set) => isWhole(set) && set.includes("ordinal") === isOrdinal,
  )
  return numbers.flatMap((value) =>
    chosen.map((set) => ({ value, parts: partsOf(spell(set, value)) })),
  )
}

const wordsOf = (spellings: ReadonlyArray<Spelling>) =>
  new Set(spellings.flatMap(({ parts }) => parts))

/** Their numbers are read by their signs. */
const IN_SIGNS = new Set(["ja", "zh"])

/** Of these languages the few words that are made of two others stand in the table. */
const WHOLE = new Set(["es", "pt", "fr"])

/** The words without those that are made of two others. */
const uncompounded = (language: string, words: ReadonlySet<string>, all: ReadonlySet<string>) =>
  [...words].filter((word) => !JOINING.has(word) && (WHOLE.has(language) || !isCompound(word, all)))

const wrapped = (head: string, words: Iterable<string>): string => {
  const lines: Array<string> = []
  let line = head
  for (const word of words) {
    if (line.length + word.length + 1 > MAX_LINE) {
      lines.push(line)
      line = head
    }
    line += ` ${word}`
  }
  return [...lines, line].join("\n")
}

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error("Usage: bun run scripts/number-words.ts FOLDER (rbnf/ of the unpacked cldr-rbnf)")
  process.exit(2)
}
const tables = LANGUAGES.map((language) => {
  const rules = readFileSync(`${folder}/${language}-SpelloutRules.txt`, "utf8")
  const cardinals = spellingsOf(language, rules, false, CARDINALS)
  const few = wordsOf(spellingsOf(language, rules, false, FEW))
  const firsts = wordsOf(spellingsOf(language, rules, true, FEW))
  const all = new Set(
    [...wordsOf(cardinals), ...wordsOf(spellingsOf(language, rules, true, NUMBERS))].filter(
      (word) => few.has(word) || !firsts.has(word),
    ),
  )
  const more = uncompounded(
    language,
    new Set([...all].filter((word) => !few.has(word))),
    all.union(few),
  )
  const values = IN_SIGNS.has(language) ? new Map() : valuesOf(language, cardinals)
  const withValue = (word: string) => (values.has(word) ? `${word}=${values.get(word)}` : word)
  return [
    wrapped(`${language} few`, [...few].map(withValue)),
    wrapped(`${language} more`, more.sort().map(withValue)),
  ].join("\n")
})
await Bun.write(WORDS, `${SOURCE}${tables.join("\n")}\n`)

const UNITS = {
  h: "hour",
  min: "minute",
  s: "second",
  ms: "millisecond",
  d: "day",
  wk: "week",
  mo: "month",
  y: "year",
  kg: "kilogram",
  g: "gram",
  lb: "pound",
  st: "stone",
  oz: "ounce",
  km: "kilometer",
  m: "meter",
  cm: "centimeter",
  mi: "mile",
  yd: "yard",
  ft: "foot",
  in: "inch",
  L: "liter",
  mL: "milliliter",
  floz: "fluid-ounce",
  "%": "percent",
  C: "celsius",
  F: "fahrenheit",
  "km/h": "kilometer-per-hour",
  mph: "mile-per-hour",
}
const EXAMPLES = [1, 2, 3, 5, 21, 1.5]
const unitLines = LANGUAGES.flatMap((language) =>
  Object.entries(UNITS).map(([id, unit]) => {
    const names = new Set(
      (["long", "short"] as const).flatMap((unitDisplay) => {
        const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay })
        return EXAMPLES.map((value) =>
          folded(
            format
              .formatToParts(value)
              .filter(({ type }) => type === "unit" || type === "literal" || type === "percentSign")
              .map(({ value: part }) => part)
              .join("")
              .trim(),
          ),
        )
      }),
    )
    return `${language} ${id} ${[...names].filter((name) => name !== "").join("|")}`
  }),
)
const monthLines = LANGUAGES.map((language) => {
  const names = Array.from({ length: 12 }, (_, month) => {
    const day = new Date(Date.UTC(2026, month, 15))
    const long = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" }).format(day)
    const parts = (style: "long" | "short") =>
      new Intl.DateTimeFormat(language, { month: style, day: "numeric", timeZone: "UTC" })
        .formatToParts(day)
        .find(({ type }) => type === "month")!.value
    return [
      ...new Set(
        [long, parts("long"), parts("short")].map((name) => folded(name).replace(/\.$/, "")),
      ),
    ]
      .filter((name) => !/^\d/.test(name))
      .join("|")
  })
  return `${language} ${names.join(" ")}`
})
const CLDR = SOURCE.split("\n")[1]
await Bun.write(
  "src/language/numbers/units.txt",
  `# The names of units, from the CLDR of Bun by scripts/number-words.ts:
# language, unit, names.
${CLDR}
${unitLines.join("\n")}
`,
)
await Bun.write(
  "src/language/numbers/months.txt",
  `# The names of the months in order, from the CLDR of Bun by scripts/number-words.ts.
${CLDR}
${monthLines.join("\n")}
`,
)

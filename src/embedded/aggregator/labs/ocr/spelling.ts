import { analytes } from "#catalogue/biomarkers"
import { analyteNamed } from "#catalogue/biomarkers/name"
import { isPrintedIn, unitKey } from "#catalogue/biomarkers/unit"
import { lazy } from "#domain/lazy"
import { distance, isTypoOf } from "#language/typo"

/** Letters that a recogniser takes for one another, each by the first of its row. */
const LOOKALIKES: ReadonlyArray<readonly [RegExp, string]> = [
  [/rr|ri|n/g, "n"],
  [/rn|m/g, "m"],
  [/[l1i!|jt]/g, "l"],
  [/[o0q]/g, "o"],
  [/[s5]/g, "s"],
  [/[b8]/g, "b"],
  [/[c¢]/g, "c"],
  [/[μµ]/g, "u"],
]

const outline = (word: string): string =>
  LOOKALIKES.reduce(
    (shape, [from, to]) => shape.replace(from, to),
    word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase(),
  )

const WORD = /[\p{L}\p{N}]+/gu

const vocabulary = lazy(
  (): ReadonlySet<string> =>
    new Set(
      analytes.flatMap(({ name, synonyms }) =>
        [name, ...synonyms].flatMap((each) => each.toLowerCase().match(WORD) ?? []),
      ),
    ),
)
const byOutline = lazy(() => Map.groupBy(vocabulary(), outline))

const MIN_LETTERS = 3
const MIN_SURE_LETTERS = 6

/** A word in the case of the one it is put for. */
const cased = (word: string, like: string): string => {
  const isUpper = like === like.toUpperCase()
  const isSameLength = word.length === like.length
  return [...word]
    .map((letter, at) => {
      if (isSameLength && like[at]!.toLowerCase() === letter) return like[at]
      const isFirst = at === 0 && /^\p{Lu}/u.test(like)
      return isUpper || isFirst ? letter.toUpperCase() : letter
    })
    .join("")
}

/** The only word of the catalogue that a long one may be with a letter or two read wrong. */
const nearTo = (word: string): string | undefined => {
  const plain = word.toLowerCase()
  const near = [...vocabulary()].filter((known) => isTypoOf(known, plain, MIN_SURE_LETTERS))
  return near.length === 1 ? near[0] : undefined
}

const spelledWord = (word: string): string => {
  if (word.length < MIN_LETTERS || vocabulary().has(word.toLowerCase())) return word
  const alike = byOutline().get(outline(word)) ?? []
  const known = alike.length === 1 ? alike[0] : nearTo(word)
  return known ? cased(known, word) : word
}

/** Every name with one word changed to another that looks alike. */
const alikeNames = (name: string): ReadonlyArray<string> =>
  [...name.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    (byOutline().get(outline(word)) ?? []).map(
      (known) => name.slice(0, index) + cased(known, word) + name.slice(index + word.length),
    ),
  )

/** A name as the catalogue spells it, where letters that look alike make it one that it knows. */
export const spelledName = (name: string, unit: string): string => {
  const isKnown = (each: string) => analyteNamed(each, unit) !== null
  if (isKnown(name)) return name
  const spelled = name.replaceAll(WORD, spelledWord)
  return isKnown(spelled) ? spelled : (alikeNames(spelled).find(isKnown) ?? name)
}

/** A stroke is taken for many letters, and left out of none. */
const unitOutline = (unit: string): string =>
  unit
    .replaceAll(/[/fjlLiI1t!|]/g, "/")
    .toLowerCase()
    .replaceAll(/[μµ]/g, "u")

const MIN_UNIT_LETTERS = 4

const unitWords = lazy(() => {
  const known = analytes.flatMap(({ unit, units }) => [unit, ...Object.keys(units)])
  const long = known.filter((unit) => unit.length >= MIN_UNIT_LETTERS && !unit.includes(" "))
  return { keys: new Set(known.map(unitKey)), byOutline: Map.groupBy(long, unitOutline) }
})

/** A printed word, as a unit where it is none for a stroke that was taken for a letter: "mgfdL". */
export const spelledUnit = (word: string): string => {
  const { keys, byOutline } = unitWords()
  if (!/\p{L}/u.test(word) || keys.has(unitKey(word))) return word
  const alike = byOutline.get(unitOutline(word)) ?? []
  return new Set(alike.map(unitKey)).size === 1 ? alike[0]! : word
}

/** What the letter of a millionth is taken for. */
const MICRO = /^[hpyuµμ]/i
/** How many letters of a unit may be wrong. */
const MAX_WRONG = 2

/**
 * The unit of an analyte that one is nearest to which it is never printed in: no model knows the letter of a
 * millionth, so that "pg/L" may be µg/L, and of two units as near that one is meant. Of a unit that others are
 * printed in one letter may be wrong. Unchanged where no unit is near.
 */
export const nearestUnit = (name: string, unit: string): string => {
  const analyte = unit === "" ? null : analyteNamed(name, unit)
  if (analyte === null || analyte.unit === "" || isPrintedIn(analyte, unit)) return unit
  const key = unitKey(unit)
  const isUnit = unitWords().keys.has(key)
  const wrongIn = (other: string) => {
    const meant = unitKey(other)
    if (isUnit && meant.length !== key.length) return Number.POSITIVE_INFINITY
    const isMicro = MICRO.test(key) && meant.startsWith("u")
    return isMicro ? distance(key.slice(1), meant.slice(1)) + 0.5 : distance(key, meant)
  }
  const [first, second] = [analyte.unit, ...Object.keys(analyte.units)]
    .filter((other) => unitKey(other).length > 2)
    .map((other) => ({ other, wrong: wrongIn(other) }))
    .sort((a, b) => a.wrong - b.wrong)
  if (first === undefined || first.wrong > (isUnit ? 1 : MAX_WRONG)) return unit
  return second === undefined || first.wrong < second.wrong ? first.other : unit
}

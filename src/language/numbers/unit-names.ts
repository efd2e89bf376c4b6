import everyday from "#language/numbers/everyday-units.txt" with { type: "text" }
import { folded } from "#language/numbers/fold"
import cldr from "#language/numbers/units.txt" with { type: "text" }

const spaced = (name: string) => name.replace(/\s+/g, " ").trim()

/** Names of one letter that are read as units; the others are words. */
const LETTERS = new Set([..."hmsglw%чск時分天日晚夜週周月年回次步歩拍度点點階层杯升磅泊"])

/** Names of units in one language that are small words in another. */
const WORDS = new Set("once onces an as mal are on u o a".split(" "))

let made: ReadonlyMap<string, string> | undefined

/**
 * The unit of each of its names in the languages of an answer, as `folded` writes them: of CLDR, and everyday ones.
 * A name of several words has one space between them.
 */
export const unitNames = (): ReadonlyMap<string, string> => {
  if (made) return made
  const names = new Map<string, string>()
  const add = (unit: string, list: string) => {
    for (const name of list.split("|")) {
      const known = spaced(folded(name)).replace(/\.$/, "")
      const isLetter = known.length === 1 && /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(known)
      if (
        known !== "" &&
        !WORDS.has(known) &&
        !names.has(known) &&
        (!isLetter || LETTERS.has(known))
      )
        names.set(known, unit)
    }
  }
  for (const line of everyday.split("\n")) {
    const at = line.indexOf(" ")
    if (at > 0) add(line.slice(0, at), line.slice(at + 1))
  }
  for (const line of cldr.split("\n")) {
    const [language = "", unit = "", ...rest] = line.split(" ")
    if (language !== "" && language !== "#") add(unit, rest.join(" "))
  }
  made = names
  return names
}

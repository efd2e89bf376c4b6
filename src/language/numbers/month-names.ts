import { folded } from "#language/numbers/fold"
import cldr from "#language/numbers/months.txt" with { type: "text" }

let made: ReadonlyMap<string, number> | undefined

/** The month from 1 of each of its names in the languages of an answer, as `folded` writes them. */
export const monthNames = (): ReadonlyMap<string, number> => {
  if (made) return made
  const months = new Map<string, number>([["sept", 9]])
  for (const line of cldr.split("\n")) {
    const [language = "", ...names] = line.split(" ")
    if (language === "" || language === "#") continue
    names.forEach((list, at) => {
      for (const name of list.split("|"))
        if (name !== "" && !months.has(name)) months.set(folded(name), at + 1)
    })
  }
  made = months
  return months
}

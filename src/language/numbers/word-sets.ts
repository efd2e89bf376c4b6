/** A table "language word word …", read once, on first use: the words of each language. */
export const wordSets = (table: string): (() => ReadonlyMap<string, ReadonlySet<string>>) => {
  let sets: Map<string, Set<string>> | undefined
  return () => {
    if (sets) return sets
    sets = new Map()
    for (const line of table.split("\n")) {
      const [language = "", ...words] = line.split(" ")
      if (language === "" || language === "#") continue
      const set = sets.get(language) ?? new Set()
      for (const word of words) set.add(word)
      sets.set(language, set)
    }
    return sets
  }
}

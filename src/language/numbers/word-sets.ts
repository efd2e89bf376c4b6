/** A table "language word word …", read once, on first use: the words of each language, without "=value". */
export const wordSets = (table: string): (() => ReadonlyMap<string, ReadonlySet<string>>) => {
  let sets: Map<string, Set<string>> | undefined
  return () => {
    if (sets) return sets
    sets = new Map()
    for (const line of table.split("\n")) {
      const [language = "", ...words] = line.split(" ")
      if (language === "" || language === "#") continue
      const set = sets.get(language) ?? new Set()
      for (const word of words) {
        const end = word.indexOf("=")
        set.add(end < 0 ? word : word.slice(0, end))
      }
      sets.set(language, set)
    }
    return sets
  }
}

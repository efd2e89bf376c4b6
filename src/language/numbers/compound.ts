/** Longer words are no numbers, and looking at their parts would take long. */
const MAX_LENGTH = 60
const JOINING = ["und", "en", "e"]

/** Whether a word is made of at least two words of a table: "achtundvierzig", "quarantotto", "이십오". */
export const isCompound = (word: string, table: ReadonlySet<string>): boolean => {
  if (word.length < 2 || word.length > MAX_LENGTH) return false
  /** The most words of the table that end at each place; -1 where none do. */
  const parts = new Int8Array(word.length + 1).fill(-1)
  parts[0] = 0
  for (let end = 1; end <= word.length; end++)
    for (let start = Math.max(0, end - 16); start < end; start++) {
      if (parts[start]! < 0) continue
      const part = word.slice(start, end)
      if (table.has(part) && part !== word)
        parts[end] = Math.max(parts[end]!, Math.min(parts[start]! + 1, 9))
      else if (start > 0 && end < word.length && JOINING.includes(part))
        parts[end] = Math.max(parts[end]!, parts[start]!)
    }
  return parts[word.length]! >= 2
}

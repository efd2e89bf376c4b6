/** A variable that is set and that nothing reads, and the one that was probably meant. */
export interface Misspelt {
  readonly given: string
  readonly meant: string
}

/** First words of variables that no other program is likely to use: what begins so is meant for this one. */
const FAMILIES = ["AGGREGATOR_", "BACKUP_", "IDP_", "MODEL_", "RATE_LIMIT_", "WEBHOOK_"]

/** As names of variables are written. What is longer is nobody's slip, and would take long to compare. */
const NAME = /^[A-Za-z][A-Za-z0-9_.-]{2,63}$/

/** A name without what people leave out or add: case, marks between the words, the name of the program before it. */
const plain = (name: string) =>
  name
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .replace(/^HYGEIA/, "")

const letters = (name: string) => [...name].sort().join("")

/** How many letters are missing, added, other ones, or swapped with their neighbour. */
const distance = (a: string, b: string): number => {
  let before: ReadonlyArray<number> = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(
        next[j - 1]! + 1,
        row[j]! + 1,
        row[j - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = row
    row = next
  }
  return row[b.length]!
}

/** Short names are close to many others: theirs only count with the same letters in another order. */
const SHORT = 5
const MAX_SLIPS = 3

const slipsFor = ({ length }: string) => Math.min(MAX_SLIPS, Math.floor(length / 4))

/** Whether the last words are the same: of a key, a URL or a secret nothing else is meant. */
const endsAs = (a: string, b: string) => a.slice(a.lastIndexOf("_")) === b.slice(b.lastIndexOf("_"))

const nearest = (given: string, known: ReadonlyArray<string>): string | null => {
  const bare = plain(given.replace(/_FILE$/i, ""))
  const same = known.find((name) => [bare, plain(given)].includes(plain(name)))
  if (same) return same
  const name = given.toUpperCase()
  const reordered = known.find(
    (one) => one.length <= SHORT && one.length === name.length && letters(one) === letters(name),
  )
  if (reordered) return reordered
  const family = FAMILIES.find((prefix) => name.startsWith(prefix)) ?? null
  const [closest] = known
    .filter((one) =>
      family ? one.startsWith(family) : Math.abs(one.length - name.length) <= MAX_SLIPS,
    )
    .map((one) => ({ one, slips: distance(name, one) }))
    .filter(({ one, slips }) => family || (one.length > SHORT && slips <= slipsFor(one)))
    .sort((a, b) => Number(endsAs(name, b.one)) - Number(endsAs(name, a.one)) || a.slips - b.slips)
  return closest?.one ?? null
}

/** Those of the names given that are none of the known ones, and close to one. */
export const misspelt = (
  given: ReadonlyArray<string>,
  known: ReadonlyArray<string>,
): ReadonlyArray<Misspelt> =>
  given
    .filter((name) => NAME.test(name) && !known.includes(name))
    .flatMap((name) => {
      const meant = nearest(name, known)
      return meant === null ? [] : [{ given: name, meant }]
    })

import { Effect } from "effect"
import { MemoryStore } from "#db/memory"
import type { UserId } from "#domain/ids"
import type { MemoryKind } from "#domain/memory"

/** How many entries a turn gets at most. */
export const SUMMARY_ENTRIES = 80

interface Group {
  readonly heading: string
  readonly kinds: ReadonlyArray<MemoryKind>
}

const groups: ReadonlyArray<Group> = [
  { heading: "Goal", kinds: ["goal"] },
  { heading: "Preference", kinds: ["preference", "barrier", "value"] },
  { heading: "Insight", kinds: ["insight", "hypothesis", "decision"] },
  { heading: "Tested hypothesis", kinds: ["tested_hypothesis"] },
]

const QUOTA = SUMMARY_ENTRIES / groups.length

/** How many entries each group gets: its quota, and then what other groups left of theirs, first group first. */
const sharesOf = (counts: ReadonlyArray<number>): ReadonlyArray<number> => {
  const shares = counts.map((count) => Math.min(count, QUOTA))
  let left = SUMMARY_ENTRIES - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, group) => {
    const more = Math.min(counts[group]! - share, left)
    left -= more
    return share + more
  })
}

/** An entry is one line, whatever its writer put into it. */
const lineOf = (heading: string, text: string) => `${heading}: ${text.replace(/\s+/g, " ").trim()}`

/**
 * The context summary: at most 80 of the most recent entries, grouped, goals first. Of entries that
 * repeat or contradict each other only the newest is included, and the findings of a scan never crowd
 * out the rest.
 */
export const contextSummary = Effect.fnUntraced(function* (user: UserId) {
  const { current } = yield* MemoryStore
  const found = yield* Effect.forEach(groups, ({ kinds }) => current(user, kinds, SUMMARY_ENTRIES))
  const shares = sharesOf(found.map(({ length }) => length))
  return groups.flatMap(({ heading }, group) =>
    found[group]!.slice(0, shares[group]!).map(({ text }) => lineOf(heading, text)),
  )
})

import { Effect } from "effect"
import { MemoryStore } from "#db/memory"
import type { UserId } from "#domain/ids"
import type { Memory, MemoryKind } from "#domain/memory"

/** How many entries a turn is told at most. */
export const SUMMARY_ENTRIES = 80

interface Group {
  readonly heading: string
  readonly kinds: ReadonlyArray<MemoryKind>
  readonly quota: number
}

/** Goals first; a quota for each group, so that the findings of a scan never crowd out the rest. */
const groups: ReadonlyArray<Group> = [
  { heading: "Goal", kinds: ["goal"], quota: 20 },
  { heading: "Preference", kinds: ["preference", "barrier", "value"], quota: 20 },
  { heading: "Insight", kinds: ["insight", "hypothesis", "decision"], quota: 20 },
  { heading: "Tested hypothesis", kinds: ["tested_hypothesis"], quota: 20 },
]

const line = ({ heading }: Group, { text }: Memory) => `${heading}: ${text}`

/**
 * The context summary: at most 80 of the most recent entries, grouped. A group that leaves part of
 * its quota lets the groups after it have the rest.
 */
export const contextSummary = Effect.fn("contextSummary")(function* (user: UserId) {
  const store = yield* MemoryStore
  const lines: Array<string> = []
  let allowed = 0
  for (const group of groups) {
    allowed += group.quota
    const entries = yield* store.newest(user, group.kinds, allowed - lines.length)
    lines.push(...entries.map((entry) => line(group, entry)))
  }
  return lines
})

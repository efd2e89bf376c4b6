import type { Way } from "#embedded/model/thread/heard"
import { inFull } from "#embedded/model/thread/in-full"
import { writtenInFull } from "#embedded/model/understanding/thread/ellipsis"
import { phrases } from "#language/phrases"

const WHY = phrases`why`
/** Kinds whose "why?" is for the change that they asked about, in their own words. */
const CHANGES: ReadonlySet<string> = new Set(["change", "shift", "since", "overview", "comparison"])

/** "why?", "what should I do?": a short question with the words that it leaves out. */
export const asEllipsis: Way = ({ own, leaned }) => {
  const full = own.mentions.length === 0 ? writtenInFull(own.text) : null
  const before = full === null ? null : leaned()
  if (full === null || before === null) return null
  return WHY.beginsAt(full, 0) && CHANGES.has(before.intents.at(-1)!.kind)
    ? null
    : inFull(full, own, before)
}

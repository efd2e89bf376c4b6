import { habits, substances } from "#catalogue/noted/things"
import { lazy } from "#domain/lazy"

/** Where a text names a tag. */
export interface TagPlace {
  readonly tag: string
  readonly start: number
  readonly end: number
}

const tabled = lazy(() => Map.groupBy([...substances, ...habits], ([, name]) => name))

/** The wordings of a tag: its own, and those that the tables know for it. */
const wordingsOf = (tag: string): ReadonlyArray<string> => [
  tag,
  ...(tabled().get(tag) ?? []).map(([wording]) => wording),
]

/** A letter or digit beside a wording makes it a part of another word. */
const isWhole = (text: string, start: number, end: number): boolean =>
  !/[\p{L}\p{N}]/u.test(text[start - 1] ?? " ") && !/[\p{L}\p{N}]/u.test(text[end] ?? " ")

/** The tag that a text names, the longest wording first; null without one. */
export const tagIn = (text: string, tags: ReadonlyArray<string>): TagPlace | null => {
  const lower = text.toLowerCase()
  const places = tags.flatMap((tag) =>
    wordingsOf(tag).flatMap((wording): ReadonlyArray<TagPlace> => {
      const start = lower.indexOf(wording)
      const end = start + wording.length
      return start >= 0 && isWhole(lower, start, end) ? [{ tag, start, end }] : []
    }),
  )
  return places.sort((a, b) => b.end - b.start - (a.end - a.start))[0] ?? null
}

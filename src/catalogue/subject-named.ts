import { advice } from "#catalogue/advice"
import { knowledge } from "#catalogue/knowledge"
import { lazy } from "#domain/lazy"

/** Words that say nothing of a subject. */
const EMPTY = new Set([
  ..."a about an and are can do does for have how i in is it me my of on one or own s the to what why with".split(
    " ",
  ),
  ..."you your advice best better good improve tips".split(" "),
])

const wordsOf = (text: string): ReadonlySet<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !EMPTY.has(word))
  return new Set((telling.length > 0 ? telling : words).map(stemOf))
}

const MIN_STEM = 4

/** A word without the ending of a plural. */
const stemOf = (word: string): string =>
  word.length > MIN_STEM && word.endsWith("s") ? word.slice(0, -1) : word

const index = lazy(() =>
  [...knowledge, ...advice].flatMap(({ id, title }) =>
    [title, id.replaceAll("_", " ")].map((name) => ({ id, words: wordsOf(name) })),
  ),
)

/** With less in common a text names another subject. */
const MIN_ALIKE = 0.5

const alike = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / (one.size + other.size - shared)
}

/** The id of the entry or the advice that a text names by most of its words; null where none is named. */
export const subjectNamed = (text: string): string | null => {
  const asked = wordsOf(text)
  let best: { readonly id: string; readonly by: number } | null = null
  for (const { id, words } of index()) {
    const by = alike(asked, words)
    if (by >= MIN_ALIKE && by > (best?.by ?? 0)) best = { id, by }
  }
  return best?.id ?? null
}

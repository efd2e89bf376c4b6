import { outside } from "#domain/outside-text"

/** A sentence of the person that may be quoted: nothing in it can be taken for a placeholder. */
const QUOTABLE = /^[^{}“”<>\p{Cc}]{3,300}$/u

/** The first sentence of a text in quotation marks, without its full stop; null where it cannot be quoted. */
export const quoted = (text: string): string | null => {
  const [first = ""] = text.trim().split(/(?<=[.!?…]["')\]]*)\s+/)
  const bare = first.replace(/[.\s]+$/, "")
  return QUOTABLE.test(bare) ? `“${outside(bare)}”` : null
}

/** The texts of the memory lines under a heading: "Goal", "Preference". */
export const underHeading = (
  memory: ReadonlyArray<string>,
  heading: string,
): ReadonlyArray<string> =>
  memory.flatMap((line) =>
    line.startsWith(`${heading}: `) ? [line.slice(heading.length + 2)] : [],
  )

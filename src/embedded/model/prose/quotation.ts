/** A sentence of the person's own that may be said back: nothing in it looks like a reference. */
const QUOTABLE = /^[^{}“”<>\p{Cc}]{3,300}$/u

/** The first sentence of a text in quotation marks, without its full stop; null when there is none to quote. */
export const quoted = (text: string): string | null => {
  const [first = ""] = text.trim().split(/(?<=[.!?…]["')\]]*)\s+/)
  const bare = first.replace(/[.\s]+$/, "")
  return QUOTABLE.test(bare) ? `“${bare}”` : null
}

/** The texts of the memory lines under a heading: "Goal", "Preference". */
export const underHeading = (
  memory: ReadonlyArray<string>,
  heading: string,
): ReadonlyArray<string> =>
  memory.flatMap((line) =>
    line.startsWith(`${heading}: `) ? [line.slice(heading.length + 2)] : [],
  )

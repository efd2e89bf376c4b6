import { bare, magnitude, placeholder, valueOf } from "#catalogue/placeholder"
import { listed } from "#embedded/model/english"
import { isWithinNature } from "#embedded/model/prose/lab-change"
import { courseOf } from "#embedded/model/prose/lab-range"
import { nameOf, type Result } from "#embedded/model/prose/lab-result"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"

/** More are a list. */
const MAX_SAID = 3

const sizeOf = ({ changePct }: Result): number => Math.abs(valueOf(changePct) ?? 0)

const move = ({ value, previous, difference, changePct }: Result): string => {
  const way = (valueOf(difference) ?? 0) > 0 ? "up" : "down"
  return `${placeholder(value)}, ${way} ${magnitude(changePct!)} from ${bare(placeholder(previous!))}`
}

/** The results that changed the most beyond lab noise, for the better or the worse where that is asked. */
export const writeMostChanged = (
  results: ReadonlyArray<Result>,
  course: "better" | "worse" | null,
): ReadonlyArray<Paragraph> => {
  const changed = results
    .filter((result) => result.previous && result.changePct && !isWithinNature(result))
    .filter((result) => result.naturalPct && (course === null || courseOf(result) === course))
    .sort((a, b) => sizeOf(b) - sizeOf(a))
  const [first, ...others] = changed
  if (!first)
    return [
      paragraph([
        `None of your results ${course === null ? "changed" : `got ${course}`} by more than lab noise.`,
      ]),
    ]
  const rest = others.slice(0, MAX_SAID - 1)
  return [
    paragraph([
      `${nameOf(first)} the most: ${move(first)}.`,
      rest.length > 0
        ? `Then ${listed(rest.map((each) => `${nameOf(each)} (${move(each)})`))}.`
        : null,
      "The others moved no more than tests of an unchanged person do, or not in that way.",
    ]),
  ]
}

import { IT } from "#embedded/model/understanding/thread/it"

/** An offer at the end of an answer, and the question that takes it up; none for one in the answer's own words. */
const OFFERS: ReadonlyArray<readonly [RegExp, string | null]> = [
  [/next question could be ([^.?]{3,120})[.?]/i, null],
  [
    /\b(?:experiment|want proof|coin each day|i['’]ll compare|try a fortnight)\b/i,
    `design me an experiment for ${IT}`,
  ],
  [/\bdeep research\b/i, "find something interesting"],
]

/** The question that "yes" asks after an answer; null where it offered nothing. */
export const offeredIn = (answer: string | null): string | null => {
  if (answer === null) return null
  for (const [offer, question] of OFFERS) {
    const found = offer.exec(answer)
    if (found)
      return (
        question ?? found[1]!.replace(/\byour\b/g, "my").replace(/^whether /, "tell me whether ")
      )
  }
  return null
}

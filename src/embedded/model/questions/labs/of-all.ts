import { placeholder, valueOf } from "#catalogue/placeholder"
import { outside } from "#domain/outside-text"
import { listed, sentence } from "#embedded/model/english"
import { courseOf, excessOf } from "#embedded/model/prose/lab-range"
import { hasRange, isOut, placeOf, type Result, resultLine } from "#embedded/model/prose/lab-result"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"

const labels = (results: ReadonlyArray<Result>) =>
  listed(results.map(({ value }) => outside(value.label)))

const ALL_WITHIN = "None is outside its range, so none stands out as bad."

/** The result that is furthest outside its range, for its bound, and the others that are outside. */
export const writeWorst = (results: ReadonlyArray<Result>): ReadonlyArray<Paragraph> => {
  const [worst, ...others] = results
    .filter(isOut)
    .toSorted((one, other) => excessOf(other) - excessOf(one))
  if (!worst) return [paragraph([ALL_WITHIN])]
  const better = courseOf(worst) === "better" ? " It has got better since the test before." : ""
  return [
    paragraph([
      `${outside(worst.value.label)}, for its range: ${placeholder(worst.value)} is ${placeOf(worst)}.${better}`,
      others.length > 0
        ? sentence`Less far out: ${listed(
            others.map((each) => `${outside(each.value.label)} (${placeholder(each.value)})`),
          )}. Which of them matters more for you, your doctor can say.`
        : "Nothing else is outside.",
    ]),
  ]
}

/** The results that are within their range, by name. */
export const writeFine = (results: ReadonlyArray<Result>): ReadonlyArray<Paragraph> => {
  const fine = results.filter((each) => hasRange(each) && !isOut(each))
  const out = results.filter(isOut)
  return [
    paragraph([
      fine.length > 0 ? `Within their ranges: ${labels(fine)}.` : "None is within a printed range.",
      out.length > 0 ? `Outside: ${labels(out)}.` : null,
    ]),
  ]
}

/** All results but some. */
export const writeOthers = (
  results: ReadonlyArray<Result>,
  except: ReadonlyArray<string>,
): ReadonlyArray<Paragraph> => {
  const others = results.filter(({ value }) => !except.includes(value.label))
  const out = others.filter(isOut)
  const fine = others.filter((each) => !isOut(each))
  return [
    paragraph([out.length > 0 ? out.map((result) => resultLine(result)).join("\n") : null]),
    paragraph([
      fine.length === 0
        ? null
        : `${out.length > 0 ? "The rest" : "All the others"} are within their ranges, or have none: ${labels(fine)}.`,
    ]),
  ]
}

/** How often something was tested. */
export const writeTests = (results: ReadonlyArray<Result>): ReadonlyArray<Paragraph> => {
  const [most] = results.toSorted(
    (one, other) => (valueOf(other.tests) ?? 0) - (valueOf(one.tests) ?? 0),
  )
  if (!most?.tests || !most.date) return []
  const days = [most.date, ...most.older.map(([, date]) => date)].map(placeholder)
  const what =
    results.length === 1 ? `Your ${outside(most.value.label)} was tested` : "You had blood tests"
  const count = `${placeholder(most.tests)} ${valueOf(most.tests) === 1 ? "time" : "times"}`
  return [paragraph([`${what} ${count} on record: ${listed(days.toReversed())}.`])]
}

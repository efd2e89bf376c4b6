import { placeholder } from "#catalogue/placeholder"
import type { Material } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { outside } from "#domain/outside-text"
import { sentence } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import { knownInGeneral } from "#embedded/model/prose/known"
import { writeMostChanged } from "#embedded/model/prose/lab-most"
import {
  labResultsOf,
  NO_LABS,
  noLabResults,
  writeLabResults,
} from "#embedded/model/prose/lab-report"
import {
  besideSentences,
  hasRange,
  isOut,
  placeOf,
  type Result,
  resultsIn,
} from "#embedded/model/prose/lab-result"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { writeBetween } from "#embedded/model/questions/labs/between"
import { writeDisease } from "#embedded/model/questions/labs/disease"
import { isFollowUp, writeFollowUp } from "#embedded/model/questions/labs/follow-up"
import type { Labs } from "#embedded/model/questions/labs/intent"
import { writeAbsent, writeLacking, writeUnmeasured } from "#embedded/model/questions/labs/lacking"
import {
  writeFine,
  writeOthers,
  writeTests,
  writeWorst,
} from "#embedded/model/questions/labs/of-all"
import { nextSentence, writeMeasured, writeWhen } from "#embedded/model/questions/labs/when"
import type { Period } from "#embedded/model/understanding/time/period"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** A daily metric in the days before the tests, without the results themselves. */
const writeDaysBefore = (
  metric: Metric,
  results: ReadonlyArray<Result>,
): ReadonlyArray<Paragraph> => {
  const levels = besideSentences(results)
  return levels.length > 0
    ? [paragraph(levels), paragraph(["So few tests cannot show whether they go together."])]
    : [paragraph([`There are too few values of your ${metric.name} in the month before the test.`])]
}

/** One result over another of the same test. */
const writeRatio = (
  [name, over]: ReadonlyArray<string>,
  ledger: Ledger,
): ReadonlyArray<Paragraph> => {
  const found = foundBy(ledger, "biomarkers", { name: name!, over: over! })
  const [ratio, formula] = [found.fact("ratio"), found.fact("formula")]
  const results = resultsIn(found.facts)
  const named = (pattern: string) =>
    results.find(({ value }) => ratio?.label.includes(pattern.replace("x", value.label)))
  const [first, second] = [named("of x to"), named("to x")]
  if (!ratio || !first || !second)
    return [
      paragraph([
        `I can't work that out: it takes ${name} and ${over} from one and the same test.`,
      ]),
      ...(results.length > 0 ? writeLabResults("level", results) : []),
    ]
  return [
    paragraph([
      sentence`Your ${outside(ratio.label)} is ${placeholder(ratio)}: ${placeholder(first.value)} of
        ${outside(first.value.label)} over ${placeholder(second.value)} of ${outside(second.value.label)}${
          first.date ? `, from ${placeholder(first.date)}` : ""
        }.`,
      "Doctors judge the results themselves rather than their ratio.",
    ]),
    details([formula && `How it is worked out: ${placeholder(formula)}.`]),
  ]
}

/** The results of a time that is named, each beside the latest where that is another one. */
const writeThen = (
  names: ReadonlyArray<string>,
  period: Period,
  latest: ReadonlyArray<Result>,
  ledger: Ledger,
): ReadonlyArray<Paragraph> => {
  const inputs = names.map((name) => ({ name, window: period.window }))
  const then = labResultsOf(ledger, inputs)
  const sentences = latest.map((now): string => {
    const old = then.find(({ value }) => value.label === now.value.label)
    const on = ({ date }: Result) => (date ? `on ${placeholder(date)}` : "")
    const stands = `${placeholder(now.value)} ${on(now)}`.trim()
    if (!old) return `No ${outside(now.value.label)} ${inWords(period)}: the latest is ${stands}.`
    const isLatest = old.date?.item.value === now.date?.item.value
    return sentence`Your ${outside(old.value.label)} was ${placeholder(old.value)} ${on(old)}${
      isLatest ? ", the latest on record" : `; the latest is ${stands}`
    }.`
  })
  return [paragraph(sentences)]
}

/** A why of a result that is neither low nor high. */
const writeDenied = (result: Result): ReadonlyArray<Paragraph> => {
  const { value, date } = result
  const day = date ? ` on ${placeholder(date)}` : ""
  return [
    paragraph([
      `It isn't: your ${outside(value.label)} was ${placeholder(value)}${day}, ${placeOf(result)}.`,
    ]),
  ]
}

/** The requested lab results, those outside their range first, or their changes. */
export const writeLabs = (
  intent: Labs,
  { ledger, briefing: { biomarkers } }: Material,
): ReadonlyArray<Paragraph> => {
  const { names, asks, beside, subject, period, premise, why, disease, instead, wants, most } =
    intent
  if (asks === "ratio") return writeRatio(names, ledger)
  if (asks === "absent") return writeAbsent(labResultsOf(ledger, [{}]))
  if (asks === "when" && names.length === 0)
    return [...writeWhen(labResultsOf(ledger, [{}])), ...knownInGeneral(subject ?? null, ledger)]
  const inputs = names.length > 0 ? names.map((name) => ({ name })) : [{}]
  const results = labResultsOf(ledger, inputs)
  if (results.length === 0)
    return names.length > 0 && biomarkers.length > 0
      ? writeUnmeasured(names)
      : noLabResults(NO_LABS)
  if (disease) return [...writeDisease(disease, results), ...writeLacking(names, ledger)]
  const known = knownInGeneral(subject ?? null, ledger)
  if (isFollowUp(asks)) return writeFollowUp(asks, wants, results, known)
  if (asks === "worst") return writeWorst(results)
  if (asks === "fine") return writeFine(results)
  if (asks === "others") return writeOthers(results, intent.except ?? [])
  if (asks === "tests") return writeTests(results)
  if (period) return writeThen(names, period, results, ledger)
  const [result] = results
  if (asks === "when") return writeMeasured(results)
  if (asks === "next") return [paragraph(results.map(nextSentence)), ...known]
  if (premise && result && results.length === 1 && hasRange(result) && !isOut(result))
    return writeDenied(result)
  if (most) return writeMostChanged(results, most === "any" ? null : most)
  if (asks !== "beside")
    return [
      ...(instead
        ? [paragraph([`No sensor of yours measures ${instead}; the laboratory did.`])]
        : []),
      ...writeLabResults(asks, results, wants),
      ...(why ? [writeBetween(results, why, ledger)] : []),
      ...(premise && !why ? known : []),
      ...(why || premise ? [] : writeLacking(names, ledger)),
    ]
  return beside ? writeDaysBefore(beside, results) : writeLabResults("level", results)
}

import type { Analyte } from "#catalogue/biomarkers/analyte"
import { lazy } from "#domain/lazy"
import type { Match } from "#language/match"
import { analyteCues, namedAnalytes } from "#safety/cues/analyte"
import { mentions, type Sentence } from "#safety/passage"
import { LAB_UNITS } from "#safety/typed-values/lab-units"
import { type Measurement, measurementReader } from "#safety/typed-values/measurement"

/** Analytes whose names are foods, training terms or everyday words: read with a unit of a laboratory alone. */
const WITH_UNIT = new Set(
  "iron zinc copper selenium lead mercury folate magnesium glucose glucose_fasting eag pt ana".split(
    " ",
  ),
)

/** Names of one or two letters count where a number of theirs follows: the grammar of what stands behind each. */
const SHORT_NAMES: Readonly<Record<string, RegExp>> = {
  k: new RegExp(
    [
      "\\+ ?\\d",
      "(?<!\\d ?k)(?= [1-9][.,]\\d\\b(?! ?(?:k?m|miles?|steps)\\b))",
      "\\+?(?: (?:is|of|was|at|level|came)\\b|[:=]| ?\\d[.,]?\\d* ?(?:mmol|meq))",
    ].join("|"),
    "y",
  ),
  na: /\+?(?: 1\d\d\b| (?:is|of|was|at|level|came)\b|[:=])/y,
  ca: / \d{1,2}[.,]\d\b(?! ?(?:k?m|kg|h|hours?|%|years)\b)/y,
}

const isNumbered = (sentence: Sentence, { end }: Match): boolean => {
  const word = sentence.text.tokens.words[end - 1]!
  const grammar = SHORT_NAMES[word]
  if (!grammar) return true
  grammar.lastIndex = sentence.starts[end - 1]! + word.length
  return grammar.test(sentence.plain)
}

/** Whether a name means its analyte where it stands. */
const isName =
  (key: string) =>
  (sentence: Sentence, name: Match): boolean =>
    isNumbered(sentence, name) &&
    (key === "calcium_ionized" ||
      !mentions({ ...sentence, from: name.start, to: name.end }, analyteCues.otherAnalyte))

/** An analyte, and the reader of what a sentence claims of it. */
export interface AnalyteReader {
  readonly analyte: Analyte
  readonly needsUnit: boolean
  readonly valuesIn: (sentence: Sentence) => ReadonlyArray<Measurement>
}

/** A reader for every analyte of the catalogue. */
export const analyteReaders = lazy(
  (): ReadonlyArray<AnalyteReader> =>
    namedAnalytes().map(({ analyte, names }) => ({
      analyte,
      needsUnit: WITH_UNIT.has(analyte.key),
      valuesIn: measurementReader(names, LAB_UNITS, isName(analyte.key)),
    })),
)

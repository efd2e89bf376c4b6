import type { Analyte } from "#catalogue/biomarkers/analyte"
import { canonicalValues } from "#catalogue/biomarkers/unit"
import type { Steps } from "#language/steps"
import { labValueCues } from "#safety/cues/lab-value"
import { mentions, type Sentence } from "#safety/passage"
import { type AnalyteReader, analyteReaders } from "#safety/typed-values/analyte-reader"

/** A lab value as somebody typed it: what it may be in the analyte's own unit, and the words for it. */
export interface TypedAnalyte {
  readonly analyte: Analyte
  /** One where the unit was typed or a single one makes it plausible; several where more do. */
  readonly values: ReadonlyArray<number>
  readonly words: string
}

/** A mass without a volume is an intake: "potassium 2.5 g a day". */
const INTAKE = /^(?:mg|g|mcg|%|percent)$/
const CONCENTRATION = /\/|^(?:mmol|meq)/
/** What is eaten as well as measured, and the words of a diet. */
const NUTRIENTS = new Set(
  "potassium sodium calcium magnesium phosphate chloride cholesterol_total".split(" "),
)
/** What is taken as a supplement, and the words of taking it. */
const SUPPLEMENTS = new Set(
  "iron zinc copper selenium folate vitamin_b12 vitamin_d_25oh vitamin_a vitamin_e".split(" "),
)

const isIntake = ({ key }: Analyte, sentence: Sentence): boolean =>
  (NUTRIENTS.has(key) && mentions(sentence, labValueCues.eaten)) ||
  (SUPPLEMENTS.has(key) && mentions(sentence, labValueCues.taken))

/** What was typed, as a report would have printed it. */
const asPrinted = (key: string, value: number, unit: string): readonly [number, string] => {
  const plain = unit.replace(/ /g, "").replace(/^x(?=10)/, "")
  if (plain === "k" || plain === "thousand") return [value, "10*3/uL"]
  if (plain === "mmol" && key === "hba1c") return [value, "mmol/mol"]
  if (plain === "mmol" || plain === "meq") return [value, `${plain}/L`]
  if (plain === "percent") return [value, "%"]
  if (plain === "" && key === "neutrophils_abs" && value >= 20) return [value, "/uL"]
  if (plain === "" && (key === "platelets" || key === "wbc") && value >= 1_000)
    return [value, "/uL"]
  return [value, plain === "s" || plain === "sec" || plain === "seconds" ? "s" : plain]
}

/** A unit as the catalogue spells it, where that is the one that was typed. */
const spelled = (unit: string, analyte: Analyte): string =>
  unit === analyte.unit.toLowerCase() ? analyte.unit : unit

/** Readers tried before yielding to the event loop. */
const STEP = 16

const valuesOf = (
  { analyte, needsUnit, valuesIn }: AnalyteReader,
  sentence: Sentence,
): ReadonlyArray<TypedAnalyte> =>
  valuesIn(sentence)
    .filter(({ unit }) => !needsUnit || CONCENTRATION.test(unit))
    .filter(() => analyte.key !== "lactate" || !mentions(sentence, labValueCues.sport))
    .filter(({ unit }) => CONCENTRATION.test(unit) || !isIntake(analyte, sentence))
    .filter(({ unit }) => !INTAKE.test(unit) || unit === analyte.unit || unit === "percent")
    .flatMap(({ value, unit }) => {
      const [printed, printedUnit] = asPrinted(analyte.key, value, unit)
      const values = canonicalValues(analyte, printed, printedUnit)
      return values.length > 0
        ? [{ analyte, values, words: `${value} ${spelled(unit, analyte)}`.trim() }]
        : []
    })

/** Reads the lab values that a sentence has. */
export function* typedAnalytesIn(sentence: Sentence): Steps<ReadonlyArray<TypedAnalyte>> {
  const found: Array<TypedAnalyte> = []
  for (const [at, reader] of analyteReaders().entries()) {
    if (at % STEP === STEP - 1) yield
    found.push(...valuesOf(reader, sentence))
  }
  return found
}

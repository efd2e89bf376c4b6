import { analytes } from "#catalogue/biomarkers"
import type { Analyte } from "#catalogue/biomarkers/analyte"
import { type Critical, criticalOf } from "#catalogue/biomarkers/critical"
import { LAB_UNITS } from "#safety/readings/lab-units"
import { readerOf } from "#safety/readings/reading"
import { isTroponinHigh } from "#safety/readings/troponin"
import type { Verdict } from "#safety/rule"
import type { Steps } from "#safety/steps"
import { criticalTyped, NEUTROPENIC_FEVER, TROPONIN } from "#safety/texts"

/** Everyday and short names beside the catalogue's; the catalogue's own short ones are too short for prose. */
const NAMES: ReadonlyArray<readonly [key: string, names: string]> = [
  ["hemoglobin", "ha?emoglobin(?! ?a1c)|hgb|hb(?! ?a1c)"],
  ["hematocrit", "ha?ematocrit|hct"],
  [
    "potassium",
    "potassium|k\\+(?= ?\\d)|(?<!vitamin |\\d |\\d)k(?= [1-9][.,]\\d\\b(?! ?(?:k?m|miles?|steps)\\b))|(?<!vitamin )k\\+?(?= (?:is|of|was|at|level|came)\\b|[:=]| ?\\d[.,]?\\d* ?(?:mmol|meq))",
  ],
  ["sodium", "sodium|na\\+?(?= 1\\d\\d\\b)|na\\+?(?= (?:is|of|was|at|level|came)\\b|[:=])"],
  ["calcium_ionized", "ioni[sz]ed calcium"],
  [
    "calcium",
    "(?<!ioni[sz]ed )calcium|ca(?= \\d{1,2}[.,]\\d\\b(?! ?(?:k?m|kg|h|hours?|%|years)\\b))",
  ],
  ["magnesium", "magnesium"],
  ["phosphate", "phosphate|phosphorus|phos"],
  ["chloride", "chloride"],
  ["co2", "bicarb(?:onate)?|hco3"],
  ["creatinine", "creatinine|creat"],
  ["bun", "bun|urea nitrogen"],
  ["bilirubin_total", "(?:total )?bilirubin"],
  ["ammonia", "ammonia"],
  ["platelets", "platelets?(?: counts?)?|plts?|thrombocytes"],
  ["wbc", "wbc|white (?:blood )?(?:cells?|count)(?: counts?)?|leu[ck]ocytes"],
  ["neutrophils_abs", "anc|(?:absolute )?neutrophils?(?: counts?)?|neuts?|neutropeni[ac]"],
  ["fibrinogen", "fibrinogen"],
  ["inr", "inr"],
  ["aptt", "a?ptt"],
  ["free_t4", "free t4|ft4"],
  ["lactate", "lactate|lactic acid"],
]

/** A mass without a volume is an intake: "potassium 2.5 g a day". */
const INTAKE = /^(?:mg|g|mcg|%)$/
const SPORT =
  /\blactate (?:threshold|test|step)\b|\bthreshold\b|\b(?:during|after|in) (?:the |my |an? )?(?:\w+ )?(?:run|workout|race|intervals?|ride|sprints?)\b/
/** What is eaten as well as measured, and the words of a diet. */
const NUTRIENTS = new Set(["potassium", "sodium", "calcium", "magnesium", "phosphate", "chloride"])
const EATEN = /\b(?:supplement\w*|intake|diet|drank|ate|tablets?|pills?)\b/
const CONCENTRATION = /\/|^(?:mmol|meq)/
const FEVER =
  /\b(?:fever\w*|febrile|chills|rigors|shivering|infection|temperature (?:is |of )?(?:38|39|40|41|10[0-6])|temp (?:is |of )?(?:38|39|40|41|10[0-6])|sepsis|flu|t ?(?:is |of |= ?|: ?)?(?:38|39|40|41|10[0-6])(?:[.,]\d)?)\b|\b(?:(?:38|39|40|41)(?:[.,]\d)? ?(?:°|degrees|celsius|c\b)|10[0-5](?:[.,]\d)? ?(?:°|degrees|fahrenheit|f\b))/

const readers = NAMES.flatMap(([key, names]) => {
  const analyte = analytes.find((analyte) => analyte.key === key)
  return analyte ? [{ analyte, readingsOf: readerOf(names, LAB_UNITS) }] : []
})

/** What was typed, as a report would have printed it. */
const asPrinted = (key: string, value: number, unit: string): readonly [number, string] => {
  const plain = unit.replace(/ /g, "").replace(/^x(?=10)/, "")
  if (plain === "k" || plain === "thousand") return [value, "10*3/uL"]
  if (plain === "mmol" || plain === "meq") return [value, `${plain}/L`]
  if (plain === "" && key === "neutrophils_abs" && value >= 20) return [value, "/uL"]
  if (plain === "" && (key === "platelets" || key === "wbc") && value >= 1_000)
    return [value, "/uL"]
  return [value, plain === "s" || plain === "sec" || plain === "seconds" ? "s" : plain]
}

/** A unit as the catalogue spells it, where that is the one that was typed. */
const spelled = (unit: string, analyte: Analyte): string =>
  unit === analyte.unit.toLowerCase() ? analyte.unit : unit

interface Typed {
  readonly critical: Critical
  readonly words: string
}

const criticalsIn = (sentence: string): ReadonlyArray<Typed> =>
  readers.flatMap(({ analyte, readingsOf }) =>
    readingsOf(sentence)
      .filter(() => analyte.key !== "lactate" || !SPORT.test(sentence))
      .filter(
        ({ unit }) =>
          !NUTRIENTS.has(analyte.key) || CONCENTRATION.test(unit) || !EATEN.test(sentence),
      )
      .filter(({ unit }) => !INTAKE.test(unit) || unit === analyte.unit)
      .flatMap(({ value, unit }) => {
        const [printed, printedUnit] = asPrinted(analyte.key, value, unit)
        const critical = criticalOf({
          name: analyte.name,
          value: printed,
          operator: null,
          unit: printedUnit,
          reference_range: "",
          out_of_range: false,
        })
        return critical?.analyte === analyte
          ? [{ critical, words: `${value} ${spelled(unit, analyte)}`.trim() }]
          : []
      }),
  )

/** A lab value that was typed and that laboratories telephone about. */
export function* labValueVerdict(
  sentences: ReadonlyArray<string>,
  message: string,
): Steps<Verdict | null> {
  const asked = sentences.filter(
    (sentence) => !/\b(?:normal|reference) range\b|\bhow (?:many|often)\b/.test(sentence),
  )
  if (asked.some(isTroponinHigh))
    return { escalation: "immediate", rule: "troponin", text: TROPONIN }
  const typed: Array<Typed> = []
  for (const sentence of asked) {
    if (!/\d/.test(sentence)) continue
    for (const value of criticalsIn(sentence)) typed.push(value)
    yield
  }
  const rule = "critical_lab_value"
  if (
    FEVER.test(message) &&
    !/\bno (?:\w+ )?fever\b/.test(message) &&
    (/\bneutropeni(?:a|c)\b/.test(message) ||
      typed.some(({ critical }) => critical.analyte.key === "neutrophils_abs"))
  )
    return { escalation: "immediate", rule, text: NEUTROPENIC_FEVER }
  const [first] = typed
  return first
    ? {
        escalation: "urgent_same_day",
        rule,
        text: criticalTyped(first.critical.analyte.name, first.words),
      }
    : null
}

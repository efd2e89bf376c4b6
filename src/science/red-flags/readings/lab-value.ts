import { analytes } from "#science/biomarkers"
import type { Analyte } from "#science/biomarkers/analyte"
import { type Critical, criticalOf } from "#science/biomarkers/critical"
import { readingsOf } from "#science/red-flags/readings/reading"
import type { Verdict } from "#science/red-flags/rule"
import { criticalTyped, NEUTROPENIC_FEVER, TROPONIN } from "#science/red-flags/texts"

/** Everyday and short names beside the catalogue's; the catalogue's own short ones are too short for prose. */
const NAMES: ReadonlyArray<readonly [key: string, names: string]> = [
  ["hemoglobin", "ha?emoglobin(?! ?a1c)|hgb|hb(?! ?a1c)"],
  ["hematocrit", "ha?ematocrit|hct"],
  ["potassium", "potassium|(?<!vitamin )k\\+?(?= (?:is|of|was|at|level|came)\\b|[:=])"],
  ["sodium", "sodium|na\\+?(?= (?:is|of|was|at|level|came)\\b|[:=])"],
  ["calcium_ionized", "ioni[sz]ed calcium"],
  ["calcium", "(?<!ioni[sz]ed )calcium"],
  ["magnesium", "magnesium"],
  ["phosphate", "phosphate|phosphorus"],
  ["chloride", "chloride"],
  ["co2", "bicarb(?:onate)?|hco3"],
  ["creatinine", "creatinine"],
  ["bun", "bun|urea nitrogen"],
  ["bilirubin_total", "(?:total )?bilirubin"],
  ["ammonia", "ammonia"],
  ["platelets", "platelets?(?: counts?)?|plt|thrombocytes"],
  ["wbc", "wbc|white (?:blood )?(?:cells?|count)(?: counts?)?|leu[ck]ocytes"],
  ["neutrophils_abs", "anc|(?:absolute )?neutrophils?(?: counts?)?|neuts?"],
  ["fibrinogen", "fibrinogen"],
  ["inr", "inr"],
  ["aptt", "a?ptt"],
  ["free_t4", "free t4|ft4"],
  ["lactate", "lactate|lactic acid"],
]

const UNITS =
  "g ?/ ?dl|g ?/ ?l|mg ?/ ?dl|[uμµ]mol ?/ ?l|mmol ?/ ?l|meq ?/ ?l|[uμµ]g ?/ ?dl|g/l|ng ?/ ?m?l|pg ?/ ?ml|10[*^e]?[39] ?/ ?[ulμµ]+|k ?/ ?[uμµ]l|/ ?[uμµ]l|cells ?/ ?[uμµ]l|mg|g|mcg|%|k|mmol|meq|thousand|sec(?:onds)?|s"

/** A mass without a volume is an intake: "potassium 2.5 g a day". */
const INTAKE = /^(?:mg|g|mcg|%)$/
const SPORT =
  /\b(?:lactate (?:threshold|test|step)|threshold|during (?:the |my )?(?:run|workout|race|interval|ride)|after (?:the |my )?(?:run|workout|race|interval|sprint|ride)|supplement\w*|intake|diet|drink|ate|tablets?|pills?)\b/
const FEVER =
  /\b(?:fever\w*|febrile|chills|rigors|shivering|infection|temperature (?:is |of )?(?:38|39|40|41|10[0-6])|temp (?:is |of )?(?:38|39|40|41|10[0-6])|sepsis|flu)\b/

const analyteOf = (key: string): Analyte | undefined =>
  analytes.find((analyte) => analyte.key === key)

/** What was typed, as a report would have printed it. */
const asPrinted = (key: string, value: number, unit: string): readonly [number, string] => {
  const plain = unit.replace(/ /g, "")
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
  SPORT.test(sentence)
    ? []
    : NAMES.flatMap(([key, names]) => {
        const analyte = analyteOf(key)
        if (!analyte) return []
        return readingsOf(sentence, names, UNITS)
          .filter(({ unit }) => !INTAKE.test(unit) || (key === "hematocrit" && unit === "%"))
          .flatMap(({ value, unit }) => {
            const [printed, printedUnit] = asPrinted(key, value, unit)
            const critical = criticalOf({
              name: analyte.name,
              value: printed,
              operator: null,
              unit: printedUnit,
              reference_range: "",
              out_of_range: false,
            })
            return critical?.analyte.key === key
              ? [{ critical, words: `${value} ${spelled(unit, analyte)}`.trim() }]
              : []
          })
      })

/** ng/mL, the 99th percentile that conventional assays print (ABIM, January 2026). */
const TROPONIN_NG_ML = 0.04
/** ng/L, for assays of high sensitivity. */
const TROPONIN_HS_NG_L = 52

const isTroponinHigh = (sentence: string): boolean =>
  readingsOf(
    sentence,
    "(?:hs[ -]?|high[- ]sensitivity )?(?:c?tn[it]|troponins?)(?: [it])?",
    UNITS,
  ).some(({ value, unit }) => {
    const plain = unit.replace(/ /g, "")
    if (plain === "ng/l" || plain === "pg/ml") return value > TROPONIN_HS_NG_L
    if (plain === "ng/ml" || plain === "ug/l") return value > TROPONIN_NG_ML
    return value % 1 === 0 ? value > TROPONIN_HS_NG_L : value > TROPONIN_NG_ML
  }) ||
  /\btroponin (?:is |was |came back |result |level |levels )*(?:very |slightly )?(?:high|elevated|positive|raised)\b/.test(
    sentence,
  )

/** A lab value that was typed and that laboratories telephone about. */
export const labValueVerdict = (
  sentences: ReadonlyArray<string>,
  message: string,
): Verdict | null => {
  const asked = sentences.filter(
    (sentence) => !/\b(?:normal|reference) range\b|\bhow (?:many|often)\b/.test(sentence),
  )
  if (asked.some(isTroponinHigh))
    return { escalation: "immediate", rule: "troponin", text: TROPONIN }
  const typed = asked.flatMap(criticalsIn)
  const rule = "critical_lab_value"
  if (
    FEVER.test(message) &&
    !/\bno (?:\w+ )?fever\b/.test(message) &&
    typed.some(({ critical }) => critical.analyte.key === "neutrophils_abs")
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

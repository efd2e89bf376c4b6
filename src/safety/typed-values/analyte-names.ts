import { analytes } from "#catalogue/biomarkers"
import type { Analyte } from "#catalogue/biomarkers/analyte"
import { lazy } from "#domain/lazy"
import { LAB_UNITS } from "#safety/typed-values/lab-units"
import { type Reading, readerOf } from "#safety/typed-values/reading"

/**
 * Names of analytes that people type beside those of the catalogue, as sources of patterns: short names are words
 * of other meanings too, so each says what may stand around it.
 */
const OWN_NAMES: Readonly<Record<string, string>> = {
  hemoglobin: "ha?emoglobin(?! ?a1c)|hgb|hb(?! ?a1c)",
  hematocrit: "ha?ematocrit|hct",
  potassium: [
    "potassium|kalium|k\\+(?= ?\\d)",
    "(?<!vitamin |\\d |\\d)k(?= [1-9][.,]\\d\\b(?! ?(?:k?m|miles?|steps)\\b))",
    "(?<!vitamin )k\\+?(?= (?:is|of|was|at|level|came)\\b|[:=]| ?\\d[.,]?\\d* ?(?:mmol|meq))",
  ].join("|"),
  sodium: "sodium|natrium|na\\+?(?= 1\\d\\d\\b)|na\\+?(?= (?:is|of|was|at|level|came)\\b|[:=])",
  calcium_ionized: "ioni[sz]ed calcium",
  calcium: "(?<!ioni[sz]ed )calcium|ca(?= \\d{1,2}[.,]\\d\\b(?! ?(?:k?m|kg|h|hours?|%|years)\\b))",
  phosphate: "phosphate|phosphorus|phos",
  chloride: "chloride",
  co2: "bicarb(?:onate)?|hco3",
  creatinine: "creatinine|creat|kreatinin|creatinina",
  bun: "bun|urea nitrogen",
  bilirubin_total: "(?:total )?bilirubin",
  platelets: "platelets?(?: counts?)?|plts?|thrombocytes|thrombozyten",
  wbc: "wbc|white (?:blood )?(?:cells?|count)(?: counts?)?|leu[ck]ocytes|leukozyten",
  neutrophils_abs: "anc|(?:absolute )?neutrophils?(?: counts?)?|neuts?|neutropeni[ac]",
  aptt: "a?ptt",
  free_t4: "free t4|ft4",
  lactate: "lactate|lactic acid",
  hba1c: "(?:h[ae]?emoglobin |hb ?)?a1c|hba1c|glyc(?:at|osylat)ed h[ae]?emoglobin",
  ldl_c: "ldl(?: ?-?c)?(?: cholesterol)?",
  hdl_c: "hdl(?: ?-?c)?(?: cholesterol)?",
  cholesterol_total: "(?:total )?cholesterol",
  triglycerides: "triglycerides?|trigs?",
  d_dimer: "d[ -]?dimers?",
  crp: "crp|c[ -]reactive protein",
  vitamin_b12: "(?:vitamin |vit )?b ?12",
  vitamin_d_25oh: "(?:vitamin|vit\\.?) d3?|25[ -]?oh[ -]?d",
  egfr: "egfr|gfr",
  psa: "psa",
}

/** Analytes whose names are foods, training terms or everyday words: read with a unit of a laboratory alone. */
const WITH_UNIT = new Set(
  [
    "iron zinc copper selenium lead mercury folate magnesium glucose glucose_fasting eag pt ana".split(
      " ",
    ),
  ].flat(),
)
/** Other readers know these: glucose and troponin. */
const ELSEWHERE = /^(?:glucose|glucose_fasting|eag|troponin)/
const MIN_NAME = 3

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")

const namesOf = ({ key, name, synonyms }: Analyte): string =>
  OWN_NAMES[key] ??
  [name, ...synonyms]
    .map((each) => each.toLowerCase())
    .filter((each) => each.length >= MIN_NAME)
    .map(escaped)
    .sort((a, b) => b.length - a.length)
    .join("|")

/** An analyte with its reader; `first` finds out at little cost whether a text may name it. */
export interface AnalyteReader {
  readonly analyte: Analyte
  readonly needsUnit: boolean
  readonly isNamed: (sentence: string) => boolean
  readonly valuesIn: (sentence: string) => ReadonlyArray<Reading>
}

/** A reader for every analyte of the catalogue. Each is compiled when it is first needed. */
export const analyteReaders = lazy(
  (): ReadonlyArray<AnalyteReader> =>
    analytes
      .filter(({ key }) => !ELSEWHERE.test(key))
      .flatMap((analyte) => {
        const names = namesOf(analyte)
        if (names === "") return []
        const named = lazy(() => new RegExp(`(?<![\\p{L}\\d])(?:${names})(?![\\p{L}])`, "u"))
        const valuesIn = readerOf(names, LAB_UNITS)
        return [
          {
            analyte,
            needsUnit: WITH_UNIT.has(analyte.key),
            isNamed: (sentence: string) => named().test(sentence),
            valuesIn,
          },
        ]
      }),
)

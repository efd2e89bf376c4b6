import { analytes } from "#catalogue/biomarkers"
import type { Analyte } from "#catalogue/biomarkers/analyte"
import { lazy } from "#domain/lazy"
import { plainText, tokensOf } from "#language/tokens"

/** Names of analytes that people type beside those of the catalogue, one a line. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  hemoglobin: `
    (hemoglobin|haemoglobin|hgb|hb) !(a1c)
  `,
  hematocrit: "(hematocrit|haematocrit|hct)",
  potassium: `
    (potassium|kalium)
    k
  `,
  sodium: "(sodium|natrium|na)",
  calcium_ionized: "(ionized|ionised) calcium",
  calcium: "(calcium|ca)",
  phosphate: "(phosphate|phosphorus|phos)",
  chloride: "chloride",
  co2: "(bicarb|bicarbonate|hco3)",
  creatinine: "(creatinine|creat|kreatinin|creatinina)",
  bun: `
    bun
    urea nitrogen
  `,
  bilirubin_total: `
    bilirubin
    total bilirubin
  `,
  platelets: `
    (platelet/s|plt/s|thrombocytes|thrombozyten)
    (platelet/s) (count/s)
  `,
  wbc: `
    (wbc|leucocytes|leukocytes|leukozyten)
    white [blood] (cell/s|count)
    white [blood] (cell/s|count) (count/s)
  `,
  neutrophils_abs: `
    (anc|neutrophil/s|neut/s|neutropenia|neutropenic)
    absolute (neutrophil/s)
    [absolute] (neutrophil/s) (count/s)
  `,
  aptt: "(aptt|ptt)",
  free_t4: `
    free t4
    ft4
  `,
  lactate: `
    lactate
    lactic acid
  `,
  hba1c: `
    (a1c|hba1c)
    (hemoglobin|haemoglobin|hb) a1c
    (glycated|glycosylated) (hemoglobin|haemoglobin)
  `,
  ldl_c: `
    ldl
    ldl c
    ldl cholesterol
    ldl c cholesterol
  `,
  hdl_c: `
    hdl
    hdl c
    hdl cholesterol
    hdl c cholesterol
  `,
  cholesterol_total: `
    cholesterol
    total cholesterol
  `,
  triglycerides: "(triglyceride/s|trig/s)",
  d_dimer: `
    d (dimer/s)
    (ddimer/s)
  `,
  crp: `
    crp
    c reactive protein
  `,
  vitamin_b12: `
    b12
    b 12
    (vitamin|vit) (b12|b 12)
  `,
  vitamin_d_25oh: `
    (vitamin|vit) (d|d3)
    25 oh d
  `,
  egfr: "(egfr|gfr)",
  psa: "psa",
}

/** Where a name means another analyte, or none: "ionized calcium", "vitamin k". */
export const analyteCues = {
  otherAnalyte: `
    (ionized|ionised) calcium
    vitamin k
  `,
} as const

/** Other readers know these: glucose and troponin. */
const ELSEWHERE = /^(?:glucose|glucose_fasting|eag|troponin)/
const MIN_NAME = 3

/** A name of the catalogue as a phrase: its words alone. */
const phraseOf = (name: string): string => tokensOf(plainText(name)).words.join(" ")

const namesOf = ({ key, name, synonyms }: Analyte): string =>
  OWN_NAMES[key] ??
  [...new Set([name, ...synonyms].filter((each) => each.length >= MIN_NAME).map(phraseOf))].join(
    "\n",
  )

/** An analyte with the names by which people type it, one a line. */
export interface NamedAnalyte {
  readonly analyte: Analyte
  readonly names: string
}

/** Every analyte of the catalogue that the reader of lab values knows. */
export const namedAnalytes = lazy(
  (): ReadonlyArray<NamedAnalyte> =>
    analytes
      .filter(({ key }) => !ELSEWHERE.test(key))
      .map((analyte) => ({ analyte, names: namesOf(analyte) }))
      .filter(({ names }) => names !== ""),
)

import { type PhraseTable, phrases } from "#language/phrases"

/** Common results and panels, as people say them, and the parts of printed names that find them. */
const common: ReadonlyArray<readonly [PhraseTable, ...Array<string>]> = [
  [phrases`ldl`, "LDL"],
  [phrases`hdl`, "HDL"],
  [phrases`triglyceride/s`, "triglyceride"],
  [phrases`a1c | hba1c | glycated (hemoglobin|haemoglobin)`, "A1c"],
  [
    phrases`cholesterol (panel|numbers|levels|results|values) | (lipid/s|lipid panel)`,
    "LDL",
    "HDL",
    "triglyceride",
    "Total Cholesterol",
  ],
  [phrases`cholesterol`, "cholesterol"],
  [phrases`(vitamin|vit) d`, "vitamin D"],
  [phrases`b12 | b 12`, "B12"],
  [phrases`folate | folic acid`, "fol"],
  [phrases`ferritin`, "ferritin"],
  [phrases`iron [(level/s|stores|panel|status|values)]`, "ferritin", "iron", "transferrin"],
  [phrases`tsh`, "TSH"],
  [phrases`thyroid`, "TSH", "T4", "T3"],
  [phrases`(kidney/s|renal) !(pain/s|stone/s|infection)`, "creatinine", "eGFR", "urea", "BUN"],
  [
    phrases`liver [(values|enzymes|function|panel|numbers|tests)]`,
    "ALT",
    "AST",
    "GGT",
    "bilirubin",
    "albumin",
  ],
  [phrases`fasting (glucose|sugar) | sugar (labs|panel|values)`, "glucose", "A1c"],
  [phrases`testosterone`, "testosterone"],
  [phrases`cortisol`, "cortisol"],
  [phrases`creatinine`, "creatinine"],
  [phrases`egfr`, "eGFR"],
  [phrases`crp | c reactive`, "CRP"],
  [phrases`hemoglobin | haemoglobin`, "hemoglobin"],
  [phrases`hematocrit | haematocrit`, "hematocrit"],
  [phrases`platelet/s`, "platelet"],
  [phrases`white blood cell/s | wbc`, "white blood"],
  [phrases`potassium`, "potassium"],
  [phrases`sodium`, "sodium"],
  [phrases`calcium`, "calcium"],
  [phrases`magnesium`, "magnesium"],
  [phrases`uric acid`, "uric"],
  [phrases`alt | alat`, "ALT"],
  [phrases`ast | asat`, "AST"],
  [phrases`bilirubin`, "bilirubin"],
  [phrases`albumin`, "albumin"],
  [phrases`insulin`, "insulin"],
  [phrases`apo b | apob`, "ApoB"],
  [phrases`homocysteine`, "homocysteine"],
]

/** The results that a text names, in its order, each by the part of a printed name that finds it. */
export const namesInOrder = (text: string): ReadonlyArray<string> =>
  common
    .flatMap(([wordings, name]) => {
      const [first] = wordings.find(text)
      return first && name !== undefined ? [{ name, ...first }] : []
    })
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .map(({ name }) => name)
    .filter((name, at, all) => name !== "cholesterol" && all.indexOf(name) === at)

/** The parts of printed names that find the results which a text names, each once. */
export const namesIn = (text: string): ReadonlyArray<string> => {
  const names = [
    ...new Set(common.flatMap(([wordings, ...found]) => (wordings.test(text) ? found : []))),
  ]
  return names.length > 1 ? names.filter((name) => name !== "cholesterol") : names
}

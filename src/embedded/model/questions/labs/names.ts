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
  [phrases`total cholesterol`, "Total Cholesterol"],
  [phrases`<!(ldl|hdl|good|bad|total) cholesterol`, "cholesterol"],
  [phrases`bad cholesterol`, "LDL"],
  [phrases`good cholesterol`, "HDL"],
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
  [phrases`crp | c reactive | my inflammation [marker/s|level/s|value/s]`, "CRP"],
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

const OWNER = /\b(?:my|the)\s+$/i

/** A text in which "it" stands for each result that it names: "how long has it been high". */
export const withoutNames = (text: string): string => {
  const spans = common
    .flatMap(([wordings]) => wordings.find(text))
    .toSorted((one, other) => one.start - other.start)
  let rest = ""
  let at = 0
  for (const { start, end } of spans) {
    if (start < at) continue
    rest += `${text.slice(at, start).replace(OWNER, "")}it`
    at = end
  }
  return rest + text.slice(at)
}

const OVERALL = "cholesterol"

/** The same with any cholesterol, in the order of the text. */
const allNamesIn = (text: string): ReadonlyArray<string> => {
  const found = common.flatMap(([wordings, ...names]) =>
    wordings
      .find(text)
      .slice(0, 1)
      .map(({ start }) => ({ start, names })),
  )
  return [...new Set(found.sort((a, b) => a.start - b.start).flatMap(({ names }) => names))]
}

/** The parts of printed names that find the results which a text names, each once, in its order. */
export const namesIn = (text: string): ReadonlyArray<string> => {
  const names = allNamesIn(text)
  return names.length > 1 ? names.filter((name) => name !== OVERALL) : names
}

/** The two results whose ratio is asked for: cholesterol beside one of its parts is all of it. */
export const ratioOf = (text: string): ReadonlyArray<string> =>
  allNamesIn(text)
    .map((name) => (name === OVERALL ? "Total Cholesterol" : name))
    .slice(0, 2)

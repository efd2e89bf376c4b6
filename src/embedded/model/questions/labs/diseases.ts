import { type PhraseTable, phrases } from "#language/phrases"

/** Diseases that people ask whether they have, and the results that doctors look at first. */
const diseases: ReadonlyArray<readonly [string, PhraseTable, ...Array<string>]> = [
  ["diabetes", phrases`diabet* | prediabet* | pre diabet* | insulin resistan*`, "A1c", "glucose"],
  ["anemia", phrases`anemi* | anaemi*`, "hemoglobin", "ferritin"],
  ["an iron deficiency", phrases`iron deficien* | (low|short) on iron`, "ferritin", "hemoglobin"],
  ["a vitamin D deficiency", phrases`(vitamin|vit) d deficien*`, "vitamin D"],
  ["a B12 deficiency", phrases`b12 deficien*`, "B12"],
  ["gout", phrases`gout`, "uric"],
  [
    "a thyroid problem",
    phrases`thyroid ...1 (problem/s|disease|disorder|issue/s) | hypothyroid* | hyperthyroid* | hashimoto*`,
    "TSH",
  ],
  ["kidney disease", phrases`kidney ...1 (problem/s|disease|damage|failure)`, "creatinine", "eGFR"],
  [
    "liver disease",
    phrases`liver ...1 (problem/s|disease|damage) | fatty liver`,
    "ALT",
    "AST",
    "GGT",
  ],
  ["high cholesterol", phrases`high cholesterol`, "LDL", "Total Cholesterol"],
]

/** The disease that a text names, with the parts of names of its results; null where it names none. */
export const diseaseIn = (
  text: string,
): { readonly disease: string; readonly names: ReadonlyArray<string> } | null => {
  const found = diseases.find(([, wordings]) => wordings.test(text))
  if (!found) return null
  const [disease, , ...names] = found
  return { disease, names }
}

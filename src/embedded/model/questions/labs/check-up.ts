/** Results that a check-up often has and whose names hold no digit, by the part of a printed name that finds each. */
export const USUAL_RESULTS = [
  "hemoglobin",
  "platelet",
  "ferritin",
  "fol",
  "vitamin D",
  "TSH",
  "creatinine",
  "eGFR",
  "ALT",
  "AST",
  "GGT",
  "glucose",
  "LDL",
  "HDL",
  "triglyceride",
  "ApoB",
  "Lp(a)",
  "CRP",
  "uric",
  "potassium",
  "sodium",
  "magnesium",
] as const

/** How the part of a name is said where nothing was found by it. */
const SAID: Readonly<Record<string, string>> = {
  uric: "uric acid",
  fol: "folate",
  triglyceride: "triglycerides",
  platelet: "platelets",
  A1c: "HbA1c",
  BUN: "urea",
  "white blood": "white blood cells",
  B12: "vitamin B12",
}

/** A result as it is said that nobody measured. */
export const spokenResult = (name: string): string => SAID[name] ?? name

import { type Analyte, analyte, at } from "#catalogue/biomarkers/analyte"

/** Coagulation. */
export const coagulation: ReadonlyArray<Analyte> = [
  analyte({
    key: "fibrinogen",
    name: "Fibrinogen",
    synonyms: ["fibrinogen activity"],
    unit: "mg/dL",
    units: { "g/L": { multiply: 100 } },
    range: { any: { low: 200, high: 400 }, source: "abim" },
    plausible: { low: 10, high: 2000 },
    critical: { low: at(60, "mayo") },
  }),
  analyte({
    key: "pt",
    name: "Prothrombin time",
    synonyms: ["pt", "protime"],
    unit: "s",
    range: { any: { low: 11, high: 13 }, source: "abim" },
    plausible: { low: 5, high: 200 },
  }),
  analyte({
    key: "inr",
    name: "INR",
    synonyms: ["pt-inr", "inr(pt)", "international normalized ratio"],
    unit: "",
    plausible: { low: 0.5, high: 20 },
    critical: { high: at(5, "mayo") },
  }),
  analyte({
    key: "aptt",
    name: "aPTT",
    synonyms: ["ptt", "activated partial thromboplastin time"],
    unit: "s",
    range: { any: { low: 25, high: 35 }, source: "abim" },
    plausible: { low: 10, high: 300 },
    critical: { high: at(150, "mayo") },
  }),
  analyte({
    key: "d_dimer",
    name: "D-dimer (FEU)",
    synonyms: ["d-dimer", "d dimer", "fibrin d-dimer", "d-dimer feu"],
    unit: "ng/mL",
    units: { "µg/mL": { multiply: 1000 }, "mg/L": { multiply: 1000 } },
    range: { any: { low: null, high: 500 }, source: "abim" },
    plausible: { low: 0, high: 100_000 },
  }),
]

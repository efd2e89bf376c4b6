import { type Analyte, analyte } from "#catalogue/biomarkers/analyte"

/** Antibodies. */
export const immunity: ReadonlyArray<Analyte> = [
  analyte({
    key: "ttg_iga",
    name: "tTG-IgA",
    synonyms: ["ttg iga", "tissue transglutaminase iga", "t-transglutaminase (ttg) iga"],
    unit: "U/mL",
    plausible: { low: 0, high: 1000 },
  }),
  analyte({
    key: "ana",
    name: "ANA",
    synonyms: ["antinuclear antibody", "antinuclear antibodies"],
    unit: "titer",
  }),
  analyte({
    key: "ige_total",
    name: "IgE, total",
    synonyms: ["ige", "immunoglobulin e, total", "total ige"],
    unit: "IU/mL",
    plausible: { low: 0, high: 100_000 },
  }),
  analyte({
    key: "igg",
    name: "IgG",
    synonyms: ["immunoglobulin g"],
    unit: "mg/dL",
    units: { "g/L": { multiply: 100 } },
    plausible: { low: 10, high: 20_000 },
  }),
  analyte({
    key: "iga",
    name: "IgA",
    synonyms: ["immunoglobulin a"],
    unit: "mg/dL",
    units: { "g/L": { multiply: 100 } },
    plausible: { low: 1, high: 10_000 },
  }),
  analyte({
    key: "rf",
    name: "Rheumatoid factor",
    synonyms: ["rf"],
    unit: "IU/mL",
    plausible: { low: 0, high: 5000 },
  }),
]

import { type Analyte, analyte } from "#catalogue/biomarkers/analyte"

/** Toxic metals. */
export const toxicology: ReadonlyArray<Analyte> = [
  analyte({
    key: "lead",
    name: "Lead, blood",
    synonyms: ["lead"],
    unit: "µg/dL",
    units: { "µmol/L": { multiply: 20.72 } },
    plausible: { low: 0, high: 200 },
  }),
  analyte({
    key: "mercury",
    name: "Mercury, blood",
    synonyms: ["mercury", "hg"],
    unit: "µg/L",
    plausible: { low: 0, high: 1000 },
  }),
]

import { type Analyte, analyte } from "#science/biomarkers/analyte"

/** Inflammation. */
export const inflammation: ReadonlyArray<Analyte> = [
  analyte({
    key: "esr",
    name: "Erythrocyte sedimentation rate",
    synonyms: ["esr", "sed rate", "sedimentation rate", "westergren", "bsg"],
    unit: "mm/h",
    range: { male: { low: 0, high: 15 }, female: { low: 0, high: 20 }, source: "abim" },
    plausible: { low: 0, high: 200 },
  }),
  analyte({
    key: "crp",
    name: "C-reactive protein",
    synonyms: ["crp", "c reactive protein"],
    unit: "mg/L",
    units: { "mg/dL": { multiply: 10 } },
    range: { any: { low: null, high: 8 }, source: "abim" },
    plausible: { low: 0, high: 700 },
    variation: { up: 144.8, down: -59.1, source: "eubivas" },
  }),
  analyte({
    key: "hs_crp",
    name: "hs-CRP",
    synonyms: [
      "hscrp",
      "c-reactive protein, cardiac",
      "high sensitivity crp",
      "crp, high sensitivity",
      "c-reactive protein, high sensitivity",
      "hs crp",
    ],
    unit: "mg/L",
    units: { "mg/dL": { multiply: 10 } },
    range: { any: { low: null, high: 3 }, source: "aha" },
    plausible: { low: 0, high: 700 },
    variation: { up: 144.8, down: -59.1, source: "eubivas" },
  }),
  analyte({
    key: "homocysteine",
    name: "Homocysteine",
    synonyms: ["hcy", "homocyst(e)ine"],
    unit: "µmol/L",
    units: { "mg/L": { multiply: 7.397 } },
    range: { any: { low: 5, high: 15 }, source: "abim" },
    plausible: { low: 0.5, high: 500 },
  }),
  analyte({
    key: "procalcitonin",
    name: "Procalcitonin",
    synonyms: ["pct"],
    unit: "ng/mL",
    units: { "µg/L": { multiply: 1 } },
    range: { any: { low: null, high: 0.1 }, source: "abim" },
    plausible: { low: 0, high: 1000 },
  }),
]

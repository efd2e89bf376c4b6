import { type Analyte, analyte } from "#catalogue/biomarkers/analyte"

/** Iron. */
export const iron: ReadonlyArray<Analyte> = [
  analyte({
    key: "iron",
    name: "Iron",
    synonyms: ["serum iron", "fe", "iron, total", "eisen", "hierro"],
    unit: "µg/dL",
    units: { "µmol/L": { multiply: 5.5845 } },
    range: { any: { low: 50, high: 150 }, source: "abim" },
    plausible: { low: 2, high: 2000 },
  }),
  analyte({
    key: "ferritin",
    name: "Ferritin",
    synonyms: ["serum ferritin", "ferritina", "ferritine"],
    unit: "ng/mL",
    units: { "µg/L": { multiply: 1 }, "pmol/L": { multiply: 0.445 } },
    range: { male: { low: 24, high: 336 }, female: { low: 24, high: 307 }, source: "abim" },
    plausible: { low: 0.5, high: 100_000 },
  }),
  analyte({
    key: "tibc",
    name: "Total iron-binding capacity",
    synonyms: [
      "tibc",
      "iron binding capacity",
      "total iron binding capacity",
      "iron bind.cap.(tibc)",
    ],
    unit: "µg/dL",
    units: { "µmol/L": { multiply: 5.5845 } },
    range: { any: { low: 250, high: 310 }, source: "abim" },
    plausible: { low: 50, high: 1000 },
  }),
  analyte({
    key: "uibc",
    name: "Unsaturated iron-binding capacity",
    synonyms: ["uibc"],
    unit: "µg/dL",
    units: { "µmol/L": { multiply: 5.5845 } },
    plausible: { low: 10, high: 900 },
  }),
  analyte({
    key: "transferrin",
    name: "Transferrin",
    synonyms: [],
    unit: "mg/dL",
    units: { "g/L": { multiply: 100 } },
    plausible: { low: 30, high: 900 },
  }),
  analyte({
    key: "tsat",
    name: "Transferrin saturation",
    synonyms: ["iron saturation", "% saturation", "tsat", "% sat"],
    unit: "%",
    range: { any: { low: 20, high: 50 }, source: "abim" },
    plausible: { low: 0, high: 100 },
  }),
]

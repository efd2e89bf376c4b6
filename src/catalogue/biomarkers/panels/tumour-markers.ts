import { type Analyte, analyte } from "#catalogue/biomarkers/analyte"

/** Tumour markers. */
export const tumourMarkers: ReadonlyArray<Analyte> = [
  analyte({
    key: "psa",
    name: "PSA",
    synonyms: ["prostate specific ag", "prostate-specific antigen", "psa, total", "psa total"],
    unit: "ng/mL",
    units: { "µg/L": { multiply: 1 } },
    plausible: { low: 0, high: 10_000 },
  }),
  analyte({
    key: "cea",
    name: "CEA",
    synonyms: ["carcinoembryonic antigen"],
    unit: "ng/mL",
    units: { "µg/L": { multiply: 1 } },
    plausible: { low: 0, high: 100_000 },
  }),
  analyte({
    key: "ca125",
    name: "CA-125",
    synonyms: ["ca 125", "cancer antigen (ca) 125"],
    unit: "U/mL",
    plausible: { low: 0, high: 100_000 },
  }),
]

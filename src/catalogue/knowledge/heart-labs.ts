import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Heart values from the laboratory. */
export const heartLabs: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "troponin",
    title: "troponin",
    terms: "troponin/s",
    asked: ["what is troponin?", "what does a high troponin mean", "can exercise raise troponin"],
    text: `Troponin is a protein of the heart muscle that leaks out when heart cells are hurt, so hospitals use it
      to find heart attacks. Types I and T and their finer, high-sensitivity versions have different limits and
      cannot be compared. It also rises after a marathon, with fast heart rhythms, heart failure, infections or weak
      kidneys; doctors look for a rise over hours. Chest pain or pressure is a reason to call emergency services and
      not to wait for a test.`,
    sources: [
      { name: "ESC acute coronary syndromes guideline, Eur Heart J 44:3720", year: 2023 },
      { name: "Thygesen K et al., Circulation 138:e618", year: 2018 },
    ],
    metrics: [],
    analytes: ["troponin_i", "troponin_i_hs", "troponin_t"],
  },
  {
    id: "bnp",
    title: "BNP and NT-proBNP",
    terms: "bnp | probnp | nt-probnp | ntprobnp | natriuretic peptide/s",
    asked: ["what is BNP?", "what does a high NT-proBNP mean", "what affects bnp"],
    text: `BNP and NT-proBNP are released when the heart is stretched, so a low value makes heart failure unlikely.
      Outside hospital, European doctors look no further below 35 pg/mL of BNP or 125 of NT-proBNP. Age, atrial
      fibrillation, weak kidneys and lung disease raise them; extra weight lowers them. The two are not
      interchangeable. A raised one calls for a doctor and a heart ultrasound; with breathlessness at rest, get help
      at once.`,
    sources: [{ name: "ESC heart failure guideline, Eur Heart J 42:3599", year: 2021 }],
    metrics: ["resting_hr", "weight_kg"],
    analytes: ["bnp", "nt_probnp"],
  },
]

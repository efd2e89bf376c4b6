/** The sources of the numbers in the biomarker catalogue. */
export const sources = {
  abim: "ABIM Laboratory Test Reference Ranges, American Board of Internal Medicine, January 2026",
  testing: "testing.com, One Care Media: reference ranges of its test pages",
  ncep: "NCEP ATP III cut points, as MedlinePlus gives them: desirable levels, not reference intervals",
  labcorp: "Labcorp test pages 167015 (ApoB) and 120188 (lipoprotein (a))",
  aha: "Pearson TA et al., AHA/CDC, Circulation 2003;107:499: strata of risk, not a reference interval",
  kdigo: "KDIGO 2024 Clinical Practice Guideline for Chronic Kidney Disease",
  kost: "Kost GJ, Critical limits for urgent clinician notification at US medical centers, JAMA 1990;263:704",
  mayo: "Mayo Clinic Laboratories, Critical Values / Critical Results List (adults)",
  houston: "Houston Methodist, Critical Values",
  scripps: "Scripps Medical Laboratory, Critical Values",
  assay: "Depends on the assay: the range printed on the report goes first",
  eubivas: "Carobene A et al., Clin Chem Lab Med 2022;60:505 (EuBIVAS)",
  carobene: "Carobene A et al., Clin Chem 2017;63:1527 (EuBIVAS, creatinine)",
  coskun: "Coşkun A et al., Clin Chem Lab Med 2020;58:25",
  ricos: "Ricós C et al., Adv Lab Med 2020;1:20200029",
  cavalier: "Cavalier E et al., Nutrients 2021;13:431: results of one season",
} as const

/** The name of a source. */
export type Source = keyof typeof sources

import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Tumor markers. */
export const tumourMarkerLabs: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "psa",
    title: "PSA",
    terms: "psa | prostate specific [antigen] | prostate test",
    asked: [
      "what is PSA?",
      "what does a high PSA mean",
      "what should I avoid before a psa test",
      "should I get a PSA test",
    ],
    text: `PSA is a protein of the prostate; a rise can mean cancer, but more often an enlarged or inflamed gland. A
      urine infection in the past six weeks, and ejaculation or hard exercise, above all cycling, in the past two
      days raise it, so wait before testing, and repeat a raised one. Finasteride lowers it. Screening has benefits
      and harms: between 55 and 69 US experts call it a personal choice. Talk it over with your doctor.`,
    sources: [
      { name: "USPSTF, Prostate cancer screening, JAMA 319:1901", year: 2018 },
      { name: "UK Prostate Cancer Risk Management Programme", year: 2016 },
    ],
    metrics: [],
    analytes: ["psa"],
  },
  {
    id: "cea",
    title: "CEA",
    terms: "cea | carcinoembryonic",
    asked: ["what is CEA?", "what does a high CEA mean", "cea slightly high"],
    text: `CEA is a marker used to follow people who have had bowel cancer; it is not fit to search for cancer in
      people who feel well. Smoking raises it, and so do inflamed bowels, liver disease, lung disease and other
      harmless conditions, while many early cancers leave it normal. A slightly raised value is usually repeated
      after some weeks. Blood in the stool or unexplained weight loss needs a doctor, whatever CEA says.`,
    sources: [
      { name: "Locker GY et al., ASCO recommendations, J Clin Oncol 24:5313", year: 2006 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["cea"],
  },
  {
    id: "ca125",
    title: "CA-125",
    terms: "ca 125 | ca125 | cancer antigen 125",
    asked: ["what is CA-125?", "what does a high CA 125 mean", "can periods raise ca125"],
    text: `CA-125 is a marker that doctors use when ovarian cancer is suspected and to follow its treatment.
      Periods, pregnancy, endometriosis, fibroids, inflammation in the belly and liver or heart disease raise it
      too, so before menopause a raised value is often harmless. It is not recommended as a screening test. Lasting
      bloating, belly pain, feeling full quickly or passing urine often is a reason to see a doctor, with or without
      this test.`,
    sources: [
      { name: "NICE CG122, Ovarian cancer", year: 2011 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["cycle_day"],
    analytes: ["ca125"],
  },
  {
    id: "tumor_markers",
    title: "tumor markers",
    terms:
      "(tumor|tumour|cancer) marker/s | (blood test|lab/s) ...4 cancer | cancer ...3 blood " +
      "test",
    asked: [
      "what are tumor markers?",
      "should I test tumor markers",
      "can a blood test show cancer",
    ],
    text: `Tumor markers are mainly for following a cancer that is already known, not for searching in people who
      feel well. They miss many early cancers and rise with harmless conditions, so a check-up with them causes
      worry and further tests more often than help. Screening that has proved its worth, such as for bowel, breast
      and cervix, works differently. A lump, bleeding or unexplained weight loss belongs with a doctor, whatever a
      marker says.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "Sturgeon CM et al., NACB guideline, Clin Chem 54:e11", year: 2008 },
    ],
    metrics: [],
    analytes: ["cea", "ca125", "psa"],
  },
]
